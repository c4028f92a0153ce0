import { AsyncResource, createHook } from 'node:async_hooks';
import { writeFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { run } from 'node:test';
import fc from 'fast-check';
import { type FileTally, formatTally, type Summary, summariseTests } from './summarise-tests.ts';

const TIMEOUT_MS = 180_000;
/** Every run checks the same values; a single file run with `node --test` draws new ones. */
const PROPERTY_SEED = 1;

// `node scripts/test/test-lane.ts TALLY FILE …` runs test files in this process and writes their counts to the file TALLY.
const [tallyFile = '', ...files] = process.argv.slice(2);
fc.configureGlobal({ seed: PROPERTY_SEED });
const outsideTests = new AsyncResource('test-lane');
let currentTest = '';
reportUncaughtErrors();
const tallies: FileTally[] = [];
// One file after another, so that the servers of a file start when it begins and stop when it ends.
for (const file of files) {
  const { text, ...counts } = await runFile(file);
  tallies.push({ file, ...counts });
  process.stdout.write(text);
}
const { user, system } = process.cpuUsage();
const tally = { files: tallies, seconds: process.uptime(), cpuSeconds: (user + system) / 1e6 };
process.stdout.write(`\n${formatTally(tally)}`);
writeFileSync(tallyFile, JSON.stringify(tally));
// Exit explicitly, because a test may have left a handle open.
process.exit(tallies.every(({ failed }) => failed === 0) ? 0 : 1);

/** Runs a file from outside all tests: the runner would add its tests to a finished test of the file before. */
function runFile(file: string): Promise<Summary> {
  const { promise, resolve } = Promise.withResolvers<Summary>();
  outsideTests.runInAsyncScope(() => setImmediate(() => resolve(summariseTests(file, startFile(file)))));
  return promise;
}

function startFile(file: string) {
  currentTest = `loading ${file}`;
  const events = withoutPromiseHooks(() => run({ files: [file], isolation: 'none', timeout: TIMEOUT_MS }));
  // The compile cache is written early, so that other lanes can use it. Servers that are killed cannot write it themselves.
  events.once('test:dequeue', () => flushCompileCache());
  events.on('test:dequeue', ({ name }) => {
    currentTest = name;
  });
  return events;
}

/**
 * Starts the runner with its promise hooks off. The runner tracks every promise to attribute uncaught errors to tests,
 * which takes a fifth of the run time; `reportUncaughtErrors` does the same for less. The hook gets Node's internal flag
 * for `trackPromises: false`; if a Node version does not have the flag, the tests only take longer.
 */
function withoutPromiseHooks<Value>(start: () => Value): Value {
  const hook = createHook({});
  const noPromiseHook = Object.getOwnPropertySymbols(hook).find(
    (key) => key.description === 'kNoPromiseHook',
  );
  const hooks: { enable(): unknown } = Object.getPrototypeOf(hook);
  const { enable } = hooks;
  hooks.enable = function () {
    if (noPromiseHook !== undefined) Object.assign(this, { [noPromiseHook]: true });
    return enable.call(this);
  };
  try {
    return start();
  } finally {
    hooks.enable = enable;
  }
}

/** Prints each uncaught error with the running test; the runner only counts it. Tests run one at a time. */
function reportUncaughtErrors(): void {
  const report = (thrown: unknown): void => console.error(`not caught during “${currentTest}”:`, thrown);
  process.on('uncaughtExceptionMonitor', report);
  process.on('unhandledRejection', report);
}
