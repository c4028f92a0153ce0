import type { Question } from '../../domain/question.ts';
import type { Asking } from '../ask-role.ts';
import { authorWithModel } from '../authoring/author-with-model.ts';
import type { AuthoredQuestion } from '../authoring/authored.ts';
import { printQuestion } from '../authoring/examine-authored.ts';
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
      parents: questions,
      relation: 'variant',
      examine: (tex, examiner) => examiner.combination(tex, questions),
    },
    asking,
  );
}
