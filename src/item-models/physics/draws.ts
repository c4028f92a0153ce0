import type { Random } from '../random.ts';
import type { Form } from './problem.ts';

/** About a third of the questions are objective. */
export function drawForm(random: Random): Form {
  return random.pick(['objective', 'written', 'written'] as const);
}

/** A measured value between two bounds, to so many significant figures. */
export function drawMeasure(random: Random, [least, most]: readonly [number, number], figures = 2): number {
  return Number((least + (most - least) * random.next()).toPrecision(figures));
}
