import type { FormatEngines } from '../../formats/format.ts';
import type { Files } from '../../ports/files.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import { importExtensions, importQuestions } from './import-questions.ts';

type SampleTools = {
  readonly bank: QuestionBank;
  readonly files: Pick<Files, 'readText' | 'readBytes' | 'writeBytes' | 'list'>;
  readonly engines: FormatEngines;
  readonly samplesFolder: string;
  readonly now: () => Date;
};

/** Imports the sample questions into an empty bank. Returns how many; 0 if the bank already has questions. */
export async function importSamples({ samplesFolder, ...tools }: SampleTools): Promise<number> {
  if ((await tools.bank.count({})) > 0) return 0;
  const files = await tools.files.list(samplesFolder, importExtensions);
  return (await importQuestions(files, tools)).created;
}
