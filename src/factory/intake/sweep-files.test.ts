import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sweepFiles } from './sweep-files.ts';

const NOW = new Date('2026-05-02T12:00:00Z');
const YESTERDAY = new Date('2026-05-01T11:00:00Z');

function open() {
  const all = new Map([
    ['named', YESTERDAY],
    ['old', YESTERDAY],
    ['new', NOW],
  ]);
  const files: Parameters<typeof sweepFiles>[0]['files'] = {
    async *list() {
      for (const [key, touchedAt] of all) yield { key, touchedAt, bytes: 10 };
    },
    remove: async (key) => void all.delete(key),
  };
  return { all, sweep: { files, named: { listKeys: async () => new Set(['named']) }, now: NOW } };
}

describe('sweepFiles', () => {
  it('removes unreferenced files and keeps new ones', async () => {
    const { all, sweep } = open();

    assert.deepEqual(await sweepFiles({ ...sweep, remove: true }), { kept: 2, unnamed: 1, bytes: 10 });
    assert.deepEqual([...all.keys()], ['named', 'new']);
  });

  it('only counts in a dry run', async () => {
    const { all, sweep } = open();

    assert.deepEqual(await sweepFiles({ ...sweep, remove: false }), { kept: 2, unnamed: 1, bytes: 10 });
    assert.equal(all.size, 3);
  });
});
