import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { openScratchFolder } from '../../scripts/test/database/scratch-folder.ts';
import { createQuestion } from '../domain/question.ts';
import { openQuestionBank } from './bank.ts';
import { openDatabaseAdmin } from './database.ts';

const scratch = await openScratchFolder();
after(() => scratch.remove());

describe('openQuestionBank', () => {
  it('opens the embedded file, which the database admin describes', async () => {
    const settings = { database: join(scratch.path, 'bank.db') };
    const bank = await openQuestionBank(settings);
    await bank.save([createQuestion({ id: 'one', kind: 'integer', stem: 'One' })]);
    await bank.close();

    const admin = await openDatabaseAdmin(settings);
    const { kind, location, questions } = await admin.describe();
    await admin.close();

    assert.deepEqual(
      { kind, location, questions },
      { kind: 'sqlite', location: settings.database, questions: 1 },
    );
  });
});
