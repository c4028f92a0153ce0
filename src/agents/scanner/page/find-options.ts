import type { PageWord } from '../../../ports/page-reader.ts';

/** The options found in the words of a question. */
type FoundOptions = {
  /** The number of words before the first label. */
  readonly stemEnd: number;
  /** The words of each option, without its label. */
  readonly options: readonly (readonly PageWord[])[];
  /** Letters whose label is missing between others. */
  readonly lost: readonly string[];
};

/** The labels of each style, each followed by characters that OCR confuses with it. */
const STYLES: readonly (readonly string[])[] = [
  ['A4', 'B8', 'C€', 'D0O', 'E'],
  ['a', 'b6', 'c©¢e', 'd', 'e'],
  ['1lI', '2Z', '3', '4', '5'],
];

const MIN_OPTIONS = 3;
/** Words with which a part to be worked out begins. */
const COMMAND_WORDS =
  /^(?:find|calculate|state|show|explain|write|determine|describe|sketch|prove|hence|what|how|why|give|name|draw)$/i;

type Label = { readonly at: number; readonly place: number; readonly rest: string };

/** Finds the options of a question by consecutive labels such as (A), B., (c) or (1); undefined for parts to be worked out. */
export function findOptions(words: readonly PageWord[]): FoundOptions | undefined {
  const runs = STYLES.map((style) => findLongestRun(words, style)).filter((run) => run.length >= MIN_OPTIONS);
  const [labels] = runs.sort((a, b) => b.length - a.length);
  if (labels === undefined || areParts(labels, words)) return undefined;
  const places = labels.map(({ place }) => place);
  const last = places.at(-1) ?? 0;
  const missing = Array.from({ length: last }, (_, place) => place).filter(
    (place) => !places.includes(place),
  );
  return {
    stemEnd: labels[0]?.at ?? 0,
    options: labels.map(({ at, rest }, index) =>
      wordsOfOption(words, { at, rest, end: labels[index + 1]?.at }),
    ),
    lost: missing.map((place) => 'abcde'.charAt(place)),
  };
}

/** Finds the longest run of consecutive labels, of which at most one is missing. */
function findLongestRun(words: readonly PageWord[], style: readonly string[]): Label[] {
  let best: Label[] = [];
  for (const start of words.keys()) {
    const first = labelAt(words, start, { signs: style[0] ?? '', place: 0 });
    if (first === undefined) continue;
    const run = [first];
    for (let at = start + 1; at < words.length; at++) {
      const next = (run.at(-1)?.place ?? 0) + 1;
      const skipped = run.some(({ place }, index) => place > index);
      const found = (skipped ? [next] : [next, next + 1])
        .flatMap((place) => labelAt(words, at, { signs: style[place] ?? '', place }) ?? [])
        .at(0);
      if (found !== undefined) run.push(found);
    }
    if (run.length > best.length) best = run;
  }
  return best;
}

type ExpectedLabel = { readonly signs: string; readonly place: number };

/** Reads a label: `(A)`, `A)`, `A.`, `(A)4.9`, or `(A` with one bracket lost; a letter alone is a word. */
function labelAt(words: readonly PageWord[], at: number, { signs, place }: ExpectedLabel): Label | undefined {
  const text = words[at]?.text ?? '';
  if (text === '' || signs === '') return undefined;
  const [own = ''] = signs;
  const dotted = text === `${own}.` || text === `${own})`;
  if (dotted) return { at, place, rest: '' };
  for (const sign of signs) {
    const bracketed = new RegExp(`^[({\\[]\\s*${escapeRegExp(sign)}\\s*[)}\\]](.*)$`).exec(text);
    if (bracketed !== null) return { at, place, rest: bracketed[1] ?? '' };
  }
  // `(Because` is a word, `(15cm` the label of `5cm`.
  const after = /\d/.test(own) ? '[.]' : '[A-Za-z.]';
  const half = new RegExp(`^(?:[({\\[]${own}(?!${after})|${own}[)}\\]])(.*)$`).exec(text);
  return half === null ? undefined : { at, place, rest: half[1] ?? '' };
}

function escapeRegExp(sign: string): string {
  return sign.replace(/[$()*+.?[\]^{|}\\]/g, '\\$&');
}

type Extent = { readonly at: number; readonly rest: string; readonly end: number | undefined };

function wordsOfOption(words: readonly PageWord[], { at, rest, end }: Extent): PageWord[] {
  const label = words[at];
  const glued = label === undefined || rest === '' ? [] : [{ ...label, text: rest }];
  const [next, ...others] = words.slice(at + 1, end);
  // A label that was recognised twice, as `(D)` and `D)`, is not part of the option.
  const again = next !== undefined && label?.text.endsWith(next.text) && /\W$/.test(next.text);
  return [...glued, ...(next === undefined || again ? [] : [next]), ...others];
}

/** Whether labels mark parts such as `(a) Find … (b) Explain …` instead of options. */
function areParts(labels: readonly Label[], words: readonly PageWord[]): boolean {
  return labels.every(({ at, rest }) => COMMAND_WORDS.test(rest === '' ? (words[at + 1]?.text ?? '') : rest));
}
