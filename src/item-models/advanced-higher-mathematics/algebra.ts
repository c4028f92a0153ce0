import { type ItemDraft, step, strategy } from '../item-draft.ts';
import { greatestCommonDivisor } from '../write/rational.ts';
import { bracketTex, polynomialTex, powerTex, signedTex, termsTex } from '../write/terms.ts';
import { advancedHigherMathematicsModel } from './advanced-higher-mathematics-model.ts';

/** `\frac{3}{x + 2}` with its sign, first or after something else. */
function partTex(top: number, bottom: string, isFirst: boolean): string {
  const size = `\\frac{${Math.abs(top)}}{${bottom}}`;
  if (isFirst) return top < 0 ? `-${size}` : size;
  return `${top < 0 ? '-' : '+'} ${size}`;
}

type Fractions = {
  readonly a: number;
  readonly b: number;
  readonly A: number;
  readonly B: number;
  readonly C: number;
};

/** A/(x + a) + B/(x + b). */
function writeDistinct({ a, b, A, B }: Fractions): ItemDraft {
  const [one, two] = [bracketTex([1, a]), bracketTex([1, b])];
  const top = polynomialTex([A + B, A * b + B * a]);
  const asked = `\\frac{${top}}{${one}${two}}`;
  const answer = (p: number, q: number) =>
    `${partTex(p, one.slice(1, -1), true)} ${partTex(q, two.slice(1, -1), false)}`;
  return {
    stem: `Express $${asked}$ in partial fractions.`,
    answer: answer(A, B),
    check: asked,
    bullets: [
      strategy(
        'State the form of the partial fractions',
        `\\frac{A}{x ${signedTex(a)}} + \\frac{B}{x ${signedTex(b)}}`,
        { gaps: ['partial-fraction-form'], impliedBy: [2, 3] },
      ),
      step('Find one constant', `A = ${A}`, {
        shows: `$${top} = A${two} + B${one}$, so $A = ${A}$`,
        gaps: ['partial-fraction-constants'],
        impliedBy: [3],
      }),
      step('Find the other constant and state the partial fractions', answer(A, B), {
        shows: `$B = ${B}$, so $${answer(A, B)}$`,
        gaps: ['partial-fraction-constants'],
      }),
    ],
    mistakes: [
      {
        tag: 'partial-fractions-swapped',
        answer: answer(B, A),
        why: 'The constants were put over the wrong denominators.',
        earns: [1],
      },
      {
        tag: 'partial-fraction-constants',
        answer: answer(-A, B),
        why: 'The sign of a constant is wrong.',
        earns: [1],
      },
    ],
  };
}

/** A/(x + a) + B/(x + b) + C/(x + b)². */
function writeRepeated({ a, b, A, B, C }: Fractions): ItemDraft {
  const [one, two] = [bracketTex([1, a]), bracketTex([1, b])];
  const top = polynomialTex([A + B, 2 * A * b + B * (a + b) + C, A * b * b + B * a * b + C * a]);
  const asked = `\\frac{${top}}{${one}${two}^2}`;
  const answer = (p: number, q: number, r: number) =>
    `${partTex(p, one.slice(1, -1), true)} ${partTex(q, two.slice(1, -1), false)} ${r === 0 ? '' : partTex(r, `${two}^2`, false)}`.trim();
  return {
    stem: `Express $${asked}$ in partial fractions.`,
    answer: answer(A, B, C),
    check: asked,
    bullets: [
      strategy(
        'State the form of the partial fractions',
        `\\frac{A}{x ${signedTex(a)}} + \\frac{B}{x ${signedTex(b)}} + \\frac{C}{${two}^2}`,
        { gaps: ['partial-fraction-form'], impliedBy: [4] },
      ),
      step('Find one constant', `A = ${A}`, {
        shows: `$${top} = A${two}^2 + B${one}${two} + C${one}$, so $A = ${A}$`,
        gaps: ['partial-fraction-constants'],
        impliedBy: [4],
      }),
      step('Find a second constant', `C = ${C}`, { gaps: ['partial-fraction-constants'], impliedBy: [4] }),
      step('Find the third constant and state the partial fractions', answer(A, B, C), {
        shows: `$B = ${B}$, so $${answer(A, B, C)}$`,
        gaps: ['partial-fraction-constants'],
      }),
    ],
    mistakes: [
      {
        tag: 'partial-fraction-form',
        answer: answer(A, C, 0),
        why: 'A repeated factor needs a fraction for each of its powers.',
        earns: [],
      },
      {
        tag: 'partial-fractions-swapped',
        answer: answer(A, C, B),
        why: 'Two of the constants were put over the wrong denominators.',
        earns: [1, 2],
      },
    ],
  };
}

export const partialFractions = advancedHigherMathematicsModel({
  id: 'AHM-01',
  title: 'Partial fractions',
  outcomeId: 'MNU-AH-01',
  calculator: 'either',
  marks: [3, 4],
  draw: (random) => ({
    isRepeated: random.chance(0.5),
    parts: {
      a: random.int(-5, 5),
      b: random.int(-5, 5, [0]),
      A: random.int(-6, 7, [0]),
      B: random.int(-6, 7, [0]),
      C: random.int(-6, 7, [0]),
    },
  }),
  accepts: ({ isRepeated, parts: { a, b, A, B, C } }) =>
    a !== b && a !== 0 && A + B !== 0 && (isRepeated ? B !== C : A !== B && A * b + B * a !== 0),
  write: ({ isRepeated, parts }) => (isRepeated ? writeRepeated(parts) : writeDistinct(parts)),
});

const choose = (n: number, r: number): number =>
  Array.from({ length: r }).reduce<number>((value, _one, index) => (value * (n - index)) / (index + 1), 1);

export const binomialTerm = advancedHigherMathematicsModel({
  id: 'AHM-07',
  title: 'Coefficient in a binomial expansion',
  outcomeId: 'MNU-AH-06',
  calculator: 'either',
  marks: [4],
  largest: 100000,
  draw: (random) => ({
    a: random.int(1, 3),
    b: random.int(-3, 3, [0]),
    m: random.int(1, 2),
    n: random.int(5, 9),
    r: random.int(2, 4),
  }),
  accepts: ({ a, b, n, r }) =>
    a * Math.abs(b) > 1 && r < n - 1 && Math.abs(choose(n, r) * a ** (n - r) * b ** r) <= 20000,
  write: ({ a, b, m, n, r }): ItemDraft => {
    const second = `\\frac{${Math.abs(b)}}{${powerTex('x', m)}}`;
    const rule = `\\left(${a === 1 ? '' : a}x ${b < 0 ? '-' : '+'} ${second}\\right)^{${n}}`;
    const power = n - r - m * r;
    const value = choose(n, r) * a ** (n - r) * b ** r;
    const wanted =
      power === 0 ? 'the term independent of $x$' : `the coefficient of $${powerTex('x', power)}$`;
    return {
      stem: `Find ${wanted} in the expansion of $${rule}$.`,
      answer: String(value),
      check: `\\binom{${n}}{${r}} \\times ${a}^{${n - r}} \\times (${b})^{${r}}`,
      bullets: [
        strategy(
          'State the general term',
          `\\binom{${n}}{r}(${a === 1 ? '' : a}x)^{${n} - r}\\left(${b < 0 ? '-' : ''}${second}\\right)^r`,
          { gaps: ['binomial-term'], impliedBy: [3, 4] },
        ),
        step('Collect the powers of $x$', `${n} - ${m + 1}r`, {
          shows: `$x^{${n} - ${m + 1}r}$`,
          or: [`x^{${n} - ${m + 1}r}`],
          gaps: ['binomial-powers'],
          impliedBy: [3, 4],
        }),
        step('Find $r$', `r = ${r}`, {
          shows: `$${n} - ${m + 1}r = ${power}$, so $r = ${r}$`,
          gaps: ['binomial-powers'],
          impliedBy: [4],
        }),
        step('Find the coefficient', String(value), {
          shows: `$\\binom{${n}}{${r}} \\times ${a}^{${n - r}} \\times (${b})^{${r}} = ${value}$`,
          gaps: ['binomial-coefficient'],
        }),
      ],
      mistakes: [
        {
          tag: 'binomial-coefficient',
          answer: String(choose(n, r)),
          why: 'The numbers inside the bracket have to be raised to their powers as well.',
          earns: [1, 2, 3],
        },
        {
          tag: 'binomial-sign',
          answer: String(b < 0 ? -value : choose(n, r) * a ** r * Math.abs(b) ** (n - r)),
          why: b < 0 ? 'The sign of the second term was lost.' : 'The powers of the two terms were swapped.',
          earns: [1, 2, 3],
        },
      ].filter(
        ({ answer }, index, all) =>
          answer !== String(value) && all.findIndex((other) => other.answer === answer) === index,
      ),
    };
  },
});

/** The quotients and remainders of the algorithm. */
function divisions(
  a: number,
  b: number,
): { readonly q: number; readonly from: number; readonly by: number; readonly left: number }[] {
  const rows = [];
  let [from, by] = [a, b];
  while (by !== 0) {
    const q = Math.floor(from / by);
    rows.push({ q, from, by, left: from - q * by });
    [from, by] = [by, from - q * by];
  }
  return rows;
}

/** `[s, t]` with as + bt the greatest common divisor, as the algorithm gives them. */
function combination(a: number, b: number): readonly [number, number] {
  if (b === 0) return [1, 0];
  const [s, t] = combination(b, a % b);
  return [t, s - Math.floor(a / b) * t];
}

export const euclid = advancedHigherMathematicsModel({
  id: 'AHM-12',
  title: 'Euclidean algorithm',
  outcomeId: 'MNU-AH-14',
  calculator: 'either',
  marks: [4],
  largest: 4000,
  draw: (random) => {
    const [g, p, q] = [random.int(2, 17), random.int(20, 90), random.int(9, 60)];
    return { a: g * Math.max(p, q + 5), b: g * q };
  },
  accepts: ({ a, b }) => {
    const rows = divisions(a, b);
    return rows.length >= 3 && rows.length <= 5 && greatestCommonDivisor(a, b) > 1 && a < 2000;
  },
  write: ({ a, b }): ItemDraft => {
    const g = greatestCommonDivisor(a, b);
    const rows = divisions(a, b);
    const [s, t] = combination(a, b);
    const [first] = rows;
    const answer = (p: number, q: number) => `s = ${p}, t = ${q}`;
    const line = ({ q, from, by, left }: (typeof rows)[number]) => `${from} = ${q} \\times ${by} + ${left}`;
    return {
      stem: `Use the Euclidean algorithm to find integers $s$ and $t$ such that $${a}s + ${b}t = d$, where $d$ is the greatest common divisor of $${a}$ and $${b}$.`,
      answer: answer(s, t),
      check: answer(s, t).replace(`s = ${s}`, `s = \\frac{${g} - ${b} \\times (${t})}{${a}}`),
      bullets: [
        strategy('Start the algorithm', first ? line(first) : '', { gaps: ['euclid-start'], impliedBy: [2] }),
        step('Find the greatest common divisor', `d = ${g}`, {
          shows: `${rows
            .slice(1)
            .map((row) => `$${line(row)}$`)
            .join(', ')}, so $d = ${g}$`,
          gaps: ['euclid-gcd'],
          impliedBy: [],
        }),
        step(
          'Work backwards',
          `${g} = ${a} \\times ${s < 0 ? `(${s})` : s} + ${b} \\times ${t < 0 ? `(${t})` : t}`,
          { gaps: ['euclid-back'], impliedBy: [4] },
        ),
        step('State $s$ and $t$', answer(s, t), { gaps: ['euclid-back'] }),
      ],
      mistakes: [
        {
          tag: 'euclid-back',
          answer: answer(-s, -t),
          why: 'The signs were lost in working backwards.',
          earns: [1, 2],
        },
        {
          tag: 'euclid-order',
          answer: answer(t, s),
          why: `$s$ goes with $${a}$ and $t$ with $${b}$.`,
          earns: [1, 2, 3],
        },
      ],
    };
  },
});

export const seriesSums = advancedHigherMathematicsModel({
  id: 'AHM-13',
  title: 'Arithmetic and geometric series',
  outcomeId: 'MNU-AH-08',
  calculator: 'either',
  marks: [3, 4],
  largest: 100000,
  draw: (random) => ({
    isArithmetic: random.chance(0.5),
    a: random.int(2, 20),
    d: random.int(2, 9),
    p: random.int(3, 6),
    q: random.int(8, 14),
    n: random.int(15, 40),
    top: random.int(1, 4),
    bottom: random.int(2, 6),
    k: random.int(2, 15),
  }),
  accepts: ({ isArithmetic, top, bottom, k }) =>
    isArithmetic ||
    (top < bottom && greatestCommonDivisor(top, bottom) === 1 && (k * bottom) % (bottom - top) === 0),
  write: ({ isArithmetic, ...drawn }) => (isArithmetic ? writeArithmetic(drawn) : writeGeometric(drawn)),
});

type Arithmetic = {
  readonly a: number;
  readonly d: number;
  readonly p: number;
  readonly q: number;
  readonly n: number;
};

function writeArithmetic({ a, d, p, q, n }: Arithmetic): ItemDraft {
  const term = (k: number) => a + (k - 1) * d;
  const sum = (n * (2 * a + (n - 1) * d)) / 2;
  return {
    stem: `The ${ordinal(p)} term of an arithmetic sequence is $${term(p)}$ and the ${ordinal(q)} term is $${term(q)}$. Find the sum of the first $${n}$ terms.`,
    answer: String(sum),
    check: `\\frac{${n}}{2}(2 \\times ${a} + ${n - 1} \\times ${d})`,
    bullets: [
      strategy(
        'Set up two equations',
        termsTex([
          [1, 'a'],
          [p - 1, 'd'],
        ]),
        {
          shows: `$a + ${p - 1}d = ${term(p)}$ and $a + ${q - 1}d = ${term(q)}$`,
          or: [`a + ${p - 1}d = ${term(p)}`, `a + ${q - 1}d = ${term(q)}`],
          gaps: ['sequence-term'],
          impliedBy: [2, 3],
        },
      ),
      step('Find the common difference', `d = ${d}`, { gaps: ['common-difference'], impliedBy: [] }),
      step('Find the first term', `a = ${a}`, {
        from: `a = ${term(p)} - ${p - 1} \\times b2`,
        gaps: ['first-term'],
        impliedBy: [],
      }),
      step('Find the sum', String(sum), { from: `\\frac{${n}}{2}(2b3 + ${n - 1}b2)`, gaps: ['series-sum'] }),
    ],
    mistakes: [
      {
        tag: 'series-sum',
        answer: String(a + (n - 1) * d),
        why: `This is the ${ordinal(n)} term, not the sum.`,
        earns: [1, 2, 3],
      },
      {
        tag: 'sequence-term',
        answer: String((n * (2 * (term(p) - p * d) + (n - 1) * d)) / 2),
        why: `The ${ordinal(p)} term is $a + ${p - 1}d$.`,
        earns: [2],
      },
    ],
  };
}

type Geometric = { readonly top: number; readonly bottom: number; readonly k: number };

function writeGeometric({ top, bottom, k }: Geometric): ItemDraft {
  const first = k * bottom;
  const [second, third] = [k * top, (k * top * top) / bottom];
  const sum = (first * bottom) / (bottom - top);
  const r = `\\frac{${top}}{${bottom}}`;
  const shown = Number.isInteger(third) ? String(third) : `\\frac{${k * top * top}}{${bottom}}`;
  return {
    stem: `A geometric series begins $${first} + ${second} + ${shown} + \\ldots$. Explain why the series has a sum to infinity, and find this sum.`,
    answer: String(sum),
    check: `\\frac{${first}}{1 - ${r}}`,
    bullets: [
      step('Find the common ratio', `r = ${r}`, { gaps: ['common-ratio'], impliedBy: [] }),
      {
        ...strategy('Give the reason', `-1 < ${r} < 1`, {
          shows: `$-1 < ${r} < 1$`,
          gaps: ['sum-to-infinity-condition'],
        }),
        alternatives: [
          { kind: 'expression' as const, tex: `\\left|${r}\\right| < 1` },
          { kind: 'wording' as const, anyOf: ['between -1 and 1'] },
        ],
      },
      step('Find the sum to infinity', String(sum), {
        from: `\\frac{${first}}{1 - b1}`,
        gaps: ['series-sum'],
      }),
    ],
    mistakes: [
      {
        tag: 'series-sum',
        answer: String(first / (1 + top / bottom)),
        why: 'The sum is $\\frac{a}{1 - r}$, not $\\frac{a}{1 + r}$.',
        earns: [1, 2],
      },
      {
        tag: 'common-ratio',
        answer: `-${(first * top) / (bottom - top)}`,
        why: 'The ratio was found upside down.',
        earns: [],
      },
    ].filter(({ answer: wrong }) => /^-?\d+$/.test(wrong)),
  };
}

function ordinal(n: number): string {
  const ending =
    n % 10 === 1 && n !== 11
      ? 'st'
      : n % 10 === 2 && n !== 12
        ? 'nd'
        : n % 10 === 3 && n !== 13
          ? 'rd'
          : 'th';
  return `${n}${ending}`;
}
