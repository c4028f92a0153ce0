import {
  addDecimals,
  type Decimal,
  decimal,
  isHalfway,
  isWithin,
  multiplyDecimals,
  printDecimal,
  toFigures,
  trimDecimal,
} from '../decimal.ts';
import type { Generator } from '../generator.ts';
import type { Random } from '../random.ts';

const family = 'sig-figs';

const roundHalfUp: Generator = {
  name: 'round-half-up',
  family,
  draw: (random, label) => {
    const figures = random.int(2, 4);
    const length = figures + random.int(1, 3);
    const raw = decimal(random.int(10 ** (length - 1), 10 ** length - 1), length + random.int(-1, 2));
    const value = random.pick([raw, { ...raw, digits: (raw.digits / 10n) * 10n + 5n }]);
    const rounded = toFigures(value, figures, 'half-up');
    // In a whole number, trailing zeros may or may not be significant.
    if (rounded.places <= 0) return roundHalfUp.draw(random, label);
    const truncated = toFigures(value, figures, 'cut');
    const nextValue = { ...truncated, digits: truncated.digits + 1n };
    const roundsUp = truncated.digits !== rounded.digits || truncated.places !== rounded.places;
    const wronglyRounded = roundsUp ? truncated : nextValue;
    const longer = toFigures(value, figures + 1, 'half-up');
    const wrong = random.pick([isHalfway(value, figures) ? longer : wronglyRounded, longer]);
    const shownValue = label === 'correct' ? rounded : wrong;
    return {
      expected: printDecimal(value),
      answer: printDecimal(shownValue),
      sigFigs: [figures, figures],
      why:
        label === 'correct' ? `rounded to ${figures} figures` : `not the value rounded to ${figures} figures`,
    };
  },
};

const countFigures: Generator = {
  name: 'count-figures',
  family,
  draw: (random, label) => {
    const [keptFigures, zeros] = [random.int(1, 4), random.int(0, 3)];
    const digits = BigInt(random.int(10 ** (keptFigures - 1), 10 ** keptFigures - 1) * 10 + random.int(1, 9));
    const figures = keptFigures + 1 + zeros;
    const exponent = random.int(-9, 9);
    const mantissa = decimal(digits * 10n ** BigInt(zeros), figures - 1);
    const small = decimal(digits * 10n ** BigInt(zeros), figures + random.int(0, 3));
    const [value, numberText] = random.pick([
      [
        `${printDecimal(trimDecimal(mantissa))} \\times 10^{${exponent}}`,
        `${printDecimal(mantissa)}e${exponent}`,
      ],
      [`${printDecimal(trimDecimal(mantissa))}e${exponent}`, `${printDecimal(mantissa)} × 10^${exponent}`],
      [printDecimal(trimDecimal(small)), printDecimal(small)],
    ] as const);
    const difference = label === 'correct' ? 0 : random.pick([1, -1]);
    const requiredFigures = figures + difference;
    return {
      expected: value,
      answer: numberText,
      sigFigs: [requiredFigures, requiredFigures],
      why: `the literal has ${figures} figures, asked for ${requiredFigures}`,
    };
  },
};

const relativeEdge: Generator = {
  name: 'relative-edge',
  family,
  draw: (random, label) => {
    const value = decimal(random.nonzero(999), random.int(0, 3));
    const relativeTolerance = random.pick([
      decimal(1, 2),
      decimal(2, 2),
      decimal(5, 2),
      decimal(1, 1),
      decimal(5, 3),
    ]);
    const margin = toPositive(multiplyDecimals(value, relativeTolerance));
    const { answer, isInside } = drawAtEdge(random, { value, margin }, label === 'correct');
    if (isInside !== (label === 'correct')) throw new Error('the value is on the wrong side of the limit');
    return {
      expected: printDecimal(value),
      answer: printDecimal(answer),
      tolerance: { relative: Number(printDecimal(relativeTolerance)) },
      why:
        label === 'correct'
          ? 'on the edge or inside, in exact decimals'
          : 'just outside the relative tolerance',
    };
  },
};

const absoluteEdge: Generator = {
  name: 'absolute-edge',
  family,
  draw: (random, label) => {
    const value = decimal(random.nonzero(999), random.int(0, 3));
    const margin = random.pick([decimal(5, 2), decimal(1, 1), decimal(2, 1), decimal(1, 2), decimal(3, 3)]);
    const { answer, isInside } = drawAtEdge(random, { value, margin }, label === 'correct');
    if (isInside !== (label === 'correct')) throw new Error('the value is on the wrong side of the limit');
    return {
      expected: printDecimal(value),
      answer: printDecimal(answer),
      tolerance: { absolute: Number(printDecimal(margin)) },
      why:
        label === 'correct'
          ? 'on the edge or inside, in exact decimals'
          : 'just outside the absolute tolerance',
    };
  },
};

const standardForm: Generator = {
  name: 'standard-form',
  family,
  draw: (random, label) => {
    const mantissa = trimDecimal(decimal(random.int(11, 98) * 10 + random.int(1, 9), 2));
    const exponent = random.nonzero(9);
    const [shifted, power] = random.pick([
      [{ ...mantissa, places: mantissa.places + 1 }, exponent + 1],
      [{ ...mantissa, places: mantissa.places - 1 }, exponent - 1],
      [mantissa, exponent + random.pick([1, -1])],
    ] as const);
    const write = (shownValue: Decimal, shownExponent: number): string =>
      random.pick([
        `${printDecimal(shownValue)} \\times 10^{${shownExponent}}`,
        `${printDecimal(shownValue)}e${shownExponent}`,
        `${printDecimal(shownValue)} × 10^${shownExponent}`,
      ]);
    return {
      expected: `${printDecimal(mantissa)}e${exponent}`,
      answer: label === 'correct' ? write(mantissa, exponent) : write(shifted, power),
      form: 'standard',
      why:
        label === 'correct'
          ? 'mantissa between 1 and 10'
          : 'mantissa out of range, or the power of ten wrong',
    };
  },
};

type ToleranceBand = { value: Decimal; margin: Decimal };

/** Returns a decimal on the edge of the tolerance band, a little inside it or a little outside it. */
function drawAtEdge(
  random: Random,
  band: ToleranceBand,
  keepInside: boolean,
): { answer: Decimal; isInside: boolean } {
  const { value, margin } = band;
  const sign = random.pick([1n, -1n]);
  const edge = { ...margin, digits: margin.digits * sign };
  const tinyStep = { digits: sign, places: margin.places + random.int(1, 2) };
  const inwardStep = { ...tinyStep, digits: -tinyStep.digits };
  const offset = keepInside
    ? random.pick([edge, edge, addDecimals(edge, inwardStep)])
    : addDecimals(edge, tinyStep);
  const answer = trimDecimal(addDecimals(value, offset));
  return { answer, isInside: isWithin(answer, value, margin) };
}

function toPositive(value: Decimal): Decimal {
  return value.digits < 0n ? { ...value, digits: -value.digits } : value;
}

export const sigFigs: readonly Generator[] = [
  roundHalfUp,
  countFigures,
  relativeEdge,
  absoluteEdge,
  standardForm,
];
