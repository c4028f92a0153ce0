import { createHook } from 'node:async_hooks';
import { writeFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { run } from 'node:test';
import { summariseTests } from './summarise-tests.ts';

const TIMEOUT_MS = 180_000;

// `node scripts/test/test-lane.ts TALLY FILE …` runs test files in this process and writes their counts to the file TALLY.
const [tallyFile = '', ...files] = process.argv.slice(2);
const events = withoutPromiseHooks(() => run({ files, isolation: 'none', timeout: TIMEOUT_MS }));
reportUncaughtErrors();
// The compile cache is written early, so that other lanes can use it. Servers that are killed cannot write it themselves.
events.once('test:dequeue', () => flushCompileCache());

const summary = summariseTests(events);
let chunk = await summary.next();
for (; !chunk.done; chunk = await summary.next()) process.stdout.write(chunk.value);
writeFileSync(tallyFile, JSON.stringify(chunk.value));
// Exit explicitly, because a test may have left a handle open.
process.exit(chunk.value.failed === 0 ? 0 : 1);

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
  let currentTest = 'loading the files';
  events.on('test:dequeue', ({ name }) => {
    currentTest = name;
  });
  const report = (thrown: unknown): void => console.error(`not caught during “${currentTest}”:`, thrown);
  process.on('uncaughtExceptionMonitor', report);
  process.on('unhandledRejection', report);
}
