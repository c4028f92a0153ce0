import { equation, labelLines, rootsLine } from '../argument-line.ts';
import { type Formula, letter, number, polynomial, product, sameValues, sum, times } from '../formula.ts';
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
    const moved = label === 'correct' ? c - b : c + b;
    const given = equation(`${polynomial([a, b]).latex} = ${c}`, (at) => a * at + b - c);
    const middle = equation(`${a}x = ${moved}`, (at) => a * at - moved);
    const why =
      label === 'correct' ? 'each step can be undone' : 'the number was moved without changing its sign';
    return labelLines([given, middle, rootsLine([moved / a])], why);
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
    const given = equation(
      `${polynomial([a, b]).latex} = ${polynomial([c, d]).latex}`,
      (at) => (a - c) * at + b - d,
    );
    const slope = label === 'correct' ? a - c : a + c;
    const collected = equation(`${polynomial([slope, b]).latex} = ${d}`, (at) => slope * at + b - d);
    const alone = equation(`${slope}x = ${d - b}`, (at) => slope * at - (d - b));
    const why =
      label === 'correct' ? 'each step can be undone' : 'the unknowns were added instead of subtracted';
    const end = label === 'correct' ? [rootsLine([root])] : [];
    return isOnGrid((d - b) / slope)
      ? labelLines([given, collected, alone, ...end], why)
      : bothSides.draw(random, label);
  },
};

const quadraticFactors: Generator = {
  name: 'quadratic-by-factors',
  family,
  draw: (random, label) => {
    const [p, q] = twoRoots(random);
    const given = equation(`${expanded(p, q)} = 0`, (at) => (at - p) * (at - q));
    const factors = (r: number, s: number) => equation(`${factored(r, s)} = 0`, (at) => (at - r) * (at - s));
    if (label === 'correct') {
      return labelLines([given, factors(p, q), rootsLine([p, q])], 'factorised and solved');
    }
    return random.pick([
      () => labelLines([given, factors(p, q), rootsLine([p])], 'one root dropped'),
      () => labelLines([given, factors(p, q), rootsLine([-p, -q])], 'roots with the signs of the factors'),
      () => labelLines([given, factors(-p, -q), rootsLine([-p, -q])], 'both factors with the wrong sign'),
    ])();
  },
};

const divideByUnknown: Generator = {
  name: 'divide-by-unknown',
  family,
  draw: (random, label) => {
    const [a, root] = [random.int(1, 6), random.nonzero(12)];
    const b = a * root;
    const given = equation(
      `${times(a, polynomial([1, 0, 0])).latex} = ${times(b, x).latex}`,
      (at) => a * at * at - b * at,
    );
    if (label === 'incorrect') {
      const short = equation(`${times(a, x).latex} = ${b}`, (at) => a * at - b);
      const lines = a === 1 ? [given, rootsLine([root])] : [given, short, rootsLine([root])];
      return labelLines(lines, 'dividing by x loses x = 0');
    }
    const zero = equation(`${polynomial([a, -b, 0]).latex} = 0`, (at) => a * at * at - b * at);
    const split = equation(
      `${times(a, x).latex}(${polynomial([1, -root]).latex}) = 0`,
      (at) => a * at * (at - root),
    );
    return labelLines([given, zero, split, rootsLine([0, root])], 'factorised instead of divided');
  },
};

const squaring: Generator = {
  name: 'squaring',
  family,
  draw: (random, label) => {
    const [shift, size] = [random.int(0, 6), random.int(2, 7)];
    const [good, bad] = [shift + size, shift + 1 - size];
    const inside = shift * shift - good * bad;
    const radicand = polynomial([1, inside]).latex;
    if (label === 'correct') {
      const given = equation(`\\sqrt{${radicand}} = ${size}`, (at) => Math.sqrt(at + inside) - size);
      const square = equation(`${radicand} = ${size * size}`, (at) => at + inside - size * size);
      return labelLines([given, square, rootsLine([good])], 'both sides are positive');
    }
    const other = polynomial([1, -shift]).latex;
    const lines = [
      equation(`\\sqrt{${radicand}} = ${other}`, (at) => Math.sqrt(at + inside) - (at - shift)),
      equation(`${radicand} = (${other})^2`, (at) => at + inside - (at - shift) ** 2),
      equation(`${expanded(good, bad)} = 0`, (at) => (at - good) * (at - bad)),
      rootsLine([good, bad]),
    ];
    return labelLines(lines, `squaring gains x = ${bad}`);
  },
};

const inequality: Generator = {
  name: 'inequality-working',
  family,
  draw: (random, label) => {
    const [a, bound, b] = [random.pick([2, 4, 5]), random.nonzero(9), random.nonzero(12)];
    const strict = random.pick([true, false]);
    const [less, more] = strict ? ['<', '>'] : ['\\le', '\\ge'];
    const below = (left: number, right: number): boolean => (strict ? left < right : left <= right);
    const c = b - a * bound;
    const given = {
      text: `${polynomial([-a, b]).latex} ${less} ${c}`,
      holds: (at: number) => below(b - a * at, c),
    };
    const moved = { text: `${-a}x ${less} ${c - b}`, holds: (at: number) => below(-a * at, c - b) };
    const right = { text: `x ${more} ${bound}`, holds: (at: number) => below(bound, at) };
    const wrong = { text: `x ${less} ${bound}`, holds: (at: number) => below(at, bound) };
    return label === 'correct'
      ? labelLines([given, moved, right], 'dividing by a negative number turns the sign')
      : labelLines([given, moved, wrong], 'the sign was not turned');
  },
};

const expansionChain: Generator = {
  name: 'expansion-chain',
  family,
  draw: (random, label) => {
    const [a, b, c, d] = [random.int(2, 6), random.nonzero(7), random.int(2, 6), random.nonzero(7)];
    const start = sum(times(a, polynomial([1, b])), times(-c, polynomial([1, d])));
    const sign = label === 'correct' ? -1 : 1;
    const opened = sum(times(a, x), number(a * b), times(-c, x), number(sign * c * d));
    const collected = sum(times(a - c, x), number(a * b + sign * c * d));
    if (a === c || a * b + sign * c * d === 0) return expansionChain.draw(random, label);
    const why =
      label === 'correct' ? 'expanded and collected' : 'the sign was not carried through the bracket';
    return labelFormulas([start, opened, collected], why);
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
    const given = `x + y = ${total}, ${k}x - y = ${other}`;
    const added = `${k + 1}x = ${total + other}`;
    if ((k + 1) * p !== total + other) throw new Error('the equations are inconsistent');
    if (label === 'correct') {
      return {
        lines: [given, added, `x = ${p}`, `y = ${q}`],
        lineLabels: ['given', 'implied', 'equivalent', 'implied'],
        why: 'the equations are added, then y follows',
      };
    }
    return {
      lines: [given, `${k - 1}x = ${total + other}`],
      lineLabels: ['given', 'not-equivalent'],
      why: 'x was subtracted while the numbers were added',
    };
  },
};

/** Labels a chain of expressions by their values at sample points. */
function labelFormulas(formulas: readonly Formula[], why: string): ArgumentDraft {
  return {
    lines: formulas.map((formula, place) => (place === 0 ? formula.latex : `= ${formula.latex}`)),
    lineLabels: formulas.map((formula, place) => {
      const before = formulas[place - 1];
      if (before === undefined) return 'given';
      return sameValues(before, formula) ? 'equivalent' : 'not-equivalent';
    }),
    why,
  };
}

function twoRoots(random: Random): [number, number] {
  const [p, q] = [random.nonzero(9), random.nonzero(9)];
  return Math.abs(p) === Math.abs(q) ? twoRoots(random) : [p, q];
}

function expanded(p: number, q: number): string {
  return polynomial([1, -(p + q), p * q]).latex;
}

function factored(p: number, q: number): string {
  const factor = (root: number): string => (root === 0 ? 'x' : `(${polynomial([1, -root]).latex})`);
  return `${factor(p)}${factor(q)}`;
}

function isOnGrid(value: number): boolean {
  return Number.isInteger(value * 8);
}

export const workings: readonly Generator[] = [
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
