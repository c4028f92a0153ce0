import type { QuestionForm } from '../calculation/question-form.ts';
import type { Random } from '../random.ts';

/** Draws the form of a physics question; a third are objective. */
export function drawProblemForm(random: Random): QuestionForm {
  return random.pick(['objective', 'written', 'written'] as const);
}

/** Draws a measured value between two bounds, to the given significant figures. */
export function drawMeasure(random: Random, [least, most]: readonly [number, number], figures = 2): number {
  return Number((least + (most - least) * random.next()).toPrecision(figures));
}
