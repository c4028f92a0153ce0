import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type PhysicsCalculation, writePhysics, writeWrittenPhysics } from './physics-calculation.ts';

const heater: PhysicsCalculation = {
  situation: 'A $50\\,\\mathrm{W}$ heater warms a block for $300\\,\\mathrm{s}$.',
  quantity: 'the rise in temperature',
  stages: [
    {
      relationship: 'P = \\frac{E}{t}',
      symbol: 'E',
      calculation: '50 \\times 300',
      value: 15_000,
      unit: 'J',
    },
    {
      relationship: 'E_h = cm\\Delta T',
      symbol: '\\Delta T',
      calculation: '\\frac{@1}{902 \\times 1.2}',
      substituted: '@1 = 902 \\times 1.2 \\times \\Delta T',
      value: 15_000 / (902 * 1.2),
      unit: '°C',
    },
  ],
  mistakes: [
    { tag: 'time-conversion', value: 0.231, why: 'The time was in minutes.', earns: [1, 3, 4, 5] },
    { tag: 'rearrange', value: 20, why: 'The mass was multiplied.' },
    { tag: 'too-close', value: 13.9, why: 'Rounding.' },
    { tag: 'rearrange', value: 0.0721, why: 'The fraction was turned upside down.' },
    { tag: 'power-vs-energy', value: 0.0462, why: 'The power was used.' },
  ],
};

describe('a physics calculation', () => {
  it('has a mark for each relationship, substitution and the answer when written', () => {
    const draft = writeWrittenPhysics(heater);

    assert.deepEqual(
      draft?.bullets.map(({ why }) => why),
      [
        'State the relationship',
        'Substitute',
        'State the relationship',
        'Substitute',
        'Give the answer with its unit',
      ],
    );
    assert.equal(draft?.answer, '14\\,^\\circ\\mathrm{C}');
    assert.deepEqual(draft?.policies?.significantFigures, { min: 1, max: 4 });
  });

  it('requires no unit if the answer has none', () => {
    const [first] = heater.stages;
    assert.ok(first);
    const draft = writeWrittenPhysics({ ...heater, stages: [{ ...first, unit: '' }] });

    assert.equal(draft?.bullets.at(-1)?.why, 'Give the answer');
  });

  it('computes the answer from a learner’s own first result', () => {
    const [, , , substitution, answer] = writeWrittenPhysics(heater)?.bullets ?? [];

    assert.deepEqual(substitution?.followThrough, { mode: 'yes', expression: '\\frac{b2}{902 \\times 1.2}' });
    assert.deepEqual(answer?.followThrough, substitution?.followThrough);
    assert.deepEqual(answer?.requires, [3]);
  });

  it('has five ascending options when objective: mistakes that are not too close to the answer, and slips by a factor', () => {
    const draft = writePhysics(heater, 'objective');

    assert.equal(draft?.stem.endsWith('What is the rise in temperature?'), true);
    assert.deepEqual(draft?.options, [
      '0.046\\,^\\circ\\mathrm{C}',
      '0.072\\,^\\circ\\mathrm{C}',
      '0.23\\,^\\circ\\mathrm{C}',
      '6.9\\,^\\circ\\mathrm{C}',
      '14\\,^\\circ\\mathrm{C}',
    ]);
  });

  it('is rejected if there are too few distinct mistakes for its options, and slips would be conspicuous', () => {
    const [first] = heater.stages;
    assert.ok(first);
    const stages = [{ ...first, calculation: '3 \\times 4', value: 12 }] as const;

    assert.equal(
      writePhysics({ ...heater, stages, mistakes: heater.mistakes.slice(0, 3) }, 'objective'),
      undefined,
    );
  });

  it('is rejected if correct rounding could go either way', () => {
    const [first, last] = heater.stages;
    assert.ok(last);

    assert.equal(writeWrittenPhysics({ ...heater, stages: [first, { ...last, value: 13.5 }] }), undefined);
  });
});
