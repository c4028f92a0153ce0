import type { Question } from '../../domain/question.ts';
import { hashText } from '../../domain/question-id.ts';
import { normaliseStem } from '../exam/normalise-stem.ts';

/** The same for two questions that a learner would call the same one. */
export function stemKeyOf({ vignette = '', stem }: Pick<Question, 'vignette' | 'stem'>): string {
  return hashText(normaliseStem(`${vignette} ${stem}`));
}
