import type { Span } from '../domain/span.ts';

/** A command that defines a macro or an environment. */
const DEFINING =
  /\\(?:(?:re)?newcommand|providecommand|DeclareRobustCommand|DeclareMathOperator|(?<environment>(?:re)?newenvironment)|(?:New|Renew|Provide|Declare)(?:Expandable)?Document(?<documentKind>Command|Environment)|[gex]?def|(?<letCommand>let))(?![a-zA-Z@])\*?/gu;
const HAS_DEFINITION = /\\(?:re|provide|new|New|Renew|Provide|Declare|[gex]?def|let)/u;
/** What may be written between the arguments of a definition. */
const BETWEEN_ARGUMENTS = /(?:\s|%[^\n]*\n|\[[^\]{}]{0,200}\]|#\d|\\[a-zA-Z@]+|=)*/uy;
const MAX_LENGTH = 20_000;

/**
 * Finds the definitions of macros and environments. They are not checked like other text: a macro may open a group that another
 * macro closes, and formulas in a definition may contain parameters.
 */
export function findDefinitionSpans(source: string): readonly Span[] {
  if (!HAS_DEFINITION.test(source)) return [];
  const spans: Span[] = [];
  for (const match of source.matchAll(DEFINING)) {
    if (match.index < (spans.at(-1)?.end ?? 0)) continue;
    const start = match.index;
    spans.push({ start, end: skipArguments(source, start + match[0].length, match) });
  }
  return spans;
}

/** Returns the offset after the arguments of a definition. */
function skipArguments(source: string, from: number, match: RegExpMatchArray): number {
  const { environment, documentKind, letCommand } = match.groups ?? {};
  if (letCommand !== undefined) return skipBetween(source, from);
  const hasNameInBraces = /^\s*\{/u.test(source.slice(from, from + 20));
  const groups = getBodyCount(environment !== undefined, documentKind) + (hasNameInBraces ? 1 : 0);
  let end = from;
  for (let group = 0; group < groups; group++) {
    const open = skipBetween(source, end);
    if (source[open] !== '{') return end;
    end = findGroupEnd(source, open);
  }
  return end;
}

function getBodyCount(isEnvironment: boolean, documentKind: string | undefined): number {
  if (documentKind !== undefined) return documentKind === 'Environment' ? 3 : 2;
  return isEnvironment ? 2 : 1;
}

function skipBetween(source: string, from: number): number {
  BETWEEN_ARGUMENTS.lastIndex = from;
  return from + (BETWEEN_ARGUMENTS.exec(source)?.[0].length ?? 0);
}

/** Returns the offset after the group that opens at `open`; the same offset plus one if it is not closed. */
function findGroupEnd(source: string, open: number): number {
  const limit = Math.min(source.length, open + MAX_LENGTH);
  let depth = 0;
  for (let at = open; at < limit; at++) {
    const character = source[at];
    if (character === '\\') at++;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return at + 1;
  }
  return open + 1;
}

/** Whether an offset is in one of the spans, which are in order. */
export function isInSpans(offset: number, spans: readonly Span[]): boolean {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return (spans[low]?.start ?? Number.POSITIVE_INFINITY) <= offset;
}
