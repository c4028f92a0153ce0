/** A text that looks like the label of a part. */
export type LabelMatch = {
  readonly start: number;
  readonly end: number;
  readonly outer: string;
  readonly inner: string | undefined;
  /** `)`, `.`, `:` or `-` after the letter; empty if there is none. */
  readonly mark: string;
  /**
   * Where the match is. In a `row`, it is within a line and next to a number (`2.4b) 19`) or without brackets
   * (`a. 2.4 b. 19`). It then counts only after other labels.
   */
  readonly position: 'line start' | 'within line' | 'row';
  /** The words before the match may refer to a part: `using (a)`, `from part (a)`. */
  readonly isReference: boolean;
  /** The match is between two answers: `9 (a) 5`, but not `2 × (a)`, `(a) = 2` or `(a) is`. */
  readonly isBetweenAnswers: boolean;
};

const OUTER = '(?<outer>[a-z]|[ivx]{1,5}|\\d{1,2})';
const INNER = '(?<inner>[ivx]{1,5}|[a-z]|\\d{1,2})';
/** Not inside a word, a number or a formula: `f(a)` and `2(a)` contain no label. */
const APART = '(?<![\\p{L}\\p{N}\\\\_^)\\]}])';
/** After a number with or without a unit, and before an answer: `2.4 m(b) 19`, but not `2(b) + 3`. */
const AFTER_NUMBER = '(?<=\\d|[%°]|\\d\\s{1,3}[a-zµ°Ω/²³⁻¹]{1,8})';
const BEFORE_ANSWER = '(?=\\s*[^\\s=+\\-−*/^×÷)\\]])';
const WORD = '(?:(?:question|part|answer|ans|q)\\b[ \\t.]*)?';
/** Within a line, `Q (e)` may be the answer Q before the label (e). */
const WORD_WITHIN = '(?:(?:question|part|answer|ans)\\b[ \\t.]*|q(?=[([]))?';
const LINE_START = '^[ \\t]*(?:[-*•][ \\t]*)?';

/** The notations of a label with a bracket. Where two match at the same position, the first one counts. */
const BRACKETED: readonly string[] = [
  // (b)(i), (b) i), [b] [i]
  `[([]\\s*${OUTER}\\s*[)\\]]\\s*[([]?\\s*${INNER}\\s*[)\\]]`,
  // b(i), b (i)
  `${OUTER}\\s*[([]\\s*${INNER}\\s*[)\\]]`,
  // b)i), b) (i)
  `${OUTER}\\s*[)\\]]\\s*${INNER}\\s*[)\\]]`,
  // bii)
  '(?<outer>[a-z])(?<inner>[ivx]{1,5})\\s*[)\\]]',
  // (a), [a]
  `[([]\\s*${OUTER}\\s*[)\\]]\\s*[.:]?`,
  // a), a]
  `${OUTER}\\s*[)\\]]\\s*[.:]?`,
];
/** a., a:, a - */
const STOPPED = `${OUTER}\\s*(?:[.:](?!\\d)|[–-](?=\\s))`;
/** a:5 */
const COLON = '(?<outer>[a-z]):';
/** part a is */
const PART_IS = '(?:part|answer)\\s+(?<outer>[a-z])\\s+is\\b';
/** b.i:, b i. */
const STOPPED_INNER = `${OUTER}[.\\s]*${INNER}\\s*[.:](?!\\d)`;

const WITHIN_LINE: readonly RegExp[] = [
  ...BRACKETED.map((source) => `${APART}${WORD_WITHIN}${source}`),
  ...BRACKETED.map((source) => `${LINE_START}${WORD}${source}`),
  `(?<=[,;]\\s{0,3})${WORD}${STOPPED_INNER}`,
  `(?<=[,;]\\s{0,3})${WORD}${STOPPED}`,
  `(?<=[,;]\\s{0,3})${COLON}`,
  `${APART}(?:part|answer|ans)\\s+${STOPPED}`,
  `${APART}${PART_IS}`,
].map(compile);
const AT_LINE_START: readonly RegExp[] = [
  `${LINE_START}${WORD}${STOPPED_INNER}`,
  `${LINE_START}${WORD}${STOPPED}`,
  `${LINE_START}${COLON}`,
  `${LINE_START}${PART_IS}`,
  `${LINE_START}(?:question|part|answer)\\s+(?<outer>[a-z])\\b`,
].map(compile);
const IN_ROW: readonly RegExp[] = [
  `${AFTER_NUMBER}[([]\\s*${OUTER}\\s*[)\\]]${BEFORE_ANSWER}`,
  `(?<=\\d)(?<outer>[a-z])\\)${BEFORE_ANSWER}`,
  `(?<=\\s)${OUTER}(?:[.:]|\\s?[–-])(?=\\s)`,
  `(?<=\\s)${COLON}(?=\\S)`,
].map(compile);

function compile(source: string): RegExp {
  return new RegExp(source, 'gimu');
}

/** `b = osmosis`, in a response whose lines all have this form. */
const EQUATED = compile(`${LINE_START}(?<outer>[a-z])\\s*=`);
const EQUATED_WORD = /=\s*(?!sqrt|root)(?:\p{L}{4}|\d+(?:st|nd|rd|th)\b)/iu;

/** Returns whether each line equates a letter with an answer, at least one of which is in words. */
function equatesAnswers(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isEquated = (line: string) => /^\s*[a-z]\s*=[^=]*$/iu.test(line);
  return lines.length > 1 && lines.every(isEquated) && lines.some((line) => EQUATED_WORD.test(line));
}

/** Lists the texts that look like labels, in order. Where several begin at the same position, the most specific is first. */
export function listLabelMatches(text: string): LabelMatch[] {
  const find = (notations: readonly RegExp[], isRow: boolean) =>
    notations.flatMap((notation) =>
      listMatches(text, notation).flatMap((match) => toLabelMatch(text, match, isRow)),
    );
  const atLineStart = equatesAnswers(text) ? [...AT_LINE_START, EQUATED] : AT_LINE_START;
  return [...find([...WITHIN_LINE, ...atLineStart], false), ...find(IN_ROW, true)].toSorted(
    (one, other) => one.start - other.start,
  );
}

/** Lists all matches, also those that overlap: `(c)(i)` in `(a) (c)(i)`. */
function listMatches(text: string, notation: RegExp): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  notation.lastIndex = 0;
  for (let match = notation.exec(text); match !== null; match = notation.exec(text)) {
    matches.push(match);
    notation.lastIndex = match.index + 1;
  }
  return matches;
}

const REFERENCE =
  /(?<![\p{L}])(?:using|use|from|in|of|to|see|by|with|for|as|than|because|since|if|when|my|the)\s+(?:part|answer|question|q)?\s*$/iu;

const ENDS_ANSWER = /(?:\d|[%°.,;]|[\p{L}]{3,})\s{1,3}$/u;
const BEGINS_ANSWER = /^\s{0,3}(?!(?:is|was|and|or|has|to)\b)(?:[\p{L}\d£$\\]|[-−]\d)/iu;

/** The number of characters before a label that are considered, so that a long line takes no long time. */
const MAX_CONTEXT = 200;

/** Describes a match. The result is empty if the match only closes an earlier bracket. */
function toLabelMatch(text: string, match: RegExpExecArray, isRow: boolean): LabelMatch[] {
  const { index: start, 0: label, groups = {} } = match;
  const end = start + label.length;
  const line =
    text
      .slice(Math.max(0, start - MAX_CONTEXT), start)
      .split('\n')
      .at(-1) ?? '';
  if (isInsideBrackets(line, label)) return [];
  const isAtLineStart = /^[ \t]*(?:[-*•][ \t]*)?$/u.test(line);
  return [
    {
      start,
      end,
      outer: groups.outer ?? '',
      inner: groups.inner,
      mark: (/[)\].:–-]\s*$/u.exec(label)?.[0] ?? '').trim().replace('–', '-').replace(']', ')'),
      position: isAtLineStart ? 'line start' : isRow ? 'row' : 'within line',
      isReference: REFERENCE.test(line),
      isBetweenAnswers: ENDS_ANSWER.test(line) && BEGINS_ANSWER.test(text.slice(end, end + MAX_CONTEXT)),
    },
  ];
}

/** Whether a bracket that was opened earlier on the line is closed by this label, as in `(3, a)`. */
function isInsideBrackets(line: string, label: string): boolean {
  if (/^\s*[([]/u.test(label) || !label.includes(')')) return false;
  let depth = 0;
  for (const character of line) {
    if (character === '(') depth += 1;
    // A closing bracket without an opening one belongs to an earlier label such as `a)`.
    else if (character === ')' && depth > 0) depth -= 1;
  }
  return depth > 0;
}
