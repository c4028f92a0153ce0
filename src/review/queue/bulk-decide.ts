import { Fault } from '../../domain/fault.ts';
import type { BulkFilter, ReviewItem } from '../../ports/review-queue.ts';
import { decideStep, reportDecision } from './decide-item.ts';
import type { ReviewDeps } from './review-dependencies.ts';

// An item is a submitted exam question (LaTeX) or an SQL query; its provider is `questions` or the SQL dialect.
// `src/domain/queue-item.ts` explains the names.

export type BulkCommand = {
  readonly decision: 'APPROVE' | 'REJECT';
  readonly reviewer: string;
  readonly filter: Omit<BulkFilter, 'status'>;
  readonly notes?: string;
  readonly limit: number;
};

export type BulkOutcome = { readonly bulkId: string; readonly decided: readonly string[] };

const BATCH_SIZE = 100;

/** Decides every pending item that matches the filter and is not leased by another expert. Items that others decide in the meantime are not changed. */
export async function bulkDecide(tools: ReviewDeps, command: BulkCommand): Promise<BulkOutcome> {
  const { providerId, reason, minConfidence, createdBefore } = command.filter;
  if ([providerId, reason, minConfidence, createdBefore].every((value) => value === undefined)) {
    throw new Fault('invalid-input', 'A bulk decision needs a filter.', {
      advice: 'Set a provider, a reason, a minimum confidence or a time.',
    });
  }
  const bulkId = tools.newId();
  const decided: string[] = [];
  for (let after = 0; decided.length < command.limit; ) {
    const at = tools.clock.now().toISOString();
    const limit = Math.min(BATCH_SIZE, command.limit - decided.length);
    const decidedItems: ReviewItem[] = [];
    const batch = await tools.queue.changeMany(
      command.filter,
      { limit, after, lease: { holder: command.reviewer, now: at, until: at } },
      (item) => {
        // The stored facts are used, because parsing each query again would keep the transaction open longer.
        const facts = { tables: item.involvedTables, intent: item.intent, complexity: item.complexity };
        const { decision, reviewer, notes } = command;
        const resolved = { decision, reviewer, correctedText: null, facts, at, bulkId };
        decidedItems.push({ ...item, decision, reviewedAt: at });
        return decideStep(notes === undefined ? resolved : { ...resolved, notes })(item);
      },
    );
    for (const item of decidedItems) reportDecision(tools, item);
    decided.push(...batch.changed);
    if (batch.last === undefined || batch.seen < limit) break;
    after = batch.last;
  }
  return { bulkId, decided };
}
