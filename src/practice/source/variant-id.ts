import type { Question } from '../../domain/question.ts';
import type { ServedQuestionStore } from '../../ports/served-question-store.ts';
import { getStemKey } from './stem-key.ts';

const VARIANT = /_variant_\d+$/;

/** The id of the question that a chain of variants started from. */
function getRootId(id: string): string {
  return id.replace(VARIANT, '');
}

/** Marks a question as a variant of its parent and stores it under the next free id `<root>_variant_N`. */
export async function claimVariantId(
  made: Question,
  parent: Question,
  { servedQuestions, now }: { readonly servedQuestions: ServedQuestionStore; readonly now: () => Date },
): Promise<Question> {
  const root = getRootId(parent.id);
  for (let n = (await servedQuestions.findLastVariant(root)) + 1; ; n++) {
    const question = asVariant(made, { id: `${root}_variant_${n}`, parentId: parent.id, at: now() });
    if (await servedQuestions.claim({ question, stemKey: getStemKey(question) }, now())) return question;
  }
}

type VariantName = { readonly id: string; readonly parentId: string; readonly at: Date };

function asVariant(made: Question, { id, parentId, at }: VariantName): Question {
  const provenance = made.provenance ?? { maker: 'rules', createdAt: at.toISOString() };
  return {
    ...made,
    id,
    source: { origin: 'variant' },
    provenance: { ...provenance, parentId, relation: 'variant' },
  };
}
