/** Generators of worked solutions. A correct case has only valid steps; an incorrect one contains a typical mistake. */

import { createEquation, createRootsLine, labelLines } from '../argument-line.ts';
import { type Formula, haveSameValues, letter, number, polynomial, product, sum, times } from '../formula.ts';
import type { ArgumentDraft, Generator } from '../generator.ts';
import type { Random } from '../random.ts';

const family = 'arguments';
const x = letter('x');

const linearWorking: Generator = {
  name: 'linear-working',
  family,
  draw: (random, label) => {
    const [a, root, b] = [random.pick([2, 4, 5, 8]), random.nonzero(12), random.nonzero(15)];
    const c = a * root + b;
    const rightSide = label === 'correct' ? c - b : c + b;
    const firstLine = createEquation(`${polynomial([a, b]).latex} = ${c}`, (value) => a * value + b - c);
    const middle = createEquation(`${a}x = ${rightSide}`, (value) => a * value - rightSide);
    const why =
      label === 'correct' ? 'each step can be undone' : 'the number was moved without changing its sign';
    return labelLines([firstLine, middle, createRootsLine([rightSide / a])], why);
  },
};

const bothSides: Generator = {
  name: 'unknown-on-both-sides',
  family,
  draw: (random, label) => {
    const [c, extra, root] = [random.int(1, 6), random.pick([2, 4, 5]), random.nonzero(9)];
    const a = c + extra;
    const b = random.nonzero(12);
    const d = extra * root + b;
    const firstLine = createEquation(
      `${polynomial([a, b]).latex} = ${polynomial([c, d]).latex}`,
      (value) => (a - c) * value + b - d,
    );
    const slope = label === 'correct' ? a - c : a + c;
    const collectedLine = createEquation(
      `${polynomial([slope, b]).latex} = ${d}`,
      (value) => slope * value + b - d,
    );
    const isolatedLine = createEquation(`${slope}x = ${d - b}`, (value) => slope * value - (d - b));
    const why =
      label === 'correct' ? 'each step can be undone' : 'the unknowns were added instead of subtracted';
    const end = label === 'correct' ? [createRootsLine([root])] : [];
    return isTestValue((d - b) / slope)
      ? labelLines([firstLine, collectedLine, isolatedLine, ...end], why)
      : bothSides.draw(random, label);
  },
};

const quadraticFactors: Generator = {
  name: 'quadratic-by-factors',
  family,
  draw: (random, label) => {
    const [p, q] = drawTwoRoots(random);
    const firstLine = createEquation(`${formatExpanded(p, q)} = 0`, (value) => (value - p) * (value - q));
    const createFactoredLine = (r: number, s: number) =>
      createEquation(`${formatFactors(r, s)} = 0`, (value) => (value - r) * (value - s));
    if (label === 'correct') {
      return labelLines(
        [firstLine, createFactoredLine(p, q), createRootsLine([p, q])],
        'factorised and solved',
      );
    }
    return random.pick([
      () => labelLines([firstLine, createFactoredLine(p, q), createRootsLine([p])], 'one root dropped'),
      () =>
        labelLines(
          [firstLine, createFactoredLine(p, q), createRootsLine([-p, -q])],
          'roots with the signs of the factors',
        ),
      () =>
        labelLines(
          [firstLine, createFactoredLine(-p, -q), createRootsLine([-p, -q])],
          'both factors with the wrong sign',
        ),
    ])();
  },
};

const divideByUnknown: Generator = {
  name: 'divide-by-unknown',
  family,
  draw: (random, label) => {
    const [a, root] = [random.int(1, 6), random.nonzero(12)];
    const b = a * root;
    const firstLine = createEquation(
      `${times(a, polynomial([1, 0, 0])).latex} = ${times(b, x).latex}`,
      (value) => a * value * value - b * value,
    );
    if (label === 'incorrect') {
      const dividedLine = createEquation(`${times(a, x).latex} = ${b}`, (value) => a * value - b);
      const lines =
        a === 1 ? [firstLine, createRootsLine([root])] : [firstLine, dividedLine, createRootsLine([root])];
      return labelLines(lines, 'dividing by x loses x = 0');
    }
    const standardForm = createEquation(
      `${polynomial([a, -b, 0]).latex} = 0`,
      (value) => a * value * value - b * value,
    );
    const factoredLine = createEquation(
      `${times(a, x).latex}(${polynomial([1, -root]).latex}) = 0`,
      (value) => a * value * (value - root),
    );
    return labelLines(
      [firstLine, standardForm, factoredLine, createRootsLine([0, root])],
      'factorised instead of divided',
    );
  },
};

const squaring: Generator = {
  name: 'squaring',
  family,
  draw: (random, label) => {
    const [shift, size] = [random.int(0, 6), random.int(2, 7)];
    const [trueRoot, falseRoot] = [shift + size, shift + 1 - size];
    const inside = shift * shift - trueRoot * falseRoot;
    const radicand = polynomial([1, inside]).latex;
    if (label === 'correct') {
      const firstLine = createEquation(
        `\\sqrt{${radicand}} = ${size}`,
        (value) => Math.sqrt(value + inside) - size,
      );
      const square = createEquation(`${radicand} = ${size * size}`, (value) => value + inside - size * size);
      return labelLines([firstLine, square, createRootsLine([trueRoot])], 'both sides are positive');
    }
    const other = polynomial([1, -shift]).latex;
    const lines = [
      createEquation(
        `\\sqrt{${radicand}} = ${other}`,
        (value) => Math.sqrt(value + inside) - (value - shift),
      ),
      createEquation(`${radicand} = (${other})^2`, (value) => value + inside - (value - shift) ** 2),
      createEquation(
        `${formatExpanded(trueRoot, falseRoot)} = 0`,
        (value) => (value - trueRoot) * (value - falseRoot),
      ),
      createRootsLine([trueRoot, falseRoot]),
    ];
    return labelLines(lines, `squaring gains x = ${falseRoot}`);
  },
};

const inequality: Generator = {
  name: 'inequality-working',
  family,
  draw: (random, label) => {
    const [a, bound, b] = [random.pick([2, 4, 5]), random.nonzero(9), random.nonzero(12)];
    const isStrict = random.pick([true, false]);
    const [less, more] = isStrict ? ['<', '>'] : ['\\le', '\\ge'];
    const isBelow = (left: number, right: number): boolean => (isStrict ? left < right : left <= right);
    const c = b - a * bound;
    const firstLine = {
      text: `${polynomial([-a, b]).latex} ${less} ${c}`,
      holds: (value: number) => isBelow(b - a * value, c),
    };
    const isolatedLine = {
      text: `${-a}x ${less} ${c - b}`,
      holds: (value: number) => isBelow(-a * value, c - b),
    };
    const right = { text: `x ${more} ${bound}`, holds: (value: number) => isBelow(bound, value) };
    const wrong = { text: `x ${less} ${bound}`, holds: (value: number) => isBelow(value, bound) };
    return label === 'correct'
      ? labelLines([firstLine, isolatedLine, right], 'dividing by a negative number turns the sign')
      : labelLines([firstLine, isolatedLine, wrong], 'the sign was not turned');
  },
};

const expansionChain: Generator = {
  name: 'expansion-chain',
  family,
  draw: (random, label) => {
    const [a, b, c, d] = [random.int(2, 6), random.nonzero(7), random.int(2, 6), random.nonzero(7)];
    const start = sum(times(a, polynomial([1, b])), times(-c, polynomial([1, d])));
    const sign = label === 'correct' ? -1 : 1;
    const withoutBrackets = sum(times(a, x), number(a * b), times(-c, x), number(sign * c * d));
    const collectedLine = sum(times(a - c, x), number(a * b + sign * c * d));
    if (a === c || a * b + sign * c * d === 0) return expansionChain.draw(random, label);
    const why =
      label === 'correct' ? 'expanded and collected' : 'the sign was not carried through the bracket';
    return labelFormulas([start, withoutBrackets, collectedLine], why);
  },
};

const squareOfSum: Generator = {
  name: 'square-of-sum',
  family,
  draw: (random, label) => {
    const [a, b] = [random.int(1, 5), random.nonzero(9)];
    const factor = polynomial([a, b]);
    const start = { ...product(factor, factor), latex: `(${factor.latex})^2` };
    const right = [
      { ...product(factor, factor), latex: `(${factor.latex})(${factor.latex})` },
      polynomial([a * a, 2 * a * b, b * b]),
    ];
    const wrong = random.pick([polynomial([a * a, 0, b * b]), polynomial([a * a, a * b, b * b])]);
    return label === 'correct'
      ? labelFormulas([start, ...right], 'square of a sum')
      : labelFormulas([start, wrong], 'the middle term is wrong');
  },
};

const simultaneous: Generator = {
  name: 'simultaneous',
  family,
  draw: (random, label) => {
    const [p, q, k] = [random.nonzero(9), random.nonzero(9), random.int(2, 5)];
    const [total, other] = [p + q, k * p - q];
    const firstLine = `x + y = ${total}, ${k}x - y = ${other}`;
    const added = `${k + 1}x = ${total + other}`;
    if ((k + 1) * p !== total + other) throw new Error('the equations are inconsistent');
    if (label === 'correct') {
      return {
        lines: [firstLine, added, `x = ${p}`, `y = ${q}`],
        lineLabels: ['given', 'implied', 'equivalent', 'implied'],
        why: 'the equations are added, then y follows',
      };
    }
    return {
      lines: [firstLine, `${k - 1}x = ${total + other}`],
      lineLabels: ['given', 'not-equivalent'],
      why: 'x was subtracted while the numbers were added',
    };
  },
};

/** Labels a chain of expressions by their values at sample points. */
function labelFormulas(formulas: readonly Formula[], why: string): ArgumentDraft {
  return {
    lines: formulas.map((formula, index) => (index === 0 ? formula.latex : `= ${formula.latex}`)),
    lineLabels: formulas.map((formula, index) => {
      const previous = formulas[index - 1];
      if (previous === undefined) return 'given';
      return haveSameValues(previous, formula) ? 'equivalent' : 'not-equivalent';
    }),
    why,
  };
}

function drawTwoRoots(random: Random): [number, number] {
  const [p, q] = [random.nonzero(9), random.nonzero(9)];
  return Math.abs(p) === Math.abs(q) ? drawTwoRoots(random) : [p, q];
}

function formatExpanded(p: number, q: number): string {
  return polynomial([1, -(p + q), p * q]).latex;
}

function formatFactors(p: number, q: number): string {
  const factor = (root: number): string => (root === 0 ? 'x' : `(${polynomial([1, -root]).latex})`);
  return `${factor(p)}${factor(q)}`;
}

/** Returns whether a root is one of the values at which lines are compared; see `argument-line.ts`. */
function isTestValue(value: number): boolean {
  return Number.isInteger(value * 8);
}

export const argumentGenerators: readonly Generator[] = [
  linearWorking,
  bothSides,
  quadraticFactors,
  divideByUnknown,
  squaring,
  inequality,
  expansionChain,
  squareOfSum,
  simultaneous,
];
