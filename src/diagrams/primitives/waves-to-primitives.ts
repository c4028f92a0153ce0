import { add, distance, scale, subtract, toRadians } from '../point.ts';
import type { Point, SpringElement, WaveElement } from '../scene.ts';
import { createPath, withPenDefaults } from '../shape.ts';
import type { Primitive } from './primitive.ts';

const SAMPLES_PER_WAVE = 16;
const SPRING_RADIUS = 0.16;

/** Converts a spring to a zigzag with straight ends; each end is 12% of the length. */
export function springToPrimitives({ from, to, coils = 8 }: SpringElement): Primitive[] {
  const toPoint = createPlacer(from, to);
  const zigzag = Array.from({ length: 2 * coils }, (_, index) =>
    toPoint(0.12 + (0.76 * (index + 0.5)) / (2 * coils), index % 2 === 0 ? SPRING_RADIUS : -SPRING_RADIUS),
  );
  return [createPath([from, toPoint(0.12, 0), ...zigzag, toPoint(0.88, 0), to])];
}

/** Converts a wave to a smooth path. */
export function waveToPrimitives(wave: WaveElement): Primitive[] {
  const { from, to, amplitude, waveCount, phase = 0 } = wave;
  const toPoint = createPlacer(from, to);
  const steps = Math.max(2, Math.ceil(waveCount * SAMPLES_PER_WAVE));
  const points = Array.from({ length: steps + 1 }, (_, step) =>
    toPoint(step / steps, amplitude * Math.sin(toRadians(phase + (360 * waveCount * step) / steps))),
  );
  return [createPath(points, { smooth: true, pen: withPenDefaults(wave) })];
}

/** Creates a function that returns the point at a fraction of the line's length and a height to the left of the line. */
function createPlacer(from: Point, to: Point): (fraction: number, height: number) => Point {
  const lineVector = subtract(to, from);
  const leftUnitVector = scale({ x: -lineVector.y, y: lineVector.x }, 1 / Math.max(distance(from, to), 1e-9));
  return (fraction, height) => add(add(from, scale(lineVector, fraction)), scale(leftUnitVector, height));
}
