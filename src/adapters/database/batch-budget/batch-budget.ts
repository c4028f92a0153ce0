import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { BatchBudget, RateLimits, Spending } from '../../../ports/batch-budget.ts';
import type { Database } from '../connection/database.ts';
import { runWrite } from '../connection/run-write.ts';

const MINUTE = 60_000;

/** What several machines share goes by the clock of the database. */
const SERVER_TIME = sql<number>`extract(epoch from clock_timestamp()) * 1000`;

/** Without the cast PostgreSQL takes a parameter for text. */
const double = (value: number): RawBuilder<number> => sql<number>`cast(${value} as double precision)`;

const Levels = z.object({ requests: z.number(), tokens: z.number() });

/** Token buckets and spending on an open, migrated database. */
export function createBatchBudget(database: Database, now?: () => number): BatchBudget {
  const { kysely, guard, kind } = database;
  const time = (): RawBuilder<number> =>
    kind === 'postgres' && now === undefined ? SERVER_TIME : double((now ?? Date.now)());
  const known = new Set<string>();
  const makeBuckets = async (batch: string): Promise<void> => {
    if (known.has(batch)) return;
    const buckets = sql`
      insert into batch_rates (batch, requests, tokens, filled_at) values (${batch}, 1, 1, ${time()})
      on conflict do nothing
    `;
    await runWrite(database, (executor) => buckets.execute(executor));
    known.add(batch);
  };
  return {
    reserveRequests: (batch, limits, requests) =>
      guard(async () => {
        await makeBuckets(batch);
        const share = limits.requestsPerMinute === undefined ? 0 : requests;
        const filling = sql`
          update batch_rates set
            requests = ${filled('requests', limits.requestsPerMinute)} - ${double(share)},
            tokens = ${filled('tokens', limits.tokensPerMinute)},
            filled_at = clock.time
          from (select ${time()} as time) as clock
          where batch = ${batch} returning requests, tokens
        `;
        const { rows } = await runWrite(database, (executor) => filling.execute(executor));
        return waitFor(Levels.parse(rows[0]), limits);
      }),
    recordTokens: (batch, tokens) =>
      guard(async () => {
        await makeBuckets(batch);
        await sql`update batch_rates set tokens = tokens - ${double(tokens)} where batch = ${batch}`.execute(
          kysely,
        );
      }),
    readSpending: (batch) => guard(() => sumSpending(kysely, batch)),
  };
}

/** A bucket holds no more than what a second brings, so that a minute's worth is not asked for at once. */
function filled(bucket: 'requests' | 'tokens', perMinute = 0): RawBuilder<number> {
  const most = Math.max(1, perMinute / 60);
  const since = sql`case when clock.time > filled_at then clock.time - filled_at else 0 end`;
  const level = sql<number>`${sql.ref(bucket)} + (${since}) * ${sql.lit(perMinute / MINUTE)}`;
  return sql<number>`(case when ${level} < ${sql.lit(most)} then ${level} else ${sql.lit(most)} end)`;
}

function waitFor(levels: z.infer<typeof Levels>, limits: RateLimits): number {
  const debt = (level: number, perMinute: number | undefined): number =>
    perMinute === undefined || level >= 0 ? 0 : Math.ceil((-level * MINUTE) / perMinute);
  return Math.max(
    debt(levels.requests, limits.requestsPerMinute),
    debt(levels.tokens, limits.tokensPerMinute),
  );
}

async function sumSpending(kysely: Database['kysely'], batch: string): Promise<Spending> {
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
  // The sum of whole numbers is a decimal in PostgreSQL, which its driver hands out as text.
  const of = (value: number | null | undefined): number => Number(value ?? 0);
  return {
    calls: of(row?.calls),
    inputTokens: of(row?.inputTokens),
    outputTokens: of(row?.outputTokens),
    cost: of(row?.cost),
    unpriced: of(row?.unpriced),
  };
}
