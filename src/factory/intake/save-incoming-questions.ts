import type { Question } from '../../domain/question.ts';
import type { QuestionBank, SaveOutcome } from '../../ports/question-bank.ts';
import { retainUnprintedParts } from './retain-unprinted-parts.ts';

/** A question to save; `fromTex` marks a question that may lack parts TeX cannot express. */
export type IncomingQuestion = { readonly question: Question; readonly fromTex: boolean };

/**
 * Saves questions to the bank in one transaction. A question that is already in the bank keeps its source and provenance, so
 * that importing an export changes nothing, and retains the parts that TeX cannot express.
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
    const ready =
      known === undefined ? addProvenance(question, at) : toNextVersion({ question, fromTex }, known);
    prepared.set(ready.id, ready);
    inOrder.push(ready);
  }
  return bank.save(inOrder);
}

function addProvenance(question: Question, at: Date): Question {
  return { provenance: { maker: 'import', createdAt: at.toISOString() }, ...question };
}

function toNextVersion({ question, fromTex }: IncomingQuestion, known: Question): Question {
  const withOrigin = copyOrigin(question, known);
  return fromTex ? retainUnprintedParts(withOrigin, known) : withOrigin;
}

function copyOrigin(question: Question, known: Question): Question {
  const { source: _source, provenance: _provenance, ...content } = question;
  return {
    ...content,
    ...(known.source && { source: known.source }),
    ...(known.provenance && { provenance: known.provenance }),
  };
}
