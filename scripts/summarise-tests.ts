import { relative } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';

type FileTally = { passed: number; failed: number };

/** What the tests of a process came to, and what they took. */
export type LaneTally = {
  readonly files: number;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
  /** Of this process alone: its browsers and servers are not in it. */
  readonly cpuSeconds: number;
};

export const NOTHING: LaneTally = { files: 0, passed: 0, failed: 0, skipped: 0, seconds: 0, cpuSeconds: 0 };

/** Two lanes as one; they run at the same time, so that only what they compute adds up. */
export function addTallies(one: LaneTally, other: LaneTally): LaneTally {
  return {
    files: one.files + other.files,
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    seconds: Math.max(one.seconds, other.seconds),
    cpuSeconds: one.cpuSeconds + other.cpuSeconds,
  };
}

/** Says one line a file, every failure in full at the end, and a closing line that counts; answers the counts. */
export async function* summariseTests(events: AsyncIterable<TestEvent>): AsyncGenerator<string, LaneTally> {
  const files = new Map<string, FileTally>();
  const failures: string[] = [];
  const unfinished: string[] = [];

  for await (const event of events) {
    // The last thing the runner says; its stream may stay open after it.
    if (event.type === 'test:summary') break;
    if (isStray(event)) failures.push(`✖ ${event.data.message}\n`);
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { data } = event;
    const hasPassed = event.type === 'test:pass';
    if (data.skip !== undefined || data.todo !== undefined) unfinished.push(data.name);
    if (data.details.type !== 'suite') tallyOf(files, data.file)[hasPassed ? 'passed' : 'failed']++;
    if (!hasPassed && !isOfItsTests(data.details)) failures.push(tellFailure(data));
  }
  yield tellFiles(files);
  for (const failure of failures) yield `\n${failure}`;
  yield `\n${unfinished.map((name) => `skipped: ${name}\n`).join('')}`;
  const passed = [...files.values()].reduce((total, tally) => total + tally.passed, 0);
  const tally = {
    files: files.size,
    passed,
    failed: failures.length,
    skipped: unfinished.length,
    ...timeTaken(),
  };
  yield closingLine(tally);
  return tally;
}

type Stray = Extract<TestEvent, { type: 'test:diagnostic' }>;

/** An error that nobody caught, in or after a test; what else a diagnostic says is counts. */
function isStray(event: TestEvent): event is Stray {
  return event.type === 'test:diagnostic' && event.data.message.startsWith('Error');
}

/** A suite also fails when one of its tests does, which has been told; a hook of its own has not. */
function isOfItsTests(details: object): boolean {
  const error = 'error' in details ? details.error : undefined;
  return error instanceof Error && 'failureType' in error && error.failureType === 'subtestsFailed';
}

function tellFiles(files: ReadonlyMap<string, FileTally>): string {
  const lines = [...files].map(
    ([file, { passed, failed }]) => `${failed === 0 ? '✔' : '✖'} ${place(file)} ${passed + failed}\n`,
  );
  return lines.join('');
}

function tellFailure({ file, name, details }: { file?: string; name: string; details: object }): string {
  return `✖ ${place(file)} ${name}\n${describe(details)}\n`;
}

function tallyOf(files: Map<string, FileTally>, file = 'unknown'): FileTally {
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

function timeTaken(): { seconds: number; cpuSeconds: number } {
  const { user, system } = process.cpuUsage();
  return { seconds: process.uptime(), cpuSeconds: (user + system) / 1e6 };
}

export function closingLine({ files, passed, failed, skipped, seconds, cpuSeconds }: LaneTally): string {
  const time = `${seconds.toFixed()} s, ${cpuSeconds.toFixed()} s of them computing`;
  return `${files} files in ${time}\n${passed} passed, ${failed} failed, ${skipped} skipped\n`;
}
