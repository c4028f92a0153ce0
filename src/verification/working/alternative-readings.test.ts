import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { verifyDocument } from '../verify-document.ts';

const listErrors = (tex: string): string[] =>
  verifyDocument(tex)
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ message }) => message);

const write = (solution: string, stem = 'Work out the value that is asked for here.'): string =>
  `\\item ${stem}\n\\begin{solution}\n${solution}\n\\end{solution}\n`;

const accepts = (...documents: string[]): void => {
  for (const tex of documents) assert.deepEqual(listErrors(tex), [], tex);
};
const rejects = (...documents: string[]): void => {
  for (const tex of documents) assert.notDeepEqual(listErrors(tex), [], tex);
};

describe('an equality that holds in another reading of its text', () => {
  it('may multiply with points, unless other numbers show that points separate decimals', () => {
    accepts(write('$P = 20.10 = 200$'), write('$s = \\frac{1}{2}.50^2 = 1250$'), write('$y = 5.3^2 = 45$'));
    rejects(write('$E = 16.0 + 0 = 26.0$'), write('$m = 0.5 + 2.5 = 10.5$'), write('$y = 5.3^2 = 46$'));
  });

  it('may multiply with points in a document with decimal commas', () => {
    const stem = 'A ball of mass $0,45$ kg has the speed $2,5\\ \\mathrm{m/s}$. Find the final speed.';
    accepts(write('$v = 0 + 400.0,02 = 8$', stem), write('$m = 3.10^{-3}.800 = 2,4$', stem));
    rejects(write('$v = 0 + 400.0,02 = 9$', stem));
  });

  it('may write the whole part in square brackets, and compute with remainders in a display', () => {
    accepts(
      write('$7 = [\\sqrt[3]{420}]$'),
      write('\\[\\begin{aligned}x &\\equiv 1/4 - 1/6 \\\\ &= 1/12 = 43 \\pmod{103}\\end{aligned}\\]'),
    );
    rejects(write('$8 = [\\sqrt[3]{420}]$'));
  });

  it('may continue the line before', () => {
    accepts(write('\\[\\begin{aligned}F &= -2(3+4) \\\\ \\cos 60^\\circ &= -7\\end{aligned}\\]'));
  });

  it('stays undecided and gives the reason', () => {
    const { read, findings } = verifyDocument(write('$P = 5 \\times 4 + 20.10 = 220$'));
    assert.deepEqual([read.judged, read.undecided], [0, 2]);
    assert.deepEqual(
      findings.filter(({ severity }) => severity === 'error'),
      [],
    );
  });
});

describe('numbers and signs that a converter wrote as several texts', () => {
  it('are one number', () => {
    accepts(
      write('$P = (\\text{20.0}\\text{ A})^{2}(0\\text{.500 Ω}) = 2.00\\times \\text{10}^{2}\\text{ W}$'),
      write(
        '$d = (1\\,\\text{cm})/\\text{10},\\text{000} = 1\\text{.}\\text{00}\\times 10^{-4}\\,\\text{cm}$',
      ),
      write(
        '$E = \\text{ 2}\\text{.}\\text{96 eV – 2}\\text{.}\\text{71 eV} = \\text{0}\\text{.}\\text{25 eV}$',
      ),
      write('$2^5 = 3\\underline{2}$, and $0.9\\text{sin} 40\\text{°} = 0.579$'),
    );
    rejects(
      write('$P = (\\text{20.0}\\text{ A})^{2}(0\\text{.500 Ω}) = 3.00\\times \\text{10}^{2}\\text{ W}$'),
      write(
        '$E = \\text{ 2}\\text{.}\\text{96 eV – 2}\\text{.}\\text{71 eV} = \\text{0}\\text{.}\\text{35 eV}$',
      ),
      write('$2^5 = 4\\underline{2}$'),
    );
  });
});

describe('a list of instructions with their results', () => {
  const steps = (result: string): string =>
    write(
      `$-\\frac{77}{210}+\\frac{115}{210}$\n\nAdd. $${result}$\n\nRemove the common factor. $\\frac{19}{105}$`,
    );

  it('is a chain of equal values', () => {
    accepts(steps('\\frac{38}{210}'));
    rejects(steps('\\frac{48}{210}'));
  });

  it('may compute a part of the expression', () => {
    accepts(write('$12 - 3 \\cdot 2$\n\nMultiply 3 and 2. $6$\n\nRound to the nearest ten. $10$'));
  });
});

describe('two statements', () => {
  it('are apart in one formula, in columns and before a condition', () => {
    accepts(
      write('$I = (0.5)(3\\,\\text{A}) = 1.5\\text{ A at }t = 5\\text{ ms}$'),
      write('$\\begin{array}{llllll}3x & = & 2 & x & = & 4 \\\\ x & = & \\frac{2}{3}\\end{array}$'),
      write('\\[y(2) = 2(2) - 1 = 3\\]', 'Let $x(t) = t^2, y(t) = 2t - 1, -3 \\le t \\le 4$. Find $y(2)$.'),
    );
  });

  it('may give a letter two values, if the solution inserts another number for it', () => {
    accepts(
      write(
        '(a) \\[f = \\frac{1}{T} = \\frac{1}{0.4\\,\\mathrm{s}} = 2.5\\,\\mathrm{Hz}\\]\n(b) \\[T = \\frac{1}{f} = \\frac{1}{50\\,\\mathrm{Hz}} = 0.020\\,\\mathrm{s}\\]',
      ),
    );
  });
});

describe('the result of a solution', () => {
  const ask = (solution: string): string =>
    `\\item How many minutes has a day?\n\\begin{tasks}(3)\n\\task $$24$$\n\\task $$1440$$ \\ans\n\\task $$60$$\n\\end{tasks}\n\\begin{solution}\n${solution}\n\\end{solution}\n`;

  it('is not just any number in its last sentence', () => {
    accepts(ask('One day has $$24$$ hours and one hour has $$60$$ minutes.'));
    accepts(ask('The hours $$A$$ and $$B$$ are $$24$$, and one hour has $$60$$ minutes.'));
    rejects(ask('One day has $$24$$ hours, so the answer is $$60$$.'));
  });
});
