import { Fault } from '../../domain/fault.ts';
import type { AgentRole } from '../../domain/settings.ts';
import type { BatchMeter, Spending } from '../../ports/batch-meter.ts';
import type { Model, ModelUsage } from '../../ports/model.ts';
import { obstacle } from './may-begin.ts';

/** What may be spent, what has been spent so far, and how many workers spend from it. */
export type Purse = {
  readonly maxCost?: number | undefined;
  spent(): ReturnType<BatchMeter['spent']>;
  countSpenders(): Promise<number>;
};

/**
 * The same model, asked no further once the money is spent. For each asking under way as much is set aside as the dearest of
 * its role has cost; the very first goes alone, because nothing is known of the price before. What is under way is
 * answered, so nothing that was paid for is lost. Other workers are taken to have as much under way as this one.
 */
export function withCostCeiling(model: Model, { maxCost, spent, countSpenders }: Purse): Model {
  if (maxCost === undefined) return model;
  const dearest = new Map<AgentRole, number>();
  const waiting: (() => void)[] = [];
  let [underWay, setAside, givenBack] = [0, 0, 0];

  /** Answers what is set aside for the asking, once there is so much left. */
  const enter = async (role: AgentRole): Promise<number> => {
    for (;;) {
      const before = givenBack;
      const [spending, spenders] = await Promise.all([spent(), countSpenders()]);
      const price = dearest.get(role) ?? averageOf(spending);
      // What ended meanwhile may not be in the sum yet.
      const ended = givenBack - before;
      const isTooMuch = spending.cost + (setAside + ended + price) * Math.max(1, spenders) > maxCost;
      const reason =
        obstacle(spending, maxCost) ?? (isTooMuch ? tooLittleLeft(spending, maxCost) : undefined);
      const isFirst = spending.calls === 0 && underWay > 0;
      if (reason === undefined && !isFirst) {
        underWay++;
        setAside += price;
        return price;
      }
      if (underWay === 0 && ended > 0) continue;
      if (underWay === 0) throw ceilingReached(reason ?? '');
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  const leave = (price: number): void => {
    underWay--;
    givenBack += price;
    setAside = underWay === 0 ? 0 : setAside - price;
    for (const look of waiting.splice(0)) look();
  };
  return {
    ask: async (ask) => {
      const price = await enter(ask.role);
      let cost = 0;
      const onUsage = (usage: ModelUsage): void => {
        cost += usage.cost ?? 0;
        ask.onUsage?.(usage);
      };
      try {
        ask.signal?.throwIfAborted();
        return await model.ask({ ...ask, onUsage });
      } finally {
        if (cost > (dearest.get(ask.role) ?? 0)) dearest.set(ask.role, cost);
        leave(price);
      }
    },
  };
}

/** Whether an asking was refused because the batch may cost no more. */
export function isCeilingReached({ facts }: Fault): boolean {
  return facts.ceiling === true;
}

/** Of this kind, because any other lets a pipeline go on without the step. */
function ceilingReached(reason: string): Fault {
  return new Fault('unexpected', reason, { facts: { ceiling: true } });
}

function tooLittleLeft({ cost }: Spending, maxCost: number): string {
  return `$${cost.toFixed(2)} of $${maxCost} are spent, and the next call may cost more than is left; allow more with --max-cost.`;
}

function averageOf({ cost, calls }: Spending): number {
  return calls === 0 ? 0 : cost / calls;
}
