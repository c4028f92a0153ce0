import type { Ideas, SingleVariant } from '../../domain/pipeline-result.ts';
import type { Question } from '../../domain/question.ts';
import type { Asking } from '../ask-role.ts';
import { authorWithModel } from '../authoring/author-with-model.ts';
import type { AuthoredQuestion } from '../authoring/authored.ts';
import { printQuestion } from '../authoring/examine-authored.ts';
import { spellIdeas } from '../idea/spell-ideas.ts';
import { variantRoleFor } from './variant-roles.ts';

export type VariantOptions = {
  readonly ideas?: Ideas | undefined;
  /** Variants of this question that a new one must not repeat. */
  readonly earlier?: readonly Question[];
  /** Which of the many variants rules make; the same seed makes the same one. */
  readonly seed?: number;
};

/** Has a model write a variant, with what must hold of its type. */
export async function varyWithModel(
  question: Question,
  type: SingleVariant,
  { options, asking }: { readonly options: VariantOptions; readonly asking: Asking },
): Promise<AuthoredQuestion> {
  const { ideas, earlier = [] } = options;
  return authorWithModel(
    {
      role: variantRoleFor(type),
      variables: {
        question: printQuestion(question),
        ideas: spellIdeas(ideas),
        earlier: earlier.map(printQuestion).join('\n'),
      },
      parents: [question],
      relation: 'variant',
      examine: (tex, examiner) => examiner.variant(tex, { question, type, earlier }),
    },
    asking,
  );
}
