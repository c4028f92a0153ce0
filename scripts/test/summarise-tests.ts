import { relative } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';

/** The time of a test file from which on it is printed. */
const SLOW_FILE_MS = 2000;

type FileTally = { passed: number; failed: number; milliseconds: number };

/** The results of the tests of one process, and the time they took. */
export type LaneTally = {
  readonly files: number;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
  /** CPU time of this process, without its browsers and servers. */
  readonly cpuSeconds: number;
};

export const EMPTY_TALLY: LaneTally = {
  files: 0,
  passed: 0,
  failed: 0,
  skipped: 0,
  seconds: 0,
  cpuSeconds: 0,
};

/** Adds the counts of two lanes. Lanes run concurrently, so the elapsed time is the longer of the two. */
export function addTallies(first: LaneTally, second: LaneTally): LaneTally {
  return {
    files: first.files + second.files,
    passed: first.passed + second.passed,
    failed: first.failed + second.failed,
    skipped: first.skipped + second.skipped,
    seconds: Math.max(first.seconds, second.seconds),
    cpuSeconds: first.cpuSeconds + second.cpuSeconds,
  };
}

/** Yields one line for each file, with its time if that is long, then every failure in full, then the counts; returns the counts. */
export async function* summariseTests(events: AsyncIterable<TestEvent>): AsyncGenerator<string, LaneTally> {
  const files = new Map<string, FileTally>();
  const failures: string[] = [];
  const unfinished: string[] = [];

  for await (const event of events) {
    // This is the last event of the runner; its stream may stay open after it.
    if (event.type === 'test:summary') break;
    if (isUncaughtError(event)) failures.push(`✖ ${event.data.message}\n`);
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { data } = event;
    const hasPassed = event.type === 'test:pass';
    if (data.skip !== undefined || data.todo !== undefined) unfinished.push(data.name);
    countResult(getFileTally(files, data.file), event);
    if (!hasPassed && !hasOnlyFailedTests(data.details)) failures.push(formatFailure(data));
  }
  yield formatFiles(files);
  for (const failure of failures) yield `\n${failure}`;
  yield `\n${unfinished.map((name) => `skipped: ${name}\n`).join('')}`;
  const passed = [...files.values()].reduce((total, tally) => total + tally.passed, 0);
  const tally = {
    files: files.size,
    passed,
    failed: failures.length,
    skipped: unfinished.length,
    ...measureTime(),
  };
  yield formatTally(tally);
  return tally;
}

type TestResult = Extract<TestEvent, { type: 'test:pass' | 'test:fail' }>;

/** Adds a result and its time. The time of a suite includes its tests, so only the outermost ones are added. */
function countResult(tally: FileTally, { type, data }: TestResult): void {
  if (data.details.type !== 'suite') tally[type === 'test:pass' ? 'passed' : 'failed']++;
  if (data.nesting === 0) tally.milliseconds += data.details.duration_ms;
}

type UncaughtError = Extract<TestEvent, { type: 'test:diagnostic' }>;

/** Returns whether the event is an error that no test caught. All other diagnostics are counts. */
function isUncaughtError(event: TestEvent): event is UncaughtError {
  return event.type === 'test:diagnostic' && event.data.message.startsWith('Error');
}

/** Returns whether a suite failed only because one of its tests failed, which is already reported. */
function hasOnlyFailedTests(details: object): boolean {
  const error = 'error' in details ? details.error : undefined;
  return error instanceof Error && 'failureType' in error && error.failureType === 'subtestsFailed';
}

function formatFiles(files: ReadonlyMap<string, FileTally>): string {
  const lines = [...files].map(
    ([file, { passed, failed, milliseconds }]) =>
      `${failed === 0 ? '✔' : '✖'} ${relativePath(file)} ${passed + failed}${formatSlowTime(milliseconds)}\n`,
  );
  return lines.join('');
}

/** Formats the time of a file that takes long, so that slow files are easy to find. */
function formatSlowTime(milliseconds: number): string {
  return milliseconds < SLOW_FILE_MS ? '' : ` (${(milliseconds / 1000).toFixed(1)} s)`;
}

function formatFailure({ file, name, details }: { file?: string; name: string; details: object }): string {
  return `✖ ${relativePath(file)} ${name}\n${formatError(details)}\n`;
}

function getFileTally(files: Map<string, FileTally>, file = 'unknown'): FileTally {
  const tally = files.get(file) ?? { passed: 0, failed: 0, milliseconds: 0 };
  files.set(file, tally);
  return tally;
}

function relativePath(file: string | undefined): string {
  return file === undefined ? 'unknown' : relative(process.cwd(), file);
}

function formatError(details: object): string {
  const error = 'error' in details ? details.error : undefined;
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? (cause.stack ?? cause.message) : inspect(cause);
}

function measureTime(): { seconds: number; cpuSeconds: number } {
  const { user, system } = process.cpuUsage();
  return { seconds: process.uptime(), cpuSeconds: (user + system) / 1e6 };
}

export function formatTally({ files, passed, failed, skipped, seconds, cpuSeconds }: LaneTally): string {
  const time = `${seconds.toFixed()} s, ${cpuSeconds.toFixed()} s of CPU time`;
  return `${files} files in ${time}\n${passed} passed, ${failed} failed, ${skipped} skipped\n`;
}
