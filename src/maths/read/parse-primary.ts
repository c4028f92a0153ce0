import { rational } from '../exact/rational.ts';
import { VULGAR_FRACTIONS } from './names.table.ts';
import type { MathNode, NumberNode } from './node.ts';
import { numberNode } from './number-node.ts';
import { parseBinder } from './parse-binder.ts';
import { parseBars, parseFloor, parseGroup } from './parse-brackets.ts';
import { parseCommand } from './parse-command.ts';
import { parseEvaluation } from './parse-evaluation.ts';
import { parseCall, parseFunction } from './parse-function.ts';
import { parseScript } from './parse-script.ts';
import {
  expect,
  isOperator,
  type Parser,
  parseInside,
  parseNested,
  peek,
  skipToClosingBrace,
  spanFrom,
  take,
  takeIf,
} from './parser.ts';
import { type Token, Unreadable } from './token.ts';

/** Parses one operand: a number, a symbol, brackets, a function or a LaTeX construction. */
export function parsePrimary(parser: Parser): MathNode {
  return parseNested(parser, (inner) => {
    const token = take(inner);
    switch (token.kind) {
      case 'number':
        return parseNumber(inner, token);
      case 'vulgar':
        return parseVulgarFraction(inner, token);
      case 'symbol':
        return parseSymbol(inner, token);
      case 'function':
        return parseFunction(inner, token);
      case 'text':
        return parseText(inner, token);
      case 'word':
        return parseWords(inner, token);
      case 'command':
        return parseCommand(inner, token);
      case 'operator':
        return parseOperator(inner, token);
    }
  });
}

/** Parses a number; an integer followed by a proper fraction is a mixed number. */
function parseNumber(parser: Parser, token: Token): MathNode {
  const number = numberNode(token);
  if (isOperator(peek(parser), '_')) return parseNumeral(parser, number);
  if (!/^\d+$/.test(token.text)) return number;
  const fraction = peekMixedFraction(parser);
  if (!fraction || fraction.numerator.value.n >= fraction.denominator.value.n) return number;
  parser.at += fraction.length;
  const { numerator, denominator } = fraction;
  return { kind: 'mixed', whole: number, numerator, denominator, span: spanFrom(parser, token.start) };
}

/** Parses `2413_5`, a numeral in another base. */
function parseNumeral(parser: Parser, digits: NumberNode): MathNode {
  take(parser);
  const base = parseScript(parser);
  return { kind: 'call', name: 'numeral', args: [digits], base, span: spanFrom(parser, digits.span.start) };
}

type MixedFraction = { numerator: NumberNode; denominator: NumberNode; length: number };

/** Looks ahead for the fraction of a mixed number; the caller consumes `length` tokens. */
function peekMixedFraction(parser: Parser): MixedFraction | undefined {
  const first = peek(parser);
  if (first?.kind === 'vulgar') return readVulgarFraction(first);
  if (first?.kind === 'command' && /^[dtc]?frac$/.test(first.text)) return peekTexFraction(parser);
  const [slash, bottom] = [peek(parser, 1), peek(parser, 2)];
  const isTypedFraction =
    first?.kind === 'number' && first.hasSpaceBefore && isOperator(slash, '/') && bottom?.kind === 'number';
  if (!isTypedFraction || !/^\d+$/.test(first.text) || !/^\d+$/.test(bottom.text)) return undefined;
  return { numerator: numberNode(first), denominator: numberNode(bottom), length: 3 };
}

/** Looks ahead for `\frac{1}{2}` or `\frac12` directly after an integer. */
function peekTexFraction(parser: Parser): MixedFraction | undefined {
  // The six tokens after `\frac`; for `\frac{1}{2}` they are { 1 } { 2 }.
  const [a, b, c, d, e, f] = [1, 2, 3, 4, 5, 6].map((ahead) => peek(parser, ahead));
  const braced = isOperator(a, '{') && isOperator(c, '}') && isOperator(d, '{') && isOperator(f, '}');
  if (braced && isIntegerToken(b) && isIntegerToken(e)) {
    return { numerator: numberNode(b), denominator: numberNode(e), length: 7 };
  }
  if (!isIntegerToken(a) || a.text.length !== 2) return undefined;
  const part = (text: string): NumberNode => numberNode({ ...a, text });
  return { numerator: part(a.text.slice(0, 1)), denominator: part(a.text.slice(1)), length: 2 };
}

function isIntegerToken(token: Token | undefined): token is Token {
  return token?.kind === 'number' && /^\d+$/.test(token.text);
}

function readVulgarFraction(token: Token): MixedFraction {
  const [top, bottom] = VULGAR_FRACTIONS.get(token.text) ?? [1, 1];
  const span = { start: token.start, end: token.end };
  const part = (n: number): NumberNode => {
    return { kind: 'number', value: rational(BigInt(n)), literal: String(n), span };
  };
  return { numerator: part(top), denominator: part(bottom), length: 1 };
}

function parseVulgarFraction(parser: Parser, token: Token): MathNode {
  const { numerator, denominator } = readVulgarFraction(token);
  return { kind: 'quotient', numerator, denominator, span: spanFrom(parser, token.start) };
}

/** Parses a symbol with its subscript and primes; with brackets after it, it may be a call. */
function parseSymbol(parser: Parser, token: Token): MathNode {
  let name = token.text + takeNameDigits(parser, token);
  if (takeIf(parser, '_')) name += `_${takeSubscript(parser)}`;
  while (takeIf(parser, "'")) name += "'";
  return parseCall(parser, name, token) ?? { kind: 'symbol', name, span: spanFrom(parser, token.start) };
}

/** Text before a letter after which a digit does not belong to its name: `3x2`, `\\frac y2`, `x^y2`. */
const ENDS_NAME = /(?:[\w.)}^]|\\[dtc]?frac\s*|\\sqrt\s*|\\binom\s*)$/u;

/** Consumes the digits of a name such as `x1`. */
function takeNameDigits(parser: Parser, token: Token): string {
  const digits = peek(parser);
  if (digits?.kind !== 'number' || digits.start !== token.end || !/^\d{1,2}$/u.test(digits.text)) return '';
  const before = parser.source.slice(Math.max(0, token.start - 10), token.start);
  if (!/^[A-Za-z]$/u.test(token.text) || ENDS_NAME.test(before)) return '';
  return isOperator(peek(parser, 1), '^', '(', '!') ? '' : take(parser).text;
}

/** Returns the text of a subscript, without layout commands. */
function takeSubscript(parser: Parser): string {
  if (!takeIf(parser, '{')) return take(parser).text.trim();
  const start = peek(parser)?.start ?? 0;
  skipToClosingBrace(parser);
  const end = parser.tokens[parser.at - 1]?.start ?? start;
  return parser.source
    .slice(start, end)
    .replace(/\\(?:text|mathrm)\{([^{}]*)\}/gu, '$1')
    .replace(/[\s{}\\]/gu, '');
}

/** Reads a letter in `\text{}` as that letter, digits as a number, and anything else as words. */
function parseText(parser: Parser, token: Token): MathNode {
  const inner = token.text.trim();
  const span = { start: token.start, end: token.end };
  if (/^[A-Za-z]$/.test(inner)) return parseSymbol(parser, { ...token, text: inner });
  if (/^\d+(?:\.\d+)?$/.test(inner)) return numberNode({ ...token, text: inner });
  if (/^\([A-Ea-e]\)$/.test(inner)) return { kind: 'symbol', name: inner.slice(1, 2), span };
  if (inner === '' && peek(parser)) return parser.primary(parser);
  return parseWords(parser, { ...token, text: inner });
}

/** Collects words up to the next piece of mathematics. */
function parseWords(parser: Parser, token: Token): MathNode {
  const words = [token.text];
  for (let next = peek(parser); next && isTextToken(next); next = peek(parser)) {
    words.push(next.text.trim());
    take(parser);
  }
  const text = words.join(' ').replace(/\s+/gu, ' ').trim();
  return { kind: 'text', words: text, span: spanFrom(parser, token.start) };
}

function isTextToken(token: Token): boolean {
  return token.kind === 'word' || token.kind === 'text';
}

const CURRENCIES = new Set(['£', '$', '€', '₹', '¥']);

function parseOperator(parser: Parser, token: Token): MathNode {
  const span = { start: token.start, end: token.end };
  switch (token.text) {
    case '(':
    case '[':
    case ']':
    case '{':
    case 'S{':
      return parseGroup(parser, token);
    case '|':
      return parseBars(parser, token);
    case 'evaluate': {
      const body = parseInside(parser, parser.expression);
      expect(parser, 'evaluated');
      return parseEvaluation(parser, body, token.start);
    }
    case '⌊':
    case '⌈':
      return parseFloor(parser, token);
    case '√':
    case '∛':
      return parseRadical(parser, token);
    case '∑':
    case '∏':
    case '∫':
    case 'lim':
      return parseBinder(parser, token);
    case '∅':
      return { kind: 'group', open: '{', close: '}', items: [], span };
    case '∂':
      return { kind: 'symbol', name: 'd', span };
    case '…':
      return { kind: 'symbol', name: '…', span };
    default:
      if (CURRENCIES.has(token.text)) return parseMoney(parser, token);
      throw new Unreadable('unexpected', token.start);
  }
}

function parseRadical(parser: Parser, token: Token): MathNode {
  const radicand = parser.primary(parser);
  const span = spanFrom(parser, token.start);
  if (token.text === '√') return { kind: 'root', radicand, span };
  const index: NumberNode = { kind: 'number', value: rational(3n), literal: '3', span };
  return { kind: 'root', radicand, index, span };
}

/** Parses an amount after a currency sign. Each currency is a separate dimension, such as `?£`. */
function parseMoney(parser: Parser, token: Token): MathNode {
  const value = parser.factor(parser);
  const unit = { text: token.text, factor: rational(1n), pi: 0, dimension: new Map([[`?${token.text}`, 1]]) };
  return { kind: 'quantity', value, unit, span: spanFrom(parser, token.start) };
}
