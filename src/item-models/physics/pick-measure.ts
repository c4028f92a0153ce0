import type { QuestionForm } from '../calculation/question-form.ts';
import type { Random } from '../random.ts';

/** Picks the form of a physics question. One third of the questions are objective (multiple choice). */
export function pickQuestionForm(random: Random): QuestionForm {
  return random.pick(['objective', 'written', 'written'] as const);
}

/** Picks a measured value between two bounds, to the given significant figures. */
export function pickMeasure(
  random: Random,
  [min, max]: readonly [number, number],
  significantFigures = 2,
): number {
  return Number((min + (max - min) * random.next()).toPrecision(significantFigures));
}
