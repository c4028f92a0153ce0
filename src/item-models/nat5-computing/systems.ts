// National 5 Computing Science: binary numbers, and the storage of graphics and text.

import { writeWrittenCalculation } from '../calculation/calculation.ts';
import { binaryToDecimal, bitmapSize, decimalToBinary, textSize } from '../computing/numbers.ts';
import { writeParts } from '../write-parts.ts';
import { nat5ComputingModel } from './nat5-computing-model.ts';

export const binaryNumbers = nat5ComputingModel({
  id: 'N5CS-01',
  title: 'Binary numbers',
  outcomeId: 'CSC-5-04',
  calculator: 'either',
  largest: Number.POSITIVE_INFINITY,
  marks: [1, 2],
  choose: (random) => ({
    values: random.sample(
      Array.from({ length: 230 }, (_, index) => index + 20),
      random.int(1, 2),
    ),
    isBinaryFirst: random.chance(0.5),
  }),
  write: ({ values, isBinaryFirst }) =>
    writeParts({
      stem: values.length === 1 ? '' : 'Convert each of these positive whole numbers.',
      parts: values.map((value, index) =>
        (index === 0) === isBinaryFirst ? binaryToDecimal(value) : decimalToBinary(value),
      ),
    }),
});

const PICTURES = [
  'a sunset',
  'a school badge',
  'a map of Skye',
  'a team photograph',
  'a painting',
  'a game character',
  'a castle',
  'a web banner',
] as const;
const TEXTS = [
  'An e-mail',
  'A news story',
  'A text message',
  'A poem',
  'A recipe',
  'A blog post',
  'A diary entry',
] as const;

export const storageSize = nat5ComputingModel({
  id: 'N5CS-02',
  title: 'Storage of graphics and text',
  outcomeId: 'CSC-5-04',
  calculator: 'either',
  largest: Number.POSITIVE_INFINITY,
  marks: [2, 3],
  choose: (random) => ({
    isText: random.chance(0.3),
    bitmap: {
      subject: random.pick(PICTURES),
      // No calculator: the product of a power of two and a small number.
      width: random.pick([32, 64, 128, 256]),
      height: random.pick([16, 32, 64, 96, 128, 160]),
      depth: random.pick([2, 4, 8, 16, 24]),
    },
    message: { subject: random.pick(TEXTS), characters: 10 * random.int(6, 90), bits: random.pick([8, 16]) },
  }),
  accepts: ({ bitmap: { width, height, depth } }) => Number.isInteger((width * height * depth) / 8192),
  write: ({ isText, bitmap, message }) =>
    writeWrittenCalculation(
      isText
        ? textSize({ ...message, code: message.bits === 8 ? 'extended ASCII' : 'Unicode' })
        : bitmapSize(bitmap),
    ),
});
