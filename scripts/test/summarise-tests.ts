import { relative } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';

/** The duration of a test file is printed if it is at least this. */
const SLOW_FILE_MS = 2000;

type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** The results of one test file. */
export type FileTally = Counts & { readonly file: string };

/** The results of the test files of one process, and the time they took. */
export type LaneTally = {
  readonly files: readonly FileTally[];
  readonly seconds: number;
  /** CPU time of this process, without its browsers and servers. */
  readonly cpuSeconds: number;
};

/** The counts of a test file and their description. */
export type Summary = Counts & { readonly text: string };

type Results = {
  passed: number;
  failed: number;
  milliseconds: number;
  failures: string[];
  skipped: string[];
};

/** Reads the results of a test file; the text has its name, the time if that is long, and every failure in full. */
export async function summariseTests(file: string, events: AsyncIterable<TestEvent>): Promise<Summary> {
  const results: Results = { passed: 0, failed: 0, milliseconds: 0, failures: [], skipped: [] };
  for await (const event of events) {
    // This is the last event of the runner; its stream may stay open after it.
    if (event.type === 'test:summary') break;
    if (isUncaughtError(event)) results.failures.push(`✖ ${event.data.message}\n`);
    // The runner reports a file without tests as a passed test with the name of the file.
    if (event.type === 'test:pass' && event.data.name === file) continue;
    if (event.type === 'test:pass' || event.type === 'test:fail') addResult(results, event);
  }
  const { passed, failed, milliseconds, failures, skipped } = results;
  if (passed + failed + failures.length === 0) failures.push(`✖ ${file} has no tests\n`);
  const text = [
    `${failures.length === 0 ? '✔' : '✖'} ${file} ${passed + failed}${formatSlowTime(milliseconds)}\n`,
    ...failures.map((failure) => `\n${failure}`),
    ...skipped.map((name) => `skipped: ${name}\n`),
  ].join('');
  return { text, passed, failed: failures.length, skipped: skipped.length };
}

type TestResult = Extract<TestEvent, { type: 'test:pass' | 'test:fail' }>;

/** Adds a result and its time. The time of a suite includes its tests, so only the outermost ones are added. */
function addResult(results: Results, { type, data }: TestResult): void {
  const { name, nesting, details, skip, todo } = data;
  const hasPassed = type === 'test:pass';
  if (skip !== undefined || todo !== undefined) results.skipped.push(name);
  if (details.type !== 'suite') results[hasPassed ? 'passed' : 'failed']++;
  if (nesting === 0) results.milliseconds += details.duration_ms;
  if (!hasPassed && !failedOnlyThroughItsTests(details)) results.failures.push(formatFailure(data));
}

type UncaughtError = Extract<TestEvent, { type: 'test:diagnostic' }>;

/** Returns whether the event is an error that no test caught. All other diagnostics are counts. */
function isUncaughtError(event: TestEvent): event is UncaughtError {
  return event.type === 'test:diagnostic' && event.data.message.startsWith('Error');
}

/** Returns whether a suite failed only because one of its tests failed, which is already reported. */
function failedOnlyThroughItsTests(details: object): boolean {
  const error = 'error' in details ? details.error : undefined;
  return error instanceof Error && 'failureType' in error && error.failureType === 'subtestsFailed';
}

/** Formats the time of a file that takes long, so that slow files are easy to find. */
function formatSlowTime(milliseconds: number): string {
  return milliseconds < SLOW_FILE_MS ? '' : ` (${(milliseconds / 1000).toFixed(1)} s)`;
}

function formatFailure({ file, name, details }: { file?: string; name: string; details: object }): string {
  const path = file === undefined ? 'unknown' : relative(process.cwd(), file);
  return `✖ ${path} ${name}\n${formatError(details)}\n`;
}

/** Formats the error with its stack and its causes. */
function formatError(details: object): string {
  const error = 'error' in details ? details.error : undefined;
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error && cause.cause === undefined
    ? (cause.stack ?? cause.message)
    : inspect(cause);
}

/** Formats the counts of all files, and the time. */
export function formatTally({ files, seconds, cpuSeconds }: LaneTally): string {
  const count = (field: keyof Counts): number => files.reduce((sum, tally) => sum + tally[field], 0);
  const time = `${seconds.toFixed()} s, ${cpuSeconds.toFixed()} s of CPU time`;
  return `${files.length} files in ${time}\n${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped\n`;
}
