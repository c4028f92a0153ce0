import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Lets the learner models read the answers of one course, and only the newest ones. */
export const answersByCourse: Migration = {
  name: '0020-answers-by-course',
  up: async (tx) => {
    await sql.raw('create index answer_log_by_course on answer_log (institution, course, seq)').execute(tx);
  },
};
