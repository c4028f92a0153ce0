import { type LabelMatch, listLabelMatches } from './list-label-matches.ts';

/** A label in a response, such as `(b)(i)`, with the path of the part that it names. */
export type PartLabel = {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  /** The label names a part with inner parts; `path` is then its first inner part. */
  readonly isOuter: boolean;
  /** Where the label is written again, as in `(b) (b)`. If nothing follows, the second is the answer: option (b). */
  readonly repeatedAt?: number;
};

/** Finds the labels of parts in a response, in the order they are written. */
export function findPartLabels(text: string, paths: readonly string[]): PartLabel[] {
  const labels = resolveLabels(text, paths);
  const tight = labels.length < paths.length ? findRow(text, paths, TIGHT) : [];
  if (tight.length > 0) return tight;
  if (labels.length > 0) return labels;
  const bare = listBareNames(text, paths);
  return bare.length > 0 ? bare : findOrdinals(text, paths);
}

function resolveLabels(text: string, paths: readonly string[]): PartLabel[] {
  const matches = listLabelMatches(text);
  const atLineStart = matches.filter(({ position }) => position === 'line start');
  const named = new Set(acceptLabels(atLineStart, paths, new Set()).map(({ path }) => path));
  return acceptLabels(matches, paths, named);
}

function acceptLabels(
  matches: readonly LabelMatch[],
  paths: readonly string[],
  atLineStart: ReadonlySet<string>,
): PartLabel[] {
  const found: PartLabel[] = [];
  const named = new Set(atLineStart);
  let lastMark = '';
  for (const match of matches) {
    const last = found.at(-1);
    if (match.start < (last?.end ?? 0)) continue;
    const path = resolvePath(match, last?.path, paths);
    if (path === undefined) continue;
    if (last !== undefined && path === last.path && match.start - last.end <= 1) {
      // `b. (i)` is one label.
      const repeatedAt = last.isOuter ? {} : { repeatedAt: match.start };
      found.splice(-1, 1, { ...last, end: match.end, isOuter: false, ...repeatedAt });
      continue;
    }
    const isNext = last !== undefined && paths.indexOf(path) === paths.indexOf(last.path) + 1;
    const isLaterAttempt = path === last?.path && match.mark === lastMark && match.isBetweenAnswers;
    if (!isLabel(match, { isNext, isNamedElsewhere: named.has(path), isLaterAttempt, lastMark })) continue;
    const isOuter = match.inner === undefined && path.startsWith(`${match.outer.toLowerCase()}.`);
    found.push({ path, start: match.start, end: match.end, isOuter });
    named.add(path);
    lastMark = match.mark;
  }
  return found;
}

type LabelFacts = {
  /** The label names the part that follows the part of the previous label. */
  readonly isNext: boolean;
  /** The part has an earlier label, or another label at the start of a line. */
  readonly isNamedElsewhere: boolean;
  /** The label names the same part as the previous label, and both have an answer: `(a) 9 (a) 5`. */
  readonly isLaterAttempt: boolean;
  readonly lastMark: string;
};

/**
 * Whether a match is a label. Within a line, `(a)` may also refer to a part or be in a formula. There it
 * counts only if the part has no other label. A letter without brackets, or next to a number, must also name
 * the next part.
 */
function isLabel(
  { position, mark, isReference }: LabelMatch,
  { isNext, isNamedElsewhere, isLaterAttempt, lastMark }: LabelFacts,
): boolean {
  if (position === 'line start') return true;
  if (isLaterAttempt && position === 'within line') return !isReference;
  if (isNamedElsewhere) return false;
  return position === 'row' ? isNext && mark === lastMark : isNext || !isReference;
}

/** `a mitosis`, `a/ mitosis`: a name alone at the start of a line, before a word or a number. */
const BARE =
  /^[ \t]*(?<outer>[a-z])(?:[ \t]*(?<inner>[ivx]{1,5}))?(?:[>/][ \t]|[ \t])[ \t]*(?=[\p{L}\d£$\\"“(-])/gimu;

/**
 * A letter alone may be a word such as “a” or “I”, so it counts only if several parts are named in this way.
 */
function listBareNames(text: string, paths: readonly string[]): PartLabel[] {
  const labels = [...text.matchAll(BARE)].flatMap(({ index, 0: { length }, groups = {} }) => {
    const { outer = '', inner } = groups;
    const path = resolvePath({ outer, inner }, undefined, paths);
    return path === undefined ? [] : [{ path, start: index, end: index + length, isOuter: false }];
  });
  return new Set(labels.map(({ path }) => path)).size > 1 ? labels : [];
}

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];

/** Finds `1) … 2) …` or `i) … ii) …` if the text begins with one of them and there is one for each part. */
function findOrdinals(text: string, paths: readonly string[]): PartLabel[] {
  const matches = [...text.matchAll(/(?<![^\s,;])\(?(\d{1,2}|[ivx]{1,4})(?:\)|\.(?=\s))[ \t]*/giu)];
  const written = matches.map((match) => match[1]?.toLowerCase() ?? '');
  const names = [ROMAN, paths.map((_, index) => String(index + 1))]
    .map((list) => list.slice(0, paths.length))
    .find((list) => list.toSorted().join() === written.toSorted().join());
  if (names === undefined || text.slice(0, matches[0]?.index).trim() !== '') return [];
  return matches.map(({ index, 0: { length } }, position) => ({
    path: paths[names.indexOf(written[position] ?? '')] ?? '',
    start: index,
    end: index + length,
    isOuter: false,
  }));
}

/** `a true b false`: names within a line, each before an answer in words. */
const NAME_BEFORE_WORDS = /(?<![^\s,;])(?<outer>[a-z])\)?(?:\s*[=:–-]\s*|\s+)(?=\p{L})/giu;
/** `a 2.4 b H = 3`, `a5 b6`, `bi 5`: names within a line, each before a number or formula. */
const NAME_BEFORE_VALUE =
  /(?<![^\s,;])(?<outer>[a-z])(?<inner>[ivx]{1,4})?(?:\s+(?=[\p{L}\d£(\\]|-\d)|(?=\d))/giu;
/** `(a)osmosis(b)diffusion`: labels joined to the answers. */
const TIGHT = /[([](?<outer>[a-z])(?:[)\]][([]?(?<inner>[ivx]{1,4}))?[)\]](?=[\p{L}\d£\\]|[-−]\d)/giu;

/**
 * Finds labels without brackets within a line. They count only if the text begins with the first label and
 * names all parts in order, because `a` may be the article.
 */
export function findBareLabels(text: string, paths: readonly string[], areWords: boolean): PartLabel[] {
  return findRow(text, paths, areWords ? NAME_BEFORE_WORDS : NAME_BEFORE_VALUE);
}

function findRow(text: string, paths: readonly string[], notation: RegExp): PartLabel[] {
  const found: PartLabel[] = [];
  for (const match of text.matchAll(notation)) {
    const { index, 0: label, groups = {} } = match;
    const path = paths[found.length];
    const own = text.slice(found.at(-1)?.end ?? 0, index).trim();
    const isFirst = found.length === 0;
    const { outer = '', inner } = groups;
    const name = (inner === undefined ? outer : `${outer}.${inner}`).toLowerCase();
    if (path !== undefined && path === name && (own === '') === isFirst)
      found.push({ path, start: index, end: index + label.length, isOuter: false });
  }
  return found.length === paths.length ? found : [];
}

/**
 * Finds the part that a label names. An inner label alone, such as `(ii)`, belongs to the outer part named
 * last. `(b)` alone means the first inner part of (b).
 */
function resolvePath(
  { outer, inner }: Pick<LabelMatch, 'outer' | 'inner'>,
  last: string | undefined,
  paths: readonly string[],
): string | undefined {
  const name = outer.toLowerCase();
  if (inner !== undefined) return paths.find((path) => path === `${name}.${inner.toLowerCase()}`);
  if (paths.includes(name)) return name;
  const sibling = last?.includes('.') ? `${last.split('.')[0]}.${name}` : '';
  const later = paths.slice(last === undefined ? 0 : paths.indexOf(last) + 1);
  return (
    paths.find((path) => path === sibling) ??
    paths.find((path) => path.startsWith(`${name}.`)) ??
    later.find((path) => path.endsWith(`.${name}`))
  );
}
