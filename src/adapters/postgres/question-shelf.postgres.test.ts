import { after } from 'node:test';
import { openScratchPostgres } from '../../../scripts/test/postgres/test-database.ts';
import { questionShelfContract } from '../../ports/question-shelf.contract.ts';
import type { Database } from '../database/connection/database.ts';
import { createQuestionShelf } from '../database/served-questions/served-question-store.ts';
import { openPostgres } from './open-postgres.ts';

const scratch = await openScratchPostgres();
const opened: Database[] = [];
after(async () => {
  for (const database of opened) await database.close();
  await scratch.drop();
});

questionShelfContract('postgres', async () => {
  const database = await openPostgres(scratch.url);
  opened.push(database);
  await database.kysely.deleteFrom('shelf_questions').execute();
  return createQuestionShelf(database);
});
