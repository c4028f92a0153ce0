import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { hasOnlyCommonWords, readSearchTerms } from './search-terms.ts';

const texts = (query: string): string[] =>
  readSearchTerms(query).map(({ words, isPrefix }) => words.join(' ') + (isPrefix ? '*' : ''));

describe('readSearchTerms', () => {
  it('returns each word once, long words first, and the last as a prefix', () => {
    assert.deepEqual(texts('Block on the INCLINE, block'), ['incline', 'block*']);
  });

  it('does not treat a finished or very short last word as a prefix', () => {
    assert.deepEqual(texts('velocity '), ['velocity']);
    assert.deepEqual(texts('speed v'), ['speed', 'v']);
  });

  it('keeps a notation together and splits a list', () => {
    assert.deepEqual(texts('9.8 '), ['9 8']);
    assert.deepEqual(texts('F=ma '), ['f ma']);
    assert.deepEqual(texts('mass,force;work '), ['force', 'mass', 'work']);
  });

  it('reads TeX as its visible text', () => {
    assert.deepEqual(texts('$\\alpha = \\text{decay}$'), ['decay*', 'α']);
  });

  it('reads a formula in every notation', () => {
    assert.deepEqual(texts('H₂O '), ['h2o']);
    assert.deepEqual(texts('$\\mathrm{H_2O}$ '), ['h2o*']);
    assert.deepEqual(texts('2NaOH '), ['2 naoh']);
    assert.ok(texts('H_2O ').includes('h2o'));
    assert.ok(texts('H_{2}O ').includes('h2o'));
  });

  it('omits stop words, also inside a phrase', () => {
    assert.deepEqual(texts('how can it be NOT-gate '), ['gate']);
    assert.deepEqual(texts('state-of-the-art '), ['state', 'art']);
    assert.deepEqual(texts('block on the'), ['block']);
    assert.deepEqual(['the', 'To be or not to be?'].map(hasOnlyCommonWords), [true, true]);
    assert.deepEqual(['', '😀', 'the block'].map(hasOnlyCommonWords), [false, false, false]);
  });

  it('returns no terms for text without words', () => {
    for (const query of ['', ' \n', '😀 * "', 'the of', '\0']) assert.deepEqual(texts(query), [], query);
  });

  it('returns at most 64 terms of letters and digits for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (query) => {
        const terms = readSearchTerms(query);
        assert.ok(terms.length <= 64);
        assert.ok(
          terms.every(
            ({ words }) => words.length > 0 && words.every((word) => /^[\p{L}\p{N}]+$/u.test(word)),
          ),
        );
      }),
    );
  });
});
