import type { Finding } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
import { type CheckedQuestion, checkAuthoredTex, errorFinding } from '../authoring/check-authored.ts';
import { mostGivensAreUsed } from '../authoring/check-givens.ts';

/** Checks a problem that a model wrote by combining several. */
export function checkCombination(tex: string, parents: readonly Question[]): CheckedQuestion {
  return checkAuthoredTex(tex, { parents, relation: 'multi_context' }, (made) => [
    ...isOneProblem(made),
    ...mostGivensAreUsed(made),
  ]);
}

function isOneProblem({ kind }: Question): Finding[] {
  return kind === 'passage'
    ? [errorFinding('multi-context-is-one-problem', 'A passage is several problems; write one.')]
    : [];
}
