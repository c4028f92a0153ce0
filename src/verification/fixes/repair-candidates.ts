import type { Finding, TextEdit } from '../../domain/finding.ts';

/**
 * With more candidates than this, the search would take too long; it is skipped, because trying only some
 * proves nothing.
 */
const MAX_CANDIDATES = 60;

/** A token; a delimiter can go before or after it. */
const TOKEN = /\\[a-zA-Z]+\*?|\\.|\d+(?:\.\d+)?|[a-zA-Z]|\s+|[^\s]/gsu;

/** Where the formula around a missing delimiter ends at the latest. */
const FENCE = /(?<!\\)\$|\\\\|&|\\(?:begin|end|item|task|intertext)\b|\\[[\]()]|\n[ \t]*\n/gu;

/** The line break before the next section or question, or the end of the document. */
const SECTION_END =
  /\n(?=[ \t]*\\(?:item\b|begin\{(?:solution|alternatesolution|idea|tasks)\}|end\{(?:solution|document|enumerate)\}))|$/gu;

type Candidates = (source: string, at: number, end: number) => TextEdit[];

const byRule: Readonly<Record<string, Candidates>> = {
  'brace-is-closed': closeBrace,
  'brace-is-opened': openBrace,
  'environment-is-closed': closeEnvironment,
  'environment-is-opened': openEnvironment,
  'options-have-key': markOption,
};

/** Lists single edits, one of which may repair a finding; empty for rules that are not searched. */
export function listRepairCandidates({ rule, span }: Finding, source: string): TextEdit[] {
  if (span === undefined) return [];
  const candidates = byRule[rule]?.(source, span.start, span.end) ?? [];
  return candidates.length > MAX_CANDIDATES ? [] : candidates;
}

const order = Object.keys(byRule);

/**
 * Selects the findings that can be searched. Braces come first: a missing brace may leave an environment
 * open.
 */
export function selectSearchable<T extends Finding>(findings: readonly T[]): T[] {
  return findings
    .filter(({ rule }) => rule in byRule)
    .toSorted((one, other) => order.indexOf(one.rule) - order.indexOf(other.rule));
}

function insert(at: number, replacement: string): TextEdit {
  return { span: { start: at, end: at }, replacement };
}

/**
 * Candidates after each token up to the end of the formula, also inside complete groups, which may have taken
 * the brace of another.
 */
function closeBrace(source: string, open: number): TextEdit[] {
  const name = /^\{[a-zA-Z]+\*?/u.exec(source.slice(open, open + 40))?.[0];
  if (name !== undefined && /\\(?:begin|end)$/u.test(source.slice(0, open)))
    return [insert(open + name.length, '}')];
  if (isInPicture(source.slice(0, open))) return [];
  const end = findFenceAfter(source, open + 1);
  const places = listTokenEnds(source, open + 1, end);
  const inside = source.slice(open + 1, end);
  const isUnit =
    UPRIGHT.test(source.slice(0, open)) && !OPERATOR.test(inside) && !inside.replace(POWER, '').includes('{');
  return (isUnit ? places.slice(-1) : places).map((at) => insert(at, '}'));
}

/** Fonts for units and words, which usually extend to the end of the formula. */
const UPRIGHT = /\\(?:mathrm|text|mathbf)$/u;
/** The power of a unit, such as {-2}. */
const POWER = /\{-?\d*\}/gu;
const OPERATOR = /[=<>+:;]|\\(?:times|cdot|approx|frac|sqrt|Rightarrow|quad)\b/u;

/** Candidates that remove a brace, or add one before each token back to the start of the formula. */
function openBrace(source: string, close: number): TextEdit[] {
  const before = source.slice(0, close);
  const environment = /\\(?:begin|end)(?=[a-zA-Z]+\*?$)/u.exec(before);
  if (environment !== null) return [insert(environment.index + environment[0].length, '{')];
  if (isInPicture(before))
    return listBraceRemovals(source, close).filter(({ span }) => span.end - span.start > 1);
  const start = findFenceBefore(source, close);
  const opened = findGroupStarts(source, start, close);
  return [...listBraceRemovals(source, close), ...opened.map((at) => insert(at, '{'))];
}

/** Braces in a drawing are not guessed. */
function isInPicture(before: string): boolean {
  return before.lastIndexOf('\\begin{tikzpicture}') > before.lastIndexOf('\\end{tikzpicture}');
}

/** Any closing brace of the line may be extra; one between spaces certainly is. */
function listBraceRemovals(source: string, close: number): TextEdit[] {
  const line = source.lastIndexOf('\n', close) + 1;
  const braces = Array.from(
    source.slice(line, close + 1).matchAll(/(?<!\\)\}/gu),
    ({ index }) => line + index,
  );
  const alone = braces.filter((at) => /^\s\}\s/u.test(source.slice(at - 1, at + 2)));
  return (alone.length === 1 ? alone : braces).map((at) => {
    const spare = alone.includes(at) ? 1 : 0;
    return { span: { start: at, end: at + 1 + spare }, replacement: '' };
  });
}

const COMMANDS_WITH_ARGUMENT =
  'mathrm|mathbf|text|textbf|textit|emph|sqrt|frac|dfrac|tfrac|boxed|overline|underline|overrightarrow|widehat|mathbb|mathcal|operatorname|vec|hat';
const MISSING_ARGUMENT_BRACE = new RegExp(String.raw`\\(?:${COMMANDS_WITH_ARGUMENT})(?!\{)`, 'gu');
const INDEX = /[\^_](?!\{)/gu;
const SECOND_PART = /\\[dt]?frac\s*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}(?!\{)/gu;

const COLUMNS = /\\begin\{(?:tabularx?|array)\*?\}(?!\{)/gu;

/** Finds where a command, an index or a second argument has no brace; `\mathrmkg` may be `\mathrm` and kg. */
function findGroupStarts(source: string, start: number, end: number): number[] {
  return [MISSING_ARGUMENT_BRACE, INDEX, SECOND_PART, COLUMNS].flatMap((pattern) =>
    findMatchEnds(pattern, source, start, end),
  );
}

function findMatchEnds(pattern: RegExp, ...[source, start, end]: [string, number, number]): number[] {
  const found = Array.from(
    source.slice(start, end).matchAll(pattern),
    (match) => match.index + match[0].length,
  );
  return found.map((place) => start + place).filter((place) => place < end);
}

/** Candidates after each line that is not empty, up to the end of the section. */
function closeEnvironment(source: string, start: number, end: number): TextEdit[] {
  const name = /\\begin\{([^{}]+)\}/u.exec(source.slice(start, end))?.[1];
  if (name === undefined) return [];
  SECTION_END.lastIndex = end;
  const until = SECTION_END.exec(source)?.index ?? source.length;
  return listLineEnds(source, end, until).map((at) => insert(at, `\n\\end{${name}}`));
}

/** Environments that may be opened by a repair. */
const ENVIRONMENT = /^(?:align|equation|gather|cases|tasks|solution|center|enumerate|itemize|tabular)\*?$/u;

/** Candidates before each line back to the start of the question or solution. */
function openEnvironment(source: string, start: number, end: number): TextEdit[] {
  const name = /\\end\{([^{}]+)\}/u.exec(source.slice(start, end))?.[1];
  if (name === undefined || !ENVIRONMENT.test(name)) return [];
  const glued = source.lastIndexOf(`\\begin${name}}`, start);
  if (glued >= 0) return [insert(glued + '\\begin'.length, '{')];
  const from = Math.max(
    source.lastIndexOf('\\item', start),
    source.lastIndexOf('\\begin{solution}', start),
    0,
  );
  return listLineEnds(source, from, start)
    .toReversed()
    .map((at) => insert(at, `\n\\begin{${name}}`));
}

const OPTION = /^[ \t]*\\task[ \t]+(.*\S)[ \t]*$/gmu;
const MIN_OPTION_LENGTH = 6;

/** A candidate after the only option whose text the solution repeats. */
function markOption(source: string, start: number): TextEdit[] {
  const next = source.indexOf('\\item', start + 1);
  const question = source.slice(start, next === -1 ? source.length : next);
  const [stem = '', solution = ''] = question.split('\\begin{solution}', 2);
  const repeated = [...stem.matchAll(OPTION)].filter(
    ([, text = '']) => text.length >= MIN_OPTION_LENGTH && solution.includes(text),
  );
  const [option] = repeated;
  if (option === undefined || repeated.length > 1) return [];
  return [insert(start + option.index + option[0].trimEnd().length, ' \\ans')];
}

function listLineEnds(source: string, from: number, until: number): number[] {
  const places: number[] = [];
  for (
    let feed = source.indexOf('\n', from);
    feed !== -1 && feed <= until;
    feed = source.indexOf('\n', feed + 1)
  ) {
    const line = source.slice(source.lastIndexOf('\n', feed - 1) + 1, feed);
    if (line.trim() !== '') places.push(feed);
  }
  return places.at(-1) === until ? places : [...places, until];
}

function findFenceAfter(source: string, at: number): number {
  FENCE.lastIndex = at;
  return FENCE.exec(source)?.index ?? source.length;
}

function findFenceBefore(source: string, at: number): number {
  let start = 0;
  const from = Math.max(0, source.lastIndexOf('\n\n', at));
  for (const fence of source.slice(from, at).matchAll(FENCE)) start = from + fence.index + fence[0].length;
  return Math.max(start, from);
}

/** Lists the ends of the tokens, except spaces and opening braces. */
function listTokenEnds(source: string, start: number, end: number): number[] {
  const places: number[] = [];
  let depth = 0;
  for (const token of source.slice(start, end).matchAll(TOKEN)) {
    if (token[0] === '{') depth++;
    if (token[0] === '}') depth--;
    if (depth < 0) break;
    if (token[0].trim() !== '' && token[0] !== '{') places.push(start + token.index + token[0].length);
  }
  return places;
}
