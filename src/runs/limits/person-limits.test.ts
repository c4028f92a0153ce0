import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import type { LimitsChoice } from '../../domain/institution-settings.ts';
import type { Run } from '../../domain/run.ts';
import type { Model } from '../../ports/model.ts';
import type { DayUsage, PersonUsage } from '../../ports/person-usage.ts';
import type { RunManager } from '../run-manager.ts';
import { LimitReached } from './limit-reached.ts';
import { createPersonLimits } from './person-limits.ts';
import { runAsOwner } from './run-owner.ts';

const RUN: Run = {
  ...{ id: 'r', owner: 'ada', kind: 'generation', status: 'pending', createdAt: '2026-01-31T23:00:00Z' },
  ...{ cancelRequested: false, lastEventId: 0 },
};
const NOTHING: DayUsage = { jobs: 0, calls: 0, cost: 0, unpriced: 0 };

function openLimits(limits: LimitsChoice) {
  const days = new Map<string, DayUsage>();
  const usage: PersonUsage = {
    read: async (owner, day) => days.get(`${owner} ${day}`) ?? NOTHING,
    add: async (owner, day, added) => {
      const { jobs, calls, cost, unpriced } = days.get(`${owner} ${day}`) ?? NOTHING;
      const { jobs: newJobs = 0, calls: newCalls = 0, cost: newCost = 0, unpriced: newUnpriced = 0 } = added;
      const total = {
        jobs: jobs + newJobs,
        calls: calls + newCalls,
        cost: cost + newCost,
        unpriced: unpriced + newUnpriced,
      };
      days.set(`${owner} ${day}`, total);
      return total;
    },
  };
  let now = new Date('2026-01-31T23:00:00Z');
  const service = createPersonLimits({ usage, readLimits: async () => limits, clock: { now: () => now } });
  const ask = (owner: string | undefined, cost: number | null = 0.6) => {
    const model = service.limitModel(createModel(cost));
    const call = () => model.ask({ role: 'writer', prompt: { system: '', user: '' }, schema: z.string() });
    return owner === undefined ? call() : runAsOwner(owner, call);
  };
  return { ...service, ask, days, setNow: (time: string) => (now = new Date(time)) };
}

function createModel(cost: number | null): Model {
  return {
    ask: async ({ schema, onUsage }) => {
      const usage = { inputTokens: 1, outputTokens: 1, cost };
      onUsage?.(usage);
      return { value: schema.parse('x'), usage, model: 'm', raw: 'x' };
    },
  };
}

describe('the limits of a person', () => {
  it('refuse model calls of a person who has reached the daily cost, with the reason and what to do', async () => {
    const limits = openLimits({ costPerDay: 1 });
    await limits.ask('ada');
    await limits.ask('ada');

    await assert.rejects(limits.ask('ada'), (thrown: unknown) => {
      assert.ok(thrown instanceof LimitReached);
      assert.equal(thrown.message, 'You have used $1.20 of $1.00 for models today.');
      assert.match(thrown.advice ?? '', /tomorrow.*raise limits\.costPerDay/);
      assert.equal(thrown.retryAfterSeconds, 3600);
      return true;
    });
    await limits.ask('ben');
    await limits.ask(undefined);
    limits.setNow('2026-02-01T00:00:00Z');
    await limits.ask('ada');
  });

  it('refuse calls of a model whose price is unknown after the first one', async () => {
    const limits = openLimits({ costPerDay: 1 });
    await limits.ask('ada', null);

    await assert.rejects(limits.ask('ada', null), /price of this model is unknown/);
  });

  it('refuse further jobs, and count no job that did not start', async () => {
    const limits = openLimits({ jobsPerDay: 2 });
    let fails = true;
    const start: RunManager['start'] = async () => {
      if (fails) throw new Error('busy');
      return RUN;
    };
    const runs = limits.limitRuns({ start });
    const request = { owner: 'ada', kind: 'generation' };

    await assert.rejects(
      runs.start(request, async () => {}),
      /busy/,
    );
    fails = false;
    for (let job = 0; job < 2; job++) await runs.start(request, async () => {});

    await assert.rejects(
      runs.start(request, async () => {}),
      /2 of 2 generations and uploads today/,
    );
  });

  it('let only as many jobs start at the same time as the day allows', async () => {
    const limits = openLimits({ jobsPerDay: 2 });
    const start = limits.limitJob(async () => 'started');

    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => start('ada')));

    assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 2);
    assert.deepEqual([...limits.days.values()], [{ jobs: 2, calls: 0, cost: 0, unpriced: 0 }]);
  });

  it('count usage without limits, and refuse nothing', async () => {
    const limits = openLimits({});
    for (let call = 0; call < 3; call++) await limits.ask('ada', null);

    assert.deepEqual([...limits.days.values()], [{ jobs: 0, calls: 3, cost: 0, unpriced: 3 }]);
  });
});
