import { arc, arrow, circle, curve, label, line, polygon } from '../elements.ts';
import { ORIGIN, point, polar } from '../point.ts';
import type { Point, Scene, SceneElement } from '../scene.ts';

/** The source of a magnetic field. */
export type MagneticField = { readonly source: 'bar-magnet' | 'solenoid' } | StraightWire;
type StraightWire = {
  readonly source: 'straight-wire';
  /** The current towards the reader (`out`) or away from the reader (`in`), as seen along the wire. */
  readonly current: 'out' | 'in';
};

/** Draws the field lines of a magnet, a coil, or a wire that is seen along its length. */
export function drawMagneticField(field: MagneticField): Scene {
  if (field.source === 'straight-wire') return drawWire(field.current);
  const isMagnet = field.source === 'bar-magnet';
  return {
    elements: [
      ...(isMagnet ? drawMagnet() : drawSolenoid()),
      ...FIELD_HEIGHTS.flatMap(drawLoop),
      ...drawAxis(),
    ],
    alt: `Magnetic field lines of a ${isMagnet ? 'bar magnet' : 'solenoid'}, from its north pole to its south pole.`,
    toScale: false,
  };
}

const HALF_LENGTH = 1.5;
const HALF_WIDTH = 0.4;
/** The heights of the field lines above the middle of the magnet. */
const FIELD_HEIGHTS = [0.9, 1.5, 2.2];

function drawMagnet(): SceneElement[] {
  return [
    polygon([
      point(-HALF_LENGTH, -HALF_WIDTH),
      point(HALF_LENGTH, -HALF_WIDTH),
      point(HALF_LENGTH, HALF_WIDTH),
      point(-HALF_LENGTH, HALF_WIDTH),
    ]),
    line(point(0, -HALF_WIDTH), point(0, HALF_WIDTH)),
    label(point(-0.75, 0), 'S'),
    label(point(0.75, 0), 'N'),
  ];
}

const TURNS = 6;

function drawSolenoid(): SceneElement[] {
  const positions = Array.from(
    { length: TURNS },
    (_, index) => -HALF_LENGTH + ((index + 0.5) * 2 * HALF_LENGTH) / TURNS,
  );
  return positions.map(
    (x): SceneElement => ({
      kind: 'ellipse',
      centre: point(x, 0),
      rx: 0.16,
      ry: HALF_WIDTH,
    }),
  );
}

/** Draws a field line above the magnet and one below it, from the right end to the left end. */
function drawLoop(height: number): SceneElement[] {
  const reach = HALF_LENGTH + 0.4 * height;
  return [1, -1].flatMap((side): SceneElement[] => {
    const start = 0.12 * height;
    // Half an ellipse whose ends are pulled to the ends of the magnet.
    const arch = Array.from({ length: 13 }, (_, index) => {
      const angle = ((15 + index * 12.5) * Math.PI) / 180;
      return point(reach * Math.cos(angle), side * height * Math.sin(angle));
    });
    const points: readonly Point[] = [
      point(HALF_LENGTH, side * start),
      ...arch,
      point(-HALF_LENGTH, side * start),
    ];
    return [
      curve(points, { weight: 'thin' }),
      arrow(point(0.1, side * height), point(-0.1, side * height), { weight: 'thin' }),
    ];
  });
}

function drawAxis(): SceneElement[] {
  return [
    arrow(point(HALF_LENGTH, 0), point(HALF_LENGTH + 1.4, 0), { weight: 'thin' }),
    arrow(point(-HALF_LENGTH - 1.4, 0), point(-HALF_LENGTH, 0), { weight: 'thin' }),
  ];
}

const WIRE_RADIUS = 0.22;
const CIRCLES = [0.7, 1.25, 1.95];

function drawWire(current: 'out' | 'in'): Scene {
  const isOut = current === 'out';
  const cross = polar(ORIGIN, WIRE_RADIUS, 45);
  const otherCross = polar(ORIGIN, WIRE_RADIUS, 135);
  const symbol: SceneElement[] = isOut
    ? [{ kind: 'dot', at: ORIGIN }]
    : [line(cross, point(-cross.x, -cross.y)), line(otherCross, point(-otherCross.x, -otherCross.y))];
  return {
    elements: [
      circle(ORIGIN, WIRE_RADIUS),
      ...symbol,
      // The field of a current towards the reader turns anticlockwise.
      ...CIRCLES.map((radius) => arc(ORIGIN, radius, { start: 0, end: 360, weight: 'thin' })),
      ...CIRCLES.flatMap((radius) =>
        [90, 270].map((angle) => {
          const at = polar(ORIGIN, radius, angle);
          const shift = (angle === 90) === isOut ? -0.1 : 0.1;
          return arrow(point(at.x - shift, at.y), point(at.x + shift, at.y), { weight: 'thin' });
        }),
      ),
      label(polar(ORIGIN, WIRE_RADIUS, 0), '$I$', { toward: 0, gap: 0.06 }),
      label(polar(ORIGIN, CIRCLES[2] ?? 2, 35), '$B$', { toward: 35 }),
    ],
    alt: `Magnetic field around a straight wire that carries a current ${isOut ? 'out of' : 'into'} the page: circles with the wire as their centre.`,
    toScale: false,
  };
}
