import { drawCollision } from '../families/collision.ts';
import { drawMotionGraph, type MotionGraph } from '../families/motion-graph.ts';
import { createVectorSum, drawVectors } from '../families/vectors.ts';
import { findPoints } from './polynomials.ts';
import { findQuantities } from './quantities.ts';
import type { Reader } from './reader.ts';

export const readVectors: Reader = {
  family: 'vectors',
  pattern: /\bvectors?\b/i,
  drawableWords: ['triangle', 'parallelogram'],
  read: (text) => {
    if (/\bforce/i.test(text)) return undefined;
    const [a, b] = findPoints(text);
    const shape = /parallelogram/i.test(text) ? 'parallelogram' : 'triangle';
    if (!/triangle|parallelogram|sum|resultant|addition|\+/i.test(text)) return undefined;
    return drawVectors(createVectorSum(a ?? [4, 0.6], b ?? [1.2, 2.6], shape));
  },
};

// The pattern matches `velocity-time graph`, `graph of speed against time` or `v-t graph`; its capture groups contain the quantity.
export const readMotionGraph: Reader = {
  family: 'motion-graph',
  pattern:
    /\b(velocity|speed|distance|displacement|acceleration|force)[- /]+time graph\b|graph of (velocity|speed|distance|displacement) against time|\b([vdsa])[- ]t graph\b/i,
  drawableWords: [],
  read: (text) => {
    const name = readMotionGraph.pattern
      .exec(text)
      ?.slice(1)
      .find((word) => word !== undefined)
      ?.toLowerCase();
    const quantity = QUANTITIES.find((known) => known === name) ?? QUANTITY_BY_LETTER[name ?? ''];
    const points = findPoints(text);
    const corners = points.length > 1 ? points : readMotion(text);
    if (quantity === undefined || corners.length < 2) return undefined;
    const units = points.length > 1 ? findUnits(text) : {};
    return drawMotionGraph({ quantity, points: corners, shaded: /area|shaded/i.test(text), ...units });
  },
};

const QUANTITY_BY_LETTER: Readonly<Record<string, MotionGraph['quantity']>> = {
  v: 'velocity',
  d: 'distance',
  s: 'displacement',
  a: 'acceleration',
};

const QUANTITIES: readonly MotionGraph['quantity'][] = [
  'velocity',
  'speed',
  'distance',
  'displacement',
  'acceleration',
  'force',
];

/** Finds the units of coordinates; a unit that the text does not mention is empty. */
function findUnits(text: string): Pick<MotionGraph, 'unit' | 'timeUnit'> {
  const value = /\b(km\/h|m\/s|km|cm|m|N)\b/.exec(text)?.[1] ?? '';
  const time = /\b(s|minutes|hours|h)\b/.exec(text)?.[1] ?? '';
  return { unit: value === 'm/s' ? 'm s$^{-1}$' : value, timeUnit: time };
}

/** Reads a motion clause by clause: `from rest to 12 m/s in 4 s, constant for 6 s, to rest in 5 s`. */
function readMotion(text: string): [number, number][] {
  const from = /from (?:rest|(-?\d+(?:\.\d+)?) ?m\/s)/i.exec(text);
  const corners: [number, number][] = [[0, Number(from?.[1] ?? 0)]];
  // Clauses end at a comma, a semicolon, `then`, or an `and` before the next motion.
  for (const clause of text.split(
    /,|;|\bthen\b|\band (?:then )?(?=then|finally|decel|slows|stays|travels|stops|comes|brakes|returns|moves|continues)/i,
  )) {
    const duration = findQuantities(clause, 'time')[0]?.value;
    const [time, value] = corners.at(-1) ?? [0, 0];
    if (duration === undefined) continue;
    const speed = /to rest|to a stop|stops/i.test(clause)
      ? 0
      : findQuantities(clause.replace(/from -?[\d.]+ ?m\/s/i, ''), 'speed')[0]?.value;
    corners.push([time + duration, speed ?? value]);
  }
  return corners;
}

export const readCollision: Reader = {
  family: 'collision',
  pattern: /\bcollid|\bcollision\b|\bcrash/i,
  drawableWords: [],
  read: (text) => {
    const [m1, m2] = findQuantities(text, 'mass');
    const [u1, u2, v2] = findQuantities(text, 'speed');
    if (!(m1 && m2 && u1)) return undefined;
    const isAtRest = /stationary|at rest/i.test(text);
    const isJoined = /stick|join|couple|together|lock/i.test(text);
    const secondDirection = /opposite|towards|head-on/i.test(text) ? -1 : 1;
    if (!isAtRest && u2 === undefined) return undefined;
    const secondBody = isAtRest
      ? { velocity: 0, velocityTex: 'at rest' }
      : { velocity: secondDirection, velocityTex: u2?.tex ?? '' };
    const finalSpeed = isAtRest ? u2 : v2;
    return drawCollision({
      before: [
        { tex: m1.tex, velocity: 1, velocityTex: u1.tex },
        { tex: m2.tex, ...secondBody },
      ],
      after: isJoined
        ? [
            { tex: m1.tex, velocity: 1, velocityTex: finalSpeed?.tex ?? '$v$' },
            { tex: m2.tex, velocity: 1 },
          ]
        : [
            { tex: m1.tex, velocity: 1, velocityTex: '$v_1$' },
            { tex: m2.tex, velocity: 1, velocityTex: '$v_2$' },
          ],
      joined: isJoined,
    });
  },
};
