import type { PageWord } from '../../../ports/page-reader.ts';

/** The options found in the words of a question. */
type FoundOptions = {
  /** The number of words before the first label. */
  readonly stemEnd: number;
  /** The words of each option, without its label. */
  readonly options: readonly (readonly PageWord[])[];
  /** The letters of options whose labels were not recognised. */
  readonly missingLabels: readonly string[];
};

/** The labels of each style. Each is followed by characters that OCR (text recognition) confuses with it. */
const STYLES: readonly (readonly string[])[] = [
  ['A4', 'B8', 'C€', 'D0O', 'E'],
  ['a', 'b6', 'c©¢e', 'd', 'e'],
  ['1lI', '2Z', '3', '4', '5'],
];

const MIN_OPTIONS = 3;
/** The first words of a part that the learner must work out, such as `(a) Find the speed.` */
const COMMAND_WORDS =
  /^(?:find|calculate|state|show|explain|write|determine|describe|sketch|prove|hence|what|how|why|give|name|draw)$/i;

/** A recognised label: the index of its word, the number of its option from 0, and the text after it in the same word. */
type Label = { readonly wordIndex: number; readonly optionIndex: number; readonly rest: string };

/** Finds the options of a question by consecutive labels such as (A), B., (c) or (1); undefined if the labels mark parts of the question. */
export function findOptions(words: readonly PageWord[]): FoundOptions | undefined {
  const runs = STYLES.map((style) => findLongestRun(words, style)).filter((run) => run.length >= MIN_OPTIONS);
  const [labels] = runs.sort((a, b) => b.length - a.length);
  if (labels === undefined || areParts(labels, words)) return undefined;
  const optionIndexes = labels.map(({ optionIndex }) => optionIndex);
  const last = optionIndexes.at(-1) ?? 0;
  const missing = Array.from({ length: last }, (_, index) => index).filter(
    (index) => !optionIndexes.includes(index),
  );
  return {
    stemEnd: labels[0]?.wordIndex ?? 0,
    options: labels.map(({ wordIndex, rest }, index) =>
      listOptionWords(words, { labelIndex: wordIndex, rest, end: labels[index + 1]?.wordIndex }),
    ),
    missingLabels: missing.map((index) => 'abcde'.charAt(index)),
  };
}

/** Finds the longest run of consecutive labels, of which at most one is missing. */
function findLongestRun(words: readonly PageWord[], style: readonly string[]): Label[] {
  let best: Label[] = [];
  for (const start of words.keys()) {
    const first = readLabel(words, start, { signs: style[0] ?? '', optionIndex: 0 });
    if (first === undefined) continue;
    const run = [first];
    for (let wordIndex = start + 1; wordIndex < words.length; wordIndex++) {
      const next = (run.at(-1)?.optionIndex ?? 0) + 1;
      const hasGap = run.some(({ optionIndex }, index) => optionIndex > index);
      const label = (hasGap ? [next] : [next, next + 1])
        .flatMap(
          (optionIndex) =>
            readLabel(words, wordIndex, { signs: style[optionIndex] ?? '', optionIndex }) ?? [],
        )
        .at(0);
      if (label !== undefined) run.push(label);
    }
    if (run.length > best.length) best = run;
  }
  return best;
}

/** The expected character of a label, followed by characters that text recognition confuses with it. */
type ExpectedLabel = { readonly signs: string; readonly optionIndex: number };

/** Reads a label: `(A)`, `A)`, `A.`, `(A)4.9`, or `(A` without its second bracket. A single letter is not a label. */
function readLabel(
  words: readonly PageWord[],
  wordIndex: number,
  { signs, optionIndex }: ExpectedLabel,
): Label | undefined {
  const text = words[wordIndex]?.text ?? '';
  if (text === '' || signs === '') return undefined;
  const [letter = ''] = signs;
  const isDotted = text === `${letter}.` || text === `${letter})`;
  if (isDotted) return { wordIndex, optionIndex, rest: '' };
  for (const sign of signs) {
    const bracketed = new RegExp(`^[({\\[]\\s*${escapeRegExp(sign)}\\s*[)}\\]](.*)$`).exec(text);
    if (bracketed !== null) return { wordIndex, optionIndex, rest: bracketed[1] ?? '' };
  }
  // `(Because` is a word, but `(15cm` is the label `(1` before `5cm`.
  const wordCharacter = /\d/.test(letter) ? '[.]' : '[A-Za-z.]';
  const oneBracket = new RegExp(`^(?:[({\\[]${letter}(?!${wordCharacter})|${letter}[)}\\]])(.*)$`).exec(text);
  return oneBracket === null ? undefined : { wordIndex, optionIndex, rest: oneBracket[1] ?? '' };
}

function escapeRegExp(sign: string): string {
  return sign.replace(/[$()*+.?[\]^{|}\\]/g, '\\$&');
}

type OptionRange = { readonly labelIndex: number; readonly rest: string; readonly end: number | undefined };

/** Lists the words of an option, without its label. */
function listOptionWords(words: readonly PageWord[], { labelIndex, rest, end }: OptionRange): PageWord[] {
  const label = words[labelIndex];
  const attached = label === undefined || rest === '' ? [] : [{ ...label, text: rest }];
  const [next, ...others] = words.slice(labelIndex + 1, end);
  // A label that was recognised twice, as `(D)` and `D)`, is not part of the option.
  const isRepeatedLabel = next !== undefined && label?.text.endsWith(next.text) && /\W$/.test(next.text);
  return [...attached, ...(next === undefined || isRepeatedLabel ? [] : [next]), ...others];
}

/** Whether labels mark parts such as `(a) Find … (b) Explain …` instead of options. */
function areParts(labels: readonly Label[], words: readonly PageWord[]): boolean {
  return labels.every(({ wordIndex, rest }) =>
    COMMAND_WORDS.test(rest === '' ? (words[wordIndex + 1]?.text ?? '') : rest),
  );
}
