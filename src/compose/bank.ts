import { createQuestionBank } from '../adapters/database/bank/question-bank.ts';
import type { QuestionBank } from '../ports/question-bank.ts';
import { type DatabaseSettings, openDatabase } from './database.ts';

/** Opens the question bank in the database of the settings; the caller closes it. */
export async function openQuestionBank(settings: DatabaseSettings): Promise<QuestionBank> {
  return createQuestionBank(await openDatabase(settings));
}
