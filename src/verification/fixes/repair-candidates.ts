import type { Finding, TextEdit } from '../../domain/finding.ts';
import { DISPLAYS } from '../../latex/section-names.ts';

/** With more candidates, the search is skipped, because it would take too long. Trying only some of them would prove nothing. */
const MAX_CANDIDATES = 60;

/** A token; a delimiter can go before or after it. */
const TOKEN = /\\[a-zA-Z]+\*?|\\.|\d+(?:\.\d+)?|[a-zA-Z]|\s+|[^\s]/gsu;

/** A token at which the formula around a missing delimiter must end, such as `$`, `&` or an empty line. */
const FORMULA_BOUNDARY = /(?<!\\)\$|\\\\|&|\\(?:begin|end|item|task|intertext)\b|\\[[\]()]|\n[ \t]*\n/gu;

/** The line break before the next section or question, or the end of the document. */
const SECTION_END =
  /\n(?=[ \t]*\\(?:item\b|begin\{(?:solution|alternatesolution|idea|tasks)\}|end\{(?:solution|document|enumerate)\}))|$/gu;

/** Lists candidate edits for a finding at `at`; `end` is the end of its span. */
type ListCandidates = (source: string, at: number, end: number) => TextEdit[];

const candidatesByRule: Readonly<Record<string, ListCandidates>> = {
  'brace-is-closed': closeBrace,
  'brace-is-opened': openBrace,
  'environment-is-closed': closeEnvironment,
  'environment-is-opened': openEnvironment,
};

/** Lists alternative edits, each of which may repair a finding by itself; empty for rules that are not searched. */
export function listRepairCandidates({ rule, span }: Finding, source: string): TextEdit[] {
  if (span === undefined) return [];
  const candidates = candidatesByRule[rule]?.(source, span.start, span.end) ?? [];
  return candidates.length > MAX_CANDIDATES ? [] : candidates;
}

const RULE_ORDER = Object.keys(candidatesByRule);

/**
 * Selects the findings that can be searched. Findings about braces are first, because a missing brace may leave an
 * environment open.
 */
export function selectSearchable<T extends Finding>(findings: readonly T[]): T[] {
  return findings
    .filter(({ rule }) => rule in candidatesByRule)
    .toSorted((a, b) => RULE_ORDER.indexOf(a.rule) - RULE_ORDER.indexOf(b.rule));
}

function createInsertion(at: number, replacement: string): TextEdit {
  return { span: { start: at, end: at }, replacement };
}

/**
 * Lists edits that add a closing brace after each token up to the end of the formula. The brace may also be missing inside a
 * complete group, if that group was closed by the brace of another one.
 */
function closeBrace(source: string, open: number): TextEdit[] {
  const name = /^\{[a-zA-Z]+\*?/u.exec(source.slice(open, open + 40))?.[0];
  if (name !== undefined && /\\(?:begin|end)$/u.test(source.slice(0, open)))
    return [createInsertion(open + name.length, '}')];
  if (isInPicture(source.slice(0, open)) || beginsScope(source, open)) return [];
  const end = findBoundaryAfter(source, open + 1);
  const tokenEnds = listTokenEnds(source, open + 1, end);
  const inside = source.slice(open + 1, end);
  const isUnit =
    UPRIGHT_COMMAND.test(source.slice(0, open)) &&
    !OPERATOR.test(inside) &&
    !inside.replace(POWER, '').includes('{');
  return (isUnit ? tokenEnds.slice(-1) : tokenEnds).map((at) => createInsertion(at, '}'));
}

/** Whether a brace belongs to a command such as {\centering …}, whose group may end many lines later. */
function beginsScope(source: string, open: number): boolean {
  return /^\{\s*\\[a-zA-Z]+/u.test(source.slice(open, open + 40)) && /(?:^|\s)$/u.test(source.slice(0, open));
}

/** Commands for upright units and words, which usually extend to the end of the formula. */
const UPRIGHT_COMMAND = /\\(?:mathrm|text|mathbf)$/u;
/** The power of a unit, such as {-2}. */
const POWER = /\{-?\d*\}/gu;
/** A relation, an operator or a command that does not belong to a unit. */
const OPERATOR = /[=<>+:;]|\\(?:times|cdot|approx|frac|sqrt|Rightarrow|quad)\b/u;

/** Lists edits that remove a closing brace, or add an opening one between the start of the formula and the finding. */
function openBrace(source: string, close: number): TextEdit[] {
  const before = source.slice(0, close);
  const environment = /\\(?:begin|end)(?=[a-zA-Z]+\*?$)/u.exec(before);
  if (environment !== null) return [createInsertion(environment.index + environment[0].length, '{')];
  // In a drawing, only a brace between spaces is removed, together with one space.
  if (isInPicture(before))
    return listBraceRemovals(source, close).filter(({ span }) => span.end - span.start > 1);
  const start = findBoundaryBefore(source, close);
  const groupStarts = findGroupStarts(source, start, close);
  return [...listBraceRemovals(source, close), ...groupStarts.map((at) => createInsertion(at, '{'))];
}

/** Whether the text ends inside a drawing, in which no braces are added. */
function isInPicture(before: string): boolean {
  return before.lastIndexOf('\\begin{tikzpicture}') > before.lastIndexOf('\\end{tikzpicture}');
}

/** Lists edits that remove one of the closing braces of the line. If a brace is alone between spaces, it is the only candidate. */
function listBraceRemovals(source: string, close: number): TextEdit[] {
  const lineStart = source.lastIndexOf('\n', close) + 1;
  const braces = Array.from(
    source.slice(lineStart, close + 1).matchAll(/(?<!\\)\}/gu),
    ({ index }) => lineStart + index,
  );
  const spaced = braces.filter((at) => /^\s\}\s/u.test(source.slice(at - 1, at + 2)));
  return (spaced.length === 1 ? spaced : braces).map((at) => {
    const trailingSpace = spaced.includes(at) ? 1 : 0;
    return { span: { start: at, end: at + 1 + trailingSpace }, replacement: '' };
  });
}

const COMMANDS_WITH_ARGUMENT =
  'mathrm|mathbf|text|textbf|textit|emph|sqrt|frac|dfrac|tfrac|boxed|overline|underline|overrightarrow|widehat|mathbb|mathcal|operatorname|vec|hat';
const MISSING_ARGUMENT_BRACE = new RegExp(String.raw`\\(?:${COMMANDS_WITH_ARGUMENT})(?!\{)`, 'gu');
/** A superscript or subscript sign without a brace after it. */
const SCRIPT_SIGN = /[\^_](?!\{)/gu;
/** A fraction whose denominator has no brace. */
const FRACTION_WITHOUT_DENOMINATOR = /\\[dt]?frac\s*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}(?!\{)/gu;

const TABLE_WITHOUT_COLUMNS = /\\begin\{(?:tabularx?|array)\*?\}(?!\{)/gu;

/** Finds where a command, an index or a second argument has no brace; `\mathrmkg` may be `\mathrm` and kg. */
function findGroupStarts(source: string, start: number, end: number): number[] {
  return [MISSING_ARGUMENT_BRACE, SCRIPT_SIGN, FRACTION_WITHOUT_DENOMINATOR, TABLE_WITHOUT_COLUMNS].flatMap(
    (pattern) => findMatchEnds(pattern, source, start, end),
  );
}

function findMatchEnds(pattern: RegExp, ...[source, start, end]: [string, number, number]): number[] {
  const matchEnds = Array.from(
    source.slice(start, end).matchAll(pattern),
    (match) => match.index + match[0].length,
  );
  return matchEnds.map((matchEnd) => start + matchEnd).filter((matchEnd) => matchEnd < end);
}

/** An empty line after the first line of an environment. TeX allows none in a formula. */
const EMPTY_LINE = /(?<=\S[^\n]*)\n[ \t]*\n/gu;

/**
 * Lists edits that add the missing \end after each line that is not empty. The search ends with the section, or with the paragraph
 * for a formula.
 */
function closeEnvironment(source: string, start: number, end: number): TextEdit[] {
  const name = /\\begin\{([^{}]+)\}/u.exec(source.slice(start, end))?.[1];
  if (name === undefined) return [];
  const boundary = DISPLAYS.has(name) ? EMPTY_LINE : SECTION_END;
  const lastEnd = Math.min(findFirst(SECTION_END, source, end), findFirst(boundary, source, end));
  return listLineEnds(source, end, lastEnd).map((at) => createInsertion(at, `\n\\end{${name}}`));
}

/** Environments that may be opened by a repair. */
const REPAIRABLE_ENVIRONMENT =
  /^(?:align|equation|gather|cases|tasks|solution|center|enumerate|itemize|tabular)\*?$/u;

/** Lists edits that add the missing \begin before each line back to the start of the question or solution. */
function openEnvironment(source: string, start: number, end: number): TextEdit[] {
  const name = /\\end\{([^{}]+)\}/u.exec(source.slice(start, end))?.[1];
  if (name === undefined || !REPAIRABLE_ENVIRONMENT.test(name)) return [];
  const beginWithoutBrace = source.lastIndexOf(`\\begin${name}}`, start);
  if (beginWithoutBrace >= 0) return [createInsertion(beginWithoutBrace + '\\begin'.length, '{')];
  const from = Math.max(
    source.lastIndexOf('\\item', start),
    source.lastIndexOf('\\begin{solution}', start),
    0,
  );
  return listLineEnds(source, from, start)
    .toReversed()
    .map((at) => createInsertion(at, `\n\\begin{${name}}`));
}

/** Lists the ends of the lines from `from` to `end` that are not empty, and `end` itself. */
function listLineEnds(source: string, from: number, end: number): number[] {
  const lineEnds: number[] = [];
  for (
    let lineBreak = source.indexOf('\n', from);
    lineBreak !== -1 && lineBreak <= end;
    lineBreak = source.indexOf('\n', lineBreak + 1)
  ) {
    const line = source.slice(source.lastIndexOf('\n', lineBreak - 1) + 1, lineBreak);
    if (line.trim() !== '') lineEnds.push(lineBreak);
  }
  return lineEnds.at(-1) === end ? lineEnds : [...lineEnds, end];
}

function findBoundaryAfter(source: string, at: number): number {
  return findFirst(FORMULA_BOUNDARY, source, at);
}

/** Returns the first match of a global pattern from `at`, or the end of the text. */
function findFirst(pattern: RegExp, source: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(source)?.index ?? source.length;
}

function findBoundaryBefore(source: string, at: number): number {
  let start = 0;
  const from = Math.max(0, source.lastIndexOf('\n\n', at));
  for (const boundary of source.slice(from, at).matchAll(FORMULA_BOUNDARY))
    start = from + boundary.index + boundary[0].length;
  return Math.max(start, from);
}

/** Lists the ends of the tokens, except spaces and opening braces. */
function listTokenEnds(source: string, start: number, end: number): number[] {
  const tokenEnds: number[] = [];
  let depth = 0;
  for (const token of source.slice(start, end).matchAll(TOKEN)) {
    if (token[0] === '{') depth++;
    if (token[0] === '}') depth--;
    if (depth < 0) break;
    if (token[0].trim() !== '' && token[0] !== '{') tokenEnds.push(start + token.index + token[0].length);
  }
  return tokenEnds;
}
