import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { verifyDocument } from '../verify-document.ts';

/** Returns the rules that report an error in a question with this stem and solution. */
function findErrors(stem: string, solution: string): string[] {
  const text = `\\item ${stem}\n\\begin{solution}\n${solution}\n\\end{solution}\n`;
  return verifyDocument(text)
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ rule }) => rule);
}

const stem = 'Answer the question with full working, and show each step.';
const isWrong = (solution: string, question = stem) => findErrors(question, solution).length > 0;

describe('calculus in solutions', () => {
  it('recomputes definite integrals, limits and sums', () => {
    assert.deepEqual(
      findErrors(stem, '\\[ \\int_0^2 x^2\\,dx = \\left[\\frac{x^3}{3}\\right]_0^2 = \\frac{8}{3} \\]'),
      [],
    );
    assert.ok(isWrong('\\[ \\int_0^2 x^2\\,dx = \\left[\\frac{x^3}{3}\\right]_0^2 = \\frac{7}{3} \\]'));
    assert.ok(isWrong('\\[ \\int_0^1 3x^2\\,dx = \\left. 2x^3 \\right|_0^1 \\]'));
    assert.ok(isWrong('$\\lim_{x \\to 0} \\frac{\\sin 3x}{x} = 1$'));
    assert.ok(isWrong('$\\sum_{k=0}^{\\infty} \\frac{1}{3^k} = \\frac{4}{3}$'));
    assert.ok(isWrong('$\\int_0^{\\infty} e^{-2x}\\,\\mathrm{d}x = 2$'));
    assert.deepEqual(
      findErrors(stem, '$\\lim_{x \\to 0^+} x \\ln x = 0$ and $\\int_0^1 \\int_0^x xy\\,dy\\,dx = \\frac18$'),
      [],
    );
  });

  it('judges indefinite integrals up to a constant, also by parts', () => {
    assert.deepEqual(
      findErrors(stem, '\\[ \\int x e^x\\,dx = x e^x - \\int e^x\\,dx = x e^x - e^x + C \\]'),
      [],
    );
    assert.ok(isWrong('\\[ \\int x e^x\\,dx = x e^x - \\int e^x\\,dx = x e^x + e^x + C \\]'));
    assert.deepEqual(findErrors(stem, '\\[ \\int \\frac{dx}{x} = \\log(x) + c \\]'), []);
    // After a substitution the variable is another one.
    assert.deepEqual(
      findErrors(stem, '\\[ \\int 2x \\cos(x^2)\\,dx = \\int \\cos u\\,du = \\sin u + C \\]'),
      [],
    );
  });

  it('computes values and derivatives of the functions that a question defines', () => {
    const question = 'The function $f(x) = x^3 - 2x$ is given; find its slope at $2$.';
    assert.deepEqual(
      findErrors(question, "$f'(x) = 3x^2 - 2$, so $f'(2) = 3 \\cdot 4 - 2 = 10$ and $f(2) = 4$."),
      [],
    );
    assert.ok(isWrong("$f'(x) = 3x^2 - x$", question));
    assert.ok(isWrong("$f'(2) = 12$", question));
    assert.ok(isWrong('$f(3) = 27 - 5$', question));
    assert.ok(isWrong('$\\frac{dy}{dx} = 3x^2$', 'Differentiate the curve $y = x^2 + 1$ and simplify.'));
  });

  it('does not read equations as identities', () => {
    const question = 'The function $f(x) = x^3 - 2x$ is given; find the points.';
    assert.deepEqual(findErrors(question, "Solve $f'(x) = 0$ and $f'(x) = 1$ and $f(x) = 7x$."), []);
    assert.deepEqual(
      findErrors(question, 'The curves $y = x^2$ and $y = 2x + 3$ meet where $x^2 = 2x + 3$.'),
      [],
    );
    assert.deepEqual(
      findErrors('Find the mistake in $\\int x\\,dx = x^2 + c$.', '$\\int x\\,dx = x^2 + c$ is wrong.'),
      [],
    );
  });

  it('judges the steps of a chain that begins with a function', () => {
    assert.ok(isWrong('\\[ g(x) = (x+1)^2 - 1 = x^2 + 2x + 1 \\]'));
    assert.deepEqual(findErrors(stem, '\\[ g(x) = (x+1)^2 - 1 = x^2 + 2x \\]'), []);
    assert.ok(isWrong('\\[ \\lim_{h \\to 0} \\frac{(x+h)^2 - x^2}{h} = \\lim_{h \\to 0} (2x + h) = 3x \\]'));
  });

  it('keeps definitions of different list items apart', () => {
    const solution =
      '\\begin{enumerate}\\item Let $f(x) = x^2$, so $f(2) = 4$. \\item From the table, $f(2) = 7$.\\end{enumerate}';
    assert.deepEqual(findErrors(stem, solution), []);
  });
});

describe('matrices and complex numbers in solutions', () => {
  const matrix = (cells: string) => `\\begin{pmatrix} ${cells} \\end{pmatrix}`;

  it('recomputes products, sums and determinants', () => {
    const product = `${matrix('1 & 2 \\\\ 3 & 4')}${matrix('0 & 1 \\\\ 1 & 0')}`;
    assert.deepEqual(findErrors(stem, `\\[ ${product} = ${matrix('2 & 1 \\\\ 4 & 3')} \\]`), []);
    assert.ok(isWrong(`\\[ ${product} = ${matrix('2 & 1 \\\\ 3 & 4')} \\]`));
    assert.ok(isWrong('$\\begin{vmatrix} 1 & 2 \\\\ 3 & 4 \\end{vmatrix} = 2$'));
    assert.ok(isWrong('$(1, 2, 3) \\cdot (1, 1, 1) = 7$'));
  });

  it('does not judge two plain matrices, which may be steps of an elimination', () => {
    assert.deepEqual(
      findErrors(stem, `\\[ ${matrix('1 & 2 \\\\ 2 & 5')} = ${matrix('1 & 2 \\\\ 0 & 1')} \\]`),
      [],
    );
  });

  it('recomputes complex numbers in questions about them', () => {
    const question = 'Simplify the complex numbers that are given below.';
    assert.deepEqual(findErrors(question, '$(3+4i)(1-2i) = 11 - 2i$, $|3+4i| = 5$'), []);
    assert.ok(isWrong('$(3+4i)(1-2i) = 11 + 2i$', question));
    assert.deepEqual(findErrors(stem, 'For the index $i$ we have $2i + 1 = 7$.'), []);
  });
});

describe('roots in running text', () => {
  it('must solve the equation before them, or one of several alternatives', () => {
    assert.ok(isWrong('We have $x^2 - 5x + 6 = 0$, so $x = 2$ or $x = 4$.'));
    assert.ok(isWrong('The condition is $3w = 12$, which gives $w = 5$.'));
    assert.deepEqual(findErrors(stem, 'We have $x^2 - 5x + 6 = 0$, so $x = 2$ or $x = 3$.'), []);
    assert.deepEqual(
      findErrors(stem, 'Now $3x = 10$ or $3x = 35$, so $x = \\frac{10}{3}$ or $x = \\frac{35}{3}$.'),
      [],
    );
    assert.deepEqual(findErrors(stem, 'We solve $z^2 = 4$ and try $z = 3$ first.'), []);
  });
});

describe('keys that can be computed', () => {
  const choice = (question: string, options: string) =>
    `\\item ${question}\n\\begin{tasks}(2)\n${options}\n\\end{tasks}\n\\begin{solution}\nCompute each side.\n\\end{solution}\n`;
  const listRules = (text: string) => verifyDocument(text).findings.map(({ rule }) => rule);

  it('include every true option of a question about true statements', () => {
    const options = '\\task $\\int_0^1 2x\\,dx = 1$ \\ans\n\\task $2^5 = 30$\n\\task $\\sqrt{49} = 7$';
    const question = 'Which of the following statements is/are true?';
    assert.ok(listRules(choice(question, options)).includes('true-options-are-marked'));
    const marked = options.replace('= 7$', '= 7$ \\ans');
    assert.ok(!listRules(choice(question, marked)).includes('true-options-are-marked'));
    assert.ok(!listRules(choice(question, marked)).includes('key-count-fits-the-kind'));
    assert.ok(
      !listRules(choice('Which statement is not true?', options)).includes('true-options-are-marked'),
    );
  });

  it('do not call a definition true', () => {
    const options = '\\task $f(x) = 2x$\n\\task $f(x) = 3x$ \\ans\n\\task $f(x) = 4x$';
    const question = 'Which of these is the correct formula for the line through $(1, 3)$?';
    assert.ok(!listRules(choice(question, options)).includes('true-options-are-marked'));
  });
});
