import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../src/adapters/database/connection/database.ts';
import { createThreadPruner } from '../../../src/adapters/langgraph/thread-pruner.ts';

export type Storage = {
  readonly answers: number;
  /** Bytes of the answer log and its indexes, divided by the number of answers. */
  readonly logBytesPerAnswer: number;
  /** Bytes of all tables, divided by the number of answers. */
  readonly allBytesPerAnswer: number;
};

/**
 * Measures the space in use; free pages of the file are not counted. All records of the parts of a question count as
 * one answer.
 */
export async function measureStorage({ allInstitutions }: Database): Promise<Storage> {
  const { rows } = await sql`
    select coalesce(sum(pgsize - unused) filter (where tbl_name = 'answer_log'), 0) as log, sum(pgsize - unused) as everything,
      (select count(*) from (select distinct thread_id, question_id, at from answer_log)) as answers
    from dbstat join sqlite_master using (name)
    where tbl_name not in ('api_keys', 'audit_log')
  `.execute(allInstitutions);
  const row = z.object({ log: z.number(), everything: z.number(), answers: z.number() }).parse(rows[0]);
  return {
    answers: row.answers,
    logBytesPerAnswer: row.log / row.answers,
    allBytesPerAnswer: row.everything / row.answers,
  };
}

/** Prunes all threads of practice, as the server does an hour after their last use. */
export async function pruneThreads(database: Database): Promise<void> {
  const pruner = createThreadPruner(database);
  const afterLastUse = new Date(Date.now() + 1000).toISOString();
  const limits = { graphIds: ['question_practice'], unusedSince: afterLastUse, limit: 10_000 };
  for (const id of await pruner.listFinished(limits)) await pruner.prune(id, afterLastUse);
}
