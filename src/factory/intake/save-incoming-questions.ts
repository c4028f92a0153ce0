import type { Question } from '../../domain/question.ts';
import type { QuestionBank, SaveOutcome } from '../../ports/question-bank.ts';
import { retainUnprintedParts } from './retain-unprinted-parts.ts';

/** A question on its way into the bank; TeX cannot say all that the bank may know of it. */
export type IncomingQuestion = { readonly question: Question; readonly fromTex: boolean };

/**
 * Saves in one transaction. A question that is in the bank keeps where it came from, so that reading it again from an
 * export changes nothing, and keeps what TeX has no words for.
 */
export async function saveIncomingQuestions(
  batch: readonly IncomingQuestion[],
  bank: QuestionBank,
  at: Date,
): Promise<SaveOutcome[]> {
  const prepared = new Map<string, Question>();
  const inOrder: Question[] = [];
  for (const { question, fromTex } of batch) {
    const known = prepared.get(question.id) ?? (await bank.find(question.id))?.question;
    const ready = known === undefined ? firstImport(question, at) : renewed({ question, fromTex }, known);
    prepared.set(ready.id, ready);
    inOrder.push(ready);
  }
  return bank.save(inOrder);
}

function firstImport(question: Question, at: Date): Question {
  return { provenance: { maker: 'import', createdAt: at.toISOString() }, ...question };
}

function renewed({ question, fromTex }: IncomingQuestion, known: Question): Question {
  const located = withOriginOf(question, known);
  return fromTex ? retainUnprintedParts(located, known) : located;
}

function withOriginOf(question: Question, known: Question): Question {
  const { source: _source, provenance: _provenance, ...content } = question;
  return {
    ...content,
    ...(known.source && { source: known.source }),
    ...(known.provenance && { provenance: known.provenance }),
  };
}
