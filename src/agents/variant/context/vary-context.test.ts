import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readQuestion } from '../../authoring/read-question.fixture.ts';
import { SCENARIOS } from './scenarios.table.ts';
import { varyContext } from './vary-context.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const writeQuestion = (stem: string, line: string): string =>
  `\\item ${stem}\n\\begin{solution}\n\\begin{align*}\n${line}\n\\end{align*}\n\\end{solution}\n`;
const varyStem = (tex: string, seed = 1): string => {
  const outcome = varyContext(readQuestion(tex), { seed });
  return 'reason' in outcome ? outcome.reason : (outcome.question?.stem ?? '');
};

describe('a context variant by rules', () => {
  it('uses the short name of a thing where the story uses one', () => {
    const tex = writeQuestion(
      'The current in an electric drill is $3.2\\,\\mathrm{A}$. The drill is on for $60\\,\\mathrm{s}$. Find the charge that passes through the drill.',
      'Q &= 3.2 \\times 60 = 192\\,\\mathrm{C}',
    );

    for (const seed of SEEDS) {
      const stem = varyStem(tex, seed);
      assert.match(stem, /^The current in an? \w+[^.]* is \$3\.2/);
      assert.doesNotMatch(stem, /drill|\bthe the\b|\ba [aeio]/i);
    }
  });

  it('chooses only things whose natural ranges include all numbers of the question and its solution', () => {
    const tex = writeQuestion(
      'In $20\\,\\mathrm{s}$ a train travels $1600\\,\\mathrm{m}$. Calculate the speed of the train.',
      'v &= \\frac{1600}{20} = 80\\,\\mathrm{m\\,s^{-1}}',
    );

    for (const seed of SEEDS) assert.match(varyStem(tex, seed), /helicopter|motorcycle/);
  });

  it('replaces balls in a bag only by things that are drawn from bags', () => {
    const tex = writeQuestion(
      'A bag holds $10$ balls, of which $4$ are red. A ball is drawn. Find the probability that it is red.',
      'P &= \\frac{4}{10} = 0.4',
    );

    for (const seed of SEEDS)
      assert.match(varyStem(tex, seed), /(cube|disc)s, of which \$4\$ are red\. A \1 is/);
  });

  it('replaces the names of two people by names of the same kind', () => {
    const tex = writeQuestion(
      'Anna and Ben share $84$ pounds in the ratio $6 : 1$. How many does Anna get?',
      '84 \\div 7 \\times 6 &= 72',
    );
    const women =
      SCENARIOS.find(({ name }) => name === 'woman or girl')?.things.map(({ noun }) => noun) ?? [];

    for (const seed of SEEDS) {
      const [, first = '', second = '', repeated] =
        /^(\w+) and (\w+) share .* does (\w+) get/.exec(varyStem(tex, seed)) ?? [];
      assert.deepEqual([women.includes(first), women.includes(second), repeated], [true, false, first]);
    }
  });

  it('refuses a thing that is part of a longer name, and a story with unknown things', () => {
    const expectedReason = 'No other context fits the things and numbers of this question.';

    assert.equal(
      varyStem(
        writeQuestion(
          'A car battery of $12\\,\\mathrm{V}$ drives $3\\,\\mathrm{A}$. Find the power.',
          'P &= 12 \\times 3 = 36\\,\\mathrm{W}',
        ),
      ),
      expectedReason,
    );
    assert.equal(varyStem(writeQuestion('Find $12 \\times 3$.', '12 \\times 3 &= 36')), expectedReason);
  });

  it('has a table with valid ranges and no duplicate things in a family', () => {
    for (const { name, things } of SCENARIOS) {
      assert.equal(new Set(things.map(({ noun }) => noun)).size, things.length, name);
      assert.ok(things.length > 1, name);
      for (const { noun, ranges = {} } of things)
        for (const [low, high] of Object.values(ranges)) assert.ok(low < high, noun);
    }
  });
});
