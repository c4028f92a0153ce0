import { Fault } from '../../domain/fault.ts';
import { hasErrors } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
import { printTexQuestions } from '../../formats/tex/tex-questions.ts';
import type { BankEntry, QuestionBank } from '../../ports/question-bank.ts';
import { verifyQuestion } from '../../verification/verify-question.ts';
import { submitForReview } from '../intake/submit-for-review.ts';
import { type BankWorkDependencies, getEntry } from './bank-work-dependencies.ts';
import { explainConflict } from './edit-question.ts';

type RestoreRequest = { readonly from: number; readonly version: number };

/** Saves an older version as the newest one; `version` is the newest version that the author saw. */
export async function restoreVersion(
  id: string,
  { from, version }: RestoreRequest,
  author: string,
  { bank }: Pick<BankWorkDependencies, 'bank'>,
): Promise<BankEntry> {
  const { question } = await getEntry(bank, id, from);
  const by = { author, reason: 'restored', note: `Version ${from}` } as const;
  await bank.replace(question, version, by).catch(explainConflict);
  return getEntry(bank, id);
}

const MAX_COPIES = 1000;

/** Saves a copy of a question under a new id. */
export async function copyQuestion(
  id: string,
  author: string,
  { bank, now }: Pick<BankWorkDependencies, 'bank' | 'now'>,
): Promise<BankEntry> {
  const { question } = await getEntry(bank, id);
  const copy: Question = {
    ...question,
    id: await findFreeId(bank, `${id}-copy`),
    provenance: { maker: 'person', name: author, createdAt: now().toISOString() },
  };
  await bank.replace(copy, 0, { author, reason: 'copied', note: id });
  return getEntry(bank, copy.id);
}

/** Finds an id that no question has: the given one, or the first free one of `id-2`, `id-3`, … */
export async function findFreeId(bank: Pick<QuestionBank, 'find'>, id: string): Promise<string> {
  for (let n = 1; n <= MAX_COPIES; n++) {
    const candidate = n === 1 ? id : `${id}-${n}`;
    if ((await bank.find(candidate)) === undefined) return candidate;
  }
  throw new Fault('conflict', `There are already ${MAX_COPIES} questions ${id}.`);
}

/** Submits a question to the experts; returns the id of the item in their queue. */
export async function sendToExpert(
  id: string,
  { bank, intake }: Pick<BankWorkDependencies, 'bank' | 'intake'>,
): Promise<string> {
  const { question } = await getEntry(bank, id);
  const { findings } = verifyQuestion(question);
  const itemId = await submitForReview(
    {
      question,
      findings,
      latex: printTexQuestions([question]),
      confidence: 1,
      sourceName: id,
      trigger: hasErrors(findings) ? 'validation_failure' : 'sent_by_author',
    },
    intake,
  );
  if (itemId === undefined) throw new Fault('conflict', 'An expert has already decided about this text.');
  return itemId;
}
