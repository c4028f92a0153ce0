import { randomUUID } from 'node:crypto';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { createBankChangeStore } from '../adapters/database/bank-changes/bank-change-store.ts';
import { createCollectionStore } from '../adapters/database/collections/collection-store.ts';
import type { Database } from '../adapters/database/connection/database.ts';
import { createQuestionUses } from '../adapters/database/question-uses/question-uses.ts';
import { createReviewQueue } from '../adapters/database/review-queue/review-queue.ts';
import type { Settings } from '../domain/settings.ts';
import { type BankWork, createBankWork } from '../factory/bank/bank-work.ts';
import type { BankWorkDependencies } from '../factory/bank/bank-work-dependencies.ts';
import type { QuestionBank } from '../ports/question-bank.ts';
import type { AgentThreads } from './agent-threads.ts';
import { openAgents, type WrapModel } from './agents.ts';
import { createDatabaseExampleSearch } from './example-search.ts';

type BankWorkSources = Pick<BankWorkDependencies, 'bank' | 'intake' | 'readEdit'> & {
  readonly database: Database;
  readonly settings: Settings;
  readonly wrapModel?: WrapModel;
  /** Without it, agents work on the calling thread. */
  readonly agentThreads?: AgentThreads;
};

/** Opens the work on the bank of one institution on an open database, which the caller closes. */
export function openBankWork({
  database,
  settings,
  wrapModel,
  agentThreads,
  ...deps
}: BankWorkSources): BankWork {
  return createBankWork({
    ...deps,
    collections: createCollectionStore(database),
    changes: createBankChangeStore(database),
    uses: createQuestionUses(database),
    queue: createReviewQueue(database),
    openAgents: () =>
      openAgents(settings, systemClock.now, {
        ...(wrapModel && { wrapModel }),
        examples: createDatabaseExampleSearch(database),
        ...agentThreads,
      }),
    now: systemClock.now,
    newId: randomUUID,
  });
}

/** Opens the work on the bank with its own database connection, for a command. */
export async function openStandaloneBankWork(
  settings: Settings,
): Promise<{ readonly bank: QuestionBank; readonly work: BankWork; close(): Promise<void> }> {
  const { openDatabase } = await import('./database.ts');
  const { createQuestionBank } = await import('../adapters/database/bank/question-bank.ts');
  const { openReview } = await import('./review.ts');
  const { readEdit } = await import('../factory/bank/read-edit.ts');
  const database = await openDatabase(settings);
  const bank = createQuestionBank(database);
  const { intake, close } = openReview(database, settings.review);
  return {
    bank,
    work: openBankWork({ database, settings, bank, intake, readEdit: async (tex) => readEdit(tex) }),
    async close() {
      await close();
      await database.close();
    },
  };
}
