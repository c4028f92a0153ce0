import type { QuestionBank } from '../../ports/question-bank.ts';
import type { CliTools } from '../cli-tools.ts';
import { entryTable } from '../entry-table.ts';
import { importFiles } from '../import-files.ts';
import { importEndings } from '../import-source.ts';
import type { DatabaseOption, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal.ts';
import { withBank } from '../with-bank.ts';

export type StartOptions = SharedOptions & DatabaseOption;

const SHOWN = 8;

export async function runStart(options: StartOptions, tools: CliTools): Promise<number> {
  const { out } = tools.terminal;
  const { imported, total, page } = await withBank(options, tools, async (bank) => ({
    imported: await importSamples(bank, tools),
    total: await bank.count({}),
    page: await bank.list({}, { limit: SHOWN }),
  }));
  if (options.json === true) writeJson(out, { imported, total, entries: page.entries });
  else {
    if (imported > 0) writeLine(out, `The bank was empty: ${imported} sample questions are now in it.\n`);
    for (const line of entryTable(page.entries, out)) writeLine(out, line);
    const more = total > page.entries.length ? `, the newest ${page.entries.length} above` : '';
    writeLine(out, `\n${total} ${total === 1 ? 'question' : 'questions'} in the bank${more}.\n`);
    for (const line of nextSteps(page.entries[0]?.question.id)) writeLine(out, line);
  }
  return 0;
}

async function importSamples(bank: QuestionBank, tools: CliTools): Promise<number> {
  if ((await bank.count({})) > 0) return 0;
  const files = await tools.files.list(tools.samplesFolder, importEndings);
  return (await importFiles(files, bank, tools)).created;
}

function nextSteps(id = 'ID'): string[] {
  return [
    'Next:',
    `  vbagent bank show ${id}`,
    '  vbagent bank search "energy"',
    '  vbagent bank import your-questions/',
    '  vbagent scan -t paper.tex',
    '  vbagent doctor',
  ];
}
