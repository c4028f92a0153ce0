import '../../browser/memory-storage.fixture.ts';
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { openAnswerDraftStore } from './answer-draft-store.ts';

const open = () => openAnswerDraftStore('exam.', ['q1', 'q2']);

describe('answer drafts of an exam', () => {
  beforeEach(() => localStorage.clear());

  it('survive a reload and stay unsaved until the server has them', () => {
    open().write('q1', 'x = 2');

    const reloaded = open();
    assert.equal(reloaded.getText('q1'), 'x = 2');
    assert.equal(reloaded.getText('q2'), '');
    assert.deepEqual(reloaded.getUnsaved(), { q1: 'x = 2' });
    reloaded.markSaved({ q1: 'x = 2' });

    assert.deepEqual(open().getUnsaved(), {});
  });

  it('stay unsaved when they changed while an older text was being sent', () => {
    const drafts = open();
    drafts.write('q1', 'x = 2');
    const sentAnswers = drafts.getUnsaved();
    drafts.write('q1', 'x = 3');

    drafts.markSaved(sentAnswers);

    assert.deepEqual(drafts.getUnsaved(), { q1: 'x = 3' });
  });

  it('add answers from the server, except where this browser has an unsaved answer', () => {
    const drafts = open();
    drafts.write('q1', 'mine');

    drafts.merge({ answers: { q1: 'theirs', q2: 'from the phone' }, flags: ['q2'] });

    assert.deepEqual([drafts.getText('q1'), drafts.getText('q2')], ['mine', 'from the phone']);
    assert.deepEqual(drafts.getUnsaved(), { q1: 'mine' });
    assert.deepEqual(drafts.getFlags(), ['q2']);
  });

  it('keep the flags of this browser, even when all were removed', () => {
    const drafts = open();
    drafts.setFlags([]);

    drafts.merge({ answers: {}, flags: ['q2'] });

    assert.deepEqual(drafts.getFlags(), []);
  });

  it('include what another window has written', () => {
    const drafts = open();
    const otherWindow = open();
    otherWindow.write('q2', 'other window');
    otherWindow.setFlags(['q1']);

    drafts.reload('exam.q2');
    drafts.reload('exam.flags');
    drafts.reload('elsewhere.q1');

    assert.equal(drafts.getText('q2'), 'other window');
    assert.deepEqual(drafts.getFlags(), ['q1']);
  });

  it('are removed from storage when cleared, without changing other entries', () => {
    localStorage.setItem('other', '1');
    const drafts = open();
    drafts.write('q1', 'x');
    drafts.setFlags(['q1']);

    drafts.clear();

    assert.equal(localStorage.length, 1);
    assert.equal(open().getText('q1'), '');
  });
});
