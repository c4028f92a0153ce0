import { QUESTION_PROVIDER } from '../../domain/queue-item-view.ts';
import type { ReviewItem, ReviewQueue } from '../../ports/review-queue.ts';
import { applyVerdict, type VerdictDependencies } from './apply-verdict.ts';
import { type ReturnDependencies, returnDecision } from './return-decision.ts';

type DecisionReturnDependencies = ReturnDependencies &
  VerdictDependencies & {
    readonly queue: Pick<ReviewQueue, 'find' | 'listUnreturned' | 'markReturned'>;
    readonly report: (thrown: unknown) => void;
  };

type DecisionReturns = {
  /** Applies the state of one item to uploads, the bank and practice. A failure is reported; `returnAll` tries again. */
  returnItem(itemId: string): Promise<void>;
  /** Applies every state that is not applied yet, for example after a crash; returns the number of items. */
  returnAll(): Promise<number>;
};

const PAGE_SIZE = 100;

/**
 * Brings the decisions of experts back to authors and learners. The queue stores with each decision that it is not yet
 * returned, so a decision whose process stopped in between is returned at the next start.
 */
export function createDecisionReturns(deps: DecisionReturnDependencies): DecisionReturns {
  const { queue, report } = deps;

  async function apply(item: ReviewItem): Promise<void> {
    if (item.providerId === QUESTION_PROVIDER) {
      await applyVerdict(item, deps);
      await returnDecision(item, deps);
    }
    await queue.markReturned(item.id, item.version);
  }

  return {
    async returnItem(itemId) {
      try {
        const item = await queue.find(itemId);
        if (item !== undefined) await apply(item);
      } catch (thrown) {
        report(thrown);
      }
    },
    async returnAll() {
      const failedIds = new Set<string>();
      for (let count = 0; ; ) {
        const items = await queue.listUnreturned(PAGE_SIZE + failedIds.size);
        const waiting = items.filter(({ id }) => !failedIds.has(id));
        if (waiting.length === 0) return count;
        for (const item of waiting) {
          try {
            await apply(item);
            count += 1;
          } catch (thrown) {
            failedIds.add(item.id);
            report(thrown);
          }
        }
      }
    },
  };
}
