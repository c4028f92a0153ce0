import type { Question } from '../../domain/question.ts';
import { authorWithModel } from '../authoring/author-with-model.ts';
import type { AuthoredQuestion } from '../authoring/authored.ts';
import type { CheckedCallContext } from '../authoring/call-with-checks.ts';
import { printQuestion } from '../authoring/check-authored.ts';
import type { checkCombination } from './check-combination.ts';
import { multiContextRole } from './multi-context-role.ts';

export type CombineOptions = { readonly style?: string | undefined };

/** Calls a model to combine several problems into one. */
export async function combineWithModel(
  questions: readonly Question[],
  { style = '' }: CombineOptions,
  context: CheckedCallContext<typeof checkCombination>,
): Promise<AuthoredQuestion> {
  const problems = questions.map((question, index) => `Problem ${index + 1}:\n${printQuestion(question)}`);
  return authorWithModel(
    {
      role: multiContextRole,
      variables: { problems: problems.join('\n---\n\n'), style },
      parents: questions,
      relation: 'variant',
      check: (tex) => context.check(tex, questions),
    },
    context,
  );
}
