import assert from 'node:assert/strict';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { Fault } from '../../domain/fault.ts';
import {
  createReview,
  createSuggestion,
  ORIGINAL,
  openScratchSpotCheck,
  readNextSuggestion,
} from './scratch-spot-check.fixture.ts';

const { createTestFolder, store, close } = await openScratchSpotCheck();
after(close);

describe('a spot-check session', () => {
  it('applies only approved suggestions', async () => {
    const folder = createTestFolder(() =>
      createReview(createSuggestion('two', 'TWO'), createSuggestion('nine', 'NINE')),
    );
    const session = await folder.open();
    const first = await readNextSuggestion(session);
    assert.deepEqual(await session.decide(first.suggestion, 'approve'), { kind: 'decided' });
    const second = await readNextSuggestion(session);
    assert.equal(second.moved, true);
    await session.decide(second.suggestion, 'reject');
    assert.equal((await session.next()).kind, 'done');
    assert.equal(folder.read(), ORIGINAL.replace('two', 'TWO'));
  });

  it('regenerates the diff of a suggestion when another one in the same file is approved', async () => {
    const folder = createTestFolder(() =>
      createReview(createSuggestion('two', 'TWO'), createSuggestion('four', 'FOUR')),
    );
    const session = await folder.open();
    for (let count = 0; count < 2; count++) {
      const { suggestion } = await readNextSuggestion(session);
      assert.deepEqual(await session.decide(suggestion, 'approve'), { kind: 'decided' });
    }
    assert.equal(folder.read(), ORIGINAL.replace('two', 'TWO').replace('four', 'FOUR'));
  });

  it('decides nothing when the file has changed at the same place', async () => {
    const folder = createTestFolder(() => createReview(createSuggestion('two', 'TWO')));
    const session = await folder.open();
    const { suggestion } = await readNextSuggestion(session);
    writeFileSync(folder.file, ORIGINAL.replace('two', 'zwei'));
    assert.deepEqual(await session.decide(suggestion, 'approve'), { kind: 'conflict' });
    assert.equal((await session.next()).kind, 'conflict');
    assert.equal((await store.findSuggestion(suggestion.id))?.status, 'pending');
    assert.equal(folder.read(), ORIGINAL.replace('two', 'zwei'));
  });

  it('undoes a decision and reverts the file', async () => {
    const folder = createTestFolder(() => createReview(createSuggestion('two', 'TWO')));
    const session = await folder.open();
    const { suggestion } = await readNextSuggestion(session);
    await session.decide(suggestion, 'approve');
    const undone = await session.undo();
    assert.ok(undone);
    assert.equal(undone.failure, undefined);
    assert.equal(folder.read(), ORIGINAL);
    assert.equal((await readNextSuggestion(session)).suggestion.id, suggestion.id);
    assert.equal(await session.undo(), undefined);
  });

  it('continues with the next suggestion after an interruption', async () => {
    let reviews = 0;
    const folder = createTestFolder(() => {
      reviews++;
      return createReview(createSuggestion('two', 'TWO'), createSuggestion('nine', 'NINE'));
    });
    const session = await folder.open();
    await session.decide((await readNextSuggestion(session)).suggestion, 'reject');
    const reopened = await folder.reopen(session.id);
    assert.equal((await readNextSuggestion(reopened)).suggestion.description, 'nine to NINE');
    assert.equal(reviews, 1);
  });

  it('applies an approval that was stored but not yet written', async () => {
    const folder = createTestFolder(() => createReview(createSuggestion('two', 'TWO')));
    const session = await folder.open();
    const { suggestion } = await readNextSuggestion(session);
    const at = new Date().toISOString();
    await store.decide({ sessionId: session.id, suggestionId: suggestion.id, action: 'approve', at });
    const reopened = await folder.reopen(session.id);
    assert.deepEqual(reopened.notices, []);
    assert.equal(folder.read(), ORIGINAL.replace('two', 'TWO'));
    assert.equal((await reopened.next()).kind, 'done');
  });

  it('makes an approval pending again when its file changed before it was written', async () => {
    const folder = createTestFolder(() => createReview(createSuggestion('two', 'TWO')));
    const session = await folder.open();
    const { suggestion } = await readNextSuggestion(session);
    const at = new Date().toISOString();
    await store.decide({ sessionId: session.id, suggestionId: suggestion.id, action: 'approve', at });
    writeFileSync(folder.file, `${ORIGINAL}eleven\n`);
    const reopened = await folder.reopen(session.id);
    assert.match(reopened.notices.join(), /^p\/problem\.tex has been changed outside this session\./);
    assert.equal((await readNextSuggestion(reopened)).moved, true);
  });

  it('can be reopened after the file of an approval was removed', async () => {
    const folder = createTestFolder(() => createReview(createSuggestion('two', 'TWO')));
    const session = await folder.open();
    const { suggestion } = await readNextSuggestion(session);
    const at = new Date().toISOString();
    await store.decide({ sessionId: session.id, suggestionId: suggestion.id, action: 'approve', at });
    rmSync(folder.file);
    const reopened = await folder.reopen(session.id);
    assert.match(
      reopened.notices.join(),
      /no file p\/problem\.tex\. The suggestion that you approved is pending again/,
    );
    assert.equal((await reopened.next()).kind, 'skipped');
  });

  it('undoes a decision whose file is read-only, and reports that the file was not reverted', async () => {
    const folder = createTestFolder(() => createReview(createSuggestion('two', 'TWO')));
    const session = await folder.open();
    await session.decide((await readNextSuggestion(session)).suggestion, 'approve');
    chmodSync(folder.file, 0o444);
    assert.match((await session.undo())?.failure ?? '', /read-only/);
    assert.equal(folder.read(), ORIGINAL.replace('two', 'TWO'));
  });

  it('reports a problem that cannot be reviewed and continues', async () => {
    const folder = createTestFolder(() => {
      throw new Fault('model-misbehaved', 'The reply is unusable.');
    });
    const session = await folder.open(['nowhere', 'p']);
    const outcomes: string[] = [];
    for (let step = await session.next(); step.kind === 'checked'; step = await session.next())
      outcomes.push(`${step.check.problemId} ${step.check.outcome}`);
    assert.deepEqual(outcomes, ['nowhere failed', 'p failed']);
  });

  it('stops, and can be resumed, when the model cannot be reached', async () => {
    const folder = createTestFolder(() => {
      throw new Fault('service-down', 'The model does not answer.');
    });
    const session = await folder.open();
    await assert.rejects(session.next(), { kind: 'service-down' });
    assert.equal((await store.listOpenSessions(folder.root)).length, 1);
  });

  it('shows the reviewer’s text instead of the suggested text', async () => {
    const folder = createTestFolder(() => createReview(createSuggestion('two', 'TWO')));
    const session = await folder.open();
    await session.rewrite((await readNextSuggestion(session)).suggestion, ORIGINAL.replace('two', 'zwei'));
    const { suggestion } = await readNextSuggestion(session);
    assert.match(suggestion.diff, /\+zwei/);
    assert.deepEqual([suggestion.certain, suggestion.edited], [false, true]);
    assert.match(suggestion.description, /^Edited by the reviewer\. Before: two to TWO$/);
    await session.decide(suggestion, 'approve');
    assert.equal(folder.read(), ORIGINAL.replace('two', 'zwei'));
  });
});
