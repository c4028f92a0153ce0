import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import { openScratchPostgres } from '../../../scripts/test/postgres/test-database.ts';
import { batchStoreContract } from '../../ports/batch-store.contract.ts';
import { createBatchStore } from '../database/batches/batch-store.ts';
import { createBossDispatch } from './boss-dispatch.ts';
import { queueOf } from './boss-queues.ts';
import { openPostgres } from './open-postgres.ts';

const scratch = await openScratchPostgres();
const database = await openPostgres(scratch.url);
const dispatch = createBossDispatch(database);
const store = createBatchStore(database, dispatch);
const supervisor = new PgBoss({ db: fromKysely(database.kysely), supervise: false, schedule: false });
after(async () => {
  await supervisor.stop({ graceful: false });
  await store.close();
  await scratch.drop();
});

/** Heartbeats grow old by as much, and pg-boss looks after them at once. */
async function passTime(batch: string, milliseconds: number): Promise<void> {
  await supervisor.start();
  const earlier = sql`${milliseconds} * interval '1 millisecond'`;
  await sql`
    update pgboss.job set heartbeat_on = heartbeat_on - ${earlier} where state = 'active'
  `.execute(database.kysely);
  await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`.execute(database.kysely);
  await supervisor.supervise(queueOf(batch));
}

batchStoreContract('postgres, by pg-boss', async () => ({ store, passTime }));

describe('batches whose messages were lost, as after a restored backup', () => {
  const jobs = ['a', 'b'].map((name) => ({ path: name, name, contentHash: name }));

  it('are told of anew, also jobs that somebody worked on', async () => {
    await store.plan({ id: 'restored', output: '/out', task: {}, limits: {} }, jobs);
    await store.claim('restored', 'gone');
    await sql`delete from pgboss.job where name = ${queueOf('restored')}`.execute(database.kysely);
    await sql`
      update batch_jobs set lease_until = now() - interval '2 minutes' where batch = 'restored' and status = 'running'
    `.execute(database.kysely);

    const taken = [await store.claim('restored', 'new'), await store.claim('restored', 'new')];

    assert.deepEqual(new Set(taken.map((job) => job?.name)), new Set(['a', 'b']));
  });

  it('have no queue any more when they are over, and get one when they go on', async (t) => {
    const plan = { id: 'over', output: '/out', task: {}, limits: {} };
    await store.plan(plan, jobs.slice(0, 1));
    await store.claim('over', 'one');
    const failed = { status: 'failed', reason: 'no', problemIds: [] } as const;
    await store.finish('over', { contentHash: 'a', worker: 'one' }, failed);
    const later = createBossDispatch(database);
    t.after(() => later.close());
    await later.prepare('another');

    assert.equal(await supervisor.getQueue(queueOf('over')), null);
    assert.equal(await store.retryFailed('over'), 1);
    assert.equal((await store.claim('over', 'one'))?.name, 'a');
  });
});
