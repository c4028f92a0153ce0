import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runLanes } from './run-lanes.ts';
import type { LaneTally } from './summarise-tests.ts';

const lanes = ['fast', 'flaky', 'slow'].map((name) => ({
  name,
  files: [`${name}.test.ts`, `${name}-2.test.ts`],
}));
/** The failed tests of each file of `flaky`, for one run; undefined if its process ends without a result. */
type FailedTests = Readonly<Record<string, number>> | undefined;

/** Runs the lanes with the given results of `flaky`, one for each time it runs. */
async function runWithFlaky(results: FailedTests[]) {
  const runs: (readonly string[])[] = [];
  const report = await runLanes(lanes, 2, async ({ name, files }): Promise<LaneTally | undefined> => {
    runs.push(files);
    const failedTests = name === 'flaky' ? results.shift() : {};
    return (
      failedTests && {
        files: files.map((file) => ({ file, passed: 2, failed: failedTests[file] ?? 0, skipped: 0 })),
        seconds: 1,
        cpuSeconds: 1,
      }
    );
  });
  return { ...report, runs };
}

describe('runLanes', () => {
  it('runs every lane once when all pass, and reports that no file needed a second run', async () => {
    const { hasPassed, text, runs } = await runWithFlaky([{}]);

    assert.ok(hasPassed);
    assert.deepEqual(
      runs,
      lanes.map(({ files }) => files),
    );
    assert.match(text, /^12 passed, 0 failed, 0 skipped\nno file needed a second run$/m);
  });

  it('runs a failed file again, counts its second result, and lists it in the last line', async () => {
    const { hasPassed, text, runs } = await runWithFlaky([{ 'flaky-2.test.ts': 1 }, {}]);

    assert.ok(hasPassed);
    assert.deepEqual(runs.slice(3), [['flaky-2.test.ts']]);
    assert.match(text, /^12 passed, 0 failed, 0 skipped\nneeded a second run: flaky-2\.test\.ts$/m);
  });

  it('fails when a file fails twice', async () => {
    const { hasPassed, text } = await runWithFlaky([{ 'flaky.test.ts': 1 }, { 'flaky.test.ts': 1 }]);

    assert.equal(hasPassed, false);
    assert.match(text, /^12 passed, 1 failed, 0 skipped$/m);
  });

  it('counts every file of a process that ended without a result as a failure', async () => {
    const { hasPassed, text, runs } = await runWithFlaky([undefined, undefined]);

    assert.equal(hasPassed, false);
    assert.deepEqual(runs.slice(3), [['flaky.test.ts', 'flaky-2.test.ts']]);
    assert.match(text, /^8 passed, 2 failed, 0 skipped$/m);
  });
});
