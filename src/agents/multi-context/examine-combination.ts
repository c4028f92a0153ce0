import type { Finding } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
import { type Examined, error, examineTex } from '../authoring/examine-authored.ts';
import { mostGivensAreUsed } from '../authoring/keeps-givens.ts';

/** Looks at the one problem that a model wove of several. */
export function examineCombination(tex: string, parents: readonly Question[]): Examined {
  return examineTex(tex, { parents, relation: 'multi_context' }, (made) => [
    ...isOneProblem(made),
    ...mostGivensAreUsed(made),
  ]);
}

function isOneProblem({ kind }: Question): Finding[] {
  return kind === 'passage'
    ? [error('multi-context-is-one-problem', 'A passage with questions is several problems; write one.')]
    : [];
}
