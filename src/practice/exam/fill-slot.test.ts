import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getModel } from '../../item-models/catalogue.ts';
import { createRandom } from '../../item-models/random.ts';
import { type FillContext, fillSlot } from './fill-slot.ts';
import { normaliseStem } from './normalise-stem.ts';

const slot = { model: getModel('N5M-18'), marks: 2, withOptions: false };
const createContext = (avoid: FillContext['avoid'] = new Map()): FillContext => ({
  random: createRandom('a test'),
  seed: 1,
  stems: new Set(),
  templates: new Set(),
  facts: new Set(),
  ideas: new Set(),
  recallAnswers: new Set(),
  printedWords: [],
  hasOpenEnded: false,
  avoid,
});

describe('fillSlot', () => {
  it('returns a different question each time, even for an item model with one template', () => {
    const paper = createContext();
    const ids = Array.from({ length: 8 }, () => fillSlot(slot, paper).id);

    assert.equal(new Set(ids).size, 8);
  });

  it('skips questions that the learner has seen', () => {
    const first = fillSlot(slot, createContext());

    assert.notEqual(fillSlot(slot, createContext(new Map([[first.id, 0]]))).id, first.id);
  });

  it('repeats a question when all have been seen, but never twice in one paper', () => {
    const allSeen: ReadonlyMap<string, number> = Object.assign(new Map(), { get: () => 3 });
    const paper = createContext(allSeen);
    const [first, second] = [fillSlot(slot, paper), fillSlot(slot, paper)];

    assert.notEqual(normaliseStem(first.stem), normaliseStem(second.stem));
  });

  it('throws when the item model never generates the requested kind of question', () => {
    assert.throws(
      () => fillSlot({ ...slot, withOptions: true }, createContext()),
      /N5M-18 has no question left/,
    );
  });
});
