import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type ClaimVerdict, compareClaims } from './compare-claims.ts';
import { findClaim } from './find-claim.ts';

describe('compareClaims', () => {
  const cases: readonly (readonly [string, string, ClaimVerdict])[] = [
    ['the rate of photosynthesis increases', 'photosynthesis gets faster', 'same'],
    ['the rate of photosynthesis increases', 'it goes up', 'same'],
    ['the rate of photosynthesis increases', 'the rate of respiration increases', 'unclear'],
    ['the current decreases', 'the voltage decreases', 'different'],
    ['the current decreases', 'the current increases', 'opposite'],
    ['the enzyme was denatured', 'the enzyme was not denatured', 'opposite'],
    ['lack of water', 'not enough water', 'same'],
    ['lack of water', 'water', 'different'],
    ['water', 'lack of water', 'opposite'],
    ['oxygen', 'too much oxygen', 'opposite'],
    ['osmosis', 'osmosis and diffusion', 'opposite'],
    ['ethanol and carbon dioxide', 'carbon dioxide, ethanol', 'same'],
    ['ethanol and carbon dioxide', 'ethanol, carbon dioxide and oxygen', 'opposite'],
    ['from the nucleus to the ribosome', 'from the ribosome to the nucleus', 'opposite'],
    ['light energy to electrical energy', 'light → electrical', 'same'],
    ['the moon is smaller than the earth', 'the earth is smaller than the moon', 'opposite'],
    [
      'same number of protons but different number of neutrons',
      'same neutrons but different protons',
      'opposite',
    ],
    ['the forces are balanced', 'no unbalanced force', 'same'],
    ['the forces are balanced', 'the forces are not balanced', 'opposite'],
    ['WHERE and ORDER BY', 'order by and where', 'same'],
    ['WHERE and ORDER BY', 'SELECT and ORDER BY', 'unclear'],
    ['mitochondria', 'mitocondria', 'same'],
    ['momentum', 'moment', 'different'],
    ['less time', 'the times are less varied', 'different'],
    ['particles collide with the walls more often', 'collisions with the walls are more frequent', 'same'],
    [
      'particles collide with the walls more often',
      'particles collide with each other more often',
      'unclear',
    ],
  ];
  for (const [expected, given, verdict] of cases) {
    it(`calls “${given}” ${verdict} for “${expected}”`, () => {
      assert.equal(compareClaims(expected, given), verdict);
    });
  }

  it('lets an answer leave out the words of the question, unless it is about something else', () => {
    const question = 'What happens to the boiling point of the alkanes?';

    assert.equal(
      compareClaims('the boiling point of the alkanes increases', 'it increases', question),
      'same',
    );
    assert.equal(
      compareClaims('the boiling point of the alkanes increases', 'the density increases', question),
      'different',
    );
  });
});

describe('findClaim', () => {
  it('finds a claim among the other clauses of a sentence', () => {
    const sentence =
      'The gas is compressed, so the particles hit the walls more often and the pressure rises';

    assert.equal(findClaim('particles collide with the walls more often', sentence), 'same');
    assert.equal(findClaim('pressure decreases', sentence), 'opposite');
  });
});
