import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { addSubjectAndTopic } from '../../agents/classifier/classify-by-rules.ts';
import type { Question } from '../../domain/question.ts';
import type { QuestionBank, SaveOutcome, VersionAuthor } from '../../ports/question-bank.ts';
import { retainUnprintedContent } from './retain-unprinted-content.ts';

/** A question to save. A question that was read from TeX (`fromTex`) may lack content that TeX cannot express. */
export type IncomingQuestion = { readonly question: Question; readonly fromTex: boolean };

/** When and by whom questions are saved; by default they count as imported. */
type Saving = { readonly at: Date } & VersionAuthor;

/**
 * Saves questions to the bank in one transaction. A question that is already in the bank keeps its source, its provenance and
 * the content that TeX cannot express. A new one gets the subject and topic that its words show. So importing an exported file changes nothing.
 */
export async function saveIncomingQuestions(
  batch: readonly IncomingQuestion[],
  bank: QuestionBank,
  { at, ...by }: Saving,
): Promise<SaveOutcome[]> {
  const preparedById = new Map<string, Question>();
  const preparedQuestions: Question[] = [];
  for (const { question, fromTex } of batch) {
    // Finding the topic of a long question blocks the process for milliseconds.
    await yieldToEventLoop();
    const existing = preparedById.get(question.id) ?? (await bank.find(question.id))?.question;
    const prepared =
      existing === undefined
        ? addSubjectAndTopic(addProvenance(question, at))
        : toNextVersion({ question, fromTex }, existing);
    preparedById.set(prepared.id, prepared);
    preparedQuestions.push(prepared);
  }
  return bank.save(preparedQuestions, { reason: 'imported', ...by });
}

function addProvenance(question: Question, at: Date): Question {
  return { provenance: { maker: 'import', createdAt: at.toISOString() }, ...question };
}

function toNextVersion({ question, fromTex }: IncomingQuestion, existing: Question): Question {
  const withOrigin = copyOrigin(question, existing);
  return fromTex ? retainUnprintedContent(withOrigin, existing) : withOrigin;
}

/** Copies the source and the provenance of the existing question, and its subject, level and topic unless the new text states them. */
function copyOrigin(question: Question, existing: Question): Question {
  const { source: _source, provenance: _provenance, ...content } = question;
  return {
    ...(existing.subject && { subject: existing.subject }),
    ...(existing.level && { level: existing.level }),
    ...(existing.topic && { topic: existing.topic }),
    ...content,
    ...(existing.source && { source: existing.source }),
    ...(existing.provenance && { provenance: existing.provenance }),
  };
}
