import { questionShelfContract } from '../../ports/question-shelf.contract.ts';
import { createQuestionShelf } from '../database/served-questions/served-question-store.ts';
import { openSqlite } from './open-sqlite.ts';

questionShelfContract('sqlite', async () => createQuestionShelf(await openSqlite(':memory:')));
