/** A label in a response, such as `(b)(i)`, with the path of the part that it names. */
export type PartLabel = { readonly path: string; readonly start: number; readonly end: number };

const OUTER = '(?<outer>[a-z]|[ivx]{1,5}|\\d{1,2})';
const INNER = '(?<inner>[ivx]{1,5}|[a-z]|\\d{1,2})';
/** Not inside a word, a number or a formula: `f(a)` and `2(a)` contain no label. */
const APART = '(?<![\\p{L}\\p{N}\\\\_^)\\]}])';
/** The start of a line, or a comma or semicolon within it. */
const START = '(?:^[ \\t]*(?:[-*•][ \\t]*)?|(?<=[,;]\\s*))(?:(?:question|part|q)\\s*\\d*\\s*)?';

/** The notations of a label; where two match at the same position, the first one counts. */
const NOTATIONS: readonly RegExp[] = [
  // (b)(i), (b) i), [b] [i]
  `${APART}[([]\\s*${OUTER}\\s*[)\\]]\\s*[([]?\\s*${INNER}\\s*[)\\]]`,
  // b(i), b (i)
  `${APART}${OUTER}\\s*[([]\\s*${INNER}\\s*[)\\]]`,
  // b)i), b) (i)
  `${APART}${OUTER}\\s*\\)\\s*${INNER}\\s*\\)`,
  // bii)
  `${APART}(?<outer>[a-z])(?<inner>[ivx]{1,5})\\s*\\)`,
  // (a), [a]
  `${APART}[([]\\s*${OUTER}\\s*[)\\]]\\s*[.:]?`,
  // a)
  `${APART}${OUTER}\\s*\\)\\s*[.:]?`,
  // b.i:, b i., Part b i:
  `${START}${OUTER}[.\\s]*${INNER}\\s*[.:](?!\\d)`,
  // a., a:, a -, Part a:
  `${START}${OUTER}\\s*(?:[.:](?!\\d)|[–-](?=\\s))`,
  // Part a
  '^[ \\t]*(?:question|part)\\s*\\d*\\s*(?<outer>[a-z])\\b',
].map((source) => new RegExp(source, 'gimu'));

/** `a mitosis`: a name alone at the start of a line, before a word or a number. */
const BARE = new RegExp(
  `^[ \\t]*${OUTER}(?:[ \\t]*(?<inner>[ivx]{1,5}))?[ \\t]+(?=[\\p{L}\\d£$\\\\"“(-])`,
  'gimu',
);

/** Finds the labels of parts in a response, in the order they are written. */
export function findPartLabels(text: string, paths: readonly string[]): PartLabel[] {
  const labels = resolveLabels(NOTATIONS, text, paths);
  if (labels.length > 0) return labels;
  const bare = resolveLabels([BARE], text, paths);
  // A name alone may be a word such as “a” or “I”, so it counts only if several parts are named.
  return new Set(bare.map(({ path }) => path)).size > 1 ? bare : [];
}

/** `a true b false`: names within a line, each before an answer in words. */
const NAME_BEFORE_WORDS = /(?<![^\s,;])(?<outer>[a-z])\)?(?:\s*[=:–-]\s*|\s+)(?=\p{L})/giu;

/**
 * Finds labels without brackets within a line, for answers in words. They count only if each part is named once, in order:
 * otherwise `a` may be the article.
 */
export function findNamesBeforeWords(text: string, paths: readonly string[]): PartLabel[] {
  const labels = resolveLabels([NAME_BEFORE_WORDS], text, paths);
  return labels.map(({ path }) => path).join() === paths.join() ? labels : [];
}

function resolveLabels(notations: readonly RegExp[], text: string, paths: readonly string[]): PartLabel[] {
  const matches = notations
    .flatMap((notation) => [...text.matchAll(notation)])
    .toSorted((one, other) => one.index - other.index);
  const found: PartLabel[] = [];
  for (const match of matches) {
    const last = found.at(-1);
    if (match.index < (last?.end ?? 0) || isInsideBrackets(text, match)) continue;
    const path = resolvePath(match.groups ?? {}, last?.path, paths);
    if (path !== undefined) found.push({ path, start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** Whether a bracket that was opened earlier on the line is closed by this label, as in `(3, a)`. */
function isInsideBrackets(text: string, { 0: label, index }: RegExpExecArray): boolean {
  if (/^\s*[([]/u.test(label) || !label.includes(')')) return false;
  // Earlier labels such as `a)` close no bracket.
  const line = text
    .slice(text.lastIndexOf('\n', index) + 1, index)
    .replace(/(?<=^|[\s,;])[a-z]{1,5}\)/giu, '');
  return line.split('(').length > line.split(')').length;
}

/**
 * Finds the part that a label names. An inner label alone, such as `(ii)`, belongs to the part of the label before it, and
 * `(b)` alone means its first inner part.
 */
function resolvePath(
  { outer, inner }: Readonly<Record<string, string | undefined>>,
  last: string | undefined,
  paths: readonly string[],
): string | undefined {
  const name = outer?.toLowerCase() ?? '';
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
