import { createHook } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { run } from 'node:test';
import { summariseTests } from './summarise-tests.ts';

const TIMEOUT_MS = 180_000;

/** `node scripts/test-lane.ts TALLIES FILE …` runs test files in this process and adds what they came to. */
const [tallies = '', ...files] = process.argv.slice(2);
const events = withoutPromiseHooks(() => run({ files, isolation: 'none', timeout: TIMEOUT_MS }));
tellStrayErrors();
// The other lanes, and servers that are killed before they could keep it, need not compile again what is read here.
events.once('test:dequeue', () => flushCompileCache());

const summary = summariseTests(events);
let said = await summary.next();
for (; !said.done; said = await summary.next()) process.stdout.write(said.value);
appendFileSync(tallies, `${JSON.stringify(said.value)}\n`);
// Whatever a test left open is not waited for.
process.exit(said.value.failed === 0 ? 0 : 1);

/**
 * The runner follows every promise from its making to its collection, to know whose test an uncaught error is of. That
 * takes a fifth of all time, and `tellStrayErrors` says it for less. Its hook is made to leave promises out, as
 * `trackPromises: false` would; where Node does not know that, the tests take longer.
 */
function withoutPromiseHooks<Value>(start: () => Value): Value {
  const hook = createHook({});
  const leavesOut = Object.getOwnPropertySymbols(hook).find((key) => key.description === 'kNoPromiseHook');
  const hooks: { enable(): unknown } = Object.getPrototypeOf(hook);
  const { enable } = hooks;
  hooks.enable = function () {
    if (leavesOut !== undefined) Object.assign(this, { [leavesOut]: true });
    return enable.call(this);
  };
  try {
    return start();
  } finally {
    hooks.enable = enable;
  }
}

/** The runner counts an error that nobody caught as a failure; this adds where it came from. Tests run one by one. */
function tellStrayErrors(): void {
  let running = 'reading the files';
  events.on('test:dequeue', ({ name }) => {
    running = name;
  });
  const tell = (thrown: unknown): void => console.error(`not caught during “${running}”:`, thrown);
  process.on('uncaughtExceptionMonitor', tell);
  process.on('unhandledRejection', tell);
}
