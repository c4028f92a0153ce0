import { add, distance, radians, scale, subtract } from '../point.ts';
import type { Point, SpringElement, WaveElement } from '../scene.ts';
import { fullPen, pathShape } from '../shape.ts';
import type { Lowered } from './lowered.ts';

const SAMPLES_PER_WAVE = 16;
const SPRING_RADIUS = 0.16;

/** Lowers a spring to a zigzag with straight ends. */
export function lowerSpring({ from, to, coils = 8 }: SpringElement): Lowered[] {
  const place = placer(from, to);
  const turns = Array.from({ length: 2 * coils }, (_, index) =>
    place(0.12 + (0.76 * (index + 0.5)) / (2 * coils), index % 2 === 0 ? SPRING_RADIUS : -SPRING_RADIUS),
  );
  return [pathShape([from, place(0.12, 0), ...turns, place(0.88, 0), to])];
}

/** Lowers a wave to a smooth path. */
export function lowerWave(wave: WaveElement): Lowered[] {
  const { from, to, amplitude, waves, phase = 0 } = wave;
  const place = placer(from, to);
  const steps = Math.max(2, Math.ceil(waves * SAMPLES_PER_WAVE));
  const points = Array.from({ length: steps + 1 }, (_, step) =>
    place(step / steps, amplitude * Math.sin(radians(phase + (360 * waves * step) / steps))),
  );
  return [pathShape(points, { smooth: true, pen: fullPen(wave) })];
}

/** Creates a function from a fraction of the length and a height to its left to a point. */
function placer(from: Point, to: Point): (part: number, height: number) => Point {
  const along = subtract(to, from);
  const across = scale({ x: -along.y, y: along.x }, 1 / Math.max(distance(from, to), 1e-9));
  return (part, height) => add(add(from, scale(along, part)), scale(across, height));
}
