import { z } from 'zod';

const name = z.string().regex(/^[a-z_]+$/);

export const DUMP_FORMAT = 'vbagent-dump';

/** Tables in an order in which their rows can be inserted again, each with the columns of its key. */
export const dumpedTables = [
  { table: 'questions', key: ['seq'] },
  { table: 'question_versions', key: ['question_seq', 'version'] },
  { table: 'runs', key: ['seq'] },
  { table: 'run_events', key: ['run_seq', 'id'] },
  { table: 'threads', key: ['seq'] },
  { table: 'thread_labels', key: ['thread_seq', 'name'] },
  { table: 'checkpoints', key: ['thread_id', 'ns', 'id'] },
  { table: 'checkpoint_values', key: ['thread_id', 'ns', 'channel', 'version'] },
  { table: 'checkpoint_writes', key: ['thread_id', 'ns', 'checkpoint_id', 'task_id', 'place'] },
  { table: 'review_turns', key: ['seq'] },
  { table: 'turn_feedback', key: ['turn_id', 'user_id'] },
  { table: 'review_items', key: ['seq'] },
  { table: 'review_comments', key: ['seq'] },
  { table: 'review_audit', key: ['seq'] },
  { table: 'review_tallies', key: ['seq'] },
  { table: 'review_examples', key: ['seq'] },
  { table: 'api_keys', key: ['seq'] },
  { table: 'shelf_questions', key: ['id'] },
] as const;

/** Tables that a dump leaves out, because loading it makes them again. */
export const rebuiltTables = ['question_search', 'example_search', 'vbagent_migrations'] as const;

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
