import type { Question } from '../../domain/question.ts';
import { type CheckedQuestion, checkAuthoredTex, createErrorUnless } from '../authoring/check-authored.ts';
import { checkMostGivensAreUsed } from '../authoring/check-givens.ts';

/** Checks a problem that a model made by combining several problems. */
export function checkCombination(tex: string, parents: readonly Question[]): CheckedQuestion {
  const message = 'A passage is several problems; write one.';
  return checkAuthoredTex(tex, { parents, relation: 'multi_context' }, (problem) => [
    ...createErrorUnless(problem.kind !== 'passage', 'multi-context-is-one-problem', message),
    ...checkMostGivensAreUsed(problem),
  ]);
}
