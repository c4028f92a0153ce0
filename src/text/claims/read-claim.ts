import { cacheByText } from '../cache-by-text.ts';
import { splitWords } from '../similarity.ts';
import { correctSpelling } from './correct-spelling.ts';
import { ARTICLES, findPhrase, getOpposite, isBinary, isEmptyWord, isGenericWord } from './meaning-index.ts';
import { stemWord } from './word-stem.ts';

/**
 * One meaning in a claim. `content` names a thing or an action, `direction` has an opposite (increase, same, inside), `generic`
 * names only the kind of a thing and may be left out, and `not` is a negation.
 */
export type Meaning = {
  readonly kind: 'content' | 'direction' | 'generic' | 'not';
  readonly name: string;
  /** The position of its first word in the text. */
  readonly at: number;
};

/** A statement in words as a list of meanings, in the order of the text. */
export type Claim = {
  readonly words: readonly string[];
  readonly meanings: readonly Meaning[];
  /** Words in capitals, such as the SQL keyword WHERE, which are never empty words. */
  readonly keywords: ReadonlySet<string>;
  /** The positions of “from”, and of “to”, “into” or “than”, which separate two sides. */
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly isComparison: boolean;
};

const NEGATIONS = new Set(['not', 'never', 'neither', 'nor', 'cannot', 'non', 'unable', 'fail', 'fails']);
const CONTRACTION = /^(?:is|are|was|were|do|does|did|has|have|had|ca|wo|would|could|should)nt$/u;

/** Reads the meanings of a short text. Forms of a word, synonyms and opposites are known from the tables. */
export const readClaim = cacheByText((text: string): Claim => {
  const words = listWords(text);
  const keywords = new Set((text.match(/\b[A-Z]{2,}\b/gu) ?? []).map((word) => word.toLowerCase()));
  return toClaim(words, keywords);
});

/** Reads a text as `readClaim` does. Words that are spelled nearly as in the expected claim are read as its words. */
export function readClaimAs(text: string, expected: Claim): Claim {
  const claim = readClaim(text);
  const words = claim.words.map((word) => correctSpelling(word, expected.words));
  const isUnchanged =
    claim.keywords.size + expected.keywords.size === 0 && words.every((word, at) => word === claim.words[at]);
  return isUnchanged ? claim : toClaim(words, expected.keywords);
}

const listWords = (text: string): string[] =>
  splitWords(normaliseText(text))
    .filter((word) => !ARTICLES.has(word))
    .map((word) => (CONTRACTION.test(word) ? 'not' : word));

function toClaim(words: readonly string[], keywords: ReadonlySet<string>): Claim {
  const meanings = treatGenericAsContent(applyNegations(listMeanings(words, keywords)));
  return { words, keywords, meanings, ...findSides(words) };
}

/** Treats general words such as “energy” as content if the text has no other words. */
function treatGenericAsContent(meanings: readonly Meaning[]): Meaning[] {
  const isGeneral = meanings.every(({ kind }) => kind === 'generic');
  return meanings.map((meaning) => (isGeneral ? { ...meaning, kind: 'content' } : meaning));
}

function listMeanings(words: readonly string[], keywords: ReadonlySet<string>): Meaning[] {
  const stems = words.map(stemWord);
  const meanings: Meaning[] = [];
  for (let at = 0; at < stems.length; at++) {
    const isKeyword = keywords.has(words[at] ?? '');
    const phrase = isKeyword && isEmptyWord(stems[at] ?? '') ? undefined : findPhrase(stems, at);
    if (phrase) meanings.push(...phrase.meanings.map((name) => ({ kind: classify(name), name, at })));
    else meanings.push(...readWord(words[at] ?? '', at, isKeyword));
    at += (phrase?.stems.length ?? 1) - 1;
  }
  return meanings;
}

function classify(name: string): Meaning['kind'] {
  return getOpposite(name) === undefined ? 'content' : 'direction';
}

/** Reads a word that is in no table. */
function readWord(word: string, at: number, isKeyword: boolean): Meaning[] {
  if (NEGATIONS.has(word)) return [{ kind: 'not', name: 'not', at }];
  const stem = stemWord(word);
  if (isEmptyWord(stem) && !isKeyword) return [];
  return [{ kind: isGenericWord(stem) ? 'generic' : 'content', name: stem, at }];
}

/**
 * Finds the two sides of “from … to …” or “… than …”. Without “from”, the last “to” or “into” counts, because “to be used” is not
 * a direction.
 */
function findSides(words: readonly string[]): Pick<Claim, 'from' | 'to' | 'isComparison'> {
  const than = words.indexOf('than');
  if (than > 0) return { from: undefined, to: than, isComparison: true };
  const from = words.indexOf('from');
  const isTo = (word: string, at: number) =>
    /^(?:to|into|onto)$/u.test(word) && words[at + 1] !== 'be' && words[at - 1] !== 'due';
  const to =
    from < 0 ? words.findLastIndex(isTo) : words.findIndex((word, at) => at > from && isTo(word, at));
  return { from: from < 0 ? undefined : from, to: to < 0 ? undefined : to, isComparison: false };
}

/** Writes arrows as “to”, “isn’t” as “isnt”, “nonpolar” as “non polar”, and the name A as a word that is not an article. */
function normaliseText(text: string): string {
  return text
    .replace(/(?<=[^\s.!?;:]\s)A(?=\s*(?:$|[.,;:)])|\s+\p{Ll})/gu, 'namea')
    .replace(/→|->|=>|\\(?:to|rightarrow)\b/gu, ' to ')
    .replace(/n['’]t\b/gu, 'nt')
    .replace(
      /\bnon(?=polar|metal|renewable|coding|reactive|living|biodegradable|random|specific)/giu,
      'non ',
    );
}

/** The number of words from a negation to what it negates: “not very much bigger”. */
const MAX_NEGATION_DISTANCE = 2;

/** The meaning of “no” before a noun. */
const LACK = findPhrase([stemWord('lack')], 0)?.meanings[0];

/**
 * Replaces “not balanced” and “no unbalanced force” by the opposite, and “mutation does not happen” by “no mutation”. Other
 * negations remain.
 */
function applyNegations(meanings: readonly Meaning[]): Meaning[] {
  const negates = (a: Meaning | undefined, b: Meaning | undefined) =>
    (a?.kind === 'not' || a?.name.startsWith('lack#')) &&
    b !== undefined &&
    isBinary(b.name) &&
    b.at - a.at <= MAX_NEGATION_DISTANCE;
  return meanings.flatMap((meaning, index): Meaning[] => {
    if (negates(meaning, meanings[index + 1])) return [];
    const deniesAll = meaning.kind === 'not' && index > 0 && index === meanings.length - 1;
    if (deniesAll && LACK !== undefined) return [{ ...meaning, kind: 'direction', name: LACK }];
    if (!negates(meanings[index - 1], meaning)) return [meaning];
    return [{ ...meaning, name: getOpposite(meaning.name) ?? meaning.name }];
  });
}
