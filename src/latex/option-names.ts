/** One option name in a solution: `(b)`, `B`, `(2)`. A letter without brackets must not be the start of a word. */
const OPTION_NAME = String.raw`(?:\(\s*[a-hA-H1-8]\s*\)|\[\s*[a-hA-H]\s*\]|\b[a-hA-H]\b(?=\s*(?:[.,;:)!]|and\b|&|or\b|is\b|are\b|$)))`;
/** Several names in one bracket or word: `(A, C)` or `ABD`. */
const JOINED_NAMES = String.raw`(?:\(\s*[a-hA-H](?:\s*(?:,\s*and|,|and|&)\s*[a-hA-H])+\s*\)|\b[A-H]{2,8}\b(?=\s*(?:[.,;:)!]|is\b|are\b|$)))`;
/** A separator between option names. Each separator matches in one way only, which avoids backtracking on long lists. */
const NAME_SEPARATOR = String.raw`(?:\s*(?:,\s*and\b|,|and\b|&|;|or\b|\+)\s*|\s+)`;
/** Captures several option names in a row. */
export const OPTION_NAME_LIST = String.raw`((?:both\s+|only\s+)?(?:${JOINED_NAMES}|${OPTION_NAME}(?:${NAME_SEPARATOR}?${OPTION_NAME}){0,7}))`;
/** A Roman numeral in brackets. */
export const BRACKETED_ROMAN = String.raw`\(\s*(?:iii|iv|ii|i|viii|vii|vi|v)\s*\)`;

const ROMAN_NUMERALS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];

/** Finds the indexes of the options named in a list such as `(a), (c)`, `b`, `A and D`, `ABD` or `(iii)`. */
export function findOptionIndexes(list: string, optionCount: number): number[] {
  const indexes = readOptionNames(list).filter((index) => index >= 0 && index < optionCount);
  return [...new Set(indexes)].toSorted((a, b) => a - b);
}

/** Converts option names to indexes; the result may contain indexes beyond the number of options. */
function readOptionNames(list: string): number[] {
  const names = list.replace(/^\s*(?:both|only)\s+/i, '').trim();
  const romanIndex = ROMAN_NUMERALS.indexOf(/^\(?\s*([iv]+)\s*\)?$/i.exec(names)?.[1]?.toLowerCase() ?? '');
  if (romanIndex >= 0) return [romanIndex];
  if (/^[A-H]{2,8}$/.test(names)) return isAscending(names) ? [...names].map(toOptionIndex) : [];
  return [...names.matchAll(/(?<![a-zA-Z])[a-hA-H](?![a-zA-Z])|(?<![\d.])[1-8](?![\d.])/g)].map(([name]) =>
    toOptionIndex(name),
  );
}

function toOptionIndex(name: string): number {
  return /\d/.test(name) ? Number(name) - 1 : name.toLowerCase().charCodeAt(0) - 97;
}

/** Whether the letters ascend: `ABD` names options, `BAD` is a word. */
function isAscending(letters: string): boolean {
  return [...letters].every((letter, index) => index === 0 || letter > letters.charAt(index - 1));
}
