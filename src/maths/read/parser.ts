import type { Span } from '../../domain/span.ts';
import type { UnitMacros } from '../units/read-unit.ts';
import type { MathNode } from './node.ts';
import { type Token, Unreadable } from './token.ts';

/**
 * How letters after a number are read. `yes`: as a unit. `likely`: as a unit if it is a common one. `no`:
 * never as a unit. `auto`: decided by notation and spacing.
 */
export type UnitReadingMode = 'yes' | 'likely' | 'no' | 'auto';

/** Facts about the text that resolve ambiguous notation. */
export type ReadHints = {
  readonly units?: UnitReadingMode;
  readonly decimal?: 'point' | 'comma';
  /** Names that are functions, so that `f(x)` is a call. */
  readonly functions?: ReadonlySet<string>;
  readonly unitMacros?: UnitMacros;
  /** Read `+-` as ±, because the expected answer contains ±. */
  readonly bothSigns?: boolean;
  /** The text was between maths delimiters, so plain braces only group. */
  readonly tex?: boolean;
};

/**
 * State shared by the parsing functions. The function fields let the files of the grammar call each other
 * without import cycles; `bars` and `inSet` count open |…| and {…}.
 */
export type Parser = {
  readonly source: string;
  readonly tokens: readonly Token[];
  readonly hints: ReadHints;
  readonly notes: string[];
  readonly statement: (parser: Parser) => MathNode;
  readonly relation: (parser: Parser) => MathNode;
  readonly expression: (parser: Parser) => MathNode;
  readonly factor: (parser: Parser) => MathNode;
  readonly primary: (parser: Parser) => MathNode;
  at: number;
  depth: number;
  bars: number;
  inSet: number;
};

const MAX_DEPTH = 80;

/** Returns whether plain braces are LaTeX grouping instead of a set. */
export function isTex(parser: Parser): boolean {
  return parser.hints.tex === true || parser.source.includes('\\');
}

/** Returns the token at the current position, or further ahead, without consuming it. */
export function peek(parser: Parser, ahead = 0): Token | undefined {
  return parser.tokens[parser.at + ahead];
}

export function isOperator(token: Token | undefined, ...texts: readonly string[]): boolean {
  return token?.kind === 'operator' && texts.includes(token.text);
}

/** Consumes the next token; throws Unreadable at the end. */
export function take(parser: Parser): Token {
  const token = parser.tokens[parser.at];
  if (!token) throw new Unreadable('unfinished', parser.source.length);
  parser.at++;
  return token;
}

/** Consumes the next token if it is one of the operators. */
export function takeIf(parser: Parser, ...texts: readonly string[]): Token | undefined {
  const token = parser.tokens[parser.at];
  if (token?.kind !== 'operator' || !texts.includes(token.text)) return undefined;
  parser.at++;
  return token;
}

/** Consumes one of the operators or throws Unreadable. */
export function expect(parser: Parser, ...texts: readonly string[]): Token {
  const token = takeIf(parser, ...texts);
  if (!token) throw new Unreadable('unexpected', peek(parser)?.start ?? parser.source.length);
  return token;
}

/** Runs a nested parse one level deeper; throws Unreadable above MAX_DEPTH. */
export function parseNested<T>(parser: Parser, parse: (parser: Parser) => T): T {
  if (parser.depth >= MAX_DEPTH) throw new Unreadable('too-deep', peek(parser)?.start ?? 0);
  parser.depth++;
  const result = parse(parser);
  parser.depth--;
  return result;
}

/** Runs a parse inside brackets, where the bars and sets of the surrounding text do not count as open. */
export function parseInside<T>(
  parser: Parser,
  parse: (parser: Parser) => T,
  open: { bars?: number; inSet?: number } = {},
): T {
  const { bars, inSet } = parser;
  parser.bars = open.bars ?? 0;
  parser.inSet = open.inSet ?? 0;
  const result = parse(parser);
  parser.bars = bars;
  parser.inSet = inSet;
  return result;
}

/** Tries a parse and restores the position if it fails. */
export function tryParse<T>(parser: Parser, parse: (parser: Parser) => T | undefined): T | undefined {
  const { at, depth, bars, inSet } = parser;
  try {
    const result = parse(parser);
    if (result !== undefined) return result;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
  }
  parser.at = at;
  parser.depth = depth;
  parser.bars = bars;
  parser.inSet = inSet;
  return undefined;
}

/** Returns the span from `start` to the end of the last consumed token. */
export function spanFrom(parser: Parser, start: number): Span {
  return { start, end: Math.max(start, parser.tokens[parser.at - 1]?.end ?? start) };
}

/** Skips the rest of a braced group, including its closing brace. */
export function skipToClosingBrace(parser: Parser): void {
  let depth = 1;
  while (depth > 0) {
    const token = take(parser);
    if (isOperator(token, '{')) depth++;
    if (isOperator(token, '}')) depth--;
  }
}

/** Skips all tokens that begin before `end`. */
export function skipTo(parser: Parser, end: number): void {
  while ((peek(parser)?.start ?? Number.POSITIVE_INFINITY) < end) parser.at++;
}
