import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runLanes } from './run-lanes.ts';
import { EMPTY_TALLY, type LaneTally } from './summarise-tests.ts';

const lanes = ['fast', 'flaky', 'slow'].map((name) => ({ name, files: [`${name}.test.ts`] }));
const passingTally: LaneTally = { ...EMPTY_TALLY, files: 1, passed: 2 };
const failingTally: LaneTally = { ...EMPTY_TALLY, files: 1, passed: 1, failed: 1 };

/** Runs the lanes with the given results of `flaky`, one for each time it runs. */
async function runWithFlaky(results: (LaneTally | undefined)[]) {
  const laneNames: string[] = [];
  const report = await runLanes(lanes, 2, async ({ name }) => {
    laneNames.push(name);
    return name === 'flaky' ? results.shift() : passingTally;
  });
  return { ...report, laneNames };
}

describe('runLanes', () => {
  it('runs every lane once when all pass, and reports that no lane needed a second run', async () => {
    const { hasPassed, text, laneNames } = await runWithFlaky([passingTally]);

    assert.ok(hasPassed);
    assert.deepEqual(laneNames, ['fast', 'flaky', 'slow']);
    assert.match(text, /^6 passed, 0 failed, 0 skipped\nno lane needed a second run$/m);
  });

  it('runs a failed lane again, counts its second result, and lists it in the last line', async () => {
    const { hasPassed, text, laneNames } = await runWithFlaky([failingTally, passingTally]);

    assert.ok(hasPassed);
    assert.deepEqual(laneNames, ['fast', 'flaky', 'slow', 'flaky']);
    assert.match(text, /^6 passed, 0 failed, 0 skipped\nneeded a second run: flaky$/m);
  });

  it('fails when a lane fails twice', async () => {
    const { hasPassed, text } = await runWithFlaky([failingTally, failingTally]);

    assert.equal(hasPassed, false);
    assert.match(text, /^5 passed, 1 failed, 0 skipped$/m);
  });

  it('counts a process that ended without a result as a failure', async () => {
    const { hasPassed, text } = await runWithFlaky([undefined, undefined]);

    assert.equal(hasPassed, false);
    assert.match(text, /✖ flaky: the process ended without a result/);
    assert.match(text, /^4 passed, 1 failed, 0 skipped$/m);
  });
});
