import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { writtenQuestion } from '../example.ts';
import { verifyDocument } from '../verify-document.ts';

function listMessages(stem: string, solution: string, rule: string): string[] {
  const { findings } = verifyDocument(writtenQuestion(stem, solution));
  return findings.filter((finding) => finding.rule === rule).map(({ message }) => message);
}

describe('slips that authors make', () => {
  it('reports a percentage with a shifted point, and a factor that is called an increase', () => {
    const stem = 'Ada saves 900 dollars at 5\\% per year. Find the amount after a year.';
    const messages = (rate: string) =>
      listMessages(stem, `$r = ${rate}$, so $A = 900(1 + 0.05) = 945$`, 'percentages-hold');
    const increase = (percent: number) =>
      listMessages(
        'Find the change.',
        `$1.5^2 = 2.25$, so it is increased by ${percent}\\%.`,
        'percentages-hold',
      );

    assert.deepEqual(messages('0.5'), ['5% is 0.05, not 0.5.']);
    assert.deepEqual(messages('0.05'), []);
    assert.match(increase(225)[0] ?? '', /increase of 125%/);
    assert.deepEqual(increase(125), []);
  });

  it('reports a probability above 1 as a number or a fraction, but not an expected value', () => {
    const stem = 'Find the probability that a chosen child smiles for 2 to 18 seconds.';
    const messages = (value: string) =>
      listMessages(stem, `P(2 < x < 18) = (18 - 2)/23 = ${value}`, 'probabilities-are-possible');

    assert.equal(messages('$\\frac{23}{16}$').length, 1);
    assert.deepEqual(messages('$\\frac{16}{23}$'), []);
    assert.deepEqual(listMessages(stem, 'E(x) = 1.8666', 'probabilities-are-possible'), []);
  });

  it('reports a constant with its digits in the wrong order', () => {
    const messages = (g: string) =>
      listMessages(
        'A ball falls for 2.0 s. Find its speed.',
        `$v = (${g}\\,\\mathrm{m/s^2})(2.0\\,\\mathrm{s})$`,
        'constants-have-their-values',
      );

    assert.match(messages('9.08')[0] ?? '', /free fall is 9\.807/);
    assert.deepEqual(messages('9.80'), []);
    assert.deepEqual(messages('9.81'), []);
  });

  it('reports numbers with another exponent than the formula, also for two equal values', () => {
    const messages = (formula: string) =>
      listMessages(
        'Find the force between two masses of 50 kg at a distance of 0.5 m.',
        `$F = ${formula} = \\frac{6.67\\times 10^{-11} \\times 50.1 \\times 50.1}{0.52^2} = 6.19\\times 10^{-7}$`,
        'substitution-fits-the-formula',
      );

    assert.equal(messages('\\frac{G m_1 m_2}{r}').length, 1);
    assert.deepEqual(messages('\\frac{G m_1 m_2}{r^2}'), []);
  });

  it('reports a last sentence that states another value than the calculation', () => {
    const messages = (years: number) =>
      listMessages(
        'After 100 years, 0.9576 of a sample remains. Find the half-life.',
        `$t = -100\\frac{\\log 2}{\\log 0.9576} \\approx 1600$\n\nSo the half-life is about ${years} years.`,
        'solution-repeats-its-results',
      );

    assert.equal(messages(1200).length, 1);
    assert.deepEqual(messages(1600), []);
  });
});

describe('slips that are more than one step away', () => {
  const stem = 'Work out the value that is asked for in this question.';

  it('are reported in the components of a vector, after ± and in a comment column', () => {
    const errors = (solution: string) =>
      verifyDocument(writtenQuestion(stem, solution)).findings.filter(({ severity }) => severity === 'error')
        .length;

    assert.equal(errors('$\\vec{AB} = (4-1, 0-2) = (3, 2)$'), 1);
    assert.equal(errors('$\\vec{AB} = (4-1, 0-2) = (3, -2)$'), 0);
    assert.equal(errors('$x = \\frac{4\\pm\\sqrt{25-9}}{2} = \\frac{4\\pm\\sqrt{61}}{2}$'), 1);
    assert.equal(errors('$x = \\frac{4\\pm\\sqrt{25-9}}{2} = \\frac{4\\pm 4}{2}$'), 0);
    const lines = (sign: string) =>
      `\\begin{align*}40 &= 2(3w - 4 + w) \\\\ 40 &= 2(4w ${sign} 4) & \\text{Like terms were combined.}\\end{align*}`;
    assert.equal(errors(lines('+')), 1);
    assert.equal(errors(lines('-')), 0);
  });

  it('are reported in a misquoted usual formula', () => {
    const messages = (formula: string) =>
      listMessages(stem, `We use $${formula}$. Then $F = 2 \\times 3 = 6$ N.`, 'formulas-agree');

    assert.equal(messages('F = ma^2').length, 1);
    assert.equal(messages('E_k = \\frac12 m_1 v^2').length, 0);
    assert.equal(messages('E = \\frac12 mv').length, 1);
    assert.deepEqual(messages('F = ma'), []);
    assert.deepEqual(messages('a = \\frac{F}{m}'), []);
  });

  it('are reported in a percentage beside its decimal, and in a power of ten of the last sentence', () => {
    const percentages = (text: string) => listMessages(stem, text, 'percentages-hold').length;
    const repeats = (seconds: number) =>
      listMessages(
        stem,
        `$t = \\frac{1.5\\times 10^{11}}{3.0\\times 10^{8}} = 500$ s. The light needs ${seconds} s.`,
        'solution-repeats-its-results',
      ).length;

    assert.equal(percentages('This is 0.338, or 3.38\\%, of all.'), 1);
    assert.equal(percentages('This is 0.0338, or 3.38\\%, of all.'), 0);
    assert.equal(percentages('It falls by $1 - 0.91 = 9\\%$.'), 0);
    assert.equal(repeats(5000), 1);
    assert.equal(repeats(500), 0);
  });

  it('are reported as impossible values of letters, unless the text rejects them', () => {
    const messages = (text: string) => listMessages(stem, text, 'stated-values-are-possible').length;

    assert.equal(messages('Hence $T_2 = -600$ K.'), 1);
    assert.equal(messages('Hence $\\Delta T = -600$ K.'), 0);
    assert.equal(messages('The pH is -3.0.'), 1);
    assert.equal(messages('Thus the probability is 3.75.'), 1);
    assert.equal(messages('This would give a probability is 3.75, which is impossible.'), 0);
  });
});

describe('a given in a sum of givens', () => {
  it('counts as used, so that another given can be reported', () => {
    const stem =
      'A pan holds 640 g of oil at 20 °C. Find the energy that heats it to 90 °C if $c = 2.1$ kJ/(kg K).';
    const messages = (mass: string) =>
      listMessages(stem, `$Q = ${mass} \\times 2.1 \\times 70 = 66$ kJ`, 'solution-uses-the-given-values');

    assert.match(messages('0.450')[0] ?? '', /0\.450 where the stem gives 640 g/);
    assert.deepEqual(messages('0.640'), []);
  });
});
