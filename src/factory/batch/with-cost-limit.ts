import { Fault } from '../../domain/fault.ts';
import type { AgentRole } from '../../domain/settings.ts';
import type { BatchBudget, Spending } from '../../ports/batch-budget.ts';
import type { Model, ModelUsage } from '../../ports/model.ts';
import { explainBudgetLimit } from './can-start-job.ts';

/** The cost limit of a batch, its spending so far, and the number of workers that share it. */
type CostLimit = {
  readonly maxCost?: number | undefined;
  spent(): ReturnType<BatchBudget['readSpending']>;
  countSpenders(): Promise<number>;
};

/**
 * Refuses further calls once the cost limit is reached. Each running call reserves the cost of the most expensive call of its
 * role so far. The first call runs alone, because no price is known before it. Running calls complete, so that no paid reply
 * is lost. Other workers are assumed to have reserved as much as this one.
 */
export function withCostLimit(model: Model, { maxCost, spent, countSpenders }: CostLimit): Model {
  if (maxCost === undefined) return model;
  const maxCosts = new Map<AgentRole, number>();
  const waiting: (() => void)[] = [];
  let [running, reserved, released] = [0, 0, 0];

  /** Waits until the budget allows another call; returns the cost that is reserved for it. */
  const reserve = async (role: AgentRole): Promise<number> => {
    for (;;) {
      const before = released;
      const [spending, spenders] = await Promise.all([spent(), countSpenders()]);
      const price = maxCosts.get(role) ?? getAverageCost(spending);
      // The cost of calls that ended while the spending was read may be missing from it.
      const ended = released - before;
      const isTooMuch = spending.cost + (reserved + ended + price) * Math.max(1, spenders) > maxCost;
      const reason =
        explainBudgetLimit(spending, maxCost) ??
        (isTooMuch ? explainTooLittleLeft(spending, maxCost) : undefined);
      const isFirstRunning = spending.calls === 0 && running > 0;
      if (reason === undefined && !isFirstRunning) {
        running++;
        reserved += price;
        return price;
      }
      if (running === 0 && ended > 0) continue;
      if (running === 0) throw costLimitFault(reason ?? '');
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  const release = (price: number): void => {
    running--;
    released += price;
    reserved = running === 0 ? 0 : reserved - price;
    for (const check of waiting.splice(0)) check();
  };
  return {
    ask: async (request) => {
      const price = await reserve(request.role);
      let cost = 0;
      const onUsage = (usage: ModelUsage): void => {
        cost += usage.cost ?? 0;
        request.onUsage?.(usage);
      };
      try {
        request.signal?.throwIfAborted();
        return await model.ask({ ...request, onUsage });
      } finally {
        if (cost > (maxCosts.get(request.role) ?? 0)) maxCosts.set(request.role, cost);
        release(price);
      }
    },
  };
}

/** Whether a call was refused because of the cost limit. */
export function isCostLimitFault({ facts }: Fault): boolean {
  return facts.ceiling === true;
}

/** The kind is `unexpected`, because the pipeline skips a step that fails with any other kind. */
function costLimitFault(reason: string): Fault {
  return new Fault('unexpected', reason, { facts: { ceiling: true } });
}

function explainTooLittleLeft({ cost }: Spending, maxCost: number): string {
  return `$${cost.toFixed(2)} of $${maxCost} are spent, and the next call may cost more than is left; raise the limit with --max-cost.`;
}

function getAverageCost({ cost, calls }: Spending): number {
  return calls === 0 ? 0 : cost / calls;
}
