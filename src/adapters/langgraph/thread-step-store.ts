import {
  type BaseCheckpointSaver,
  type Checkpoint,
  type CheckpointTuple,
  uuid5,
  uuid6,
} from '@langchain/langgraph-checkpoint';
import { Fault } from '../../domain/fault.ts';
import { createBusyThreadFault } from '../../ports/busy-thread-fault.ts';
import type { FinishedSteps, ThreadState, ThreadStepStore } from '../../ports/thread-step-store.ts';
import type { Database } from '../database/connection/database.ts';
import { prepareQuery } from '../database/connection/prepared-query.ts';
import { prepareEndedRun } from '../database/runs/store-ended-run.ts';
import type { Db } from '../database/schema/schema.ts';
import { toConfig } from './checkpoint-config.ts';
import { prepareCheckpointStatements } from './checkpoint-rows.ts';
import { CheckpointSaver, toGenericSaver } from './create-checkpoint-saver.ts';

/** The format of checkpoints that this store reads and writes. */
const FORMAT = 4;
const INTERRUPT = '__interrupt__';
/** The kind of a task that a trigger starts. */
const PULL = '__pregel_pull';
/** The prefix of the channels that start nodes. */
const TRIGGER = 'branch:to:';

type ThreadStores = { readonly saver: BaseCheckpointSaver; readonly steps: ThreadStepStore };

/** Creates the checkpoint saver of LangGraph and the store for runs without it; both use the same rows. */
export function createThreadStores(database: Database): ThreadStores {
  const saver = new CheckpointSaver(database);
  return { saver: toGenericSaver(saver), steps: createThreadStepStore(database, saver) };
}

function createThreadStepStore(database: Database, saver: CheckpointSaver): ThreadStepStore {
  const { kysely, guard } = database;
  const findNewestId = prepareFindNewestId(kysely);
  const save = prepareSave(kysely, saver);
  return {
    findNewestId: (threadId) => guard(() => findNewestId(kysely, threadId)),
    findWaiting: async (threadId) => toState(await saver.getTuple({ configurable: { thread_id: threadId } })),
    ids: {
      createVersion: (current) => saver.getNextVersion(current),
      createStateId: uuid6,
      createTaskId: (node, { id, step }) =>
        uuid5(JSON.stringify([node, String(step + 1), node, PULL, [TRIGGER + node]]), id),
    },
    save: (finished) => guard(() => save(finished)),
  };
}

function prepareFindNewestId(kysely: Db): (executor: Db, threadId: string) => Promise<string | undefined> {
  const select = prepareQuery(
    kysely
      .selectFrom('checkpoints')
      .select('id')
      .where('thread_id', '=', '')
      .where('ns', '=', '')
      .orderBy('id', 'desc')
      .limit(1),
  );
  return async (executor, threadId) => (await select(executor, [threadId, '', 1]))[0]?.id;
}

function prepareSave(kysely: Db, saver: CheckpointSaver): ThreadStepStore['save'] {
  const findNewestId = prepareFindNewestId(kysely);
  const storeRun = prepareEndedRun(kysely);
  const statements = prepareCheckpointStatements(kysely);
  const setStatus = prepareQuery(
    kysely.updateTable('threads').set({ updated_at: '', rest: '' }).where('id', '=', '').returning('seq'),
  );
  return async (finished) => {
    const { threadId, run, endedAt, status, parentId } = finished;
    const { checkpoint, writes } = await toRows(finished, saver);
    return kysely.transaction().execute(async (tx) => {
      // Locks the thread until the end of the transaction.
      const [thread] = await setStatus(tx, [endedAt, status, threadId]);
      if (thread === undefined) throw new Fault('not-found', `There is no thread ${threadId}.`);
      if ((await findNewestId(tx, threadId)) !== parentId) throw createBusyThreadFault(threadId);
      const stored = await storeRun(tx, { ...run, threadId, endedAt });
      await statements.insertCheckpoint(tx, checkpoint.row, checkpoint.values);
      await statements.insertWrites(tx, writes);
      return stored;
    });
  };
}

async function toRows(
  { threadId, parentId, state, changed, interrupt, endedAt }: FinishedSteps,
  saver: CheckpointSaver,
) {
  const scope = { thread_id: threadId, ns: '' };
  const parent = toConfig(scope, parentId);
  const { id, step, next, versions, seen } = state;
  const trigger = next === undefined ? {} : { [TRIGGER + next]: null };
  const checkpoint: Checkpoint<string, string> = {
    ...{ v: FORMAT, id, ts: endedAt },
    channel_values: { ...state.values, ...trigger },
    channel_versions: { ...versions },
    versions_seen: Object.fromEntries(Object.entries(seen).map(([node, of]) => [node, { ...of }])),
  };
  const metadata = { source: 'loop' as const, step, parents: {} };
  return {
    checkpoint: await saver.toRows(parent, checkpoint, metadata, { ...changed }),
    writes:
      interrupt === undefined
        ? []
        : await saver.toWriteRows(
            toConfig(scope, id),
            [[INTERRUPT, { id: interrupt.id, value: interrupt.value }]],
            interrupt.taskId,
          ),
  };
}

/** Converts the newest checkpoint; undefined if it has another form than `ThreadStepStore.findWaiting` promises. */
function toState(tuple: CheckpointTuple | undefined): ThreadState | undefined {
  if (tuple === undefined || tuple.checkpoint.v !== FORMAT) return undefined;
  const { checkpoint, metadata, pendingWrites = [] } = tuple;
  const [interrupt, ...others] = pendingWrites;
  if (interrupt?.[1] !== INTERRUPT || others.length > 0) return undefined;
  const versions = toTexts(checkpoint.channel_versions);
  const values = Object.entries(checkpoint.channel_values);
  const triggers = values.filter(([channel]) => channel.startsWith(TRIGGER));
  const [trigger, ...furtherTriggers] = triggers;
  const step = metadata?.step;
  if (trigger === undefined || furtherTriggers.length > 0 || versions === undefined || step === undefined)
    return undefined;
  const seen = Object.entries(checkpoint.versions_seen).map(([node, of]) => [node, toTexts(of)] as const);
  return {
    ...{ id: checkpoint.id, step, versions, next: trigger[0].slice(TRIGGER.length) },
    values: Object.fromEntries(values.filter(([channel]) => channel !== trigger[0])),
    seen: Object.fromEntries(seen.flatMap(([node, of]) => (of === undefined ? [] : [[node, of] as const]))),
  };
}

/** Returns versions that are texts; undefined if one is a number, as in older threads. */
function toTexts(versions: Readonly<Record<string, string | number>>): Record<string, string> | undefined {
  const entries = Object.entries(versions);
  const texts = entries.flatMap(([channel, version]) =>
    typeof version === 'string' ? [[channel, version] as const] : [],
  );
  return texts.length === entries.length ? Object.fromEntries(texts) : undefined;
}
