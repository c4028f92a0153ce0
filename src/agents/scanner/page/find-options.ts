import type { PageWord } from '../../../ports/page-reader.ts';

export type FoundOptions = {
  /** How many words come before the first label. */
  readonly stemEnd: number;
  /** The words of each option, without its label. */
  readonly options: readonly (readonly PageWord[])[];
  /** Letters whose label could not be found between others. */
  readonly lost: readonly string[];
};

/** What a recogniser makes of each label; the first is the label itself. */
const STYLES: readonly (readonly string[])[] = [
  ['A4', 'B8', 'C€', 'D0O', 'E'],
  ['a', 'b6', 'c©¢e', 'd', 'e'],
  ['1lI', '2Z', '3', '4', '5'],
];

const LEAST = 3;
const ORDERS =
  /^(?:find|calculate|state|show|explain|write|determine|describe|sketch|prove|hence|what|how|why|give|name|draw)$/i;

type Label = { readonly at: number; readonly place: number; readonly rest: string };

/** The options of a question by labels that follow each other: (A), B., (c), (1) …; parts to be worked out are none. */
export function findOptions(words: readonly PageWord[]): FoundOptions | undefined {
  const runs = STYLES.map((style) => bestRun(words, style)).filter((run) => run.length >= LEAST);
  const [labels] = runs.sort((a, b) => b.length - a.length);
  if (labels === undefined || areParts(labels, words)) return undefined;
  const places = labels.map(({ place }) => place);
  const last = places.at(-1) ?? 0;
  const missing = Array.from({ length: last }, (_, place) => place).filter(
    (place) => !places.includes(place),
  );
  return {
    stemEnd: labels[0]?.at ?? 0,
    options: labels.map(({ at, rest }, index) => textAfter(words, { at, rest, end: labels[index + 1]?.at })),
    lost: missing.map((place) => 'abcde'.charAt(place)),
  };
}

/** Labels in order from the first on, at most one of them unread. */
function bestRun(words: readonly PageWord[], style: readonly string[]): Label[] {
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

type Wanted = { readonly signs: string; readonly place: number };

/** `(A)`, `A)`, `A.`, `(A)4.9`, or `(A` with its other bracket lost; a letter alone is a word. */
function labelAt(words: readonly PageWord[], at: number, { signs, place }: Wanted): Label | undefined {
  const text = words[at]?.text ?? '';
  if (text === '' || signs === '') return undefined;
  const [own = ''] = signs;
  const dotted = text === `${own}.` || text === `${own})`;
  if (dotted) return { at, place, rest: '' };
  for (const sign of signs) {
    const bracketed = new RegExp(`^[({\\[]\\s*${literally(sign)}\\s*[)}\\]](.*)$`).exec(text);
    if (bracketed !== null) return { at, place, rest: bracketed[1] ?? '' };
  }
  // `(Because` is a word, `(15cm` the label of `5cm`.
  const after = /\d/.test(own) ? '[.]' : '[A-Za-z.]';
  const half = new RegExp(`^(?:[({\\[]${own}(?!${after})|${own}[)}\\]])(.*)$`).exec(text);
  return half === null ? undefined : { at, place, rest: half[1] ?? '' };
}

function literally(sign: string): string {
  return sign.replace(/[$()*+.?[\]^{|}\\]/g, '\\$&');
}

type Extent = { readonly at: number; readonly rest: string; readonly end: number | undefined };

function textAfter(words: readonly PageWord[], { at, rest, end }: Extent): PageWord[] {
  const label = words[at];
  const glued = label === undefined || rest === '' ? [] : [{ ...label, text: rest }];
  const [next, ...others] = words.slice(at + 1, end);
  // A label read twice, as `(D)` and `D)`, is no part of the option.
  const again = next !== undefined && label?.text.endsWith(next.text) && /\W$/.test(next.text);
  return [...glued, ...(next === undefined || again ? [] : [next]), ...others];
}

/** `(a) Find … (b) Explain …` asks for working, and offers nothing to choose. */
function areParts(labels: readonly Label[], words: readonly PageWord[]): boolean {
  return labels.every(({ at, rest }) => ORDERS.test(rest === '' ? (words[at + 1]?.text ?? '') : rest));
}
