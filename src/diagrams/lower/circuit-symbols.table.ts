import type { CircuitSymbol, Fill } from '../scene.ts';

type Pair = readonly [x: number, y: number];

/** One stroke, circle or letter of a circuit symbol. */
export type SymbolPart =
  | {
      readonly kind: 'path';
      readonly points: readonly Pair[];
      readonly closed?: boolean;
      readonly arrow?: boolean;
      readonly fill?: Fill;
    }
  | { readonly kind: 'circle'; readonly at: Pair; readonly radius: number; readonly fill?: Fill }
  | { readonly kind: 'letter'; readonly tex: string }
  | { readonly kind: 'dots'; readonly space: number };

type SymbolDrawing = {
  /** Width of the gap in the wire. */
  readonly width: number;
  /** Height of the symbol above the wire; its label begins there. */
  readonly reach: number;
  readonly parts: readonly SymbolPart[];
};

const path = (...points: Pair[]): SymbolPart => ({ kind: 'path', points });
const outline = (...points: Pair[]): SymbolPart => ({ kind: 'path', points, closed: true });
const arrow = (from: Pair, to: Pair): SymbolPart => ({ kind: 'path', points: [from, to], arrow: true });

const box = outline([-0.4, -0.15], [0.4, -0.15], [0.4, 0.15], [-0.4, 0.15]);
const ring: SymbolPart = { kind: 'circle', at: [0, 0], radius: 0.3 };
const meter = (letter: string): SymbolDrawing => ({
  width: 0.6,
  reach: 0.3,
  parts: [ring, { kind: 'letter', tex: letter }],
});
const diodeParts: readonly SymbolPart[] = [
  outline([-0.18, -0.2], [-0.18, 0.2], [0.18, 0]),
  path([0.18, -0.2], [0.18, 0.2]),
  path([-0.18, 0], [0.18, 0]),
];
const diagonal = 0.3 * Math.SQRT1_2;

/** Symbols along the x-axis, centred on the origin, in the BS EN 60617 style of British papers. */
export const circuitSymbols: Readonly<Record<CircuitSymbol, SymbolDrawing>> = {
  wire: { width: 0, reach: 0, parts: [] },
  resistor: { width: 0.8, reach: 0.15, parts: [box] },
  'variable-resistor': { width: 0.8, reach: 0.32, parts: [box, arrow([-0.35, -0.32], [0.35, 0.32])] },
  thermistor: {
    width: 0.8,
    reach: 0.32,
    parts: [box, path([-0.5, -0.32], [-0.3, -0.32], [0.35, 0.32])],
  },
  ldr: {
    width: 0.8,
    reach: 0.62,
    parts: [box, arrow([-0.3, 0.6], [-0.1, 0.22]), arrow([0, 0.6], [0.2, 0.22])],
  },
  fuse: { width: 0.8, reach: 0.15, parts: [box, path([-0.4, 0], [0.4, 0])] },
  cell: {
    width: 0.16,
    reach: 0.32,
    parts: [path([-0.08, -0.32], [-0.08, 0.32]), path([0.08, -0.16], [0.08, 0.16])],
  },
  battery: {
    width: 0.72,
    reach: 0.32,
    parts: [
      path([-0.36, -0.32], [-0.36, 0.32]),
      path([-0.2, -0.16], [-0.2, 0.16]),
      { kind: 'dots', space: 0.1 },
      path([0.2, -0.32], [0.2, 0.32]),
      path([0.36, -0.16], [0.36, 0.16]),
    ],
  },
  lamp: {
    width: 0.6,
    reach: 0.3,
    parts: [
      ring,
      path([-diagonal, -diagonal], [diagonal, diagonal]),
      path([-diagonal, diagonal], [diagonal, -diagonal]),
    ],
  },
  switch: {
    width: 0.7,
    reach: 0.3,
    parts: [
      { kind: 'circle', at: [-0.35, 0], radius: 0.05, fill: 'solid' },
      { kind: 'circle', at: [0.35, 0], radius: 0.05, fill: 'solid' },
      path([-0.35, 0], [0.28, 0.3]),
    ],
  },
  ammeter: meter('A'),
  voltmeter: meter('V'),
  motor: meter('M'),
  capacitor: {
    width: 0.16,
    reach: 0.3,
    parts: [path([-0.08, -0.3], [-0.08, 0.3]), path([0.08, -0.3], [0.08, 0.3])],
  },
  diode: { width: 0.36, reach: 0.2, parts: diodeParts },
  led: {
    width: 0.36,
    reach: 0.55,
    parts: [...diodeParts, arrow([0, 0.22], [0.18, 0.5]), arrow([0.2, 0.2], [0.38, 0.48])],
  },
};
