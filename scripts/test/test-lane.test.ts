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

function runLane(name: string, text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'vbagent-lane-'));
  const file = join(folder, name);
  writeFileSync(file, text);
  const tallyFile = join(folder, 'tally.json');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/test/test-lane.ts', tallyFile, file],
    {
      cwd: projectRoot,
      encoding: 'utf8',
    },
  );
  const [tally] = JSON.parse(readFileSync(tallyFile, 'utf8')).files;
  rmSync(folder, { recursive: true });
  return { status, stdout, stderr, tally };
}

describe('a test lane', () => {
  it('fails on uncaught errors and failed hooks, and prints the name of the running test', () => {
    const { status, stdout, stderr, tally } = runLane('untidy.test.ts', TESTS_WITH_UNCAUGHT_ERRORS);

    assert.equal(status, 1);
    assert.deepEqual([tally.passed, tally.failed, tally.skipped], [3, 3, 1]);
    assert.match(stderr, /not caught during “throws after it returned”: Error: stray\n\s+at /);
    assert.match(stderr, /not caught during “leaves a rejected promise”: Error: unhandled\n\s+at /);
    assert.match(stdout, /a suite\nError: hook failed\n\s+at .*\nskipped: is for later\n/s);
  });

  it('fails when a file cannot be loaded', () => {
    const { status, stdout, tally } = runLane('broken.test.ts', "import './nowhere.ts';");

    assert.deepEqual([status, tally.failed], [1, 1]);
    assert.match(stdout, /✖ .*broken\.test\.ts\n.*Cannot find module/);
  });
});
