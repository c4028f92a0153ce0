import type { LimitsChoice } from '../../domain/institution-settings.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Model, ModelUsage } from '../../ports/model.ts';
import type { DayUsage, PersonUsage } from '../../ports/person-usage.ts';
import type { RunManager } from '../run-manager.ts';
import { LimitReached } from './limit-reached.ts';
import { getRunOwner } from './run-owner.ts';

type LimitDependencies = {
  readonly usage: PersonUsage;
  /** Reads the limits of the institution; a change applies to the next call. */
  readonly readLimits: () => Promise<LimitsChoice>;
  readonly clock: Pick<Clock, 'now'>;
};

type PersonLimits = {
  /** Wraps a model: the calls of a run count towards its owner, and are refused when the owner's cost limit is reached. */
  limitModel(model: Model): Model;
  /** Wraps a function that starts one job for its first argument: it is refused when this person has reached a limit. */
  limitJob<Args extends unknown[], Result>(
    start: (owner: string, ...args: Args) => Promise<Result>,
  ): (owner: string, ...args: Args) => Promise<Result>;
  /** Wraps a run manager: each run that it starts counts as a job. */
  limitRuns<Runs extends Pick<RunManager, 'start'>>(runs: Runs): Runs;
};

/** Creates the daily limits of each person for jobs and model cost. */
export function createPersonLimits({ usage, readLimits, clock }: LimitDependencies): PersonLimits {
  const getDay = (): string => clock.now().toISOString().slice(0, 10);

  /** Throws if the usage before a job or call has reached one of the limits. */
  function requireWithinLimits(used: DayUsage, limits: LimitsChoice): void {
    for (const name of limitNames) {
      const message = describeExcess[name](used, limits[name] ?? Number.POSITIVE_INFINITY);
      if (message !== undefined) throw createDailyLimit(message, name, clock.now());
    }
  }

  /** Starts a job within the limits. It is counted first, so that jobs started at the same time cannot exceed the limit together. */
  async function startJob<Result>(owner: string, start: () => Promise<Result>): Promise<Result> {
    const [limits, day] = [await readLimits(), getDay()];
    const { jobs, ...used } = await usage.add(owner, day, { jobs: 1 });
    try {
      requireWithinLimits({ ...used, jobs: jobs - 1 }, limits);
      return await start();
    } catch (thrown) {
      await usage.add(owner, day, { jobs: -1 });
      throw thrown;
    }
  }

  return {
    limitModel: (model) => ({
      async ask(request) {
        const owner = getRunOwner();
        if (owner === undefined) return model.ask(request);
        const { costPerDay } = await readLimits();
        if (costPerDay !== undefined) requireWithinLimits(await usage.read(owner, getDay()), { costPerDay });
        const usages: ModelUsage[] = [];
        const onUsage = (one: ModelUsage): void => {
          usages.push(one);
          request.onUsage?.(one);
        };
        try {
          return await model.ask({ ...request, onUsage });
        } finally {
          if (usages.length > 0) await usage.add(owner, getDay(), sumCalls(usages));
        }
      },
    }),
    limitJob:
      (start) =>
      (owner, ...args) =>
        startJob(owner, () => start(owner, ...args)),
    limitRuns: (runs) => ({
      ...runs,
      start: (request, work) => startJob(request.owner, () => runs.start(request, work)),
    }),
  };
}

function createDailyLimit(message: string, name: keyof LimitsChoice, now: Date): LimitReached {
  const nextDay = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return new LimitReached(message, {
    advice: `Continue tomorrow (the day ends at midnight UTC), or ask an admin to raise limits.${name} in the settings of the institution.`,
    retryAfterSeconds: Math.ceil((nextDay - now.getTime()) / 1000),
  });
}

/** For each limit, the message if the usage has reached it. */
const describeExcess: Readonly<
  Record<keyof LimitsChoice, (used: DayUsage, limit: number) => string | undefined>
> = {
  jobsPerDay: ({ jobs }, limit) =>
    jobs >= limit ? `You have started ${jobs} of ${limit} generations and uploads today.` : undefined,
  costPerDay: ({ cost, unpriced }, limit) => {
    if (unpriced > 0 && limit !== Number.POSITIVE_INFINITY)
      return 'Your institution limits the cost of models, but the price of this model is unknown.';
    return cost >= limit
      ? `You have used $${cost.toFixed(2)} of $${limit.toFixed(2)} for models today.`
      : undefined;
  },
};

const limitNames = ['jobsPerDay', 'costPerDay'] as const;

function sumCalls(usages: readonly ModelUsage[]): Partial<DayUsage> {
  return {
    calls: usages.length,
    cost: usages.reduce((sum, { cost }) => sum + (cost ?? 0), 0),
    unpriced: usages.filter(({ cost }) => cost === null).length,
  };
}
