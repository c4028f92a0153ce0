import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Creates the store of served questions. Its released table and migration names still contain the older word "shelf". */
export const servedQuestions: Migration = {
  name: '0005-question-shelf',
  tables: [{ table: 'shelf_questions', key: ['id'] }],
  up: async (tx, kind) => {
    await tx.schema
      .createTable('shelf_questions')
      // Compared byte by byte, because the variants of a question are found as a range of ids.
      .addColumn('id', kind === 'sqlite' ? sql`text` : sql`text collate "C"`, (column) => column.primaryKey())
      .addColumn('outcome_id', 'text')
      .addColumn('stem_key', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('served_at', kind === 'sqlite' ? 'text' : 'timestamptz', (column) => column.notNull())
      .execute();
    await tx.schema
      .createIndex('shelf_questions_by_time')
      .on('shelf_questions')
      .columns(['served_at'])
      .execute();
  },
};
