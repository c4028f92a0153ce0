import type { Question } from '../../domain/question.ts';
import type { WriteOptions } from '../format.ts';
import { loadFigures } from '../items/load-figures.ts';
import { createLossReporter } from '../items/losses.ts';
import { writeMoodleQuestion } from './write-moodle-question.ts';

type GroupTools = Pick<WriteOptions, 'onLoss' | 'figures'> & {
  readonly getIdnumber: (id: string) => string;
  readonly usesStack: boolean;
};

/** Writes the elements of one question, without the embedded neutral question. */
export async function writeGroup(
  question: Question,
  { figures, onLoss, getIdnumber, usesStack }: GroupTools,
): Promise<string[]> {
  const losses = createLossReporter('moodle', question, onLoss);
  return writeMoodleQuestion(question, {
    figures: await loadFigures(question, figures),
    losses,
    getIdnumber,
    usesStack,
  });
}
