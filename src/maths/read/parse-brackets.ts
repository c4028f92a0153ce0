import { mapChildren } from './map-children.ts';
import type { Bracket, MathNode } from './node.ts';
import { parseEvaluation } from './parse-evaluation.ts';
import {
  expect,
  isOperator,
  isTex,
  type Parser,
  parseInside,
  peek,
  spanFrom,
  take,
  takeIf,
} from './parser.ts';
import { type Token, Unreadable } from './token.ts';

// `S{` and `S}` are the tokens of `\\{` and `\\}`, the braces of a set.
const OPENERS = new Map(Object.entries<Bracket>({ '(': '(', '[': '[', ']': ']', '{': '{', 'S{': '{' }));
const CLOSERS = new Map(Object.entries<Bracket>({ ')': ')', ']': ']', '[': '[', '}': '}', 'S}': '}' }));

/** Parses brackets: one item in ( ) is grouping; several are a tuple, interval, set or vector. */
export function parseGroup(parser: Parser, opening: Token): MathNode {
  const open = OPENERS.get(opening.text) ?? '(';
  if (open === '[' && isOperator(peek(parser), '[')) {
    const rows = parseMatrixRows(parser, opening);
    if (rows) return rows;
  }
  const items = atClosingBracket(parser)
    ? []
    : parseInside(parser, parseItems, { inSet: open === '{' ? 1 : 0 });
  if (open === '{' && takeIf(parser, '|', ':')) return finishSetBuilder(parser, items[0]);
  const close = takeClose(parser, open);
  const span = spanFrom(parser, opening.start);
  if (items.length !== 2 && !isMatchingPair(open, close)) throw new Unreadable('unexpected', span.end);
  const [only] = items;
  // `[F]_0^1` is the change of F; `[A]_0` is a concentration.
  if (items.length === 1 && only && open === '[' && close === ']' && hasBothBounds(parser))
    return parseEvaluation(parser, only, opening.start);
  if (items.length === 1 && only && isGrouping(parser, opening, `${open}${close}`)) return only;
  if (opening.text === '{' && items.length > 1 && isTex(parser)) return { kind: 'list', items, span };
  return { kind: 'group', open, close, items, span };
}

/** Returns whether brackets around one item only group it. */
function isGrouping(parser: Parser, opening: Token, pair: string): boolean {
  return opening.text === '{' ? !isOneElementSet(parser, opening) : pair === '()' || pair === '[]';
}

/** Returns whether a subscript and a superscript follow. */
function hasBothBounds(parser: Parser): boolean {
  const [first, second] = isOperator(peek(parser), '_') ? ['_', '^'] : ['^', '_'];
  if (!isOperator(peek(parser), first ?? '')) return false;
  let depth = 0;
  for (let ahead = 1; peek(parser, ahead); ahead++) {
    const token = peek(parser, ahead);
    if (isOperator(token, '{')) depth++;
    else if (isOperator(token, '}')) depth--;
    if (depth === 0 && !isOperator(token, '-')) return isOperator(peek(parser, ahead + 1), second ?? '');
  }
  return false;
}

/** Returns whether the brackets match. Only an interval may open and close with different kinds. */
function isMatchingPair(open: Bracket, close: Bracket): boolean {
  return `${open}${close}` === '()' || `${open}${close}` === '[]' || open === '{';
}

/** Returns whether `{5}` is the set with one element. In LaTeX, plain braces only group. */
function isOneElementSet(parser: Parser, opening: Token): boolean {
  if (isTex(parser)) return false;
  const before = parser.tokens[parser.tokens.indexOf(opening) - 1];
  return !before || isOperator(before, '=', '∈', '∪', '∩', '∖', ',', '(');
}

function atClosingBracket(parser: Parser): boolean {
  return isOperator(peek(parser), ')', ']', '}', 'S}');
}

function parseItems(parser: Parser): MathNode[] {
  const node = parser.statement(parser);
  return node.kind === 'list' ? [...node.items] : [node];
}

function takeClose(parser: Parser, open: Bracket): Bracket {
  const token = take(parser);
  const close = token.kind === 'operator' ? CLOSERS.get(token.text) : undefined;
  if (!close || (open === '{') !== (close === '}')) throw new Unreadable('unexpected', token.start);
  return close;
}

/**
 * Parses the rest of `{x | x > 0}` and returns its condition. The variable is renamed to □, because its name
 * does not matter.
 */
function finishSetBuilder(parser: Parser, pattern: MathNode | undefined): MathNode {
  const condition = parser.statement(parser);
  takeClose(parser, '{');
  const bound = pattern?.kind === 'relation' ? pattern.operands[0] : pattern;
  if (bound?.kind !== 'symbol') return condition;
  const rename = (node: MathNode): MathNode =>
    node.kind === 'symbol' && node.name === bound.name ? { ...node, name: '□' } : mapChildren(node, rename);
  const renamed = rename(condition);
  const domain = pattern?.kind === 'relation' && pattern.operators[0] === '∈' ? pattern : undefined;
  const isIntegerDomain = domain?.operands[1]?.kind === 'symbol' && /^[ℤℕ]$/u.test(domain.operands[1].name);
  if (!domain || !isIntegerDomain) return renamed;
  return { kind: 'compound', connective: 'and', items: [renamed, rename(domain)], span: domain.span };
}

/** Parses `[[1,2],[3,4]]` as a matrix; otherwise restores the position. */
function parseMatrixRows(parser: Parser, opening: Token): MathNode | undefined {
  const start = parser.at;
  const rows: MathNode[][] = [];
  do {
    if (!takeIf(parser, '[')) break;
    rows.push(parseItems(parser));
    expect(parser, ']');
  } while (takeIf(parser, ','));
  const isRectangular = rows.length > 0 && rows.every((row) => row.length === rows[0]?.length);
  if (isRectangular && takeIf(parser, ']'))
    return { kind: 'matrix', rows, span: spanFrom(parser, opening.start) };
  parser.at = start;
  return undefined;
}

/** Parses |x|. */
export function parseBars(parser: Parser, opening: Token): MathNode {
  const inner = parseInside(parser, parser.expression, { bars: 1 });
  expect(parser, '|');
  return { kind: 'call', name: 'abs', args: [inner], span: spanFrom(parser, opening.start) };
}

/** Parses ⌊x⌋ and ⌈x⌉. */
export function parseFloor(parser: Parser, opening: Token): MathNode {
  const inner = parser.expression(parser);
  expect(parser, opening.text === '⌊' ? '⌋' : '⌉');
  const name = opening.text === '⌊' ? 'floor' : 'ceil';
  return { kind: 'call', name, args: [inner], span: spanFrom(parser, opening.start) };
}
