import { label, line } from '../elements.ts';
import { point } from '../point.ts';
import type { CircuitSymbol, Scene, SceneElement } from '../scene.ts';
import { requireInput } from './require-input.ts';

/** One component of a circuit. */
export type CircuitPart = {
  readonly symbol: CircuitSymbol;
  readonly tex?: string;
  /** Text of a voltmeter connected across this part, which may be empty; without it there is no voltmeter. */
  readonly voltmeter?: string;
};

export type Circuit = {
  readonly supply: { readonly symbol?: 'cell' | 'battery'; readonly tex?: string };
  /** Parts in the same wire as the supply, such as a switch or an ammeter. */
  readonly main?: readonly CircuitPart[];
  /** One branch is a series circuit; several branches are in parallel. */
  readonly branches: readonly (readonly CircuitPart[])[];
};

const PART_WIDTH = 1.9;
const ROW_HEIGHT = 1.4;
/** Height that a voltmeter needs below its part. */
const VOLTMETER_DROP = 0.95;

/** Draws a supply above one or more branches: series or parallel, with meters. */
export function drawCircuit(circuit: Circuit): Scene {
  const { supply, main = [], branches } = circuit;
  requireInput(
    branches.length > 0 && branches.every((branch) => branch.length > 0),
    'A circuit needs a branch with at least one part.',
  );
  const mainRow: CircuitPart[] = [{ symbol: supply.symbol ?? 'battery', tex: supply.tex ?? '' }, ...main];
  const width = PART_WIDTH * Math.max(2, mainRow.length, ...branches.map((branch) => branch.length));
  const heights = computeRowHeights(branches);
  const bottom = heights.at(-1) ?? 0;
  return {
    elements: [
      ...drawRow(mainRow, { y: 0, width, side: 'left' }),
      line(point(0, 0), point(0, bottom)),
      line(point(width, 0), point(width, bottom)),
      ...branches.flatMap((branch, index) =>
        drawRow(branch, { y: heights[index] ?? 0, width, side: 'left' }),
      ),
      ...drawJunctions(heights.slice(0, -1), width),
    ],
    alt: describeCircuit(circuit),
    toScale: true,
  };
}

function computeRowHeights(branches: Circuit['branches']): number[] {
  const heights: number[] = [];
  let y = 0;
  let spaceAbove = 0;
  for (const branch of branches) {
    y -= ROW_HEIGHT + spaceAbove;
    heights.push(y);
    spaceAbove = branch.some(({ voltmeter }) => voltmeter !== undefined) ? VOLTMETER_DROP : 0;
  }
  return heights;
}

type Row = { readonly y: number; readonly width: number; readonly side: 'left' | 'right' };

function drawRow(parts: readonly CircuitPart[], { y, width, side }: Row): SceneElement[] {
  const length = width / parts.length;
  return parts.flatMap(({ symbol, tex = '', voltmeter }, index): SceneElement[] => {
    const [from, to] = [point(index * length, y), point((index + 1) * length, y)];
    const part: SceneElement = { kind: 'component', symbol, from, to, tex, side };
    return voltmeter === undefined ? [part] : [part, ...drawVoltmeter(from.x + length / 2, y, voltmeter)];
  });
}

function drawVoltmeter(x: number, y: number, tex: string): SceneElement[] {
  const [left, right, low] = [x - 0.7, x + 0.7, y - VOLTMETER_DROP + 0.15];
  return [
    { kind: 'dot', at: point(left, y) },
    { kind: 'dot', at: point(right, y) },
    line(point(left, y), point(left, low)),
    line(point(right, y), point(right, low)),
    {
      kind: 'component',
      symbol: 'voltmeter',
      from: point(left, low),
      to: point(right, low),
      tex,
      side: 'right',
    },
  ];
}

function drawJunctions(heights: readonly number[], width: number): SceneElement[] {
  return heights.flatMap((y): SceneElement[] => [
    { kind: 'dot', at: point(0, y) },
    { kind: 'dot', at: point(width, y) },
  ]);
}

function describeCircuit({ supply, main = [], branches }: Circuit): string {
  const describePart = ({ symbol, tex }: CircuitPart): string =>
    `${symbol.replace('-', ' ')}${tex ? ` ${tex}` : ''}`;
  const rows = branches.map((branch) => branch.map(describePart).join(', '));
  const kind = branches.length === 1 ? 'Series' : 'Parallel';
  const source = `${supply.symbol ?? 'battery'}${supply.tex ? ` ${supply.tex}` : ''}`;
  return `${kind} circuit: ${[source, ...main.map(describePart)].join(', ')}; ${rows.join('; in parallel with ')}.`;
}

/** Two parts in series; the voltage across the lower one is the output. */
export type PotentialDivider = {
  readonly supplyTex: string;
  readonly upper: CircuitPart;
  readonly lower: CircuitPart;
  /** Text at the output, such as `$V_{out}$` or a reading. */
  readonly outputTex?: string;
};

/** Draws two parts in series across a supply, with the output across the lower one. */
export function drawPotentialDivider({
  supplyTex,
  upper,
  lower,
  outputTex = '$V$',
}: PotentialDivider): Scene {
  const [x, top, middle] = [1.2, 3.2, 1.6];
  const outputX = x + 1.9;
  const drawTerminal = (y: number): SceneElement[] => [
    line(point(x, y), point(outputX - 0.06, y)),
    { kind: 'dot', at: point(outputX, y), hollow: true },
  ];
  const drawRail = (y: number, tex: string): SceneElement[] => [
    line(point(-0.9, y), point(x, y)),
    { kind: 'dot', at: point(-0.96, y), hollow: true },
    label(point(-0.96, y), tex, { toward: 180 }),
  ];
  return {
    elements: [
      ...drawRail(top, supplyTex),
      ...drawRail(0, '0 V'),
      {
        kind: 'component',
        symbol: upper.symbol,
        from: point(x, top),
        to: point(x, middle),
        tex: upper.tex ?? '',
        side: 'right',
      },
      {
        kind: 'component',
        symbol: lower.symbol,
        from: point(x, middle),
        to: point(x, 0),
        tex: lower.tex ?? '',
        side: 'right',
      },
      { kind: 'dot', at: point(x, middle) },
      ...drawTerminal(middle),
      ...drawTerminal(0),
      {
        kind: 'dimension',
        from: point(outputX, middle - 0.1),
        to: point(outputX, 0.1),
        tex: outputTex,
        offset: 0.25,
      },
    ],
    alt: `Potential divider: ${upper.symbol} ${upper.tex ?? ''} above ${lower.symbol} ${lower.tex ?? ''} across ${supplyTex}, output ${outputTex}.`.replace(
      / +/g,
      ' ',
    ),
    toScale: true,
  };
}
