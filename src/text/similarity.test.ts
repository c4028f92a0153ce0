import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { similarity } from './similarity.ts';

describe('similarity', () => {
  it('is 1 for texts that differ in case and punctuation only', () => {
    assert.equal(similarity('Photosynthesis!', 'photosynthesis'), 1);
  });

  it('is at least 0.8 for a misspelt word', () => {
    assert.ok(similarity('photosynthsis', 'photosynthesis') >= 0.8);
  });

  it('is at least 0.8 for a sentence with one word replaced', () => {
    const law = 'a body remains at rest unless acted on by an unbalanced force';

    assert.ok(similarity('A body stays at rest unless acted on by an unbalanced force.', law) >= 0.8);
  });

  it('is below 0.8 for different terms that look alike', () => {
    for (const [a, b] of [
      ['fission', 'fusion'],
      ['reflection', 'refraction'],
      ['respiration', 'photosynthesis'],
    ] as const) {
      assert.ok(similarity(a, b) < 0.8, `${a} and ${b}`);
    }
  });

  it('is symmetric, within 0 and 1, and 1 for a text and itself', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const value = similarity(a, b);

        assert.equal(value, similarity(b, a));
        assert.ok(value >= 0 && value <= 1);
        assert.equal(similarity(a, a), 1);
      }),
    );
  });
});
