import type { QuestionForm } from '../calculation/question-form.ts';
import type { Random } from '../random.ts';

/** About a third of the questions are objective. */
export function drawProblemForm(random: Random): QuestionForm {
  return random.pick(['objective', 'written', 'written'] as const);
}

/** A measured value between two bounds, to so many significant figures. */
export function drawMeasure(random: Random, [least, most]: readonly [number, number], figures = 2): number {
  return Number((least + (most - least) * random.next()).toPrecision(figures));
}
