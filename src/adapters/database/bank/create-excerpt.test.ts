import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readSearchTerms } from '../text-search/search-terms.ts';
import { createExcerpt } from './create-excerpt.ts';

const readable = (stem: string) => ({ labels: 'label', stem, rest: 'rest' });

describe('createExcerpt', () => {
  it('returns a short text from its start', () => {
    assert.equal(
      createExcerpt(readable('A car moves.'), readSearchTerms('car')),
      'A car moves. … rest … label',
    );
  });

  it('starts shortly before the position with the most search words', () => {
    const stem = `A lens. ${'Filler text. '.repeat(30)}The lenses bend the light. ${'More. '.repeat(30)}`;

    const excerpt = createExcerpt(readable(stem), readSearchTerms('light lens'));

    assert.match(excerpt, /^… .*The lenses bend the light\..* …$/);
  });

  it('ignores accents and case', () => {
    const stem = `${'Filler text. '.repeat(30)}CAFÉ`;
    assert.match(createExcerpt(readable(stem), readSearchTerms('cafe')), /CAFÉ/);
  });

  it('is fast on a very long text full of hits', () => {
    const excerpt = createExcerpt(readable('lens '.repeat(100_000)), readSearchTerms('lens'));

    assert.ok(excerpt.startsWith('lens lens'));
  });

  it('stays short and well formed for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 600 }),
        fc.string({ maxLength: 20 }),
        (stem, query) => {
          const excerpt = createExcerpt(readable(stem), readSearchTerms(query));
          assert.ok(excerpt.length <= 170 && excerpt.isWellFormed());
        },
      ),
    );
  });
});
