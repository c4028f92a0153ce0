import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { hasOnlyCommonWords, readSearchTerms } from './search-terms.ts';

const formatTerms = (query: string): string[] =>
  readSearchTerms(query).map(({ words, isPrefix }) => words.join(' ') + (isPrefix ? '*' : ''));

describe('readSearchTerms', () => {
  it('returns each word once, long words first, and the last as a prefix', () => {
    assert.deepEqual(formatTerms('Block on the INCLINE, block'), ['incline', 'block*']);
  });

  it('does not treat a finished or very short last word as a prefix', () => {
    assert.deepEqual(formatTerms('velocity '), ['velocity']);
    assert.deepEqual(formatTerms('speed v'), ['speed', 'v']);
  });

  it('keeps a notation together and splits a list', () => {
    assert.deepEqual(formatTerms('9.8 '), ['9 8']);
    assert.deepEqual(formatTerms('F=ma '), ['f ma']);
    assert.deepEqual(formatTerms('mass,force;work '), ['force', 'mass', 'work']);
  });

  it('reads TeX as its visible text', () => {
    assert.deepEqual(formatTerms('$\\alpha = \\text{decay}$'), ['decay*', 'α']);
  });

  it('reads a formula in every notation', () => {
    assert.deepEqual(formatTerms('H₂O '), ['h2o']);
    assert.deepEqual(formatTerms('$\\mathrm{H_2O}$ '), ['h2o*']);
    assert.deepEqual(formatTerms('2NaOH '), ['2 naoh']);
    assert.ok(formatTerms('H_2O ').includes('h2o'));
    assert.ok(formatTerms('H_{2}O ').includes('h2o'));
  });

  it('omits stop words, also inside a phrase', () => {
    assert.deepEqual(formatTerms('how can it be NOT-gate '), ['gate']);
    assert.deepEqual(formatTerms('state-of-the-art '), ['state', 'art']);
    assert.deepEqual(formatTerms('block on the'), ['block']);
    assert.deepEqual(['the', 'To be or not to be?'].map(hasOnlyCommonWords), [true, true]);
    assert.deepEqual(['', '😀', 'the block'].map(hasOnlyCommonWords), [false, false, false]);
  });

  it('returns no terms for text without words', () => {
    for (const query of ['', ' \n', '😀 * "', 'the of', '\0'])
      assert.deepEqual(formatTerms(query), [], query);
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
