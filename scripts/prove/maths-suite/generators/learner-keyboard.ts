import { type Formula, haveSameValues, letter, number, over, polynomial, sum, times } from '../formula.ts';
import type { Generator } from '../generator.ts';
import type { Random } from '../random.ts';
import type { Label } from '../suite-case.ts';

const family = 'learner-keyboard';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Varies spaces, symbols and operators, because learners type the same expression in different forms. */
function varyTyping(random: Random, keys: string): string {
  const rewrites = [
    (text: string) => text,
    (text: string) => text.replaceAll('+', ' + ').replace(/(?<=[^(^])-/g, ' - '),
    (text: string) => text.replaceAll('-', '−'),
    (text: string) => text.replace(/\^(\d)/g, (_all, digit: string) => SUPERSCRIPTS[Number(digit)] ?? ''),
    (text: string) => text.replace(/(\d)([a-z])/g, '$1*$2'),
    (text: string) => text.replaceAll('^', '**'),
    (text: string) => text.replaceAll('+', '\u00a0+\u00a0'),
  ] as const;
  return random.pick(rewrites)(keys);
}

/** Throws unless the answer has the verdict `label`. */
function requireLabel(expected: Formula, answer: Formula, label: Label): void {
  if (haveSameValues(expected, answer) !== (label === 'correct')) {
    throw new Error(`${expected.latex} and ${answer.keys} are not ${label}`);
  }
}

const typedPolynomial: Generator = {
  name: 'typed-polynomial',
  family,
  draw: (random, label) => {
    const [a, b, c] = [random.nonzero(9), random.nonzero(12), random.nonzero(20)];
    const name = random.pick(['x', 't', 'n']);
    const quadratic = times(a, polynomial([1, 0, 0], name));
    const [linear, constant] = [times(b, letter(name)), number(c)];
    const right = random.pick([
      sum(quadratic, linear, constant),
      sum(constant, linear, quadratic),
      sum(linear, quadratic, constant),
    ]);
    const wrong = random.pick([
      sum(quadratic, times(-b, letter(name)), constant),
      sum(quadratic, linear, number(-c)),
      sum(times(a + (a === -1 ? 2 : 1), polynomial([1, 0, 0], name)), linear, constant),
      sum(times(a, polynomial([1, 0, 0, 0], name)), linear, constant),
    ]);
    const expected = polynomial([a, b, c], name);
    const answer = label === 'correct' ? right : wrong;
    requireLabel(expected, answer, label);
    return {
      expected: expected.latex,
      answer: varyTyping(random, answer.keys),
      why: label === 'correct' ? 'the same terms' : 'a sign, coefficient or exponent wrong',
    };
  },
};

const typedQuotient: Generator = {
  name: 'typed-quotient',
  family,
  draw: (random, label) => {
    const [a, b, c, d] = [random.int(1, 6), random.nonzero(9), random.int(2, 7), random.nonzero(9)];
    const [top, bottom] = [polynomial([a, b]), polynomial([c, d])];
    const expected = over(top, bottom);
    const withoutTopBrackets: Formula = {
      ...expected,
      keys: `${top.keys}/(${bottom.keys})`,
      at: (point) => a * (point.x ?? Number.NaN) + b / bottom.at(point),
    };
    const wrong = random.pick([over(bottom, top), over(polynomial([a, -b]), bottom), withoutTopBrackets]);
    const right = random.pick([expected, over(polynomial([-a, -b]), polynomial([-c, -d]))]);
    const answer = label === 'correct' ? right : wrong;
    requireLabel(expected, answer, label);
    return {
      expected: expected.latex,
      answer: varyTyping(random, answer.keys),
      why: label === 'correct' ? 'the same quotient' : 'upside down, a sign wrong or brackets left out',
    };
  },
};

const typedScientific: Generator = {
  name: 'typed-scientific',
  family,
  draw: (random, label) => {
    const mantissa = `${random.int(1, 9)}.${random.int(1, 99)}`;
    const exponent = random.nonzero(24);
    const exponentError = random.pick([1, -1, -2 * exponent]);
    const shownExponent = label === 'correct' ? exponent : exponent + exponentError;
    const superscriptDigits = [...String(shownExponent)].map((char) =>
      char === '-' ? '⁻' : (SUPERSCRIPTS[Number(char)] ?? ''),
    );
    const answer = random.pick([
      `${mantissa}e${shownExponent}`,
      `${mantissa}E${shownExponent}`,
      `${mantissa}*10^${shownExponent}`,
      `${mantissa} x 10^${shownExponent}`,
      `${mantissa}×10${superscriptDigits.join('')}`,
      `${mantissa} · 10^(${shownExponent})`,
    ]);
    return {
      expected: `${mantissa} \\times 10^{${exponent}}`,
      answer,
      why: label === 'correct' ? 'the same power of ten' : 'the power of ten is wrong',
    };
  },
};

const typedMixedNumber: Generator = {
  name: 'typed-mixed-number',
  family,
  draw: (random, label) => {
    const wholePart = random.int(2, 12);
    const bottom = random.pick([3, 4, 5, 7, 8, 9]);
    const top = random.int(1, bottom - 1);
    const improper = wholePart * bottom + top;
    const right = random.pick([
      `${wholePart} ${top}/${bottom}`,
      `${improper}/${bottom}`,
      `${wholePart}+${top}/${bottom}`,
      `${2 * improper}/${2 * bottom}`,
      `${improper}÷${bottom}`,
    ]);
    const wrong = random.pick([
      `${wholePart}*${top}/${bottom}`,
      `${wholePart} ${bottom - top === top ? bottom : bottom - top}/${bottom}`,
      `${improper + 1}/${bottom}`,
      `${wholePart}${top}/${bottom}`,
      `-${wholePart} ${top}/${bottom}`,
    ]);
    return {
      expected: `${wholePart}\\frac{${top}}{${bottom}}`,
      answer: label === 'correct' ? right : wrong,
      why: label === 'correct' ? `equals ${improper}/${bottom}` : `does not equal ${improper}/${bottom}`,
    };
  },
};

const typedRoots: Generator = {
  name: 'typed-roots',
  family,
  draw: (random, label) => {
    const first = random.nonzero(12);
    const second = first + random.int(1, 9);
    const formatRoots = (a: number, b: number): string =>
      random.pick([`x=${a} or x=${b}`, `${a}, ${b}`, `x = ${a}, x = ${b}`, `{${a},${b}}`, `${a} and ${b}`]);
    const negatedRoots = first === -second ? `x=${first}` : formatRoots(-first, -second);
    const wrong = random.pick([`x=${first}`, `${second}`, negatedRoots, formatRoots(first, second + 1)]);
    return {
      expected: `x = ${first} \\text{ or } x = ${second}`,
      answer: label === 'correct' ? formatRoots(second, first) : wrong,
      why: label === 'correct' ? 'the order of roots does not matter' : 'a root missing or wrong',
    };
  },
};

const typedInequality: Generator = {
  name: 'typed-inequality',
  family,
  draw: (random, label) => {
    const bound = random.nonzero(20);
    const sign = random.pick(['<', '<=', '>', '>='] as const);
    const mirror = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;
    const otherEnd = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' } as const;
    const latex = { '<': '<', '<=': '\\le', '>': '>', '>=': '\\ge' } as const;
    const unicode = { '<': '<', '<=': '≤', '>': '>', '>=': '≥' } as const;
    const factor = random.int(2, 5);
    const right = random.pick([
      `x${sign}${bound}`,
      `${bound}${mirror[sign]}x`,
      `x ${unicode[sign]} ${bound}`,
      `${factor}x${sign}${factor * bound}`,
      `-x${mirror[sign]}${-bound}`,
    ]);
    const wrong = random.pick([
      `x${otherEnd[sign]}${bound}`,
      `x${mirror[sign]}${bound}`,
      `x ${unicode[sign]} ${-bound}`,
      `-x${sign}${-bound}`,
      `x=${bound}`,
    ]);
    return {
      expected: `x ${latex[sign]} ${bound}`,
      answer: label === 'correct' ? right : wrong,
      why: label === 'correct' ? 'the same truth set' : 'the end, the side or the bound is wrong',
    };
  },
};

const typedSurd: Generator = {
  name: 'typed-surd',
  family,
  draw: (random, label) => {
    const factor = random.int(2, 9);
    const radicand = random.pick([2, 3, 5, 6, 7, 11]);
    const right = random.pick([
      `${factor}sqrt(${radicand})`,
      `${factor}√${radicand}`,
      `${factor}*sqrt(${radicand})`,
      `sqrt(${factor * factor * radicand})`,
      `${factor}*${radicand}^(1/2)`,
      `${factor * radicand}/sqrt(${radicand})`,
    ]);
    const wrong = random.pick([
      `sqrt(${factor * radicand})`,
      `${factor}+sqrt(${radicand})`,
      `${factor}sqrt(${radicand + 1})`,
      `${(factor * Math.sqrt(radicand)).toFixed(2)}`,
      `${factor * radicand}`,
    ]);
    return {
      expected: `${factor}\\sqrt{${radicand}}`,
      answer: label === 'correct' ? right : wrong,
      why: label === 'correct' ? 'the same surd' : 'another number, or a rounded decimal of an exact value',
    };
  },
};

export const learnerKeyboard: readonly Generator[] = [
  typedPolynomial,
  typedQuotient,
  typedScientific,
  typedMixedNumber,
  typedRoots,
  typedInequality,
  typedSurd,
];
