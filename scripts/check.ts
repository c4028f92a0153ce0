// Runs every check of the repository in order and stops at the first failure. `--static` omits the tests.

import { runCommand, runNode } from './run-command.ts';

const steps: ReadonlyArray<readonly [name: string, run: () => Promise<number>]> = [
  ['types', () => runCommand('tsc', [])],
  ['types of web/', () => runCommand('tsc', ['-p', 'web'])],
  ['types of web/tests', () => runCommand('tsc', ['-p', 'web/tests'])],
  ['API types', () => runNode(['scripts/api-types/main.ts', '--check'])],
  ['rooms and cycles', () => runNode(['scripts/rooms/main.ts'])],
  ['lint', () => runCommand('biome', ['check', '--error-on-warnings'])],
  ['licences', () => runNode(['scripts/licences/main.ts', '--check'])],
  ['tests', () => runNode(['scripts/test/test.ts'])],
];
const selectedSteps = process.argv.includes('--static') ? steps.filter(([name]) => name !== 'tests') : steps;

for (const [name, run] of selectedSteps) {
  console.log(`\n— ${name}`);
  const code = await run();
  if (code !== 0) {
    console.error(`check stopped: “${name}” failed`);
    process.exit(code);
  }
}
console.log('\ncheck: all passed');
