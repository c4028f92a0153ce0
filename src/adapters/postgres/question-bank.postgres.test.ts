import { after } from 'node:test';
import { openScratchPostgres } from '../../../scripts/test/postgres/test-database.ts';
import { questionBankContract } from '../../ports/question-bank.contract.ts';
import { createQuestionBank } from '../database/bank/question-bank.ts';
import { openPostgres } from './open-postgres.ts';

const scratch = await openScratchPostgres();
after(() => scratch.drop());

questionBankContract('postgres', async () => createQuestionBank(await openPostgres(scratch.url)));
