import { Fault } from '../../domain/fault.ts';
import type { BulkFilter, ReviewItem } from '../../ports/review-queue.ts';
import { decideStep, noticeDecision } from './decide-item.ts';
import type { ReviewTools } from './review-tools.ts';

export type BulkOrder = {
  readonly decision: 'APPROVE' | 'REJECT';
  readonly reviewer: string;
  readonly filter: Omit<BulkFilter, 'status'>;
  readonly notes?: string;
  readonly limit: number;
};

export type BulkOutcome = { readonly bulkId: string; readonly decided: readonly string[] };

const ITEMS_AT_ONCE = 100;

/** Decides every pending item that fits and that nobody else holds; what others decided meanwhile stays theirs. */
export async function bulkDecide(tools: ReviewTools, order: BulkOrder): Promise<BulkOutcome> {
  const { providerId, reason, minConfidence, createdBefore } = order.filter;
  if ([providerId, reason, minConfidence, createdBefore].every((part) => part === undefined)) {
    throw new Fault('invalid-input', 'A bulk decision needs a filter.', {
      advice: 'Name a provider, a reason, a least confidence or a time.',
    });
  }
  const bulkId = tools.newId();
  const decided: string[] = [];
  for (let after = 0; decided.length < order.limit; ) {
    const at = tools.clock.now().toISOString();
    const limit = Math.min(ITEMS_AT_ONCE, order.limit - decided.length);
    const noticed: ReviewItem[] = [];
    const batch = await tools.queue.changeMany(
      order.filter,
      { limit, after, lease: { holder: order.reviewer, now: at, until: at } },
      (item) => {
        // Known since it was queued; reading each query again would hold the transaction open.
        const facts = { tables: item.involvedTables, intent: item.intent, complexity: item.complexity };
        const { decision, reviewer, notes } = order;
        const verdict = { decision, reviewer, corrected: null, facts, at, bulkId };
        noticed.push({ ...item, decision, reviewedAt: at });
        return decideStep(notes === undefined ? verdict : { ...verdict, notes })(item);
      },
    );
    for (const item of noticed) noticeDecision(tools, item);
    decided.push(...batch.changed);
    if (batch.last === undefined || batch.seen < limit) break;
    after = batch.last;
  }
  return { bulkId, decided };
}
