/**
 * The learner converts numbers to two's complement and floating point, and calculates the storage of
 * bitmaps. In a line of a calculation, `@1` is the result of line 1.
 */

import { type Calculation, writeWrittenCalculation } from '../calculation/calculation.ts';
import { bitWordings, twosComplement } from '../computing/binary.ts';
import { bitmapSize } from '../computing/numbers.ts';
import { wordsTex } from '../write/words.ts';
import { type AnswerPart, writeParts } from '../write-parts.ts';
import { higherComputingModel } from './higher-computing-model.ts';

const invertBits = (bits: string): string => bits.replace(/[01]/g, (bit) => (bit === '0' ? '1' : '0'));

/** The learner converts a decimal number into two's complement. */
function askToComplement(value: number): AnswerPart {
  const [answer = '', ...otherWordings] = bitWordings(twosComplement(value)).filter(
    (bits) => bits.length >= 8,
  );
  return {
    question: `Convert the decimal number $${value}$ into 8-bit two's complement.`,
    why: value < 0 ? 'Invert the bits of the positive number and add one' : 'Write the number in eight bits',
    answer,
    alsoAccepted: otherWordings,
    gaps: ['twos-complement'],
  };
}

/** The learner reads the size of a negative two's complement number. */
function askFromComplement(value: number): AnswerPart {
  const digits = String(Math.abs(value));
  return {
    question: `The 8-bit two's complement number ${twosComplement(value)} is negative. State how far below zero it is, as a positive decimal number.`,
    why: 'Invert the bits, add one and read the size',
    answer: digits,
    gaps: ['twos-complement'],
  };
}

export const complementNumbers = higherComputingModel({
  id: 'HCS-01',
  title: "Two's complement",
  outcomeId: 'CSC-H-02',
  calculator: 'either',
  largest: Number.POSITIVE_INFINITY,
  marks: [1, 2],
  choose: (random) => ({
    negative: random.int(-127, -3),
    otherValue: random.int(-126, 126, [0]),
    count: random.int(1, 2),
    asksForDecimal: random.chance(0.5),
  }),
  accepts: ({ negative, otherValue }) => negative !== otherValue,
  write: ({ negative, otherValue, count, asksForDecimal }) => {
    const withoutAddingOne = invertBits(twosComplement(-negative));
    const mistakes =
      withoutAddingOne === twosComplement(negative)
        ? []
        : [
            {
              tag: 'twos-complement',
              answer: wordsTex(withoutAddingOne),
              why: 'The bits were inverted, but one was not added.',
            },
          ];
    const firstPart = { ...askToComplement(negative), mistakes };
    const secondPart = asksForDecimal
      ? askFromComplement(otherValue < 0 ? otherValue : -otherValue)
      : askToComplement(otherValue);
    return writeParts({
      stem: count === 1 ? '' : "Integers are stored in 8-bit two's complement.",
      parts: count === 1 ? [firstPart] : [firstPart, { ...secondPart, mistakes: [] }],
      mistakes,
    });
  },
});

/**
 * Writes the parts for the mantissa and exponent of a positive number. The binary point moves to before
 * the first 1.
 */
function writeFloatParts(whole: string, fraction: string): AnswerPart[] {
  const mantissa = `0${whole}${fraction}`.padEnd(16, '0');
  const exponent = whole.length.toString(2).padStart(8, '0');
  const nibbles = mantissa.match(/.{4}/g)?.join(' ') ?? mantissa;
  return [
    {
      question: 'State the 16-bit mantissa, with its sign bit first.',
      why: 'Move the point to the front and put the sign bit before it',
      answer: mantissa,
      alsoAccepted: [nibbles],
      gaps: ['floating-point'],
    },
    {
      question: 'State the 8-bit exponent.',
      why: `The point moves ${whole.length} places`,
      answer: exponent,
      alsoAccepted: bitWordings(exponent),
      gaps: ['floating-exponent'],
    },
  ];
}

export const floatingPoint = higherComputingModel({
  id: 'HCS-12',
  title: 'Floating point',
  outcomeId: 'CSC-H-02',
  calculator: 'either',
  largest: Number.POSITIVE_INFINITY,
  marks: [2],
  choose: (random) => ({ whole: random.int(4, 120), eighths: random.int(0, 7) }),
  write: ({ whole, eighths }) => {
    const fraction = eighths === 0 ? '' : eighths.toString(2).padStart(3, '0').replace(/0+$/, '');
    const bits = whole.toString(2);
    const binaryText = fraction === '' ? bits : `${bits}.${fraction}`;
    return writeParts({
      stem: `Real numbers are stored with a 16-bit mantissa, the first bit of which is the sign, and an 8-bit exponent. The positive binary number ${binaryText} is to be stored.`,
      parts: writeFloatParts(bits, fraction),
    });
  },
});

type DepthComparison = {
  readonly width: number;
  readonly height: number;
  readonly lowDepth: number;
  readonly highDepth: number;
};

/** The increase in file size with a higher colour depth. */
function depthCalculation({ width, height, lowDepth, highDepth }: DepthComparison): Calculation {
  const extraKilobytes = (width * height * (highDepth - lowDepth)) / 8 / 1024;
  return {
    situation: `A bitmap of $${width} \\times ${height}$ pixels is changed from a colour depth of $${lowDepth}$ bits to one of $${highDepth}$ bits.`,
    quantity: 'by how many kilobytes the file grows ($1$ kilobyte is $1024$ bytes)',
    lines: [
      {
        why: 'Find the extra bits',
        tex: `${width} \\times ${height} \\times (${highDepth} - ${lowDepth})`,
        value: width * height * (highDepth - lowDepth),
        significantFigures: 10,
        gaps: ['storage-pixels'],
      },
      {
        why: 'Change bits into bytes',
        tex: '\\frac{@1}{8}',
        value: extraKilobytes * 1024,
        significantFigures: 10,
        gaps: ['storage-unit'],
      },
      {
        why: 'Change bytes into kilobytes',
        tex: '\\frac{@2}{1024}',
        value: extraKilobytes,
        gaps: ['storage-unit'],
      },
    ],
    significantFigures: 6,
    mistakes: [
      {
        tag: 'storage-unit',
        value: extraKilobytes * 8,
        why: 'Bits were not changed into bytes.',
        earns: [1],
      },
      {
        tag: 'storage-pixels',
        value: (width * height * highDepth) / 8 / 1024,
        why: 'This is the size of the new file, not the growth.',
        earns: [],
      },
      {
        tag: 'storage-unit',
        value: extraKilobytes * 1024,
        why: 'This is the growth in bytes.',
        earns: [1, 2],
      },
    ],
  };
}

export const storageComparison = higherComputingModel({
  id: 'HCS-05',
  title: 'Storage of graphics',
  outcomeId: 'CSC-H-02',
  calculator: 'either',
  largest: Number.POSITIVE_INFINITY,
  marks: [3],
  choose: (random) => ({
    width: 64 * random.int(2, 20),
    height: 32 * random.int(4, 30),
    depths: random.pick([
      [8, 16],
      [8, 24],
      [16, 24],
      [1, 8],
      [2, 8],
      [4, 16],
    ] as const),
    asksForSize: random.chance(0.4),
    subject: random.pick(['a landscape', 'a logo', 'a scanned page', 'a portrait', 'a screenshot']),
  }),
  accepts: ({ width, height, depths: [lowDepth, highDepth] }) =>
    Number.isInteger((width * height * (highDepth - lowDepth)) / 8192) &&
    Number.isInteger((width * height * highDepth) / 8192),
  write: ({ width, height, depths: [lowDepth, highDepth], asksForSize, subject }) =>
    writeWrittenCalculation(
      asksForSize
        ? bitmapSize({ subject, width, height, depth: highDepth })
        : depthCalculation({ width, height, lowDepth, highDepth }),
    ),
});
