import { globSync } from 'node:fs';
import { projectRoot, runNode } from './run-command.ts';

/** Rooms that touch neither disk nor network; their tests share one process, which is fifty times quicker. */
const PURE_ROOMS = [
  'domain',
  'text',
  'maths',
  'latex',
  'diagrams',
  'print',
  'verification',
  'marking',
  'item-models',
  'ports',
  'agents',
];

const RUNNER = ['--test', '--test-reporter=./scripts/summary-reporter.ts'];

const all = globSync(['src/**/*.test.ts', 'scripts/**/*.test.ts', 'web/tests/*.test.ts'], {
  cwd: projectRoot,
}).sort();
const isPure = (path: string): boolean => PURE_ROOMS.some((room) => path.startsWith(`src/${room}/`));
const wanted = process.argv.slice(2);
const chosen = all.filter((path) => wanted.length === 0 || wanted.some((part) => path.includes(part)));

/** `npm test -- latex` runs the files whose path contains the word. */
async function runTests(): Promise<number> {
  if (chosen.length === 0) {
    console.error(`no test file matches ${wanted.join(' ') || 'src and scripts'}`);
    return 2;
  }
  const pure = chosen.filter(isPure);
  const outward = chosen.filter((path) => !isPure(path));
  const pureCode = pure.length === 0 ? 0 : await runNode([...RUNNER, '--test-isolation=none', ...pure]);
  const outwardCode =
    outward.length === 0
      ? 0
      : await runNode([
          ...RUNNER,
          '--test-concurrency=2',
          '--test-global-setup=scripts/postgres/global-setup.ts',
          ...outward,
        ]);
  return pureCode === 0 ? outwardCode : pureCode;
}

process.exitCode = await runTests();
