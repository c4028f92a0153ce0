import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { projectRoot } from '../run-command.ts';

const TESTS_WITH_UNCAUGHT_ERRORS = `
import { after, describe, it } from 'node:test';
it('throws after it returned', async () => {
  setTimeout(() => { throw new Error('stray'); });
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.exitCode = 0;
});
it('leaves a rejected promise', async () => {
  Promise.reject(new Error('unhandled'));
  await new Promise((resolve) => setTimeout(resolve));
});
describe('a suite', () => {
  after(() => { throw new Error('hook failed'); });
  it('passes', () => {});
  it('is for later', { todo: true }, () => {});
});
`;

/** Runs a lane with one file for each text; returns the tallies of the files. */
function runLane(...texts: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'vbagent-lane-'));
  const files = texts.map((_, index) => join(folder, `number-${index}.test.ts`));
  for (const [index, file] of files.entries()) writeFileSync(file, texts[index] ?? '');
  const tallyFile = join(folder, 'tally.json');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/test/test-lane.ts', tallyFile, ...files],
    {
      cwd: projectRoot,
      encoding: 'utf8',
    },
  );
  const { files: tallies } = JSON.parse(readFileSync(tallyFile, 'utf8'));
  rmSync(folder, { recursive: true });
  return { status, stdout, stderr, tallies };
}

/** A file whose hooks print when they run. */
const writeFileWithHooks = (name: string): string => `
import { after, before, it } from 'node:test';
before(() => console.log('${name} begins'));
after(() => console.log('${name} ends'));
it('passes', () => {});
`;

describe('a test lane', () => {
  it('fails on uncaught errors and failed hooks, and prints the name of the running test', () => {
    const { status, stdout, stderr, tallies } = runLane(TESTS_WITH_UNCAUGHT_ERRORS);

    assert.equal(status, 1);
    assert.deepEqual([tallies[0].passed, tallies[0].failed, tallies[0].skipped], [3, 3, 1]);
    assert.match(stderr, /not caught during “throws after it returned”: Error: stray\n\s+at /);
    assert.match(stderr, /not caught during “leaves a rejected promise”: Error: unhandled\n\s+at /);
    assert.match(stdout, /a suite\nError: hook failed\n\s+at .*\nskipped: is for later\n/s);
  });

  it('fails when a file cannot be loaded or has no tests', () => {
    const { status, stdout, tallies } = runLane("import './nowhere.ts';", '');

    assert.deepEqual([status, tallies[0].failed, tallies[1].failed], [1, 1, 1]);
    assert.match(stdout, /✖ .*number-0\.test\.ts\n.*Cannot find module/);
    assert.match(stdout, /✖ .*number-1\.test\.ts has no tests/);
  });

  it('runs the hooks of a file right before and after its tests', () => {
    const { status, stdout, tallies } = runLane(writeFileWithHooks('first'), writeFileWithHooks('second'));

    assert.deepEqual([status, tallies[0].passed, tallies[1].passed], [0, 1, 1]);
    assert.match(stdout, /first begins\nfirst ends\n.*second begins\nsecond ends\n/s);
  });
});
