import type { Ideas, SingleVariant } from '../../domain/pipeline-result.ts';
import type { Question } from '../../domain/question.ts';
import { authorWithModel } from '../authoring/author-with-model.ts';
import type { AuthoredQuestion } from '../authoring/authored.ts';
import type { CheckedCallContext } from '../authoring/call-with-checks.ts';
import { printQuestion } from '../authoring/check-authored.ts';
import { formatIdeas } from '../authoring/format-ideas.ts';
import type { checkVariant } from './check-variant.ts';
import { getVariantRole } from './variant-roles.ts';

export type MakeVariantOptions = {
  readonly ideas?: Ideas | undefined;
  /** Variants of this question that the new variant must not repeat. */
  readonly earlier?: readonly Question[];
  /** Selects one of the variants that rules can make; the same seed always selects the same variant. */
  readonly seed?: number;
};

type VariantRequest = MakeVariantOptions & { readonly question: Question; readonly type: SingleVariant };

/** Calls a model to write a variant, with the prompt document of its type. */
export async function varyWithModel(
  { question, type, ideas, earlier = [] }: VariantRequest,
  context: CheckedCallContext<typeof checkVariant>,
): Promise<AuthoredQuestion> {
  return authorWithModel(
    {
      role: getVariantRole(type),
      variables: {
        question: printQuestion(question),
        ideas: formatIdeas(ideas),
        earlier: earlier.map(printQuestion).join('\n'),
      },
      parents: [question],
      relation: 'variant',
      check: (tex) => context.check(tex, { question, type, earlier }),
    },
    context,
  );
}
