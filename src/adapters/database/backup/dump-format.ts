import { z } from 'zod';

const name = z.string().regex(/^[a-z_]+$/);

export const DUMP_FORMAT = 'vbagent-dump';

/** Tables in an order in which their rows can be inserted again, with the columns of the key and the first schema that has them. */
export const dumpedTables = [
  { table: 'questions', key: ['seq'], since: 1 },
  { table: 'question_versions', key: ['question_seq', 'version'], since: 1 },
  { table: 'runs', key: ['seq'], since: 2 },
  { table: 'run_events', key: ['run_seq', 'id'], since: 2 },
  { table: 'threads', key: ['seq'], since: 3 },
  { table: 'thread_labels', key: ['thread_seq', 'name'], since: 3 },
  { table: 'checkpoints', key: ['thread_id', 'ns', 'id'], since: 3 },
  { table: 'checkpoint_values', key: ['thread_id', 'ns', 'channel', 'version'], since: 3 },
  { table: 'checkpoint_writes', key: ['thread_id', 'ns', 'checkpoint_id', 'task_id', 'place'], since: 3 },
  { table: 'review_turns', key: ['seq'], since: 4 },
  { table: 'turn_feedback', key: ['turn_id', 'user_id'], since: 4 },
  { table: 'review_items', key: ['seq'], since: 4 },
  { table: 'review_comments', key: ['seq'], since: 4 },
  { table: 'review_audit', key: ['seq'], since: 4 },
  { table: 'review_tallies', key: ['seq'], since: 4 },
  { table: 'review_examples', key: ['seq'], since: 4 },
  { table: 'api_keys', key: ['seq'], since: 4 },
  { table: 'shelf_questions', key: ['id'], since: 5 },
  { table: 'suggestions', key: ['id'], counter: 'id', since: 6 },
  { table: 'review_sessions', key: ['id'], since: 6 },
  { table: 'spot_checks', key: ['seq'], since: 6 },
  { table: 'spot_check_decisions', key: ['seq'], since: 6 },
  { table: 'institutions', key: ['id'], since: 7 },
  { table: 'generated_items', key: ['seq'], since: 9 },
  { table: 'batch_jobs', key: ['batch', 'content_hash'], since: 11 },
  { table: 'kept_replies', key: ['key'], since: 11 },
  { table: 'batches', key: ['id'], since: 12 },
  { table: 'batch_usage', key: ['batch', 'worker'], since: 12 },
  { table: 'batch_rates', key: ['batch'], since: 12 },
  { table: 'workers', key: ['id'], since: 12 },
  { table: 'problems', key: ['seq'], since: 13 },
  { table: 'problem_versions', key: ['problem_seq', 'version'], since: 13 },
] as const;

/** Tables that a dump leaves out, because loading it makes them again. */
export const rebuiltTables = [
  { table: 'question_search', since: 1 },
  { table: 'example_search', since: 4 },
  { table: 'vbagent_migrations', since: 1 },
] as const;

/** Our tables in a database of this schema, in the order in which they are written to. */
export function tablesOf(schemaVersion: number): string[] {
  const tables = [...dumpedTables, ...rebuiltTables];
  return tables.filter(({ since }) => since <= schemaVersion).map(({ table }) => table);
}

const tableNames = dumpedTables.map((entry) => entry.table);

/** The first line. */
export const DumpHeader = z.object({
  format: z.literal(DUMP_FORMAT),
  schemaVersion: z.number().int().positive(),
  createdAt: z.iso.datetime(),
});
export type DumpHeader = z.infer<typeof DumpHeader>;

export const DumpRow = z.object({
  table: z.enum(tableNames),
  row: z.record(name, z.union([z.string(), z.number(), z.null()])),
});
export type DumpRow = z.infer<typeof DumpRow>;

/** The last line; a dump without it was cut off. */
export const DumpEnd = z.object({ end: z.literal(true), rows: z.number().int().nonnegative() });
