import type { Question } from '../../domain/question.ts';
import type { QuestionShelf } from '../../ports/question-shelf.ts';
import { stemKeyOf } from './stem-key.ts';

const VARIANT = /_variant_\d+$/;

/** The question that a family of variants began with. */
export function rootIdOf(id: string): string {
  return id.replace(VARIANT, '');
}

/** Says of a question that it is a variant of another, and keeps it under the next free `_variant_N` of the family. */
export async function nameVariant(
  made: Question,
  parent: Question,
  { shelf, now }: { readonly shelf: QuestionShelf; readonly now: () => Date },
): Promise<Question> {
  const root = rootIdOf(parent.id);
  for (let n = (await shelf.lastVariant(root)) + 1; ; n++) {
    const question = asVariant(made, { id: `${root}_variant_${n}`, parentId: parent.id, at: now() });
    if (await shelf.claim({ question, stemKey: stemKeyOf(question) }, now())) return question;
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
