import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import { openScratchPostgres } from '../../../scripts/test/postgres/test-database.ts';
import { batchStoreContract } from '../../ports/batch-store.contract.ts';
import { createBatchStore } from '../database/batches/batch-store.ts';
import { createBossDispatch } from './boss-dispatch.ts';
import { openPostgres } from './open-postgres.ts';

const getQueueName = (batch: string): string => `vbagent-batch-${batch}`;

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

/** Makes all heartbeats older and lets pg-boss check them immediately. */
async function passTime(batch: string, milliseconds: number): Promise<void> {
  await supervisor.start();
  const age = sql`${milliseconds} * interval '1 millisecond'`;
  await sql`
    update pgboss.job set heartbeat_on = heartbeat_on - ${age} where state = 'active'
  `.execute(database.allInstitutions);
  await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`.execute(
    database.allInstitutions,
  );
  await supervisor.supervise(getQueueName(batch));
}

batchStoreContract('postgres with pg-boss', async () => ({ store, passTime }));

describe('createBossDispatch', () => {
  const jobs = ['a', 'b'].map((name) => ({ path: name, name, contentHash: name }));

  it('enqueues jobs without a message again, including claimed ones', async () => {
    await store.plan({ id: 'restored', output: '/out', task: {}, limits: {} }, jobs);
    await store.claim('restored', 'gone');
    await sql`delete from pgboss.job where name = ${getQueueName('restored')}`.execute(
      database.allInstitutions,
    );
    await sql`
      update batch_jobs set lease_until = now() - interval '2 minutes' where batch = 'restored' and status = 'running'
    `.execute(database.allInstitutions);

    const claimed = [await store.claim('restored', 'new'), await store.claim('restored', 'new')];

    assert.deepEqual(new Set(claimed.map((job) => job?.name)), new Set(['a', 'b']));
  });

  it('deletes the queue of a finished batch and creates it again when the batch is resumed', async (t) => {
    const plan = { id: 'over', output: '/out', task: {}, limits: {} };
    await store.plan(plan, jobs.slice(0, 1));
    await store.claim('over', 'one');
    const outcome = { status: 'failed', reason: 'no', problemIds: [] } as const;
    await store.finish('over', { contentHash: 'a', worker: 'one' }, outcome);
    const laterDispatch = createBossDispatch(database);
    t.after(() => laterDispatch.close());
    await laterDispatch.prepare('another');

    assert.equal(await supervisor.getQueue(getQueueName('over')), null);
    assert.equal(await store.retryFailed('over'), 1);
    assert.equal((await store.claim('over', 'one'))?.name, 'a');
  });
});
