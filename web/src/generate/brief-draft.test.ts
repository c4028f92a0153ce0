import '../browser/memory-storage.fixture.ts';
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { storedDraft, toBrief, toDraft } from './brief-draft.ts';

describe('brief draft', () => {
  beforeEach(() => localStorage.clear());

  it('is stored, and stored fields of the wrong type are ignored', () => {
    storedDraft.write({ ...storedDraft.read(), subject: 'Physics', count: '3' });
    assert.deepEqual([storedDraft.read().subject, storedDraft.read().count], ['Physics', '3']);

    localStorage.setItem('vbagent.generate.brief', '{"subject":7,"isOwn":"yes","level":"Higher"}');

    const { subject, isOwn, level, kind } = storedDraft.read();
    assert.deepEqual([subject, isOwn, level, kind], ['', false, 'Higher', 'mcq_sc']);
  });

  it('becomes a request without empty fields', () => {
    const draft = { ...storedDraft.read(), subject: ' Physics ', level: 'Nat 5', count: '2', objective: ' ' };

    assert.deepEqual(toBrief(draft), { subject: 'Physics', level: 'Nat 5', kind: 'mcq_sc', count: 2 });
  });

  it('leaves out the outcome of a course when the author enters their own subject', () => {
    const draft = { ...storedDraft.read(), subject: 'Law', level: 'Year 1', outcome_id: 'P-1' };

    assert.equal(toBrief(draft).outcome_id, 'P-1');
    assert.equal('outcome_id' in toBrief({ ...draft, isOwn: true }), false);
  });

  it('is created from the brief of an earlier batch, without its seed', () => {
    const brief = { subject: 'Physics', level: 'Nat 5', kind: 'integer', count: 4 } as const;

    assert.deepEqual(toBrief(toDraft({ ...brief, seed: 7 })), brief);
  });
});
