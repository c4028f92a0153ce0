import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { evaluateSteps } from './evaluate-steps.ts';

const listWrongSteps = (solution: string) =>
  evaluateSteps(solution)
    .steps.filter((step) => step.verdict === 'incorrect')
    .map((step) => `${step.line}: ${step.text} should be ${step.shouldBe}`);

describe('evaluateSteps', () => {
  it('recomputes a chain and reports the correct value of a wrong member', () => {
    assert.equal(evaluateSteps('F = ma = 2.0 \\times 3.0 = 6.0 N').verdict, 'correct');
    assert.deepEqual(listWrongSteps('F = 2.0 \\times 3.0 = 6.5 N'), ['1: 2.0*3.0 = 6.5 N should be 6 N']);
  });

  it('uses values and units of symbols from earlier lines', () => {
    const solution = 'm = 2 kg\na = 3 m/s^2\nF = m a = 6 N\nE = F \\times 4 m = 24 J';

    assert.equal(evaluateSteps(solution).verdict, 'correct');
    assert.deepEqual(listWrongSteps(`${solution}\nF = m a = 7 N`), ['5: m*a = 7 N should be 6 N']);
    assert.match(listWrongSteps('m = 2 kg\na = 3 m/s^2\nF = m a = 6 J').join(), /6 J/);
  });

  it('allows rounding of results and operands', () => {
    for (const step of [
      '1.3\\times10^3 \\times 1.66 \\approx 2\\times 10^3',
      '\\frac{5}{6} = 0.83',
      '\\pi \\times 3^2 = 28.3',
      '6370 km + 350 km = 6.72\\times10^6 m',
      '0.25 \\times 100 = 25\\%',
    ]) {
      assert.equal(evaluateSteps(step).verdict, 'correct', step);
    }
    assert.equal(evaluateSteps('\\frac{5}{6} = 0.38').verdict, 'incorrect');
    assert.equal(evaluateSteps('2 + 2 = 5').verdict, 'incorrect');
  });

  it('does not check an equality that the text calls false, or an angle after a ratio', () => {
    assert.equal(evaluateSteps('If $x = 3$ then $3 - 9 = 0$, which is false.').verdict, 'unchecked');
    assert.equal(evaluateSteps('$\\tan\\theta = \\frac{2}{3} = 33.7^\\circ$').verdict, 'unchecked');
  });

  it('reads plain lines between formulas too', () => {
    const { steps } = evaluateSteps(
      'F = 2.0 \\times 3.0 = 6.5 N\nso $a = 6/2 = 3$ and\nv = 5 + 2 \\times 3 = 12',
    );

    assert.deepEqual(
      steps.map(({ line, verdict }) => `${line} ${verdict}`),
      ['1 incorrect', '2 correct', '3 incorrect'],
    );
  });

  it('reads aligned rows as one chain and counts lines', () => {
    const solution =
      'First:\n\\[\\begin{aligned} V &= IR \\\\ &= 2.0 \\times 6.0 \\\\ &= 13 V \\end{aligned}\\]';

    assert.deepEqual(listWrongSteps(solution), ['2: 2.0*6.0 = 13 V should be 12 V']);
  });
});
