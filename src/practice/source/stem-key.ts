import { printPartsText } from '../../domain/part-text.ts';
import type { Question } from '../../domain/question.ts';
import { hashText } from '../../domain/question-id.ts';
import { normaliseStem } from '../exam/normalise-stem.ts';

/** A hash of the question's text that is equal for questions a learner would consider the same. */
export function getStemKey(question: Question): string {
  return hashText(normaliseStem(printPartsText(question)));
}
