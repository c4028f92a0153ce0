import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatRow, mergeRows } from './hostile-rows.ts';
import type { Measurement } from './measure-request.ts';

const MEGABYTE = 2 ** 20;

const delays = (healthP99: number, peakMegabytes: number): Measurement['hostile'] => ({
  healthP99,
  healthMax: 2 * healthP99,
  loopP99: 12,
  longestWork: 9,
  peakMemory: peakMegabytes * MEGABYTE,
});

const createRow = (name: string, healthP99: number, peakMegabytes: number): string =>
  formatRow(
    {
      name,
      statuses: [400],
      seconds: 1,
      baseline: delays(5, 200),
      hostile: delays(healthP99, peakMegabytes),
    },
    { load: 0.5, commit: 'abc', at: new Date(0) },
  );

describe('the rows of the page of hostile requests', () => {
  it('keep requests that are not measured again, and replace the others', () => {
    const page = ['# title', createRow('first', 300, 400), createRow('second', 20, 400)].join('\n');

    const merged = mergeRows(['first', 'second', 'third'], page, [createRow('first', 30, 400)]);

    assert.deepEqual(merged.rows, [createRow('first', 30, 400), createRow('second', 20, 400)]);
    assert.deepEqual(merged.missing, ['third']);
    assert.deepEqual(merged.exceeding, []);
  });

  it('are over a limit from 100 ms or 600 MB on', () => {
    const names = ['slow', 'large', 'within'];
    const rows = [createRow('slow', 99.1, 400), createRow('large', 20, 599.5), createRow('within', 99, 599)];

    assert.deepEqual(mergeRows(names, '', rows).exceeding, ['slow', 'large']);
  });
});
