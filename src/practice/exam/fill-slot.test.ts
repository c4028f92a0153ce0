import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getModel } from '../../item-models/catalogue.ts';
import { createRandom } from '../../item-models/random.ts';
import { type Filling, fillSlot } from './fill-slot.ts';
import { normaliseStem } from './normalise-stem.ts';

const slot = { model: getModel('N5M-18'), marks: 2, withOptions: false };
const filling = (avoid: Filling['avoid'] = new Map()): Filling => ({
  random: createRandom('a test'),
  stems: new Set(),
  moulds: new Set(),
  parts: new Set(),
  avoid,
});

describe('fillSlot', () => {
  it('answers another question each time, though the model has one mould', () => {
    const paper = filling();
    const ids = Array.from({ length: 8 }, () => fillSlot(slot, paper).id);

    assert.equal(new Set(ids).size, 8);
  });

  it('skips what the learner has met', () => {
    const first = fillSlot(slot, filling());

    assert.notEqual(fillSlot(slot, filling(new Map([[first.id, 0]]))).id, first.id);
  });

  it('asks again when everything has been met, and never twice in one paper', () => {
    const everything: ReadonlyMap<string, number> = Object.assign(new Map(), { get: () => 3 });
    const paper = filling(everything);
    const [one, other] = [fillSlot(slot, paper), fillSlot(slot, paper)];

    assert.notEqual(normaliseStem(one.stem), normaliseStem(other.stem));
  });

  it('refuses a slot whose model never makes the kind that is asked for', () => {
    assert.throws(() => fillSlot({ ...slot, withOptions: true }, filling()), /N5M-18 has no question left/);
  });
});
