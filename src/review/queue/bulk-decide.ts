import { Fault } from '../../domain/fault.ts';
import type { BulkFilter, ReviewItem } from '../../ports/review-queue.ts';
import { decideStep, reportDecision } from './decide-item.ts';
import { findForbiddenItems } from './four-eyes.ts';
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

/** Decides every pending item that matches the filter, is not leased by another expert, and which the reviewer may decide. Items that others decide in the meantime are not changed. */
export async function bulkDecide(tools: ReviewDeps, command: BulkCommand): Promise<BulkOutcome> {
  const { ids, providerId, reason, minConfidence, createdBefore } = command.filter;
  if ([ids, providerId, reason, minConfidence, createdBefore].every((value) => value === undefined)) {
    throw new Fault('invalid-input', 'A bulk decision needs a filter.', {
      advice: 'Set the items, a provider, a reason, a minimum confidence or a time.',
    });
  }
  const forbidden =
    command.decision === 'APPROVE' ? await findForbiddenItems(tools, command.reviewer) : new Set<string>();
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
        if (forbidden.has(item.id)) return { refused: 'own-work' };
        // The stored facts are used, because parsing each query again would keep the transaction open longer.
        const facts = { tables: item.involvedTables, intent: item.intent, complexity: item.complexity };
        const { decision, reviewer, notes } = command;
        const resolved = { decision, reviewer, correctedText: null, facts, at, bulkId };
        decidedItems.push({ ...item, decision, reviewedAt: at });
        return decideStep(notes === undefined ? resolved : { ...resolved, notes })(item);
      },
    );
    for (const item of decidedItems) reportDecision(tools, item);
    await tools.onItemsChanged?.(batch.changed);
    decided.push(...batch.changed);
    if (batch.last === undefined || batch.seen < limit) break;
    after = batch.last;
  }
  return { bulkId, decided };
}
