import '../browser/memory-storage.fixture.ts';
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { deleteDraft, readDraft, saveDraft } from './correction-drafts.ts';

describe('correction draft', () => {
  beforeEach(() => localStorage.clear());

  it('is stored per item until it is deleted', () => {
    const draft = { text: 'SELECT 1', note: 'typo', baseText: 'SELEC 1' };
    saveDraft('i1', draft);

    assert.deepEqual(readDraft('i1'), draft);
    assert.equal(readDraft('i2'), undefined);
    deleteDraft('i1');
    assert.equal(readDraft('i1'), undefined);
  });

  it('has no base text when it was saved without one', () => {
    saveDraft('i1', { text: 'SELECT 1', note: '' });

    assert.deepEqual(readDraft('i1'), { text: 'SELECT 1', note: '' });
  });

  it('is ignored when the stored value is broken', () => {
    for (const broken of ['{', 'null', '"text"', '{"note":"x"}']) {
      localStorage.setItem('vbagent.review.draft.i1', broken);
      assert.equal(readDraft('i1'), undefined, broken);
    }
  });
});
