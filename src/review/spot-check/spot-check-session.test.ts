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
  it('applies only approved suggestions', async () => {
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

  it('regenerates the diff after an approval next to it', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO'), change('four', 'FOUR')));
    const session = await world.open();
    for (let left = 2; left > 0; left--) {
      const { suggestion } = await nextSuggestion(session);
      assert.deepEqual(await session.decide(suggestion, 'approve'), { kind: 'decided' });
    }
    assert.equal(world.read(), ORIGINAL.replace('two', 'TWO').replace('four', 'FOUR'));
  });

  it('decides nothing when the file has changed at the same place', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO')));
    const session = await world.open();
    const { suggestion } = await nextSuggestion(session);
    writeFileSync(world.file, ORIGINAL.replace('two', 'zwei'));
    assert.deepEqual(await session.decide(suggestion, 'approve'), { kind: 'conflict' });
    assert.equal((await session.next()).kind, 'conflict');
    assert.equal((await store.findSuggestion(suggestion.id))?.status, 'pending');
    assert.equal(world.read(), ORIGINAL.replace('two', 'zwei'));
  });

  it('undoes a decision, also in the file', async () => {
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

  it('continues at the same place after an interruption', async () => {
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

  it('applies an approval that was stored but not yet written', async () => {
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

  it('makes an approval pending again when its file changed before it was written', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO')));
    const session = await world.open();
    const { suggestion } = await nextSuggestion(session);
    const at = new Date().toISOString();
    await store.decide({ sessionId: session.id, suggestionId: suggestion.id, action: 'approve', at });
    writeFileSync(world.file, `${ORIGINAL}eleven\n`);
    const again = await world.reopen(session.id);
    assert.match(again.unsettled.join(), /^p\/problem\.tex has been changed outside this session\./);
    assert.equal((await nextSuggestion(again)).moved, true);
  });

  it('reopens although the file of an approval was removed', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO')));
    const session = await world.open();
    const { suggestion } = await nextSuggestion(session);
    const at = new Date().toISOString();
    await store.decide({ sessionId: session.id, suggestionId: suggestion.id, action: 'approve', at });
    rmSync(world.file);
    const again = await world.reopen(session.id);
    assert.match(
      again.unsettled.join(),
      /no file p\/problem\.tex\. The suggestion that you approved is pending again/,
    );
    assert.equal((await again.next()).kind, 'skipped');
  });

  it('undoes a decision whose file is read-only, and reports it', async () => {
    const world = createWorld(() => suggesting(change('two', 'TWO')));
    const session = await world.open();
    await session.decide((await nextSuggestion(session)).suggestion, 'approve');
    chmodSync(world.file, 0o444);
    assert.match((await session.undo())?.failure ?? '', /read-only/);
    assert.equal(world.read(), ORIGINAL.replace('two', 'TWO'));
  });

  it('reports a problem that cannot be reviewed and continues', async () => {
    const world = createWorld(() => {
      throw new Fault('model-misbehaved', 'The reply is unusable.');
    });
    const session = await world.open(['nowhere', 'p']);
    const outcomes: string[] = [];
    for (let step = await session.next(); step.kind === 'checked'; step = await session.next())
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

  it('shows the reviewer’s own text in place of the suggested one', async () => {
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
