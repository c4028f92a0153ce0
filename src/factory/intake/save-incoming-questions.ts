import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { addSubjectAndTopic } from '../../agents/classifier/classify-by-rules.ts';
import type { Question } from '../../domain/question.ts';
import type { QuestionBank, SaveOutcome, VersionAuthor } from '../../ports/question-bank.ts';
import { retainUnprintedContent } from './retain-unprinted-content.ts';

/** A question to save. A question that was read from TeX (`fromTex`) may lack content that TeX cannot express. */
export type IncomingQuestion = { readonly question: Question; readonly fromTex: boolean };

/** Adds the subject and topic that the words of each question show. */
type AddTopics = (questions: readonly Question[]) => Promise<Question[]>;

/** When and by whom questions are saved; by default they count as imported. */
type Saving = VersionAuthor & {
  readonly at: Date;
  /** By default, the calling thread does it. The server uses worker threads. */
  readonly addTopics?: AddTopics;
};

/**
 * Saves questions to the bank in one transaction. A question that is already in the bank keeps its source, its provenance and
 * the content that TeX cannot express. A new one gets the subject and topic that its words show. So importing an exported file changes nothing.
 */
export async function saveIncomingQuestions(
  batch: readonly IncomingQuestion[],
  bank: QuestionBank,
  { at, addTopics = addTopicsHere, ...by }: Saving,
): Promise<SaveOutcome[]> {
  const known = await findKnown(batch, bank);
  const added = new Map<string, Question>();
  for (const { question } of batch)
    if (!known.has(question.id) && !added.has(question.id))
      added.set(question.id, addProvenance(question, at));
  for (const question of await addTopics([...added.values()])) added.set(question.id, question);
  const prepared = batch.map((incoming): Question => {
    const { id } = incoming.question;
    const existing = known.get(id);
    const next = existing === undefined ? added.get(id) : toNextVersion(incoming, existing);
    // If the batch has the question again, that is the version after this one.
    if (next !== undefined) known.set(id, next);
    return next ?? incoming.question;
  });
  return bank.save(prepared, { reason: 'imported', ...by });
}

async function findKnown(
  batch: readonly IncomingQuestion[],
  bank: QuestionBank,
): Promise<Map<string, Question>> {
  const known = new Map<string, Question>();
  for (const { question } of batch) {
    const entry = known.has(question.id) ? undefined : await bank.find(question.id);
    if (entry !== undefined) known.set(question.id, entry.question);
  }
  return known;
}

async function addTopicsHere(questions: readonly Question[]): Promise<Question[]> {
  const withTopics: Question[] = [];
  for (const question of questions) {
    // Finding the topic of a long question blocks the process for milliseconds.
    await yieldToEventLoop();
    withTopics.push(addSubjectAndTopic(question));
  }
  return withTopics;
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
