// Questions on data storage that the computing courses share: binary and decimal numbers, and the size of a bitmap or a text.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import type { Calculation } from '../calculation/calculation.ts';
import type { AnswerPart } from '../write-parts.ts';
import { bitWordings, listPlaceValues, toBinary } from './binary.ts';

export function decimalToBinary(value: number): AnswerPart {
  const [answer = '', ...otherWordings] = bitWordings(toBinary(value, 8));
  return {
    question: `Convert the decimal number $${value}$ into 8-bit binary.`,
    why: 'Write the number as a sum of powers of two',
    answer,
    alsoAccepted: otherWordings,
    working: `$${value} = ${listPlaceValues(value).join(' + ')}$, so ${answer}`,
    gaps: ['place-value'],
  };
}

export function binaryToDecimal(value: number): AnswerPart {
  return {
    question: `Convert the 8-bit binary number ${toBinary(value, 8)} into decimal.`,
    why: 'Add the place values of the ones',
    answer: String(value),
    working: `$${listPlaceValues(value).join(' + ')} = ${value}$`,
    gaps: ['place-value'],
  };
}

type Bitmap = {
  readonly subject: string;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
};

/** Calculates the storage of a bitmap in bits, bytes and kilobytes of 1024 bytes. */
export function bitmapSize({ subject, width, height, depth }: Bitmap): Calculation {
  const bits = width * height * depth;
  const kibibytes = bits / 8 / 1024;
  return {
    situation: `A bitmap of ${subject} is $${width}$ pixels wide and $${height}$ pixels high. Its colour depth is $${depth}$ bits.`,
    quantity: 'its file size in kilobytes ($1$ kilobyte is $1024$ bytes)',
    lines: [
      {
        why: 'Find the number of bits',
        tex: `${width} \\times ${height} \\times ${depth}`,
        value: bits,
        significantFigures: 10,
        gaps: ['storage-pixels'],
      },
      {
        why: 'Change bits into bytes',
        tex: '\\frac{@1}{8}',
        value: bits / 8,
        significantFigures: 10,
        gaps: ['storage-unit'],
      },
      {
        why: 'Change bytes into kilobytes',
        tex: '\\frac{@2}{1024}',
        value: kibibytes,
        gaps: ['storage-unit'],
      },
    ],
    significantFigures: 6,
    mistakes: [
      { tag: 'storage-unit', value: bits / 1024, why: 'Bits were not changed into bytes.', earns: [1] },
      { tag: 'storage-unit', value: bits / 8, why: 'This is the size in bytes.', earns: [1, 2] },
      {
        tag: 'storage-pixels',
        value: (width * height) / 8 / 1024,
        why: 'The colour depth was left out.',
        earns: [],
      },
      {
        tag: 'storage-pixels',
        value: (width * height * 2 ** depth) / 8 / 1024,
        why: 'The colour depth is the number of bits of a pixel, not the number of colours.',
        earns: [],
      },
    ],
  };
}

type Message = {
  readonly subject: string;
  readonly characters: number;
  readonly bits: number;
  readonly code: string;
};

/** Calculates the storage of a text in bytes. */
export function textSize({ subject, characters, bits, code }: Message): Calculation {
  const total = characters * bits;
  return {
    situation: `${subject} contains $${characters}$ characters. It is stored in ${code}, with $${bits}$ bits for each character.`,
    quantity: 'the storage it needs, in bytes',
    lines: [
      {
        why: 'Find the number of bits',
        tex: `${characters} \\times ${bits}`,
        value: total,
        significantFigures: 8,
        gaps: ['storage-unit'],
      },
      { why: 'Change bits into bytes', tex: '\\frac{@1}{8}', value: total / 8, gaps: ['storage-unit'] },
    ],
    significantFigures: 6,
    mistakes: [
      { tag: 'storage-unit', value: total, why: 'This is the storage in bits.', earns: [1] },
      {
        tag: 'storage-unit',
        value: total * 8,
        why: 'A byte is eight bits, so the number is divided by eight.',
        earns: [1],
      },
      { tag: 'storage-unit', value: total / 8 / 1024, why: 'This is the storage in kilobytes.', earns: [1] },
    ],
  };
}
