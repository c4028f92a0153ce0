import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readQuestion } from '../../authoring/read-question.fixture.ts';
import { varyAlgebra } from './vary-algebra.ts';

function vary(tex: string): string {
  const outcome = varyAlgebra(readQuestion(tex), { seed: 1 });
  assert.ok(outcome !== undefined && !('reason' in outcome));
  return outcome.latex;
}

const write = (stem: string, solution: string): string =>
  `\\item ${stem}\n\\begin{solution}\n${solution}\n\\end{solution}\n`;

describe('a variant of a task of algebra or calculus', () => {
  it('is a quadratic equation with whole solutions', () => {
    const latex = vary(write('Solve $x^2 - 7x + 12 = 0$.', '$(x-3)(x-4) = 0$, so $x = 3$ or $x = 4$.'));
    const [, b = 0, c = 0] = /x\^2 - (\d+)x \+ (\d+)/.exec(latex) ?? [];
    const [, first = 0, second = 0] = /so \$x = (\d+)\$ or \$x = (\d+)\$/.exec(latex) ?? [];

    assert.deepEqual(
      [Number(first) + Number(second), Number(first) * Number(second)],
      [Number(b), Number(c)],
    );
  });

  it('has the integral of the new polynomial', () => {
    const latex = vary(
      write('Evaluate $\\int_{1}^{3} (3x^2 - 2x + 4)\\,dx$.', '$[x^3 - x^2 + 4x]_1^3 = 26$'),
    );
    const [, low = 0, high = 0, a = 0, b = 0, c = 0] =
      /\\int_\{(\d+)\}\^\{(\d+)\} \((\d+)x\^2 - (\d+)x \+ (\d+)\)/.exec(latex)?.map(Number) ?? [];
    const integrate = (x: number): number => (a / 3) * x ** 3 - (b / 2) * x ** 2 + c * x;

    assert.equal(Number(/= (-?\d+)\$\./.exec(latex)?.[1]), Math.round(integrate(high) - integrate(low)));
  });

  it('has options that differ from the answer by as much as in the original', () => {
    const latex = vary(
      '\\item The remainder when $x^3 - 4x^2 + 2x + 7$ is divided by $(x - 3)$ is\n\\begin{tasks}(4)\n\\task $1$\n\\task $4$ \\ans\n\\task $7$\n\\task $22$\n\\end{tasks}\n\\begin{solution}\n$p(3) = 27 - 36 + 6 + 7 = 4$.\n\\end{solution}\n',
    );
    const options = Array.from(latex.matchAll(/\\task \$(\d+)\$/g), ([, option]) => Number(option));
    const key = Number(/\\task \$(\d+)\$ \\ans/.exec(latex)?.[1]);

    assert.deepEqual(options, [key - 3, key, key + 3, key + 18]);
  });

  it('evaluates a function of a function again', () => {
    const latex = vary(
      write(
        'Given $f(x) = 4x - 3$ and $g(x) = x^2 + 1$, find $g(f(2))$.',
        '$f(2) = 5$ and $g(5) = 5^2 + 1 = 26$.',
      ),
    );
    const [, a = 0, b = 0, c = 0, x = 0] =
      /f\(x\) = (\d+)x - (\d+)\$ and \$g\(x\) = x\^2 \+ (\d+)\$, find \$g\(f\((\d+)\)\)/
        .exec(latex)
        ?.map(Number) ?? [];

    assert.equal(Number(/= (-?\d+)\$\.\s*\\end/.exec(latex)?.[1]), (a * x - b) ** 2 + c);
  });

  it('is not made if our answer to the original differs from the author’s', () => {
    const tex = write('Solve $x^2 - 7x + 12 = 0$.', '$x = 2$ or $x = 6$.');

    assert.equal(varyAlgebra(readQuestion(tex), { seed: 1 }), undefined);
  });
});
