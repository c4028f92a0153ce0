import type { CircuitSymbol, Fill } from '../scene.ts';

type Coordinates = readonly [x: number, y: number];

/** One stroke, circle or letter of a circuit symbol. */
export type SymbolPart =
  | {
      readonly kind: 'path';
      readonly points: readonly Coordinates[];
      readonly closed?: boolean;
      readonly arrow?: boolean;
      readonly fill?: Fill;
    }
  | { readonly kind: 'circle'; readonly at: Coordinates; readonly radius: number; readonly fill?: Fill }
  | { readonly kind: 'letter'; readonly tex: string }
  /** Three dots along the wire, which stand for more cells of a battery. */
  | { readonly kind: 'dots'; readonly space: number };

/** The drawing of a symbol on a horizontal wire, in centimetres. */
type SymbolDrawing = {
  /** Width of the gap in the wire. */
  readonly width: number;
  /** Height of the symbol above the wire; the label is placed beyond it. */
  readonly reach: number;
  readonly parts: readonly SymbolPart[];
};

const path = (...points: Coordinates[]): SymbolPart => ({ kind: 'path', points });
const outline = (...points: Coordinates[]): SymbolPart => ({ kind: 'path', points, closed: true });
const arrow = (from: Coordinates, to: Coordinates): SymbolPart => ({
  kind: 'path',
  points: [from, to],
  arrow: true,
});

const resistorBox = outline([-0.4, -0.15], [0.4, -0.15], [0.4, 0.15], [-0.4, 0.15]);
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
/** Distance of the ends of the lamp's cross from the axes. */
const diagonalReach = 0.3 * Math.SQRT1_2;

/** Four half circles above the wire. */
const coil = path(
  ...Array.from({ length: 33 }, (_, step): Coordinates => {
    const angle = ((step % 8) * Math.PI) / 8;
    const centre = -0.3 + 0.2 * Math.min(3, Math.floor(step / 8));
    return step === 32 ? [0.4, 0] : [centre - 0.1 * Math.cos(angle), 0.1 * Math.sin(angle)];
  }),
);

/** Circuit symbols along the x-axis, centred on the origin. They follow BS EN 60617, the style of British papers. */
export const circuitSymbols: Readonly<Record<CircuitSymbol, SymbolDrawing>> = {
  wire: { width: 0, reach: 0, parts: [] },
  resistor: { width: 0.8, reach: 0.15, parts: [resistorBox] },
  'variable-resistor': { width: 0.8, reach: 0.32, parts: [resistorBox, arrow([-0.35, -0.32], [0.35, 0.32])] },
  thermistor: {
    width: 0.8,
    reach: 0.32,
    parts: [resistorBox, path([-0.5, -0.32], [-0.3, -0.32], [0.35, 0.32])],
  },
  ldr: {
    width: 0.8,
    reach: 0.62,
    parts: [resistorBox, arrow([-0.3, 0.6], [-0.1, 0.22]), arrow([0, 0.6], [0.2, 0.22])],
  },
  fuse: { width: 0.8, reach: 0.15, parts: [resistorBox, path([-0.4, 0], [0.4, 0])] },
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
      path([-diagonalReach, -diagonalReach], [diagonalReach, diagonalReach]),
      path([-diagonalReach, diagonalReach], [diagonalReach, -diagonalReach]),
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
  inductor: { width: 0.8, reach: 0.15, parts: [coil] },
  diode: { width: 0.36, reach: 0.2, parts: diodeParts },
  led: {
    width: 0.36,
    reach: 0.55,
    parts: [...diodeParts, arrow([0, 0.22], [0.18, 0.5]), arrow([0.2, 0.2], [0.38, 0.48])],
  },
};
