import { arc, besideLabel, circle, label, line } from '../elements.ts';
import { between, direction, distance, ORIGIN, point, polar, toDegrees } from '../point.ts';
import type { Scene, SceneElement } from '../scene.ts';
import { requireInput } from './require-input.ts';

export const CIRCLE_PARTS = ['radius', 'diameter', 'chord', 'tangent', 'sector', 'segment', 'arc'] as const;
type CirclePart = (typeof CIRCLE_PARTS)[number];

/** A circle with its parts named, two tangents from one point, or a chord at a distance from the centre. */
export type CircleParts =
  | { readonly kind: 'named-parts'; readonly parts: readonly CirclePart[] }
  | {
      readonly kind: 'tangent-pair';
      readonly from: string;
      readonly angle?: number;
      readonly angleTex?: string;
      readonly radiusTex?: string;
      readonly lengthTex?: string;
    }
  | {
      readonly kind: 'chord-distance';
      readonly halfChord: number;
      readonly distance: number;
      readonly ends: readonly [string, string];
      readonly chordTex?: string;
      readonly distanceTex?: string;
      readonly radiusTex?: string;
    };

const RADIUS = 2;
const CENTRE: readonly SceneElement[] = [{ kind: 'dot', at: ORIGIN }];

/** Draws a circle with marked parts. */
export function drawCircleParts(figure: CircleParts): Scene {
  switch (figure.kind) {
    case 'named-parts':
      return drawNamedParts(figure.parts);
    case 'tangent-pair':
      return drawTangentPair(figure);
    case 'chord-distance':
      return drawChordDistance(figure);
  }
}

/** Every part has its own place on the circle, so that any selection can be drawn together. */
function drawNamedParts(parts: readonly CirclePart[]): Scene {
  const at = (angle: number) => polar(ORIGIN, RADIUS, angle);
  const drawings: Readonly<Record<CirclePart, readonly SceneElement[]>> = {
    radius: [line(ORIGIN, at(60)), besideLabel([ORIGIN, at(60)], 'radius')],
    diameter: [line(at(180), at(0)), label(point(-1.1, 0), 'diameter', { toward: 90, beside: 'line' })],
    chord: [line(at(205), at(280)), besideLabel([at(205), at(280)], 'chord')],
    tangent: [
      line(point(RADIUS, -1.9), point(RADIUS, 1.9)),
      label(point(RADIUS, 1.3), 'tangent', { toward: 0, beside: 'line' }),
      { kind: 'dot', at: at(0) },
    ],
    sector: [
      arc(ORIGIN, RADIUS, { start: 300, end: 345, close: 'sector', fill: 'shade' }),
      label(polar(ORIGIN, 1.35, 322), 'sector', { freedom: 'none' }),
    ],
    segment: [
      arc(ORIGIN, RADIUS, { start: 105, end: 170, close: 'segment', fill: 'shade' }),
      line(polar(ORIGIN, 1.85, 138), polar(ORIGIN, 2.4, 138), { weight: 'thin' }),
      label(polar(ORIGIN, 2.4, 138), 'segment', { toward: 138, freedom: 'none', gap: 0.08 }),
    ],
    arc: [
      arc(ORIGIN, RADIUS, { start: 68, end: 100, weight: 'thick' }),
      label(at(84), 'arc', { toward: 84 }),
    ],
  };
  return {
    elements: [
      ...(parts.includes('sector') ? drawings.sector : []),
      circle(ORIGIN, RADIUS),
      ...parts.filter((part) => part !== 'sector').flatMap((part) => drawings[part]),
      ...CENTRE,
      label(ORIGIN, '$O$', { toward: 225, gap: 0.12 }),
    ],
    alt: `Circle with centre O and the ${parts.join(', ')} named.`,
    toScale: true,
  };
}

function drawTangentPair(figure: CircleParts & { kind: 'tangent-pair' }): Scene {
  const { from, angle = 50, angleTex, radiusTex, lengthTex } = figure;
  requireInput(
    angle > 15 && angle < 150,
    `Tangents at ${angle}° to each other do not fit the page: use 16° to 149°.`,
  );
  const radius = 1.4;
  const outside = point(radius / Math.sin((angle * Math.PI) / 360), 0);
  const touches = [90 - angle / 2, angle / 2 - 90].map((at) => polar(ORIGIN, radius, at));
  const [upper = ORIGIN, lower = ORIGIN] = touches;
  return {
    elements: [
      circle(ORIGIN, radius),
      ...CENTRE,
      label(ORIGIN, '$O$', { toward: 180, gap: 0.12 }),
      ...touches.flatMap((touch, index): SceneElement[] => [
        line(outside, touch),
        line(ORIGIN, touch),
        { kind: 'right-angle-mark', vertex: touch, from: ORIGIN, to: outside, size: 0.2 },
        label(touch, ['$A$', '$B$'][index] ?? '', { toward: direction(ORIGIN, touch) }),
      ]),
      label(outside, `$${from}$`, { toward: 0 }),
      besideLabel([ORIGIN, upper], radiusTex ?? ''),
      besideLabel([upper, outside], lengthTex ?? ''),
      ...(angleTex === undefined
        ? []
        : [{ kind: 'angle-mark', vertex: outside, from: upper, to: lower, tex: angleTex } as const]),
    ],
    alt: `Two tangents from the point ${from} touch the circle with centre O at A and B.`,
    toScale: radiusTex === undefined && lengthTex === undefined,
  };
}

function drawChordDistance(figure: CircleParts & { kind: 'chord-distance' }): Scene {
  const { halfChord, distance: gap, ends, chordTex, distanceTex, radiusTex } = figure;
  requireInput(halfChord > 0 && gap > 0, 'The chord and its distance from the centre must be positive.');
  const halfAngle = toDegrees(Math.atan2(halfChord, gap));
  const [left, right] = [polar(ORIGIN, RADIUS, 270 - halfAngle), polar(ORIGIN, RADIUS, 270 + halfAngle)];
  const middle = between(left, right);
  requireInput(distance(ORIGIN, middle) > 0.15, 'The chord is too close to the centre to mark its distance.');
  return {
    elements: [
      circle(ORIGIN, RADIUS),
      line(left, right),
      line(ORIGIN, middle, { dash: 'dashed' }),
      line(ORIGIN, right),
      { kind: 'right-angle-mark', vertex: middle, from: ORIGIN, to: right, size: 0.2 },
      ...CENTRE,
      label(ORIGIN, '$O$', { toward: 90 }),
      label(middle, chordTex ?? '', { toward: 270, beside: 'line' }),
      label(between(ORIGIN, middle), distanceTex ?? '', { toward: 180, beside: 'line' }),
      besideLabel([ORIGIN, right], radiusTex ?? ''),
      label(left, `$${ends[0]}$`, { toward: 270 - halfAngle }),
      label(right, `$${ends[1]}$`, { toward: 270 + halfAngle }),
    ],
    alt: `Circle with centre O and chord ${ends.join('')}${chordTex === undefined ? '' : ` of ${chordTex}`}${distanceTex === undefined ? '' : `, ${distanceTex} from the centre`}.`,
    toScale: true,
  };
}
