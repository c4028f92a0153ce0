import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { openScratchPostgres } from '../../scripts/test/postgres/test-database.ts';
import { createQuestion } from '../domain/question.ts';
import { openQuestionBank } from './bank.ts';
import { openDatabaseAdmin } from './database.ts';

const scratch = await openScratchPostgres();
after(() => scratch.drop());

describe('openQuestionBank', () => {
  it('uses PostgreSQL when DATABASE_URL is set', async () => {
    const settings = { database: 'unused.db', databaseUrl: scratch.url };
    const bank = await openQuestionBank(settings);
    await bank.save([createQuestion({ id: 'one', kind: 'integer', stem: 'One' })]);
    await bank.close();

    const admin = await openDatabaseAdmin(settings);
    const { kind, questions } = await admin.describe();
    await admin.close();

    assert.deepEqual({ kind, questions }, { kind: 'postgres', questions: 1 });
  });
});
