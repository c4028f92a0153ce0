import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { divideIntoLanes } from './test-lanes.ts';

const prefixes = [['web'], ['src/http/graphs.test.ts'], ['src/http', 'src/cli'], ['']];

describe('divideIntoLanes', () => {
  it('assigns each file to the lane with the longest matching prefix, in the order of the lanes', () => {
    const files = ['scripts/a.test.ts', 'src/cli/b.test.ts', 'src/http/c.test.ts', 'src/http/graphs.test.ts'];

    assert.deepEqual(divideIntoLanes(files, prefixes), [
      { name: 'src/http/graphs.test.ts', files: ['src/http/graphs.test.ts'] },
      { name: 'src/http + src/cli', files: ['src/cli/b.test.ts', 'src/http/c.test.ts'] },
      { name: 'the other files', files: ['scripts/a.test.ts'] },
    ]);
  });

  it('assigns every file to a lane', () => {
    const files = ['src/new-room/a.test.ts', 'scripts/b.test.ts', 'web/tests/c.test.ts'];

    assert.deepEqual(
      divideIntoLanes(files)
        .flatMap((lane) => lane.files)
        .toSorted(),
      files.toSorted(),
    );
  });
});
