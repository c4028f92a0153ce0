import assert from 'node:assert/strict';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { Fault } from '../../domain/fault.ts';
import {
  change,
  nextSuggestion,
  ORIGINAL,
  openScratchSpotCheck,
  suggesting,
} from './scratch-spot-check.fixture.ts';

const { createWorld, store, close } = await openScratchSpotCheck();
after(close);

describe('a spot-check session', () => {
  it('writes what is approved and nothing else', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO'), change('nine', 'NINE')));
    const session = await world.open();
    const first = await nextSuggestion(session);
    assert.deepEqual(await session.decide(first.suggestion, 'approve'), { kind: 'decided' });
    const second = await nextSuggestion(session);
    assert.equal(second.moved, true);
    await session.decide(second.suggestion, 'reject');
    assert.equal((await session.next()).kind, 'done');
    assert.equal(world.read(), ORIGINAL.replace('two', 'TWO'));
  });

  it('makes the diff anew after an approval beside it', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO'), change('four', 'FOUR')));
    const session = await world.open();
    for (let left = 2; left > 0; left--) {
      const { suggestion } = await nextSuggestion(session);
      assert.deepEqual(await session.decide(suggestion, 'approve'), { kind: 'decided' });
    }
    assert.equal(world.read(), ORIGINAL.replace('two', 'TWO').replace('four', 'FOUR'));
  });

  it('decides nothing when the file changed at the place itself', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO')));
    const session = await world.open();
    const { suggestion } = await nextSuggestion(session);
    writeFileSync(world.file, ORIGINAL.replace('two', 'zwei'));
    assert.deepEqual(await session.decide(suggestion, 'approve'), { kind: 'conflict' });
    assert.equal((await session.next()).kind, 'conflict');
    assert.equal((await store.findSuggestion(suggestion.id))?.status, 'pending');
    assert.equal(world.read(), ORIGINAL.replace('two', 'zwei'));
  });

  it('takes a decision back, in the file too', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO')));
    const session = await world.open();
    const { suggestion } = await nextSuggestion(session);
    await session.decide(suggestion, 'approve');
    const undone = await session.undo();
    assert.ok(undone);
    assert.equal(undone.failure, undefined);
    assert.equal(world.read(), ORIGINAL);
    assert.equal((await nextSuggestion(session)).suggestion.id, suggestion.id);
    assert.equal(await session.undo(), undefined);
  });

  it('goes on at the same place after an interruption', async () => {
    let reviews = 0;
    const world = createWorld(() => {
      reviews++;
      return suggesting(change('two', 'TWO'), change('nine', 'NINE'));
    });
    const session = await world.open();
    await session.decide((await nextSuggestion(session)).suggestion, 'reject');
    const again = await world.reopen(session.id);
    assert.equal((await nextSuggestion(again)).suggestion.description, 'nine to NINE');
    assert.equal(reviews, 1);
  });

  it('finishes an approval that was decided and not yet written', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO')));
    const session = await world.open();
    const { suggestion } = await nextSuggestion(session);
    const at = new Date().toISOString();
    await store.decide({ sessionId: session.id, suggestionId: suggestion.id, action: 'approve', at });
    const again = await world.reopen(session.id);
    assert.deepEqual(again.unsettled, []);
    assert.equal(world.read(), ORIGINAL.replace('two', 'TWO'));
    assert.equal((await again.next()).kind, 'done');
  });

  it('lets an approval wait again whose file somebody changed before it was written', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO')));
    const session = await world.open();
    const { suggestion } = await nextSuggestion(session);
    const at = new Date().toISOString();
    await store.decide({ sessionId: session.id, suggestionId: suggestion.id, action: 'approve', at });
    writeFileSync(world.file, `${ORIGINAL}eleven\n`);
    const again = await world.reopen(session.id);
    assert.match(again.unsettled.join(), /^p\/problem\.tex was changed by somebody else\./);
    assert.equal((await nextSuggestion(again)).moved, true);
  });

  it('opens again although the file of an approval is gone', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO')));
    const session = await world.open();
    const { suggestion } = await nextSuggestion(session);
    const at = new Date().toISOString();
    await store.decide({ sessionId: session.id, suggestionId: suggestion.id, action: 'approve', at });
    rmSync(world.file);
    const again = await world.reopen(session.id);
    assert.match(again.unsettled.join(), /no file p\/problem\.tex\. The suggestion you approved waits again/);
    assert.equal((await again.next()).kind, 'passed-over');
  });

  it('takes a decision back of which the file is closed to writing, and says so', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO')));
    const session = await world.open();
    await session.decide((await nextSuggestion(session)).suggestion, 'approve');
    chmodSync(world.file, 0o444);
    assert.match((await session.undo())?.failure ?? '', /read-only/);
    assert.equal(world.read(), ORIGINAL.replace('two', 'TWO'));
  });

  it('reports a problem that cannot be reviewed and goes on', async () => {
    const world = createWorld(() => {
      throw new Fault('model-misbehaved', 'The model said nothing of use.');
    });
    const session = await world.open(['nowhere', 'p']);
    const outcomes: string[] = [];
    for (let step = await session.next(); step.kind === 'looked'; step = await session.next())
      outcomes.push(`${step.check.problemId} ${step.check.outcome}`);
    assert.deepEqual(outcomes, ['nowhere failed', 'p failed']);
  });

  it('stops, and can be resumed, when the model cannot be reached', async () => {
    const world = createWorld(() => {
      throw new Fault('service-down', 'The model does not answer.');
    });
    const session = await world.open();
    await assert.rejects(session.next(), { kind: 'service-down' });
    assert.equal((await store.openSessions(world.root)).length, 1);
  });

  it('shows the text a person put in the place of the suggested one', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO')));
    const session = await world.open();
    await session.rewrite((await nextSuggestion(session)).suggestion, ORIGINAL.replace('two', 'zwei'));
    const { suggestion } = await nextSuggestion(session);
    assert.match(suggestion.diff, /\+zwei/);
    assert.deepEqual([suggestion.certain, suggestion.edited], [false, true]);
    assert.match(suggestion.description, /^Edited by the reviewer\. Before: two to TWO$/);
    await session.decide(suggestion, 'approve');
    assert.equal(world.read(), ORIGINAL.replace('two', 'zwei'));
  });
});
