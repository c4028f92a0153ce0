import type { Question } from '../../domain/question.ts';
import { type CheckedQuestion, checkAuthoredTex, errorUnless } from '../authoring/check-authored.ts';
import { mostGivensAreUsed } from '../authoring/check-givens.ts';

/** Checks a problem that a model wrote by combining several. */
export function checkCombination(tex: string, parents: readonly Question[]): CheckedQuestion {
  const message = 'A passage is several problems; write one.';
  return checkAuthoredTex(tex, { parents, relation: 'multi_context' }, (made) => [
    ...errorUnless(made.kind !== 'passage', 'multi-context-is-one-problem', message),
    ...mostGivensAreUsed(made),
  ]);
}
