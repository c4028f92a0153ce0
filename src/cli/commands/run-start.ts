import type { QuestionBank } from '../../ports/question-bank.ts';
import type { CliTools } from '../cli-tools.ts';
import { entryTable } from '../entry-table.ts';
import { importFiles } from '../import-files.ts';
import { importEndings } from '../import-source.ts';
import { writeLine } from '../terminal.ts';
import { withBank } from '../with-bank.ts';
import { runServe, type ServeOptions } from './run-serve.ts';

const SHOWN = 5;

/** Fills an empty bank with the samples, says what is there, and serves it. */
export async function runStart(options: ServeOptions, tools: CliTools): Promise<number> {
  const { imported, total, page } = await withBank(options, tools, async (bank) => ({
    imported: await importSamples(bank, tools),
    total: await bank.count({}),
    page: await bank.list({}, { limit: SHOWN }),
  }));
  const anyPort = options.port === undefined;
  if (options.json === true) return runServe(options, tools, { anyPort, facts: { imported, total } });

  const { out } = tools.terminal;
  if (imported > 0) writeLine(out, `The bank was empty: ${imported} sample questions are now in it.\n`);
  for (const line of entryTable(page.entries, out)) writeLine(out, line);
  const more = total > page.entries.length ? `, the newest ${page.entries.length} above` : '';
  writeLine(out, `\n${total} ${total === 1 ? 'question' : 'questions'} in the bank${more}.`);
  for (const line of nextSteps(page.entries[0]?.question.id)) writeLine(out, line);
  return runServe(options, tools, { anyPort });
}

async function importSamples(bank: QuestionBank, tools: CliTools): Promise<number> {
  if ((await bank.count({})) > 0) return 0;
  const files = await tools.files.list(tools.samplesFolder, importEndings);
  return (await importFiles(files, bank, tools)).created;
}

function nextSteps(id = 'ID'): string[] {
  return [
    'In another terminal:',
    `  npx vbagent bank show ${id}`,
    '  npx vbagent bank import your-questions/',
    '  npx vbagent doctor',
    '',
  ];
}
