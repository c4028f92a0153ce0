import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { bitWordings, twosComplement } from '../computing/binary.ts';
import { bitmapSize } from '../computing/numbers.ts';
import { wordsTex } from '../write/words.ts';
import { type AnswerPart, writeParts } from '../write-parts.ts';
import { higherComputingModel } from './higher-computing-model.ts';

const inverted = (bits: string): string => bits.replace(/[01]/g, (bit) => (bit === '0' ? '1' : '0'));

function toComplement(value: number): AnswerPart {
  const [answer = '', ...or] = bitWordings(twosComplement(value)).filter((bits) => bits.length >= 8);
  return {
    question: `Convert the decimal number $${value}$ into 8-bit two's complement.`,
    why: value < 0 ? 'Invert the bits of the positive number and add one' : 'Write the number in eight bits',
    answer,
    or,
    gaps: ['twos-complement'],
  };
}

function fromComplement(value: number): AnswerPart {
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
  draw: (random) => ({
    negative: random.int(-127, -3),
    other: random.int(-126, 126, [0]),
    count: random.int(1, 2),
    readsBack: random.chance(0.5),
  }),
  accepts: ({ negative, other }) => negative !== other,
  write: ({ negative, other, count, readsBack }) => {
    const first = toComplement(negative);
    const second = readsBack ? fromComplement(other < 0 ? other : -other) : toComplement(other);
    const mistake = inverted(twosComplement(-negative));
    return writeParts({
      stem: count === 1 ? '' : "Integers are stored in 8-bit two's complement.",
      parts: count === 1 ? [first] : [first, second],
      mistakes:
        mistake === twosComplement(negative)
          ? []
          : [
              {
                tag: 'twos-complement',
                answer: wordsTex(mistake),
                why: 'The bits were inverted, but one was not added.',
              },
            ],
    });
  },
});

/** Mantissa and exponent of a positive number: the binary point comes before the first 1. */
function floatParts(whole: string, fraction: string): AnswerPart[] {
  const mantissa = `0${whole}${fraction}`.padEnd(16, '0');
  const exponent = whole.length.toString(2).padStart(8, '0');
  const nibbles = mantissa.match(/.{4}/g)?.join(' ') ?? mantissa;
  return [
    {
      question: 'State the 16-bit mantissa, with its sign bit first.',
      why: 'Move the point to the front and put the sign bit before it',
      answer: mantissa,
      or: [nibbles],
      gaps: ['floating-point'],
    },
    {
      question: 'State the 8-bit exponent.',
      why: `The point moves ${whole.length} places`,
      answer: exponent,
      or: bitWordings(exponent),
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
  draw: (random) => ({ whole: random.int(4, 120), eighths: random.int(0, 7) }),
  write: ({ whole, eighths }) => {
    const fraction = eighths === 0 ? '' : eighths.toString(2).padStart(3, '0').replace(/0+$/, '');
    const bits = whole.toString(2);
    const shown = fraction === '' ? bits : `${bits}.${fraction}`;
    return writeParts({
      stem: `Real numbers are stored with a 16-bit mantissa, the first bit of which is the sign, and an 8-bit exponent. The positive binary number ${shown} is to be stored.`,
      parts: floatParts(bits, fraction),
    });
  },
});

type Comparison = {
  readonly width: number;
  readonly height: number;
  readonly low: number;
  readonly high: number;
};

/** The increase in file size with a higher colour depth. */
function depthChange({ width, height, low, high }: Comparison): Calculation {
  const extra = (width * height * (high - low)) / 8 / 1024;
  return {
    situation: `A bitmap of $${width} \\times ${height}$ pixels is changed from a colour depth of $${low}$ bits to one of $${high}$ bits.`,
    quantity: 'by how many kilobytes the file grows ($1$ kilobyte is $1024$ bytes)',
    lines: [
      {
        why: 'Find the extra bits',
        tex: `${width} \\times ${height} \\times (${high} - ${low})`,
        value: width * height * (high - low),
        figures: 10,
        gaps: ['storage-pixels'],
      },
      {
        why: 'Change bits into bytes',
        tex: '\\frac{@1}{8}',
        value: extra * 1024,
        figures: 10,
        gaps: ['storage-unit'],
      },
      { why: 'Change bytes into kilobytes', tex: '\\frac{@2}{1024}', value: extra, gaps: ['storage-unit'] },
    ],
    figures: 6,
    mistakes: [
      { tag: 'storage-unit', value: extra * 8, why: 'Bits were not changed into bytes.', earns: [1] },
      {
        tag: 'storage-pixels',
        value: (width * height * high) / 8 / 1024,
        why: 'This is the size of the new file, not the growth.',
        earns: [],
      },
      { tag: 'storage-unit', value: extra * 1024, why: 'This is the growth in bytes.', earns: [1, 2] },
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
  draw: (random) => ({
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
    asksSize: random.chance(0.4),
    subject: random.pick(['a landscape', 'a logo', 'a scanned page', 'a portrait', 'a screenshot']),
  }),
  accepts: ({ width, height, depths: [low, high] }) =>
    Number.isInteger((width * height * (high - low)) / 8192) &&
    Number.isInteger((width * height * high) / 8192),
  write: ({ width, height, depths: [low, high], asksSize, subject }) =>
    writeCalculation(
      asksSize
        ? bitmapSize({ subject, width, height, depth: high })
        : depthChange({ width, height, low, high }),
      'written',
    ),
});
