import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';

type FileTally = { passed: number; failed: number };

/** One line a file, every failure in full at the end, and a closing line that counts. */
export default async function* summaryReporter(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const files = new Map<string, FileTally>();
  const failures: string[] = [];
  const unfinished: string[] = [];

  for await (const event of events) {
    if (event.type === 'test:stderr' || event.type === 'test:stdout') yield event.data.message;
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { data } = event;
    if (data.skip !== undefined || data.todo !== undefined) unfinished.push(data.name);
    if (data.details.type === 'suite') continue;

    const tally = tallyOf(files, data.file ?? 'unknown');
    if (event.type === 'test:pass') tally.passed++;
    else {
      tally.failed++;
      failures.push(`✖ ${place(data.file)} ${data.name}\n${describe(data.details)}\n`);
    }
  }

  for (const [file, { passed, failed }] of files)
    yield `${failed === 0 ? '✔' : '✖'} ${place(file)} ${passed + failed}\n`;
  for (const failure of failures) yield `\n${failure}`;
  yield closingLine([...files.values()], unfinished);
}

function tallyOf(files: Map<string, FileTally>, file: string): FileTally {
  const tally = files.get(file) ?? { passed: 0, failed: 0 };
  files.set(file, tally);
  return tally;
}

function place(file: string | undefined): string {
  return file === undefined ? 'unknown' : relative(process.cwd(), file);
}

function describe(details: object): string {
  const error = 'error' in details ? details.error : undefined;
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? (cause.stack ?? cause.message) : inspect(cause);
}

/** Where a run of several halves collects its counts. */
const tallyFile = process.env.VBAGENT_TEST_TALLY;

function closingLine(tallies: readonly FileTally[], unfinished: readonly string[]): string {
  const sum = (key: keyof FileTally): number => tallies.reduce((total, tally) => total + tally[key], 0);
  const skipped = unfinished.map((name) => `skipped: ${name}\n`).join('');
  if (tallyFile) appendFileSync(tallyFile, `${sum('passed')} ${sum('failed')} ${unfinished.length}\n`);
  return `\n${skipped}${tallies.length} files\n${sum('passed')} passed, ${sum('failed')} failed, ${unfinished.length} skipped\n`;
}
