import { randomBytes } from 'node:crypto';
import type { RunnableConfig } from '@langchain/core/runnables';
import {
  BaseCheckpointSaver,
  type ChannelVersions,
  type Checkpoint,
  type CheckpointListOptions,
  type CheckpointMetadata,
  type CheckpointPendingWrite,
  type CheckpointTuple,
  getCheckpointId,
  maxChannelVersion,
  type PendingWrite,
  TASKS,
  WRITES_IDX_MAP,
} from '@langchain/langgraph-checkpoint';
import { Fault } from '../../domain/fault.ts';
import type { Database } from '../database/connection/database.ts';
import { getScope, matchesFilter, toConfig } from './checkpoint-config.ts';
import {
  type CheckpointRow,
  type CheckpointStatements,
  deleteCheckpoints,
  prepareCheckpointStatements,
  selectCheckpoints,
  type ValueToInsert,
  type WriteToInsert,
} from './checkpoint-rows.ts';
import { pickInlineValues } from './inline-values.ts';
import { loadValue, storeValue } from './stored-value.ts';

const PAGE_SIZE = 50;
const MAX_REMEMBERED = 5000;
const VERSION_DIGITS = 10;
const VERSION_SUFFIX_BYTES = 6;
/** The first format whose checkpoints contain their pending sends (LangGraph's messages to the nodes that run next). */
const FORMAT_WITH_SENDS = 4;

type StoredCheckpoint = Omit<Checkpoint, 'channel_values'> & {
  /** The small values. Each large value has a row of its own; all checkpoints with the same version of the value use this row. */
  readonly inline_values?: Record<string, unknown>;
};

/** Creates a LangGraph checkpoint saver on our database; the caller closes the database. */
export function createCheckpointSaver(database: Database): BaseCheckpointSaver {
  return toGenericSaver(new CheckpointSaver(database));
}

/** LangGraph also supports text versions, but the types of its graphs allow only numbers. */
export function toGenericSaver(saver: CheckpointSaver): BaseCheckpointSaver {
  return saver as unknown as BaseCheckpointSaver;
}

/** A checkpoint, ready to be inserted. */
type CheckpointToInsert = { readonly row: CheckpointRow; readonly values: readonly ValueToInsert[] };

/** Stores each large channel value once, separate from the checkpoints that share it, and small ones in each checkpoint. */
export class CheckpointSaver extends BaseCheckpointSaver<string> {
  readonly #database: Database;
  readonly #statements: CheckpointStatements;
  /** Makes the versions of this saver different from those of other savers and processes. */
  readonly #versionSuffix = randomBytes(VERSION_SUFFIX_BYTES).toString('base64url');
  #versionCount = 0;
  /** The names of the inline values of the checkpoints that were used last. */
  readonly #inlineNames = new Map<string, ReadonlySet<string>>();

  constructor(database: Database) {
    super();
    this.#database = database;
    this.#statements = prepareCheckpointStatements(database.kysely);
  }

  /**
   * Returns a counter that sorts as text, with a unique suffix. Two branches of a thread count from the same number;
   * without the suffix, one branch would read the values of the other. Older threads have counters with more digits.
   */
  override getNextVersion(current: string | undefined): string {
    const digits = current?.indexOf('.') ?? VERSION_DIGITS;
    const count = current === undefined ? 0 : Number.parseInt(current, 10);
    const suffix = `${this.#versionSuffix}${(this.#versionCount++).toString(36)}`;
    return `${String(count + 1).padStart(digits, '0')}.${suffix}`;
  }

  override async getTuple(config: RunnableConfig): Promise<CheckpointTuple | undefined> {
    const { thread_id: threadId, checkpoint_ns: ns = '' } = config.configurable ?? {};
    if (threadId === undefined) return undefined;
    const id = getCheckpointId(config);
    const { guard, kysely } = this.#database;
    if (id === '') {
      const newest = await guard(() => this.#statements.findNewest(kysely, threadId, ns));
      return newest && this.#toTuple(newest);
    }
    const [row] = await guard(() => selectCheckpoints(kysely, { threadId, ns, limit: 1, id }));
    return row && this.#toTuple(row);
  }

  override async *list(
    config: RunnableConfig,
    { before, limit = Number.POSITIVE_INFINITY, filter = {} }: CheckpointListOptions = {},
  ): AsyncGenerator<CheckpointTuple> {
    const { thread_id: threadId, checkpoint_ns: ns, checkpoint_id: id } = config.configurable ?? {};
    const beforeId = before && getCheckpointId(before);
    const range = {
      threadId,
      ns,
      ...(id && { id }),
      ...(beforeId && { before: beforeId }),
      limit: PAGE_SIZE,
    };
    let remaining = limit;
    let after: CheckpointRow | undefined;
    do {
      const rows = await this.#database.guard(() =>
        selectCheckpoints(this.#database.kysely, { ...range, ...(after && { after }) }),
      );
      for (const row of rows) {
        if (remaining <= 0) return;
        const metadata = await this.#loadJson<CheckpointMetadata>(row.metadata);
        if (!matchesFilter(metadata, filter)) continue;
        remaining -= 1;
        yield await this.#toTuple(row);
      }
      after = rows.length === PAGE_SIZE ? rows.at(-1) : undefined;
    } while (after !== undefined);
  }

  override async put(
    config: RunnableConfig,
    checkpoint: Checkpoint,
    metadata: CheckpointMetadata,
    newVersions: ChannelVersions,
  ): Promise<RunnableConfig> {
    const { row, values } = await this.toRows(config, checkpoint, metadata, newVersions);
    await this.#database.guardUnsynced(() =>
      this.#statements.insertCheckpoint(this.#database.kysely, row, values),
    );
    return toConfig(row, checkpoint.id);
  }

  /** Converts a checkpoint to the rows that store it. */
  async toRows(
    config: RunnableConfig,
    checkpoint: Checkpoint,
    metadata: CheckpointMetadata,
    newVersions: ChannelVersions,
  ): Promise<CheckpointToInsert> {
    const { threadId, ns } = getScope(config);
    const { channel_values: values, ...rest } = checkpoint;
    const parentNames = await this.#findInlineNames(config);
    const isStored = (channel: string): boolean =>
      Object.hasOwn(newVersions, channel) || parentNames.has(channel);
    const inline = pickInlineValues(values, isStored);
    const row = {
      thread_id: threadId,
      ns,
      id: checkpoint.id,
      parent_id: config.configurable?.checkpoint_id ?? null,
      // Plain data: the serializer of LangGraph is only necessary for values such as messages.
      content: JSON.stringify({ ...rest, inline_values: inline }),
      metadata: await this.#writeJson(metadata),
    };
    const changedChannels = Object.entries(newVersions).filter(
      ([channel]) => Object.hasOwn(values, channel) && !Object.hasOwn(inline, channel),
    );
    const stored = await Promise.all(
      changedChannels.map(async ([channel, version]) => ({
        channel,
        version: String(version),
        ...(await storeValue(this.serde, values[channel])),
      })),
    );
    this.#rememberInlineNames(row, inline);
    return { row, values: stored };
  }

  /** Finds the names of the values that the parent checkpoint stores inline. Its child also has to store those that did not change. */
  async #findInlineNames(config: RunnableConfig): Promise<ReadonlySet<string>> {
    const { threadId, ns } = getScope(config);
    const id: string | undefined = config.configurable?.checkpoint_id;
    if (id === undefined) return new Set();
    const known = this.#inlineNames.get(`${threadId} ${ns} ${id}`);
    if (known !== undefined) return known;
    const { guard, kysely } = this.#database;
    const [row] = await guard(() => selectCheckpoints(kysely, { threadId, ns, limit: 1, id }));
    const parent = row && (await this.#loadJson<StoredCheckpoint>(row.content));
    return new Set(Object.keys(parent?.inline_values ?? {}));
  }

  #rememberInlineNames(
    { thread_id, ns, id }: CheckpointRow,
    inline: Readonly<Record<string, unknown>>,
  ): void {
    this.#inlineNames.set(`${thread_id} ${ns} ${id}`, new Set(Object.keys(inline)));
    const [oldest] = this.#inlineNames.keys();
    if (this.#inlineNames.size > MAX_REMEMBERED && oldest !== undefined) this.#inlineNames.delete(oldest);
  }

  override async putWrites(config: RunnableConfig, writes: PendingWrite[], taskId: string): Promise<void> {
    const rows = await this.toWriteRows(config, writes, taskId);
    await this.#database.guardUnsynced(() => this.#statements.insertWrites(this.#database.kysely, rows));
  }

  /** Converts the writes of a task to rows. */
  toWriteRows(
    config: RunnableConfig,
    writes: readonly PendingWrite[],
    taskId: string,
  ): Promise<WriteToInsert[]> {
    const { threadId, ns } = getScope(config);
    const id = config.configurable?.checkpoint_id;
    if (id === undefined) throw new Fault('unexpected', 'Writes without a checkpoint_id cannot be stored.');
    return Promise.all(
      writes.map(async ([channel, value], index) => ({
        thread_id: threadId,
        ns,
        checkpoint_id: id,
        task_id: taskId,
        place: WRITES_IDX_MAP[channel] ?? index,
        channel,
        ...(await storeValue(this.serde, value)),
      })),
    );
  }

  override async deleteThread(threadId: string): Promise<void> {
    await this.#database.guard(() => deleteCheckpoints(this.#database.kysely, threadId));
  }

  async #toTuple(row: CheckpointRow): Promise<CheckpointTuple> {
    const { inline_values: inline = {}, ...stored } = await this.#loadJson<StoredCheckpoint>(row.content);
    this.#rememberInlineNames(row, inline);
    const values = await this.#loadValues(row, stored, inline);
    const checkpoint = { ...stored, channel_values: { ...values, ...inline } };
    if (stored.v < FORMAT_WITH_SENDS && row.parent_id !== null) {
      await this.#addPendingSends(checkpoint, { ...row, id: row.parent_id });
    }
    return {
      config: toConfig(row, row.id),
      checkpoint,
      metadata: await this.#loadJson<CheckpointMetadata>(row.metadata),
      pendingWrites: await this.#loadWrites(row),
      ...(row.parent_id !== null && { parentConfig: toConfig(row, row.parent_id) }),
    };
  }

  /** Loads the values that are not in the checkpoint itself. */
  async #loadValues(
    row: CheckpointRow,
    { channel_versions }: StoredCheckpoint,
    inline: Readonly<Record<string, unknown>>,
  ): Promise<Record<string, unknown>> {
    const versions = Object.entries(channel_versions)
      .filter(([channel]) => !Object.hasOwn(inline, channel))
      .map(([channel, version]) => [channel, String(version)] as const);
    const rows = await this.#database.guard(() =>
      this.#statements.selectValues(this.#database.kysely, row, versions),
    );
    const entries = rows.map(async (value) => [value.channel, await loadValue(this.serde, value)] as const);
    return Object.fromEntries(await Promise.all(entries));
  }

  async #loadWrites(row: Pick<CheckpointRow, 'thread_id' | 'ns' | 'id'>): Promise<CheckpointPendingWrite[]> {
    const rows = await this.#database.guard(() => this.#statements.selectWrites(this.#database.kysely, row));
    const writes = rows.map(async (write): Promise<CheckpointPendingWrite> => {
      return [write.task_id, write.channel, await loadValue(this.serde, write)];
    });
    return Promise.all(writes);
  }

  /** Adds the pending sends, which older formats stored as writes of the parent checkpoint. */
  async #addPendingSends(checkpoint: Checkpoint, parent: CheckpointRow): Promise<void> {
    const writes = await this.#loadWrites(parent);
    const versions = Object.values(checkpoint.channel_versions);
    checkpoint.channel_values[TASKS] = writes
      .filter(([, channel]) => channel === TASKS)
      .map(([, , send]) => send);
    checkpoint.channel_versions[TASKS] =
      versions.length > 0 ? maxChannelVersion(...versions) : this.getNextVersion(undefined);
  }

  async #writeJson(value: unknown): Promise<string> {
    const [, bytes] = await this.serde.dumpsTyped(value);
    return Buffer.from(bytes).toString('utf8');
  }

  /** Parses JSON that this saver wrote, so its type is known. */
  async #loadJson<T>(content: string): Promise<T> {
    return (await this.serde.loadsTyped('json', content)) as T;
  }
}
