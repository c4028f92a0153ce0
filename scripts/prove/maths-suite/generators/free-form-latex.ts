import { decimal, printDecimal, trimDecimal } from '../decimal.ts';
import type { Generator } from '../generator.ts';
import type { Random } from '../random.ts';

const family = 'free-form-latex';

// In each generator, `label` is the verdict that the case must get: `correct` or `incorrect`.

/** Sentences in which models and learners write a final answer. */
const SENTENCES = [
  (maths: string) => `The answer is $\\boxed{${maths}}$.`,
  (maths: string) => `Therefore, $x = \\boxed{${maths}}$.`,
  (maths: string) => `So the final answer is \\(${maths}\\).`,
  (maths: string) => `\\[\\boxed{${maths}}\\]`,
  (maths: string) => `**Final answer:** $${maths}$`,
  (maths: string) => `Adding up, we obtain $${maths}$.`,
  (maths: string) => `$\\displaystyle ${maths}$`,
  (maths: string) => `\\boxed{\\,${maths}\\,}`,
] as const;

const boxedInProse: Generator = {
  name: 'boxed-in-prose',
  family,
  draw: (random, label) => {
    const [top, bottom] = drawFractionInLowestTerms(random);
    const style = random.pick(['\\frac', '\\dfrac', '\\tfrac']);
    const wrong = random.pick([
      [bottom, top],
      [top + 1, bottom],
      [top, bottom + 1],
      [-top, bottom],
    ] as const);
    const [shownTop, shownBottom] = label === 'correct' ? [top, bottom] : wrong;
    if ((BigInt(top) * BigInt(shownBottom) === BigInt(shownTop) * BigInt(bottom)) !== (label === 'correct')) {
      throw new Error('the fractions do not match their label');
    }
    return {
      expected: `\\frac{${top}}{${bottom}}`,
      answer: random.pick(SENTENCES)(`${style}{${shownTop}}{${shownBottom}}`),
      why: label === 'correct' ? 'the same fraction inside prose' : 'another fraction inside prose',
    };
  },
};

const decimalOfFraction: Generator = {
  name: 'decimal-of-fraction',
  family,
  draw: (random, label) => {
    const places = random.int(1, 3);
    if (label === 'correct') {
      const bottom = random.pick([2, 4, 5, 8, 20, 25, 40]);
      const top = random.int(1, 99) * 2 + 1;
      const shownNumber = trimDecimal(decimal((BigInt(top) * 100000n) / BigInt(bottom), 5));
      return {
        expected: `\\frac{${top}}{${bottom}}`,
        answer: printDecimal(shownNumber),
        why: 'the decimal terminates',
      };
    }
    const bottom = random.pick([3, 7, 9, 11, 13]);
    const top = random.int(1, 60) * bottom + random.int(1, bottom - 1);
    const scaled = (BigInt(top) * 10n ** BigInt(places) * 2n + BigInt(bottom)) / (2n * BigInt(bottom));
    return {
      expected: `\\dfrac{${top}}{${bottom}}`,
      answer: printDecimal(decimal(scaled, places)),
      why: 'a rounded decimal is not the exact fraction',
    };
  },
};

const intervalNotation: Generator = {
  name: 'interval-notation',
  family,
  draw: (random, label) => {
    const low = random.int(-9, 5);
    const high = low + random.int(1, 9);
    const [isLeftClosed, isRightClosed] = [random.pick([true, false]), random.pick([true, false])];
    const isWrong = label === 'incorrect';
    const flipLeft = isWrong && random.pick([true, false]);
    const flipRight = isWrong && !flipLeft;
    return {
      expected: writeInterval([low, high], [isLeftClosed, isRightClosed], 'brackets'),
      answer: writeInterval(
        [low, high],
        [isLeftClosed !== flipLeft, isRightClosed !== flipRight],
        random.pick(['inequality', 'sized', 'membership']),
      ),
      why: isWrong ? 'one end open instead of closed, or closed instead of open' : 'the same interval',
    };
  },
};

const surdRoots: Generator = {
  name: 'surd-roots',
  family,
  draw: (random, label) => {
    const middle = random.nonzero(9);
    const factor = random.int(2, 6);
    const radicand = random.pick([2, 3, 5, 6, 7, 10, 11]);
    const root = `${factor}\\sqrt{${radicand}}`;
    const bothRoots = `${middle}+${root}, ${middle}-${root}`;
    const right = random.pick([
      bothRoots,
      `x = ${middle} \\pm \\sqrt{${factor * factor * radicand}}`,
      `\\left\\{${middle}-${root}, ${middle}+${root}\\right\\}`,
      `\\frac{${2 * middle} \\pm ${2 * factor}\\sqrt{${radicand}}}{2}`,
      `x = ${middle}-${root} \\text{ or } x = ${middle}+${root}`,
    ]);
    const wrong = random.pick([
      `${middle}+${root}`,
      `${-middle} \\pm ${root}`,
      `${middle} \\pm ${factor}\\sqrt{${radicand + 1}}`,
      `${middle} \\pm \\sqrt{${factor * radicand}}`,
    ]);
    return {
      expected: `${middle} \\pm ${root}`,
      answer: label === 'correct' ? right : wrong,
      why: label === 'correct' ? 'both roots' : 'a root missing, or a sign or factor wrong',
    };
  },
};

const coordinates: Generator = {
  name: 'coordinates',
  family,
  draw: (random, label) => {
    const [x, y] = [random.nonzero(12), random.nonzero(12)];
    // Different coordinates, so that swapping them is a mistake.
    const distinctY = x === y ? y * 2 : y;
    const scale = random.int(2, 5);
    const right = random.pick([
      `\\left(${x}, ${distinctY}\\right)`,
      `x = ${x}, \\; y = ${distinctY}`,
      `\\boxed{(${x},\\,${distinctY})}`,
      `\\left(\\frac{${x * scale}}{${scale}},${distinctY}\\right)`,
      `The point is $(${x}.0, ${distinctY})$.`,
    ]);
    const wrong = random.pick([
      `(${distinctY}, ${x})`,
      `\\left(${x}, ${-distinctY}\\right)`,
      `(${-x}, ${distinctY})`,
      `x = ${distinctY}, y = ${x}`,
      `(${x}, ${distinctY + random.pick([1, -1])})`,
    ]);
    return {
      expected: `(${x}, ${distinctY})`,
      answer: label === 'correct' ? right : wrong,
      why: label === 'correct' ? 'the same point' : 'coordinates swapped or one of them wrong',
    };
  },
};

const matrixEntries: Generator = {
  name: 'matrix-entries',
  family,
  draw: (random, label) => {
    const rows = [
      [random.int(-9, 9), random.int(-9, 9)],
      [random.int(-9, 9), random.int(-9, 9)],
    ];
    const [[a = 0, b = 0] = [], [c = 0, d = 0] = []] = rows;
    const wrong = random.pick([
      [
        [a, c === b ? c + 1 : c],
        [b, d],
      ],
      [
        [a, b],
        [c, d + random.pick([1, -1])],
      ],
      [
        [-a - (a === 0 ? 1 : 0), b],
        [c, d],
      ],
    ]);
    const style = random.pick(['bmatrix', 'pmatrix', 'array']);
    return {
      expected: writeMatrix(rows, 'pmatrix'),
      answer: label === 'correct' ? `A = ${writeMatrix(rows, style)}` : writeMatrix(wrong, style),
      why: label === 'correct' ? 'the same entries' : 'an entry wrong or the matrix transposed',
    };
  },
};

const groupedThousands: Generator = {
  name: 'grouped-thousands',
  family,
  draw: (random, label) => {
    const value = random.int(1_001, 9_999_999);
    const wrong = random.pick([value * 10, value + 100, value + 9, value - 1]);
    const shownNumber = label === 'correct' ? value : wrong;
    const groupDigits = (separator: string): string =>
      String(shownNumber).replace(/\B(?=(\d{3})+$)/g, separator);
    const answer = random.pick([
      groupDigits(','),
      groupDigits('{,}'),
      groupDigits('\\,'),
      `\\$${groupDigits(',')}`,
      `$${groupDigits('{,}')}$ people`,
      // The form of final answers in the GSM8K benchmark.
      `#### ${shownNumber}`,
    ]);
    return {
      expected: String(value),
      answer,
      why: label === 'correct' ? 'the separators only group the digits' : 'another whole number',
    };
  },
};

function drawFractionInLowestTerms(random: Random): [number, number] {
  const bottom = random.int(3, 29);
  const top = random.int(2, 60);
  const common = greatestCommonDivisor(top, bottom);
  const [p, q] = [top / common, bottom / common];
  return p === q || q === 1 || p === 1 ? drawFractionInLowestTerms(random) : [p, q];
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

function writeInterval(
  [low, high]: readonly [number, number],
  [isLeftClosed, isRightClosed]: readonly [boolean, boolean],
  style: 'brackets' | 'inequality' | 'sized' | 'membership',
): string {
  const brackets = [isLeftClosed ? '[' : '(', isRightClosed ? ']' : ')'];
  const bracketForm = `${brackets[0]}${low}, ${high}${brackets[1]}`;
  const forms = {
    brackets: bracketForm,
    membership: `x \\in ${bracketForm}`,
    sized: `\\left${brackets[0]}${low},\\,${high}\\right${brackets[1]}`,
    inequality: `${low} ${isLeftClosed ? '\\le' : '<'} x ${isRightClosed ? '\\leq' : '<'} ${high}`,
  };
  return forms[style];
}

function writeMatrix(rows: readonly (readonly number[])[], style: 'bmatrix' | 'pmatrix' | 'array'): string {
  const body = rows.map((row) => row.join(' & ')).join(' \\\\ ');
  return style === 'array'
    ? `\\left[\\begin{array}{cc} ${body} \\end{array}\\right]`
    : `\\begin{${style}} ${body} \\end{${style}}`;
}

export const freeFormLatex: readonly Generator[] = [
  boxedInProse,
  decimalOfFraction,
  intervalNotation,
  surdRoots,
  coordinates,
  matrixEntries,
  groupedThousands,
];
