import type { Agents } from '../../agents/create-agents.ts';
import { Fault } from '../../domain/fault.ts';
import type { BankChangeStore } from '../../ports/bank-change-store.ts';
import type { CollectionStore } from '../../ports/collection-store.ts';
import type { BankEntry, QuestionBank } from '../../ports/question-bank.ts';
import type { QuestionUses } from '../../ports/question-uses.ts';
import type { ReviewIntake } from '../../ports/review-intake.ts';
import type { ReviewQueue } from '../../ports/review-queue.ts';
import type { ReadEdit } from './read-edit.ts';

export type BankWorkDependencies = {
  readonly bank: QuestionBank;
  readonly collections: CollectionStore;
  readonly changes: BankChangeStore;
  readonly uses: QuestionUses;
  readonly intake: ReviewIntake;
  readonly queue: Pick<ReviewQueue, 'listByTurn'>;
  readonly openAgents: () => Promise<Agents>;
  /** Reads and verifies TeX, by default on a worker thread. */
  readonly readEdit: (tex: string) => Promise<ReadEdit>;
  readonly now: () => Date;
  readonly newId: () => string;
};

/** Returns a version of a question, by default the newest. Throws a `not-found` fault if there is no such question or version. */
export async function getEntry(
  bank: Pick<QuestionBank, 'find'>,
  id: string,
  version?: number,
): Promise<BankEntry> {
  const entry = await bank.find(id, version);
  if (entry !== undefined) return entry;
  const suffix = version === undefined ? '' : ` in version ${version}`;
  throw new Fault('not-found', `There is no question "${id}"${suffix}.`);
}
