import { curve, label, line, polygon } from '../elements.ts';
import { createPlot, type Plot } from '../plot/create-plot.ts';
import { between } from '../point.ts';
import type { Point, Scene, SceneElement } from '../scene.ts';
import { requireInput } from './require-input.ts';

/** Pressure and volume of a gas. */
type PvState = { readonly name: string; readonly volume: number; readonly pressure: number };

export type PvGraph = {
  readonly states: readonly PvState[];
  /** Changes between named states. In an isothermal change, pressure times volume is constant. */
  readonly changes: readonly {
    readonly from: string;
    readonly to: string;
    readonly kind: 'straight' | 'isothermal' | 'adiabatic';
    /** Name of the change, beside the middle of its line. */
    readonly tex?: string;
  }[];
  readonly volumeTex?: string;
  readonly pressureTex?: string;
  /** Whether the area inside a closed cycle is shaded. */
  readonly shaded?: boolean;
  /** Whether the axes have numbers. */
  readonly numbered?: boolean;
};

const SAMPLES = 24;
/** Length of an axis, relative to the greatest value on it. */
const AXIS_LENGTH_RATIO = 1.2;

/** Draws pressure against volume, with changes of state as arrows. */
export function drawPvGraph(graph: PvGraph): Scene {
  const { states, changes, volumeTex = '$V$', pressureTex = '$p$', shaded = false, numbered = true } = graph;
  requireInput(
    states.length > 1 && states.every(({ volume, pressure }) => volume > 0 && pressure > 0),
    'A p–V graph needs two or more states with positive values.',
  );
  const step = numbered ? {} : ({ step: 'none' } as const);
  const plot = createPlot({
    x: {
      min: 0,
      max: Math.max(...states.map(({ volume }) => volume)) * AXIS_LENGTH_RATIO,
      tex: volumeTex,
      ...step,
    },
    y: {
      min: 0,
      max: Math.max(...states.map(({ pressure }) => pressure)) * AXIS_LENGTH_RATIO,
      tex: pressureTex,
      ...step,
    },
    width: 5,
    height: 4,
  });
  const findState = (name: string): PvState => {
    const match = states.find((candidate) => candidate.name === name);
    requireInput(match !== undefined, `The graph has no state called ${name}.`);
    return match;
  };
  const paths = changes.map(({ from, to, kind }) =>
    computePath(plot, [findState(from), findState(to)], kind),
  );
  return {
    elements: [
      plot.axes,
      ...(shaded ? [polygon(paths.flat(), { fill: 'shade', tone: 'faint', weight: 'thin' })] : []),
      ...paths.map(
        (path): SceneElement =>
          path.length === 2
            ? line(path[0] ?? plot.at(0, 0), path[1] ?? plot.at(0, 0), { heads: 'middle' })
            : curve(path, { heads: 'middle' }),
      ),
      ...changes.flatMap(({ tex }, index) =>
        tex === undefined ? [] : [createChangeLabel(paths[index] ?? [], tex)],
      ),
      ...states.flatMap(({ name, volume, pressure }): SceneElement[] => [
        { kind: 'dot', at: plot.at(volume, pressure) },
        label(plot.at(volume, pressure), name, { toward: 45 }),
      ]),
    ],
    alt: `Graph of ${pressureTex} against ${volumeTex}: ${changes.map(({ from, to, kind, tex = kind }) => `${from} to ${to} ${tex}`).join(', ')}.`,
    toScale: changes.every(
      ({ from, to, kind }) => kind !== 'isothermal' || isIsothermal(findState(from), findState(to)),
    ),
  };
}

/** Creates the label with the name of a change, beside the middle of its path. */
function createChangeLabel(path: readonly Point[], tex: string): SceneElement {
  const middle = Math.floor(path.length / 2);
  const [from = { x: 0, y: 0 }, to = from] = path.slice(middle - 1, middle + 1);
  const isLevel = Math.abs(to.y - from.y) < 1e-9;
  return label(between(from, to), tex, { toward: isLevel ? 90 : 45, small: true });
}

function isIsothermal(a: PvState, b: PvState): boolean {
  return Math.abs(a.pressure * a.volume - b.pressure * b.volume) <= 1e-3 * a.pressure * a.volume;
}

/** Returns the points of a change. A curve follows p = k/Vⁿ with the power n that connects the two states. */
function computePath(plot: Plot, [a, b]: readonly [PvState, PvState], kind: string): Point[] {
  const ends = [plot.at(a.volume, a.pressure), plot.at(b.volume, b.pressure)];
  if (kind === 'straight' || a.volume === b.volume) return ends;
  const power = Math.log(a.pressure / b.pressure) / Math.log(b.volume / a.volume);
  return Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const volume = a.volume + ((b.volume - a.volume) * index) / SAMPLES;
    return plot.at(volume, a.pressure * (a.volume / volume) ** power);
  });
}
