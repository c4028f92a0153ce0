import type { QuestionBank } from '../ports/question-bank.ts';
import type { CliTools } from './cli-tools.ts';
import { settingsFor } from './settings-for.ts';
import type { DatabaseOption } from './shared-options.ts';

/** Opens the bank for one piece of work and closes it whatever happens. */
export async function withBank<T>(
  options: DatabaseOption,
  tools: CliTools,
  work: (bank: QuestionBank) => Promise<T>,
): Promise<T> {
  const bank = await tools.openBank(settingsFor(options, tools));
  try {
    return await work(bank);
  } finally {
    await bank.close();
  }
}
