/** One option name in a solution: `(b)`, `B`, `(2)`; a bare letter must not begin a word. */
const ONE = String.raw`(?:\(\s*[a-hA-H1-8]\s*\)|\[\s*[a-hA-H]\s*\]|\b[a-hA-H]\b(?=\s*(?:[.,;:)!]|and\b|&|or\b|is\b|are\b|$)))`;
/** `(A, C)` or `ABD` */
const TOGETHER = String.raw`(?:\(\s*[a-hA-H](?:\s*(?:,\s*and|,|and|&)\s*[a-hA-H])+\s*\)|\b[A-H]{2,8}\b(?=\s*(?:[.,;:)!]|is\b|are\b|$)))`;
/** A separator between option names. Each gap matches in one way only, which avoids backtracking on long lists. */
const GAP = String.raw`(?:\s*(?:,\s*and\b|,|and\b|&|;|or\b|\+)\s*|\s+)`;
/** Captures several option names in a row. */
export const LIST = String.raw`((?:both\s+|only\s+)?(?:${TOGETHER}|${ONE}(?:${GAP}?${ONE}){0,7}))`;
/** A Roman numeral in brackets. */
export const ROMAN = String.raw`\(\s*(?:iii|iv|ii|i|viii|vii|vi|v)\s*\)`;

const ROMANS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];

/** Finds the indexes of the options named in a list such as `(a), (c)`, `b`, `A and D`, `ABD` or `(iii)`. */
export function findOptionIndexes(list: string, optionCount: number): number[] {
  const known = readOptionNames(list).filter((index) => index >= 0 && index < optionCount);
  return [...new Set(known)].toSorted((one, other) => one - other);
}

function readOptionNames(list: string): number[] {
  const bare = list.replace(/^\s*(?:both|only)\s+/i, '').trim();
  const roman = ROMANS.indexOf(/^\(?\s*([iv]+)\s*\)?$/i.exec(bare)?.[1]?.toLowerCase() ?? '');
  if (roman >= 0) return [roman];
  if (/^[A-H]{2,8}$/.test(bare)) return isRising(bare) ? [...bare].map(toOptionIndex) : [];
  return [...bare.matchAll(/(?<![a-zA-Z])[a-hA-H](?![a-zA-Z])|(?<![\d.])[1-8](?![\d.])/g)].map(([sign]) =>
    toOptionIndex(sign),
  );
}

function toOptionIndex(sign: string): number {
  return /\d/.test(sign) ? Number(sign) - 1 : sign.toLowerCase().charCodeAt(0) - 97;
}

/** Whether the letters ascend: `ABD` names options, `BAD` is a word. */
function isRising(letters: string): boolean {
  return [...letters].every((letter, index) => index === 0 || letter > letters.charAt(index - 1));
}
