import type { MathNode, RelationOperator } from './node.ts';
import { isOperator, isTex, type Parser, parseNested, peek, spanFrom, take, takeIf } from './parser.ts';
import { type Token, Unreadable } from './token.ts';

const RELATIONS: ReadonlySet<string> = new Set(['=', '≠', '<', '≤', '>', '≥', '≈', '∈', '∉', '≡', '→']);
/** Words that begin a condition, which is not part of the answer. */
const CONDITION_WORDS =
  /^\s*(?:,?\s*)(?:where|with|for|if|when|provided|given|assuming|such that|as|mod)\b/iu;

/** Parses a whole answer: alternatives joined by “or”, lists, relations, expressions. */
export function parseStatement(parser: Parser): MathNode {
  return parseNested(parser, parseAlternatives);
}

function parseAlternatives(parser: Parser): MathNode {
  const start = peek(parser)?.start ?? 0;
  const items = [parseList(parser)];
  while (takeConnective(parser, 'or')) items.push(parseList(parser));
  const [only] = items;
  if (items.length === 1 && only) return only;
  const flat = items.flatMap((item) => (item.kind === 'list' ? item.items : [item]));
  return { kind: 'compound', connective: 'or', items: flat, span: spanFrom(parser, start) };
}

/** Consumes “or” or “and”, as an operator or inside `\text{…}`. */
function takeConnective(parser: Parser, word: 'or' | 'and'): boolean {
  const token = peek(parser);
  const isConnective =
    isOperator(token, word) ||
    (word === 'and' && isOperator(token, '&') && !isTex(parser)) ||
    (token?.kind === 'text' && token.text.trim().toLowerCase().replace(/[,;.]/g, '').trim() === word);
  if (!isConnective) return false;
  parser.at++;
  takeConnective(parser, word);
  return true;
}

/** Parses items joined by commas or “and”; equations joined by “and” become one compound statement. */
function parseList(parser: Parser): MathNode {
  const start = peek(parser)?.start ?? 0;
  const items = [parseRelation(parser)];
  let joinedByAnd = false;
  for (let separator = takeSeparator(parser); separator; separator = takeSeparator(parser)) {
    if (separator === 'so') items.length = 0;
    const [previous, item] = [items.at(-1), parseRelation(parser)];
    const span = { start: previous?.span.start ?? start, end: item.span.end };
    // In a set, `{x = 1, x > 2 and x < 5}`, statements joined by “and” are one element.
    if (
      separator === 'and' &&
      parser.inSet > 0 &&
      previous?.kind === 'relation' &&
      item.kind === 'relation'
    ) {
      items.splice(-1, 1, { kind: 'compound', connective: 'and', items: [previous, item], span });
    } else {
      joinedByAnd ||= separator === 'and';
      items.push(item);
    }
  }
  skipCondition(parser);
  dropDomains(parser, items);
  const [only] = items;
  if (items.length === 1 && only) return only;
  const areStatements =
    joinedByAnd && items.every((item) => item.kind === 'relation' || item.kind === 'compound');
  const span = spanFrom(parser, start);
  return areStatements ? { kind: 'compound', connective: 'and', items, span } : { kind: 'list', items, span };
}

/**
 * Removes `n ∈ ℤ` after an answer and records it as a note, because it only declares n and is not compared.
 */
function dropDomains(parser: Parser, items: MathNode[]): void {
  if (parser.depth > 1) return;
  for (let k = items.length - 1; k > 0; k--) {
    const name = findIntegerVariable(items[k]);
    if (name === undefined) return;
    parser.notes.push(`integer: ${name}`);
    items.pop();
  }
}

function findIntegerVariable(node: MathNode | undefined): string | undefined {
  if (node?.kind !== 'relation' || node.operators.length !== 1 || node.operators[0] !== '∈') return undefined;
  const [left, right] = node.operands;
  const isIntegerSet = right?.kind === 'symbol' && ['ℤ', 'ℕ'].includes(right.name);
  return isIntegerSet && left?.kind === 'symbol' ? left.name : undefined;
}

/**
 * Consumes the separator of two list items. “or” is not consumed, because `parseAlternatives` handles it. The
 * result `so` means ⇒: only the items after it count.
 */
function takeSeparator(parser: Parser): 'comma' | 'and' | 'so' | undefined {
  if (startsCondition(parser)) return undefined;
  const implication = takeIf(parser, '⇒');
  const separatorToken = implication ?? takeIf(parser, ',', ';', '\n');
  if (isOperator(peek(parser), 'or') || isConnectiveText(parser, 'or')) return undefined;
  const hasAnd = takeConnective(parser, 'and');
  if ((!separatorToken && !hasAnd) || !peek(parser) || startsCondition(parser)) return undefined;
  return implication ? 'so' : separatorToken ? 'comma' : 'and';
}

function isConnectiveText(parser: Parser, word: string): boolean {
  const token = peek(parser);
  return token?.kind === 'text' && token.text.trim().toLowerCase() === word;
}

function startsCondition(parser: Parser): boolean {
  const token = peek(parser);
  if (token?.kind !== 'text' && token?.kind !== 'word') return false;
  return CONDITION_WORDS.test(token.text);
}

/** Skips a condition such as “where n is an integer”. It is recorded as a note and not compared. */
function skipCondition(parser: Parser): void {
  if (!startsCondition(parser) || parser.depth > 1) return;
  const token = peek(parser);
  parser.notes.push(`condition: ${parser.source.slice(token?.start ?? 0)}`);
  parser.at = parser.tokens.length;
}

/**
 * Parses an expression, or a chain of them joined by =, <, ∈ and others. A missing left side becomes the
 * symbol □.
 */
export function parseRelation(parser: Parser): MathNode {
  const start = peek(parser)?.start ?? 0;
  const hasNoLeftSide = isRelation(peek(parser));
  const missingLeftSide: MathNode = { kind: 'symbol', name: '□', span: { start, end: start } };
  const operands: MathNode[] = [hasNoLeftSide ? missingLeftSide : parseSetExpression(parser)];
  const operators: RelationOperator[] = [];
  for (;;) {
    if (isOperator(peek(parser), '&') && isRelation(peek(parser, 1))) take(parser);
    const operator = takeRelation(parser);
    if (!operator) break;
    takeIf(parser, '&');
    operators.push(operator);
    operands.push(parseSetExpression(parser));
  }
  const [only] = operands;
  if (operators.length === 0 && only) return only;
  return { kind: 'relation', operands, operators, span: spanFrom(parser, start) };
}

function isRelation(token: Token | undefined): boolean {
  return token?.kind === 'operator' && RELATIONS.has(token.text);
}

/** Consumes a relation sign; `<` followed by `=` counts as ≤. */
function takeRelation(parser: Parser): RelationOperator | undefined {
  const token = peek(parser);
  if (token?.kind !== 'operator' || !RELATIONS.has(token.text)) return undefined;
  take(parser);
  const next = peek(parser);
  if ((token.text === '<' || token.text === '>') && isOperator(next, '=')) {
    parser.at++;
    return token.text === '<' ? '≤' : '≥';
  }
  return toRelationOperator(token.text);
}

function toRelationOperator(text: string): RelationOperator {
  if (text === '→') return '=';
  for (const operator of ['=', '≠', '<', '≤', '>', '≥', '≈', '∈', '∉', '≡'] as const) {
    if (operator === text) return operator;
  }
  throw new Unreadable('unexpected', 0);
}

function parseSetExpression(parser: Parser): MathNode {
  const start = peek(parser)?.start ?? 0;
  let left = parseRatio(parser);
  for (;;) {
    const token = takeIf(parser, '∪', '∩', '∖') ?? takeUnionLetter(parser, left);
    if (!token) return left;
    const operator = token.text === '∩' ? '∩' : token.text === '∖' ? '∖' : '∪';
    const right = parseRatio(parser);
    const before = left.kind === 'set-operation' && left.operator === operator ? left.items : [left];
    left = { kind: 'set-operation', operator, items: [...before, right], span: spanFrom(parser, start) };
  }
}

/** Consumes the letter U between brackets: `(1,2) U (3,4)`. */
function takeUnionLetter(parser: Parser, left: MathNode) {
  const token = peek(parser);
  const next = peek(parser, 1);
  const isLetterU = (token?.kind === 'symbol' || token?.kind === 'text') && /^\s*[Uu]\s*$/.test(token.text);
  if (!isLetterU || left.kind !== 'group' || !isOperator(next, '(', '[', '{', 'S{', ']')) return undefined;
  return take(parser);
}

function parseRatio(parser: Parser): MathNode {
  const start = peek(parser)?.start ?? 0;
  const parts = [parser.expression(parser)];
  while (parser.inSet === 0 && takeIf(parser, ':')) parts.push(parser.expression(parser));
  const [only] = parts;
  return parts.length === 1 && only ? only : { kind: 'ratio', parts, span: spanFrom(parser, start) };
}
