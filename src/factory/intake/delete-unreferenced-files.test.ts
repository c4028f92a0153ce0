import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deleteUnreferencedFiles } from './delete-unreferenced-files.ts';

const NOW = new Date('2026-05-02T12:00:00Z');
const YESTERDAY = new Date('2026-05-01T11:00:00Z');

/** Creates a file store with a referenced file, an old unreferenced file and a new unreferenced file. */
function createStore() {
  const storedFiles = new Map([
    ['referenced', YESTERDAY],
    ['old', YESTERDAY],
    ['new', NOW],
  ]);
  const files: Parameters<typeof deleteUnreferencedFiles>[0]['files'] = {
    async *list() {
      for (const [key, touchedAt] of storedFiles) yield { key, touchedAt, bytes: 10 };
    },
    remove: async (key) => void storedFiles.delete(key),
  };
  const references = { listKeys: async () => new Set(['referenced']) };
  return { storedFiles, sweep: { files, references, now: NOW } };
}

describe('deleteUnreferencedFiles', () => {
  it('removes unreferenced files and keeps new ones', async () => {
    const { storedFiles, sweep } = createStore();

    assert.deepEqual(await deleteUnreferencedFiles({ ...sweep, remove: true }), {
      kept: 2,
      unnamed: 1,
      bytes: 10,
    });
    assert.deepEqual([...storedFiles.keys()], ['referenced', 'new']);
  });

  it('counts the files without removing them in a dry run', async () => {
    const { storedFiles, sweep } = createStore();

    assert.deepEqual(await deleteUnreferencedFiles({ ...sweep, remove: false }), {
      kept: 2,
      unnamed: 1,
      bytes: 10,
    });
    assert.equal(storedFiles.size, 3);
  });
});
