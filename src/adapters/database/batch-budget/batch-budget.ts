import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { BatchBudget, RateLimits, Spending } from '../../../ports/batch-budget.ts';
import type { Database } from '../connection/database.ts';
import { runWrite } from '../connection/run-write.ts';
import type { Db } from '../schema/schema.ts';

const MINUTE_MS = 60_000;

/** The time of the database server, because the clocks of several machines may differ. */
const SERVER_TIME = sql<number>`extract(epoch from clock_timestamp()) * 1000`;

/** Casts a parameter, which PostgreSQL would treat as text. */
const toDouble = (value: number): RawBuilder<number> => sql<number>`cast(${value} as double precision)`;

const Levels = z.object({ requests: z.number(), tokens: z.number() });

/** Creates the budget of batches, with token buckets for the rate limits, on an open, migrated database. */
export function createBatchBudget(database: Database, now?: () => number): BatchBudget {
  const { kysely, guard, kind } = database;
  const currentTime = (): RawBuilder<number> =>
    kind === 'postgres' && now === undefined ? SERVER_TIME : toDouble((now ?? Date.now)());
  /** The batches whose buckets exist. */
  const initialised = new Set<string>();
  const createBuckets = async (batch: string): Promise<void> => {
    if (initialised.has(batch)) return;
    const buckets = { batch, requests: 1, tokens: 1, filled_at: currentTime() };
    await runWrite(database, (executor) =>
      executor
        .insertInto('batch_rates')
        .values(buckets)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    initialised.add(batch);
  };
  return {
    reserveRequests: (batch, limits, requests) =>
      guard(async () => {
        await createBuckets(batch);
        const reserved = limits.requestsPerMinute === undefined ? 0 : requests;
        const levels = await runWrite(database, (executor) =>
          executor
            .updateTable('batch_rates')
            .from(sql<{ time: number }>`(select ${currentTime()} as time)`.as('clock'))
            .set({
              requests: sql`${buildRefilledLevel('requests', limits.requestsPerMinute)} - ${toDouble(reserved)}`,
              tokens: buildRefilledLevel('tokens', limits.tokensPerMinute),
              filled_at: sql.ref('clock.time'),
            })
            .where('batch', '=', batch)
            .returning(['requests', 'tokens'])
            .executeTakeFirstOrThrow(),
        );
        return computeWait(levels, limits);
      }),
    recordTokens: (batch, tokens) =>
      guard(async () => {
        await createBuckets(batch);
        const left = sql<number>`tokens - ${toDouble(tokens)}`;
        await kysely.updateTable('batch_rates').set({ tokens: left }).where('batch', '=', batch).execute();
      }),
    readSpending: (batch) => guard(() => sumSpending(kysely, batch)),
  };
}

/**
 * Builds the SQL for the level of a bucket now. A bucket contains at most the quota of one second, so that the quota of a
 * whole minute is never used in one burst.
 */
function buildRefilledLevel(bucket: 'requests' | 'tokens', perMinute = 0): RawBuilder<number> {
  const capacity = Math.max(1, perMinute / 60);
  const elapsed = sql`case when clock.time > filled_at then clock.time - filled_at else 0 end`;
  const level = sql<number>`${sql.ref(bucket)} + (${elapsed}) * ${sql.lit(perMinute / MINUTE_MS)}`;
  return sql<number>`(case when ${level} < ${sql.lit(capacity)} then ${level} else ${sql.lit(capacity)} end)`;
}

/** Returns the milliseconds until both buckets are no longer below zero. */
function computeWait(levels: z.infer<typeof Levels>, limits: RateLimits): number {
  const waitForBucket = (level: number, perMinute: number | undefined): number =>
    perMinute === undefined || level >= 0 ? 0 : Math.ceil((-level * MINUTE_MS) / perMinute);
  return Math.max(
    waitForBucket(levels.requests, limits.requestsPerMinute),
    waitForBucket(levels.tokens, limits.tokensPerMinute),
  );
}

/** Sums the usage of all workers of a batch. */
export async function sumSpending(kysely: Db, batch: string): Promise<Spending> {
  const row = await kysely
    .selectFrom('batch_usage')
    .select(({ fn }) => [
      fn.sum<number | null>('calls').as('calls'),
      fn.sum<number | null>('input_tokens').as('inputTokens'),
      fn.sum<number | null>('output_tokens').as('outputTokens'),
      fn.sum<number | null>('cost').as('cost'),
      fn.sum<number | null>('unpriced').as('unpriced'),
    ])
    .where('batch', '=', batch)
    .executeTakeFirst();
  // PostgreSQL sums integers as decimals, which its driver returns as text.
  const toNumber = (value: number | null | undefined): number => Number(value ?? 0);
  return {
    calls: toNumber(row?.calls),
    inputTokens: toNumber(row?.inputTokens),
    outputTokens: toNumber(row?.outputTokens),
    cost: toNumber(row?.cost),
    unpriced: toNumber(row?.unpriced),
  };
}
