import { Fault } from '../../domain/fault.ts';
import type { AgentRole } from '../../domain/settings.ts';
import type { BatchBudget, Spending } from '../../ports/batch-budget.ts';
import type { Model, ModelUsage } from '../../ports/model.ts';
import { explainBudgetLimit } from './can-start-job.ts';

/** The cost limit of a batch, its spending so far, and the number of workers that share it. */
type CostLimit = {
  readonly maxCost?: number | undefined;
  readSpending(): ReturnType<BatchBudget['readSpending']>;
  countWorkers(): Promise<number>;
};

/**
 * Refuses further calls once the cost limit is reached. Each running call reserves the cost of the most expensive earlier call
 * of its role. The first call runs alone, because no cost is known before it. Running calls are not aborted, so that no paid
 * reply is lost. Each of the other workers is assumed to have reserved as much as this one.
 */
export function withCostLimit(model: Model, { maxCost, readSpending, countWorkers }: CostLimit): Model {
  if (maxCost === undefined) return model;
  const maxCostByRole = new Map<AgentRole, number>();
  const waiting: (() => void)[] = [];
  let [runningCalls, reservedCost, releasedCost] = [0, 0, 0];

  /** Waits until the budget allows another call; returns the cost that is reserved for it. */
  const reserve = async (role: AgentRole): Promise<number> => {
    for (;;) {
      const releasedBefore = releasedCost;
      const [spending, workerCount] = await Promise.all([readSpending(), countWorkers()]);
      const expectedCost = maxCostByRole.get(role) ?? getAverageCost(spending);
      // The spending that was read may not include calls that ended during the read.
      const endedCost = releasedCost - releasedBefore;
      const wouldExceedLimit =
        spending.cost + (reservedCost + endedCost + expectedCost) * Math.max(1, workerCount) > maxCost;
      const reason =
        explainBudgetLimit(spending, maxCost) ??
        (wouldExceedLimit ? explainExpectedExcess(spending, maxCost) : undefined);
      const isFirstCallRunning = spending.calls === 0 && runningCalls > 0;
      if (reason === undefined && !isFirstCallRunning) {
        runningCalls++;
        reservedCost += expectedCost;
        return expectedCost;
      }
      if (runningCalls === 0 && endedCost > 0) continue;
      if (runningCalls === 0) throw createCostLimitFault(reason ?? '');
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  const release = (expectedCost: number): void => {
    runningCalls--;
    releasedCost += expectedCost;
    reservedCost = runningCalls === 0 ? 0 : reservedCost - expectedCost;
    for (const retryReservation of waiting.splice(0)) retryReservation();
  };
  return {
    ask: async (request) => {
      const expectedCost = await reserve(request.role);
      let cost = 0;
      const onUsage = (usage: ModelUsage): void => {
        cost += usage.cost ?? 0;
        request.onUsage?.(usage);
      };
      try {
        request.signal?.throwIfAborted();
        return await model.ask({ ...request, onUsage });
      } finally {
        if (cost > (maxCostByRole.get(request.role) ?? 0)) maxCostByRole.set(request.role, cost);
        release(expectedCost);
      }
    },
  };
}

/** Returns whether a call was refused because of the cost limit. */
export function isCostLimitFault({ facts }: Fault): boolean {
  return facts.ceiling === true;
}

/** Creates the fault of a refused call. Its kind is `unexpected`, because the pipeline only skips a step after any other kind. */
function createCostLimitFault(reason: string): Fault {
  return new Fault('unexpected', reason, { facts: { ceiling: true } });
}

function explainExpectedExcess({ cost }: Spending, maxCost: number): string {
  return `$${cost.toFixed(2)} of $${maxCost} are spent, and the next call may cost more than is left; raise the limit with --max-cost.`;
}

function getAverageCost({ cost, calls }: Spending): number {
  return calls === 0 ? 0 : cost / calls;
}
