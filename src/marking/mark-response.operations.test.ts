import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getModel } from '../item-models/catalogue.ts';
import { generateItem } from '../item-models/generate-item.ts';
import { markQuestion } from './mark-question.ts';

/** Marks a response to the item of a model and seed, as an exam does; returns the marks of each bullet. */
function markItem(id: string, seed: number, lines: readonly string[], part?: string): number[] {
  const question = generateItem(getModel(id), seed);
  const text = lines.join('\n');
  const { awards } = markQuestion(question, part === undefined ? text : { [part]: text }, {
    requireWorking: true,
  });
  return awards.filter((award) => part === undefined || award.part === part).map(({ awarded }) => awarded);
}

describe('a right operation on a wrong formula earns its mark', () => {
  it('integrates and substitutes the limits into the wrong square (AHM-21)', () => {
    const lines = ['V = π∫(3x)² dx between 0 and 3', '= π∫3x² dx', '= π[x³]', '= 27π'];

    assert.deepEqual(markItem('AHM-21', 218_229, lines), [1, 0, 1, 1]);
  });

  it('integrates the wrong difference of two curves (HM-20)', () => {
    const lines = [
      '-x² + 7x - 1 = 4x - 5 so x = -1 and x = 4',
      '∫(-x² + 3x + 6) dx',
      '= -x³/3 + 3x²/2 + 6x',
      '= 80/3 - (-25/6)',
      '= 185/6',
    ];

    assert.deepEqual(markItem('HM-20', 1, lines), [1, 0, 1, 1, 1]);
  });

  it('reads the asymptote off the wrong quotient (AHM-16)', () => {
    const lines = ['vertical: x = -2', 'long division gives x - 2 + 3/(x + 2)', 'so y = x - 2'];

    assert.deepEqual(markItem('AHM-16', 309_107, lines), [1, 0, 1]);
  });

  it('finds the median of a list with a number left out (N4M-08)', () => {
    assert.deepEqual(markItem('N4M-08', 826_781, ['8, 9, 12, 18, 23, 26', 'median = 15']), [0, 1]);
  });

  it('finds the angle of a wave in the quadrant of the learner’s own signs (HM-14)', () => {
    const lines = [
      'kcos(x+a) = kcosxcosa - ksinxsina',
      'kcosa = -8',
      'ksina = 15',
      'k = sqrt(64 + 225) = 17',
      'a = 180 - 61.9 = 118.1',
    ];

    assert.deepEqual(markItem('HM-14', 665_932, lines, 'a'), [1, 0, 1, 1]);
  });
});

describe('a formula with a wrong part earns only what it shows', () => {
  it('gives nothing for a term with the wrong sign (AHM-04)', () => {
    const lines = ['= 8/3 x sin3x - ∫ 8/3 sin3x dx', '= 8/3 x sin3x - 8/9 cos3x + c'];

    assert.deepEqual(markItem('AHM-04', 878_528, lines), [1, 1, 0, 0]);
  });

  it('gives nothing for the product of two derivatives (AHM-02)', () => {
    assert.deepEqual(markItem('AHM-02', 523_875, ['4x^3 × 1/x = 4x^2']), [0, 0, 0]);
  });

  it('gives one mark for one right term of a product rule (AHM-02)', () => {
    const lines = ['u = e^3x, v = sin3x', "f'(x) = 3e^(3x)sin3x + e^(3x)cos3x"];

    assert.deepEqual(markItem('AHM-02', 492_963, lines), [1, 0, 0]);
  });

  it('gives no mark for cancelling if nothing cancels (N5M-19)', () => {
    const lines = ['(x-2)(x-2) / (x+2)(x-6)', '= (x-2)^2 / ((x+2)(x-6))'];

    assert.deepEqual(markItem('N5M-19', 210_183, lines), [1, 0, 0]);
  });

  it('gives no mark for a wrong change of unit (N5A-09)', () => {
    assert.deepEqual(markItem('N5A-09', 892_841, ['3.5 x 20000 = 70000cm', '70000 cm = 7 km']), [1, 0]);
  });
});

describe('a decision', () => {
  it('without working earns nothing, even if working is not required (N5M-43)', () => {
    const question = generateItem(getModel('N5M-43'), 0);

    assert.equal(markQuestion(question, 'right-angled').marksAwarded, 0);
  });

  it('must fit the learner’s own values (N5M-43)', () => {
    const sums = ['1.4^2 + 4.8^2 = 24', '5^2 = 25'];

    const [fitting, unfitting] = [['24 ≠ 25', 'so not right-angled'], ['so right-angled']].map((conclusion) =>
      markItem('N5M-43', 0, [...sums, ...conclusion]).reduce((sum, mark) => sum + mark, 0),
    );

    assert.deepEqual([fitting, unfitting], [3, 1]);
  });
});

describe('letters of the learner', () => {
  it('may be exchanged before an inverse function is found (HM-03)', () => {
    const lines = ['x = (5y + 2)/2', '2x = 5y + 2', 'y = (2x - 2)/5', 'f^-1(x) = (2x-2)/5'];

    assert.deepEqual(markItem('HM-03', 840_496, lines), [1, 1, 1]);
  });

  it('may be C for the constant of integration (AHM-05)', () => {
    const lines = [
      'IF = e^(4x)',
      'd/dx(ye^(4x)) = 6e^(6x)',
      'ye^(4x) = e^(6x) + C',
      '-4 = 1 + C',
      'C = -5',
      'y = e^(2x) - 5e^(-4x)',
    ];

    assert.deepEqual(markItem('AHM-05', 1, lines), [1, 1, 1, 1, 1]);
  });
});
