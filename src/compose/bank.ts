import { createQuestionBank } from '../adapters/database/bank/question-bank.ts';
import type { Settings } from '../domain/settings.ts';
import type { QuestionBank } from '../ports/question-bank.ts';
import { openDatabase } from './database.ts';

/** Opens the question bank in the database of the settings; the caller closes it. */
export async function openQuestionBank(
  settings: Pick<Settings, 'database' | 'databaseUrl'>,
): Promise<QuestionBank> {
  return createQuestionBank(await openDatabase(settings));
}
