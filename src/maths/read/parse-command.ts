import { readUnit } from '../units/read-unit.ts';
import { labelUnit } from '../units/unit.ts';
import { mapChildren } from './map-children.ts';
import { TRANSPARENT_COMMANDS, UNREAD_OPERATORS } from './names.table.ts';
import type { MathNode, NumberNode } from './node.ts';
import { parseDerivative } from './parse-derivative.ts';
import { parseEnvironment } from './parse-environment.ts';
import {
  expect,
  isOperator,
  type Parser,
  parseInside,
  peek,
  skipTo,
  skipToClosingBrace,
  spanFrom,
  take,
  takeIf,
} from './parser.ts';
import { type Token, Unreadable } from './token.ts';

/** Parses a LaTeX command with its arguments. */
export function parseCommand(parser: Parser, token: Token): MathNode {
  const name = token.text;
  if (/^[dtc]?frac$/.test(name)) return parseFraction(parser, token);
  if (name === 'sqrt') return parseRoot(parser, token);
  if (/^(?:[dt]?binom|perm)$/.test(name)) return parseBinomial(parser, token);
  if (name === 'begin') return parseEnvironment(parser, token);
  if (['SI', 'qty', 'num', 'ang', 'SIrange'].includes(name)) return parseSiunitx(parser, token);
  if (name === 'mathbb' || name === 'mathds' || name === 'Bbb') return parseNumberSet(parser, token);
  if (name === 'pmod' || name === 'bmod' || name === 'mod') return parseModulus(parser, token);
  if (name === 'overline' || name === 'bar') return conjugate(parseArgument(parser));
  if (TRANSPARENT_COMMANDS.has(name)) return parseArgument(parser);
  if (['textcolor', 'color', 'colorbox', 'underset', 'overset', 'stackrel'].includes(name)) {
    skipGroup(parser);
    return isOperator(peek(parser), '{') ? parseArgument(parser) : parser.primary(parser);
  }
  if (['phantom', 'vphantom', 'hphantom', 'tag', 'label'].includes(name)) {
    skipGroup(parser);
    return parser.primary(parser);
  }
  if (isOperator(peek(parser), '{') || UNREAD_OPERATORS.has(name))
    throw new Unreadable('unknown-command', token.start);
  return { kind: 'symbol', name, span: spanFrom(parser, token.start) };
}

/**
 * Applies an overbar: over 2 + 3i it negates i (the complex conjugate); over a single letter it is ignored.
 */
function conjugate(node: MathNode): MathNode {
  if (node.kind === 'symbol' && node.name === 'i') return { kind: 'negate', of: node, span: node.span };
  return node.kind === 'symbol' ? node : mapChildren(node, conjugate);
}

/** Parses `{…}`, or the single operand that follows. */
function parseArgument(parser: Parser): MathNode {
  if (!takeIf(parser, '{')) return parser.primary(parser);
  const inner = parseInside(parser, parser.statement);
  expect(parser, '}');
  return inner;
}

/** Parses `\frac`. TeX takes single digits as arguments, so `\frac12` and `\frac{x}12` split their digits. */
function parseFraction(parser: Parser, token: Token): MathNode {
  const derivative = parseDerivative(parser, token);
  if (derivative) return derivative;
  const digits = peek(parser);
  if (digits?.kind === 'number' && /^\d{2,}$/.test(digits.text))
    return parseDigitFraction(parser, token, digits);
  if (digits?.kind === 'number' && /^\d$/.test(digits.text)) {
    take(parser);
    const numerator = integerNode(digits, digits.text);
    const denominator = parseArgument(parser);
    return { kind: 'quotient', numerator, denominator, span: spanFrom(parser, token.start) };
  }
  const numerator = parseArgument(parser);
  const next = peek(parser);
  if (next?.kind === 'number' && /^\d{2,}$/.test(next.text)) {
    take(parser);
    const fraction: MathNode = {
      kind: 'quotient',
      numerator,
      denominator: integerNode(next, next.text.slice(0, 1)),
      span: spanFrom(parser, token.start),
    };
    return {
      kind: 'product',
      factors: [fraction, integerNode(next, next.text.slice(1))],
      span: fraction.span,
    };
  }
  const denominator = parseArgument(parser);
  return { kind: 'quotient', numerator, denominator, span: spanFrom(parser, token.start) };
}

/** Reads `\frac12` as one half, and `\frac123` as one half times three, as TeX does. */
function parseDigitFraction(parser: Parser, token: Token, digits: Token): MathNode {
  take(parser);
  const [top = '1', bottom = '1'] = digits.text;
  const span = spanFrom(parser, token.start);
  const [numerator, denominator] = [integerNode(digits, top), integerNode(digits, bottom)];
  const fraction: MathNode = { kind: 'quotient', numerator, denominator, span };
  const rest = digits.text.slice(2);
  return rest === '' ? fraction : { kind: 'product', factors: [fraction, integerNode(digits, rest)], span };
}

function integerNode({ start, end }: Token, text: string): NumberNode {
  return { kind: 'number', value: { n: BigInt(text), d: 1n }, literal: text, span: { start, end } };
}

function parseRoot(parser: Parser, token: Token): MathNode {
  let index: MathNode | undefined;
  if (takeIf(parser, '[')) {
    index = parser.expression(parser);
    expect(parser, ']');
  }
  const digits = peek(parser);
  if (digits?.kind === 'number' && /^\d{2,}$/.test(digits.text) && !digits.hasSpaceBefore)
    return parseDigitRoot(parser, token, digits);
  const radicand = parseArgument(parser);
  return { kind: 'root', radicand, ...(index ? { index } : {}), span: spanFrom(parser, token.start) };
}

/** Reads `\sqrt13` as √13. TeX would print √1·3, but no author means that. */
function parseDigitRoot(parser: Parser, token: Token, digits: Token): MathNode {
  take(parser);
  return { kind: 'root', radicand: integerNode(digits, digits.text), span: spanFrom(parser, token.start) };
}

/** Reads the two digits of `\binom52` as two arguments. */
function takeDigitPair(parser: Parser): MathNode[] | undefined {
  const digits = peek(parser);
  if (digits?.kind !== 'number' || !/^\d\d$/.test(digits.text)) return undefined;
  take(parser);
  return [...digits.text].map((digit) => integerNode(digits, digit));
}

function parseBinomial(parser: Parser, token: Token): MathNode {
  const args = takeDigitPair(parser) ?? [parseArgument(parser), parseArgument(parser)];
  const name = token.text === 'perm' ? 'perm' : 'binom';
  return { kind: 'call', name, args, span: spanFrom(parser, token.start) };
}

/** Parses `\SI{3.0}{m/s}`, `\qty{3e8}{\metre\per\second}`, `\num{1e3}`, `\ang{30}`. */
function parseSiunitx(parser: Parser, token: Token): MathNode {
  const value = parseArgument(parser);
  const span = spanFrom(parser, token.start);
  if (token.text === 'num') return value;
  if (token.text === 'ang') return { kind: 'degree', of: value, span };
  const open = expect(parser, '{');
  const reading = readUnit(parser.source, open.end, parser.hints.unitMacros);
  if (reading) {
    skipTo(parser, reading.end);
    expect(parser, '}');
    return { kind: 'quantity', value, unit: reading.unit, span: spanFrom(parser, token.start) };
  }
  // The name of an unknown unit; values in the same unit can be compared.
  skipToClosingBrace(parser);
  const whole = spanFrom(parser, token.start);
  const label = parser.source.slice(open.end, whole.end - 1).replaceAll(' ', '');
  return { kind: 'quantity', value, unit: labelUnit(label), span: whole };
}

const NUMBER_SETS = new Map(Object.entries({ R: 'ℝ', Z: 'ℤ', N: 'ℕ', Q: 'ℚ', C: 'ℂ' }));

function parseNumberSet(parser: Parser, token: Token): MathNode {
  const inner = parseArgument(parser);
  const letter = inner.kind === 'symbol' ? inner.name : '';
  return { kind: 'symbol', name: NUMBER_SETS.get(letter) ?? letter, span: spanFrom(parser, token.start) };
}

/** Parses `\pmod{7}` as a call `mod(7)`, which becomes a factor after its operand. */
function parseModulus(parser: Parser, token: Token): MathNode {
  const modulus = parseArgument(parser);
  return { kind: 'call', name: 'mod', args: [modulus], span: spanFrom(parser, token.start) };
}

/** Skips a braced group. */
function skipGroup(parser: Parser): void {
  if (takeIf(parser, '{')) skipToClosingBrace(parser);
}
