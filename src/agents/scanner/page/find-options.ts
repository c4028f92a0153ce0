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

/** The labels of each style. Each is followed by texts that OCR (text recognition) confuses with it. */
const STYLES: readonly (readonly (readonly string[])[])[] = [
  [['A', '4'], ['B', '8', '®'], ['C', '€', 'C€', 'c', '©', 'OC'], ['D', '0', 'O'], ['E']],
  [['a'], ['b', '6'], ['c', '©', '¢', 'e'], ['d'], ['e']],
  [['1', 'l', 'I'], ['2', 'Z'], ['3'], ['4'], ['5']],
  [['i', 'l', '1'], ['ii', 'il', 'li', 'll', 'u'], ['iii', 'iil', 'ili', 'lii', 'iit'], ['iv'], ['v']],
];

const MIN_OPTIONS = 3;
/** The minimum gap before a label without brackets, in heights of the letter. */
const MIN_BARE_GAP = 0.9;
/** The number of words of a short option. */
const MAX_SHORT_OPTION = 6;
/** Labels mark parts if at least this share of them is followed by a command. */
const MIN_COMMAND_SHARE = 0.5;
/** The first words of a part that the learner must work out, such as `(a) Find the speed.` */
const COMMAND_WORDS =
  /^(?:find|calculate|state|show|explain|write|determine|describe|sketch|prove|hence|what|how|why|give|name|draw|define|derive|deduce|estimate|evaluate|solve|simplify|suggest|verify|work|use|complete|list|plot|express|compute|identify)$/i;

/** A recognised label: the index of its word, the number of its option from 0, and the text after it in the same word. */
type Label = { readonly wordIndex: number; readonly optionIndex: number; readonly rest: string };

/** Finds the options of a question by consecutive labels such as (A), B., (c), (1) or A; undefined if the labels mark parts of the question. */
export function findOptions(words: readonly PageWord[]): FoundOptions | undefined {
  const runs = STYLES.map((style) => findLongestRun(words, style)).filter(
    (run) => run.length >= MIN_OPTIONS && !areParts(run, words),
  );
  // If two lists have the same length, such as numbered statements and options, the last list has the options.
  const [labels] = runs.sort(
    (a, b) => b.length - a.length || (b[0]?.wordIndex ?? 0) - (a[0]?.wordIndex ?? 0),
  );
  if (labels === undefined) return undefined;
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

/** The expected text of a label, followed by texts that text recognition confuses with it. */
type ExpectedLabel = { readonly signs: readonly string[]; readonly optionIndex: number };
type ReadLabel = (
  words: readonly PageWord[],
  wordIndex: number,
  expected: ExpectedLabel,
) => Label | undefined;

const readLabel: ReadLabel = (...label) => readMarkedLabel(...label) ?? readBareLabel(...label);

/** Finds the longest run of consecutive labels, of which at most one is missing; the last one if several are equally long. */
function findLongestRun(words: readonly PageWord[], style: readonly (readonly string[])[]): Label[] {
  let best: Label[] = [];
  const readAt = (wordIndex: number, optionIndex: number): Label[] => {
    const signs = style[optionIndex];
    const label = signs && readLabel(words, wordIndex, { signs, optionIndex });
    return label === undefined ? [] : [label];
  };
  for (const start of words.keys()) {
    const [first] = readAt(start, 0);
    if (first === undefined) continue;
    const run = [first];
    for (let wordIndex = start + 1; wordIndex < words.length; wordIndex++) {
      const next = (run.at(-1)?.optionIndex ?? 0) + 1;
      const hasGap = run.some(({ optionIndex }, index) => optionIndex > index);
      const [label] = (hasGap ? [next] : [next, next + 1]).flatMap((index) => readAt(wordIndex, index));
      if (label !== undefined) run.push(label);
    }
    if (run.length >= best.length && isEvenlySpaced(run) && hasTexts(run, words.length)) best = run;
  }
  return best;
}

/** Whether text follows each label; the letters of a table head do not label options. */
function hasTexts(run: readonly Label[], wordCount: number): boolean {
  return run.every(
    ({ wordIndex, rest }, index) => rest !== '' || (run[index + 1]?.wordIndex ?? wordCount) > wordIndex + 1,
  );
}

/** Whether the first option is not much longer than the others. If it is, its label is probably a word of the stem, such as `A`. */
function isEvenlySpaced(run: readonly Label[]): boolean {
  const [first = 0, ...others] = run
    .slice(1)
    .map(({ wordIndex }, index) => wordIndex - (run[index]?.wordIndex ?? 0));
  return first <= MAX_SHORT_OPTION + 2 * Math.max(0, ...others);
}

/** Reads a label with a mark: `(A)`, `A)`, `A.`, `(A)4.9`, `A.4.9`, or `(A` without its second bracket. */
const readMarkedLabel: ReadLabel = (words, wordIndex, { signs, optionIndex }) => {
  const { text = '', tex } = words[wordIndex] ?? {};
  const [letter = ''] = signs;
  if (text === '' || tex !== undefined) return undefined;
  const isDigit = /\d/.test(letter);
  // `1.` starts a numbered statement.
  const dotted = isDigit ? null : new RegExp(`^${letter}\\.((?:[\\d$(−+-].*)?)$`).exec(text);
  const marked = dotted ?? new RegExp(`^${letter}\\)$`).exec(text);
  if (marked !== null) return { wordIndex, optionIndex, rest: marked[1] ?? '' };
  for (const sign of signs) {
    const bracketed = new RegExp(`^[({\\[]\\s*${escapeRegExp(sign)}\\s*[)}\\]](.*)$`).exec(text);
    if (bracketed !== null) return { wordIndex, optionIndex, rest: bracketed[1] ?? '' };
    // The bracket and the letter were recognised as one sign, such as `©)`.
    const merged = /[^\w]|^OC/.test(sign) && new RegExp(`^${escapeRegExp(sign)}\\)(.*)$`).exec(text);
    if (merged) return { wordIndex, optionIndex, rest: merged[1] ?? '' };
  }
  // `(Because` is a word, but `(15cm` is the label `(1` before `5cm`.
  const wordCharacter = isDigit ? '[.]' : '[A-Za-z.]';
  const oneBracket = new RegExp(`^(?:[({\\[]${letter}(?!${wordCharacter})|${letter}[)}\\]])(.*)$`).exec(text);
  return oneBracket === null ? undefined : { wordIndex, optionIndex, rest: oneBracket[1] ?? '' };
};

/** Reads a single capital letter at the start of a line or after a gap, as in `A 1.0 s  B 2.0 s`. */
const readBareLabel: ReadLabel = (words, wordIndex, { signs, optionIndex }) => {
  const [word, before, [letter = '']] = [words[wordIndex], words[wordIndex - 1], signs];
  if (word === undefined || word.tex !== undefined || !/^[A-E]$/.test(letter)) return undefined;
  const label = signs.find((sign) => !/[\da-z]/.test(sign) && word.text === sign);
  // The letter and the value were recognised as one word: `A820`.
  const attached = new RegExp(`^${letter}(\\d.*)$`).exec(word.text)?.[1];
  if (label === undefined && attached === undefined) return undefined;
  const gap = before === undefined ? 0 : word.box.x - (before.box.x + before.box.width);
  const startsLine = before === undefined || word.box.x < before.box.x + before.box.width / 2;
  const standsApart = startsLine || gap >= MIN_BARE_GAP * word.box.height;
  return standsApart ? { wordIndex, optionIndex, rest: attached ?? '' } : undefined;
};

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
  const commands = labels.filter(({ wordIndex, rest }) =>
    COMMAND_WORDS.test(rest === '' ? (words[wordIndex + 1]?.text ?? '') : rest),
  );
  return commands.length >= MIN_COMMAND_SHARE * labels.length;
}
