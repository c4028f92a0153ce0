import type { Finding } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
import type { Asking } from '../ask-role.ts';
import { authorWithModel } from '../authoring/author-with-model.ts';
import type { AuthoredQuestion } from '../authoring/authored.ts';
import { error, printQuestion } from '../authoring/examine-authored.ts';
import { mostGivensAreUsed } from '../authoring/keeps-givens.ts';
import { multiContextRole } from './multi-context-role.ts';

export type CombineOptions = { readonly style?: string | undefined };

/** Has a model weave several problems into one. */
export async function combineWithModel(
  questions: readonly Question[],
  { style = '' }: CombineOptions,
  asking: Asking,
): Promise<AuthoredQuestion> {
  const problems = questions.map((each, index) => `Problem ${index + 1}:\n${printQuestion(each)}`);
  return authorWithModel(
    {
      role: multiContextRole,
      variables: { problems: problems.join('\n---\n\n'), style },
      origin: { parents: questions, relation: 'multi_context' },
      demand: (made) => [...isOneProblem(made), ...mostGivensAreUsed(made)],
    },
    asking,
  );
}

function isOneProblem({ kind }: Question): Finding[] {
  return kind === 'passage'
    ? [error('multi-context-is-one-problem', 'A passage with questions is several problems; write one.')]
    : [];
}
