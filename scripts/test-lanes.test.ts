import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { divideIntoLanes } from './test-lanes.ts';

const lanes = [['web'], ['src/http/graphs.test.ts'], ['src/http', 'src/cli'], ['']];

describe('the lanes of a test run', () => {
  it('take each file once, by the most of its path that is named, in the order of the lanes', () => {
    const files = ['scripts/a.test.ts', 'src/cli/b.test.ts', 'src/http/c.test.ts', 'src/http/graphs.test.ts'];

    assert.deepEqual(divideIntoLanes(files, lanes), [
      ['src/http/graphs.test.ts'],
      ['src/cli/b.test.ts', 'src/http/c.test.ts'],
      ['scripts/a.test.ts'],
    ]);
  });

  it('leave nothing out', () => {
    const files = ['src/new-room/a.test.ts', 'scripts/b.test.ts', 'web/tests/c.test.ts'];

    assert.deepEqual(divideIntoLanes(files).flat().toSorted(), files.toSorted());
  });
});
