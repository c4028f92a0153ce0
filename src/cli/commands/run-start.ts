import { OwnCourse } from '../../domain/own-course.ts';
import { importSamples } from '../../factory/intake/import-samples.ts';
import { countNoun } from '../../text/count-noun.ts';
import { formatEntryTable } from '../bank/entry-table.ts';
import type { CliTools } from '../cli-tools.ts';
import { readJsonFile } from '../read-json-file.ts';
import { writeLine } from '../terminal/write-output.ts';
import { withStore } from '../with-store.ts';
import { runServe, type ServeOptions } from './run-serve.ts';

const MAX_SHOWN_QUESTIONS = 5;

/** Imports the samples into an empty bank, lists the newest questions and serves the bank. */
export async function runStart(options: ServeOptions, tools: CliTools): Promise<number> {
  const { imported, total, page } = await withStore(tools.openBank, { options, tools }, async (bank) => ({
    imported: await importSamples({ ...tools, ...(await tools.openInterchange()), bank }),
    total: await bank.count({}),
    page: await bank.list({}, { limit: MAX_SHOWN_QUESTIONS }),
  }));
  if (imported > 0) await addSampleCourse(options, tools);
  const anyPort = options.port === undefined;
  if (options.json === true) return runServe(options, tools, { anyPort, facts: { imported, total } });

  const { out } = tools.terminal;
  if (imported > 0) writeLine(out, `The bank was empty: imported ${imported} sample questions.\n`);
  for (const line of formatEntryTable(page.entries, out)) writeLine(out, line);
  const listNote = total > page.entries.length ? `, the newest ${page.entries.length} above` : '';
  writeLine(out, `\n${countNoun(total, 'question')} in the bank${listNote}.`);
  for (const line of formatNextSteps(page.entries[0]?.question.id)) writeLine(out, line);
  return runServe(options, tools, { anyPort });
}

/** Adds the sample course, whose questions are the samples, so that users can try a course of their own at once. */
async function addSampleCourse(options: ServeOptions, tools: CliTools): Promise<void> {
  const course = OwnCourse.parse(await readJsonFile(tools.sampleCourse, tools));
  await withStore(tools.openCourses, { options, tools }, (courses) => courses.put(course, 'local'));
}

function formatNextSteps(id = 'ID'): string[] {
  return [
    'In another terminal:',
    `  npx vbagent bank show ${id}`,
    '  npx vbagent bank import your-questions/',
    '  npx vbagent doctor',
    '',
  ];
}
