import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { verifyDocument } from '../verify-document.ts';

/** Returns the severities and spans of the numeric findings in a solution. */
function listFindings(solution: string): string[] {
  const tex = `\\item Calculate what is asked for in this question.\n\\begin{solution}\n${solution}\n\\end{solution}\n`;
  return verifyDocument(tex)
    .findings.filter(({ rule }) => rule === 'equality-holds' || rule === 'units-agree')
    .map(({ severity, span }) => `${severity}: ${tex.slice(span?.start, span?.end)}`);
}

const accepts = (...solutions: string[]): void => {
  for (const solution of solutions) assert.deepEqual(listFindings(solution), [], solution);
};
const rejects = (...solutions: string[]): void => {
  for (const solution of solutions) assert.match(listFindings(solution).join(), /^error/, solution);
};

describe('working as textbooks write it', () => {
  it('is not judged if its sentence denies it', () => {
    accepts(
      'If $x = 3$, then $3 - 9 = 0 + 5$, which is false.',
      'This gives $4 + 4 = 9$. This is impossible.',
      "It isn't $2 + 2 = 5$.",
      'In base seven, $6 + 1 = 10$.',
      'Both sides are multiplied by $50^{-1} = 24$.',
    );
  });

  it('may be a calculation with units in a sentence', () => {
    accepts(
      'Divide 2,700 m/30 s = 90 m/s.',
      'The first section = (1/2)(45 m/s)(10 s) = 225 m; the next is longer.',
      'They finish in 40 minutes - 36 minutes = 4 minutes less time.',
      'The time is 60 minutes x3 hours = 180 minutes.',
      'The length is 200 m + 600 cm = 206 m.',
      'The total is 3 hours * 60 = 180 minutes.',
    );
    rejects(
      'Divide 2,700 m/30 s = 50 m/s.',
      'The first section = (1/2)(45 m/s)(10 s) = 275 m; the next is longer.',
      'They finish in 40 minutes - 36 minutes = 4 hours less time.',
      'The distance is 3 km + 2 km = 5 cm.',
      'The perimeter = 2(8 cm) + 2(3 cm) = 16 cm + 6 cm = 22 m.',
    );
  });

  it('may be in brackets in a sentence', () => {
    accepts('The rest (0.40 + 0.20 = 0.60) is in the middle.', 'The rest is (2/3)^4 = 16/81 of it.');
    rejects('The rest (0.40 + 0.20 = 0.06) is in the middle.', 'The rest is (2/3)^4 = 61/81 of it.');
  });

  it('may continue on a line that begins with spacing, or have two columns', () => {
    accepts(
      '\\[\\begin{aligned}2^{n}=2^{4} \\\\ \\,\\,=16\\end{aligned}\\]',
      '\\[\\begin{aligned}\\alpha=80^\\circ & a=120 \\\\ \\beta=83.2^\\circ & b=121\\end{aligned}\\]',
    );
    rejects('\\[\\begin{aligned}2^{n}=9^{4} \\\\ \\,\\,=16\\end{aligned}\\]');
  });

  it('may round an intermediate result where it is first written', () => {
    accepts('$0.21 \\times (760 - 47) - \\frac{40}{0.8} = 149.7 - 50 = 99.7$');
    rejects(
      '$0.21 \\times (760 - 47) - \\frac{40}{0.8} = 149.8 - 50 = 99.8$',
      '$0.21 \\times (760 - 47) - \\frac{40}{0.8} = 149.7 - 51 = 98.7$',
    );
  });

  it('may have the unit of its last value in the text that follows', () => {
    accepts('It takes $12/16 = 45$~min.', 'It takes $t = 12/16 = 45$ minutes.');
    rejects('It takes $12/16 = 44$~min.', 'It takes $12/16 = 45$ steps.', 'It takes $12/16 = 45$.');
  });

  it('must have correct derivatives and integrals for all values of the variables', () => {
    const hasIdentityFinding = (solution: string, stem = 'Work out what is asked for here.'): boolean =>
      verifyDocument(`\\item ${stem}\n\\begin{solution}\n${solution}\n\\end{solution}\n`).findings.some(
        ({ rule }) => rule === 'identity-holds',
      );
    for (const right of [
      '$\\frac{d}{dx}(x^3 + 2x) = 3x^2 + 2$',
      '$\\frac{d}{dx}(x^2 - 4x) = 2x - 4 = 0$',
      '$\\frac{d}{dx}(x^2 + y^2) = 2x + 2y y_1$',
      '$\\frac{d}{dx}(x \\sin x) = \\sin x + x\\cos x$',
      '$\\frac{d}{dx}(x^2 - 4x) = 0$',
      '$\\int x^2\\,dx = \\frac{x^3}{3} + C$',
      '$\\int \\sin x \\cos x\\,dx = \\frac{\\sin^2 x}{2} + C$',
      '$\\int x e^x\\,dx = x e^x - \\int e^x\\,dx = x e^x - e^x + C$',
      '$(x + 3)^2 = x^2 + 3x + 9$ gives $x = 0$.',
    ])
      assert.ok(!hasIdentityFinding(right), right);
    for (const wrong of [
      '$\\frac{d}{dx}(x^3 + 2x) = 3x^2 + 2x$',
      '$\\frac{d}{dx}(x \\sin x) = x\\cos x$',
      '$\\int x^2\\,dx = \\frac{x^3}{2} + C$',
    ])
      assert.ok(hasIdentityFinding(wrong), wrong);
    const simplify = 'Simplify $\\sqrt{x^2} + \\frac{x^2 - 9}{x - 3}$ for positive numbers.';
    assert.ok(!hasIdentityFinding('$\\sqrt{x^2} + \\frac{x^2-9}{x-3} = x + x + 3 = 2x + 3$', simplify));
    assert.ok(hasIdentityFinding('$\\sqrt{x^2} + \\frac{x^2-9}{x-3} = x + x - 3 = 2x - 3$', simplify));
    assert.ok(!hasIdentityFinding('$a + b = 5$', 'Simplify $a + b$ where $a = 2$ and $b = 3$.'));
  });

  it('must use one of the two values after ±', () => {
    const isAccepted = (solution: string): boolean =>
      !verifyDocument(
        `\\item Solve the equation for all real numbers.\n\\begin{solution}\n${solution}\n\\end{solution}\n`,
      ).findings.some(({ rule }) => rule === 'equation-follows');
    const roots = '$x = \\frac{5 \\pm \\sqrt{25 - 24}}{2} = \\frac{5 \\pm 1}{2}$';
    for (const right of [
      `${roots}, so $x = 3$ or $x = 2$.`,
      `${roots}: $x = \\frac{5 + 1}{2} = 3$. Later $y = 7$, and $x = 2$; then $x = 9$ in the new scale.`,
      `${roots}. For $x = 4$ the sign is positive.`,
      'The length is $x = 2.0 \\pm 0.1$, at most $x = 3.5$.',
      '$x = 1 \\pm \\sqrt{5}$, that is $x \\approx 3.24$ or $x \\approx -1.24$.',
      '$x = \\pm 2$ and $y = x + 1$ so $y = 3$.',
    ])
      assert.ok(isAccepted(right), right);
    assert.ok(!isAccepted(`${roots}, so $x = 4$ or $x = 2$.`));
    assert.ok(!isAccepted(`${roots}, so $x = 3$ or $x = 1$.`));
  });

  it('is judged if a denial refers to something else', () => {
    rejects(
      'There are $2^3 = 9$ such colourings, leaving twelve others that do not have a vertex of one colour.',
      '\\[ 11.5 + 0.5 = 13.0 \\]\nThe potentials cannot be combined directly.',
      'Assume for contradiction that there are nine; then there are $3 \\cdot 9 = 26$ of them.',
      'In base units, $6.0 \\times 4.0 = 25.0$ is the momentum.',
    );
  });

  it('may be approximate if the text calls it so', () => {
    accepts('This is roughly $7 \\times 14.5 = 100$.');
    rejects('This is roughly $7 \\times 14.5 = 130$.');
  });

  it('may be plain text with currency, per cent and times of day', () => {
    accepts(
      'She has \\$2.50 - \\$2.24 = 26 cents more.',
      'Of these 100\\% - 80\\% = 20 \\% were children.',
      'He leaves at 0900 - 0130 = 0730 hours.',
      'That makes 12 x 1 and 1/4 = 15 cups.',
      'It weighs 52 * 4000 = 0.208 million grams.',
      'There are 4 * 4 * 4 = 4^3 ways, or 7 * 6 = 42 of them.',
      '1.5\\%+6.5\\% = 8\\% (rate of growth)',
      'Then 75 + Summer - 40 + 20 = 100 of them ski.',
      'The water added - 1/5 = 20 \\% of it.',
    );
    rejects('It costs 7 * 87 = \\$ 690 in all.', 'The sum is (240 x 300 ) / 240 = 320 now.');
    rejects('1.5\\%+6.5\\% = 9\\% (rate of growth)', 'It has 3 * 4 = 13 (see above).');
    rejects('That is 5,000 + 1,000 = 8,000 steps.', 'Bill sells 15 * 10 = 140kg of meat.');
  });

  it('is reported with the correct value in the unit of the wrong result', () => {
    const tex = '\\item Find the share.\n\\begin{solution}\n$15\\% + 5\\% = 25\\%$\n\\end{solution}\n';

    assert.match(verifyDocument(tex).findings[0]?.message ?? '', /is 20 %/);
  });

  it('may have units that cancel, zeros without a unit, ångström and units in brackets', () => {
    accepts(
      '$E = 16.0\\,\\mathrm{J} + 0 = 16.0\\,\\mathrm{J}$',
      '$r = \\frac{2.40\\,\\mathrm{min}^{-1}}{15.3\\,\\mathrm{min}^{-1}} = 0.157$',
      '$d = 3.50 - 1.81 = 1.69\\,\\AA$',
      '$T = 1200\\,\\mathrm{K} = 928^{\\circ}\\mathrm{C}$',
    );
    rejects(
      '$E = 16.0\\,\\mathrm{J} + 0 = 26.0\\,\\mathrm{J}$',
      '$r = \\frac{2.40\\,\\mathrm{min}^{-1}}{15.3\\,\\mathrm{min}^{-1}} = 0.357$',
      '$d = 3.50 - 1.81 = 1.39\\,\\AA$',
      '$T = 27^{\\circ}\\mathrm{C} = 310\\,\\mathrm{K}$',
      '$p = 74.9 + 3 \\times 139.6 = 993.7\\,(\\mathrm{MeV})$',
    );
  });

  it('may count things, write an angle for its tangent, and have an `aligned` environment in an inline formula', () => {
    accepts(
      '$\\tan\\theta = \\frac{2}{3} = 33.7^{\\circ}$',
      '$6 \\times 4 = 2\\text{ dozen}$',
      '$5 + 5 = 10\\;\\text{edges}$',
    );
    rejects(
      '$\\tan\\theta = \\frac{2}{3} = 45.0^{\\circ}$',
      '$5 + 5 = 14\\;\\text{edges.}$',
      '$\\begin{aligned} a &= 1 + 1 \\\\ &= 3 \\end{aligned}$',
    );
  });

  it('may continue text that ends in an equals sign; a product that begins in the text is not judged', () => {
    rejects('The expression = $2 \\times 6 \\times 10 = 160$.');
    accepts('We get 3 x $5 = 15$.', 'The number $13!(15 \\cdot 14 - 1) = 13$ ! $\\cdot\\, 209$ is large.');
  });

  it('gets a warning if the sides differ by many powers of ten that a unit may explain', () => {
    assert.deepEqual(listFindings('$\\Phi = 2.0 \\times 3.0 = 6.0 \\times 10^{6}\\,\\mathrm{Wb}$'), [
      'warning: 6.0 \\times 10^{6}\\,\\mathrm{Wb}',
    ]);
    rejects('$E = 2.0 \\times 30 = 600$');
  });
});
