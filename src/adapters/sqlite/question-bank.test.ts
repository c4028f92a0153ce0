import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { questionBankContract } from '../../ports/question-bank.contract.ts';
import { createQuestionBank } from '../database/bank/question-bank.ts';
import { openSqlite } from './open-sqlite.ts';

const folder = await mkdtemp(join(tmpdir(), 'vbagent-bank-'));
after(() => rm(folder, { recursive: true, force: true }));

questionBankContract('sqlite', async () =>
  createQuestionBank(await openSqlite(join(folder, 'new', 'bank.db'))),
);
