import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { projectRoot } from './run-command.ts';

const FORGETFUL = `
import { after, describe, it } from 'node:test';
it('leaves an error behind', async () => {
  setTimeout(() => { throw new Error('stray'); });
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.exitCode = 0;
});
it('leaves a promise behind', async () => {
  Promise.reject(new Error('unheard'));
  await new Promise((resolve) => setTimeout(resolve));
});
describe('a suite', () => {
  after(() => { throw new Error('untidy'); });
  it('passes', () => {});
  it('is for later', { todo: true }, () => {});
});
`;

function runLane(name: string, text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'vbagent-lane-'));
  const file = join(folder, name);
  writeFileSync(file, text);
  const tallies = join(folder, 'tallies');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test-lane.ts', tallies, file], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  const tally = JSON.parse(readFileSync(tallies, 'utf8'));
  rmSync(folder, { recursive: true });
  return { status, stdout, stderr, tally };
}

describe('a lane of tests', () => {
  it('fails by what no test caught and by a hook, and says during which test', () => {
    const { status, stdout, stderr, tally } = runLane('forgetful.test.ts', FORGETFUL);

    assert.equal(status, 1);
    assert.deepEqual([tally.passed, tally.failed, tally.skipped], [3, 3, 1]);
    assert.match(stderr, /not caught during “leaves an error behind”: Error: stray\n\s+at /);
    assert.match(stderr, /not caught during “leaves a promise behind”: Error: unheard\n\s+at /);
    assert.match(stdout, /a suite\nError: untidy\n\s+at .*\nskipped: is for later\n/s);
  });

  it('fails by a file that cannot be read', () => {
    const { status, stdout, tally } = runLane('broken.test.ts', "import './nowhere.ts';");

    assert.deepEqual([status, tally.failed], [1, 1]);
    assert.match(stdout, /✖ .*broken\.test\.ts\n.*Cannot find module/);
  });
});
