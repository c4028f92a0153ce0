import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readSearchTerms } from './search-terms.ts';

const texts = (query: string): string[] =>
  readSearchTerms(query).map(({ words, isPrefix }) => words.join(' ') + (isPrefix ? '*' : ''));

describe('readSearchTerms', () => {
  it('takes each word once, long ones first, and the last as a beginning', () => {
    assert.deepEqual(texts('Block on the INCLINE, block'), ['incline', 'block*']);
  });

  it('does not complete a last word that is finished or very short', () => {
    assert.deepEqual(texts('velocity '), ['velocity']);
    assert.deepEqual(texts('speed v'), ['speed', 'v']);
  });

  it('keeps a notation together and splits a list', () => {
    assert.deepEqual(texts('9.8 '), ['9 8']);
    assert.deepEqual(texts('F=ma '), ['f ma']);
    assert.deepEqual(texts('mass,force;work '), ['force', 'mass', 'work']);
  });

  it('reads TeX as a person sees it', () => {
    assert.deepEqual(texts('$\\alpha = \\text{decay}$'), ['decay*', 'α']);
  });

  it('has no terms for what holds no words', () => {
    for (const query of ['', ' \n', '😀 * "', 'the of', '\0']) assert.deepEqual(texts(query), [], query);
  });

  it('answers few terms of letters and digits alone, whatever is typed', () => {
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
