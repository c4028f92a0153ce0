import type { PageWord } from '../../../ports/page-reader.ts';

/** How a question number is printed: `Question 4`, `Q4`, `(4)`, `4)`, `4.` or `4`. */
type NumberStyle = 'question' | 'q' | 'brackets' | 'bracket' | 'dot' | 'bare';

/** A printed number at the start of a line. */
export type PrintedNumber = {
  readonly style: NumberStyle;
  /** Undefined if only its punctuation mark was recognised. */
  readonly value: number | undefined;
  /** The number of words that it consists of. */
  readonly wordCount: number;
  /** Text of the question that was recognised as part of the same word. */
  readonly rest: string;
};

/** Digits, and the letters with which text recognition confuses them. */
const DIGITS = '[\\dlI|OoSZ]{1,3}';
const PATTERNS: readonly (readonly [NumberStyle, RegExp])[] = [
  [
    'question',
    new RegExp(
      `^(?:Question|Problem|Exercise|Task|Item|Prob\\.|Ex\\.|Nr?o?\\.)\\s*(${DIGITS})[.:)]?(?=\\s|$)`,
      'i',
    ),
  ],
  ['q', new RegExp(`^Q(?:\\.|ue?s?\\.?|\\.?\\s?No\\.?)?\\s*(${DIGITS})[.:)]?(?=\\s|$|[A-Z])`)],
  ['brackets', new RegExp(`^[([{](${DIGITS})[)\\]}](?=\\s|$|[A-Z])`)],
  ['bracket', new RegExp(`^(${DIGITS})[)\\]}](?=\\s|$|[A-Z])`)],
  ['dot', new RegExp(`^(${DIGITS})[.,:](?=\\s|$|[A-Z])`)],
  ['bare', /^(\d{1,3})(?=\s|$)/],
];
/** A mark that remains of a number whose digits were not recognised. */
const LOST_NUMBER = /^[.):](?=\s)/;

/** Reads the question number at the start of a line; undefined if the line starts with something else. */
export function readQuestionNumber(words: readonly PageWord[]): PrintedNumber | undefined {
  const text = words.map((word) => word.text).join(' ');
  if (LOST_NUMBER.test(text))
    return { style: text.startsWith('.') ? 'dot' : 'bracket', value: undefined, wordCount: 1, rest: '' };
  for (const [style, pattern] of PATTERNS) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const value = readDigits(match[1] ?? '');
    if (value === undefined || value === 0) continue;
    const wordCount = countWords(words, match[0].length);
    const printedLength = words
      .slice(0, wordCount)
      .map((word) => word.text)
      .join(' ').length;
    return { style, value, wordCount, rest: text.slice(match[0].length, printedLength).trim() };
  }
  return undefined;
}

/** Counts the words that contain the first characters of a line. */
function countWords(words: readonly PageWord[], length: number): number {
  let end = -1;
  const count = words.findIndex(({ text }) => {
    end += text.length + 1;
    return end >= length;
  });
  return count + 1;
}

/** Converts recognised digits to a number; undefined if too few of them are really digits. */
function readDigits(text: string): number | undefined {
  if (!/\d/.test(text) && text.length > 1) return undefined;
  const digits = text.replace(/[lI|]/g, '1').replace(/[Oo]/g, '0').replace('S', '5').replace('Z', '2');
  return Number(digits);
}
