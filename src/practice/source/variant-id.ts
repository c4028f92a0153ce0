import type { Question } from '../../domain/question.ts';
import type { ServedQuestionStore } from '../../ports/served-question-store.ts';
import { getStemKey } from './stem-key.ts';

const VARIANT_SUFFIX = /_variant_\d+$/;

/** Returns the id of the original question; a variant of a variant has the same root. */
function getRootId(id: string): string {
  return id.replace(VARIANT_SUFFIX, '');
}

/** Marks a question as a variant of its parent and stores it under the next free id `<root>_variant_N`. */
export async function claimVariantId(
  variant: Question,
  parent: Question,
  { servedQuestions, now }: { readonly servedQuestions: ServedQuestionStore; readonly now: () => Date },
): Promise<Question> {
  const root = getRootId(parent.id);
  // Another server may claim the same id first; then the next number is tried.
  for (let number = (await servedQuestions.findLastVariant(root)) + 1; ; number++) {
    const question = toVariant(variant, { id: `${root}_variant_${number}`, parentId: parent.id, at: now() });
    if (await servedQuestions.claim({ question, stemKey: getStemKey(question) }, now())) return question;
  }
}

type VariantDetails = { readonly id: string; readonly parentId: string; readonly at: Date };

function toVariant(variant: Question, { id, parentId, at }: VariantDetails): Question {
  const provenance = variant.provenance ?? { maker: 'rules', createdAt: at.toISOString() };
  return {
    ...variant,
    id,
    source: { origin: 'variant' },
    provenance: { ...provenance, parentId, relation: 'variant' },
  };
}
