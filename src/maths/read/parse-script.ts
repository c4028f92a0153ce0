import type { MathNode } from './node.ts';
import { numberNode } from './number-node.ts';
import { isOperator, type Parser, parseNested, peek, spanFrom, take, takeIf } from './parser.ts';
import { Unreadable } from './token.ts';

export function negate(parser: Parser, of: MathNode, start: number): MathNode {
  return { kind: 'negate', of, span: spanFrom(parser, start) };
}

/** Parses minutes and seconds of arc after degrees: `30°15'`. */
export function parseMinutes(parser: Parser, degrees: MathNode, start: number): MathNode {
  const [minutes, mark] = [peek(parser), peek(parser, 1)];
  if (minutes?.kind !== 'number' || !isOperator(mark, "'")) return degrees;
  const terms = [degrees, parseDegreePart(parser, 60n)];
  const [seconds, quote] = [peek(parser), peek(parser, 1)];
  if (seconds?.kind === 'number' && isOperator(quote, '"', "'")) terms.push(parseDegreePart(parser, 3600n));
  takeIf(parser, "'");
  return { kind: 'sum', terms, span: spanFrom(parser, start) };
}

/** Consumes a number and its `'` or `"` mark and returns it as a fraction of a degree. */
function parseDegreePart(parser: Parser, partsPerDegree: bigint): MathNode {
  const numerator = numberNode(take(parser));
  take(parser);
  const { span } = numerator;
  const denominator: MathNode = {
    kind: 'number',
    value: { n: partsPerDegree, d: 1n },
    literal: String(partsPerDegree),
    span,
  };
  return { kind: 'degree', of: { kind: 'quotient', numerator, denominator, span }, span };
}

/** Parses ^ and its exponent; `^\circ` is a degree sign. */
export function parsePower(parser: Parser, base: MathNode, start: number): MathNode {
  if (
    isOperator(peek(parser, 1), '°') ||
    (isOperator(peek(parser, 1), '{') && isOperator(peek(parser, 2), '°'))
  ) {
    take(parser);
    const braced = takeIf(parser, '{');
    take(parser);
    if (braced) takeIf(parser, '}');
    return parseMinutes(parser, { kind: 'degree', of: base, span: spanFrom(parser, start) }, start);
  }
  take(parser);
  const exponent = parseNested(parser, (inner) => parseScript(inner, true));
  return { kind: 'power', base, exponent, span: spanFrom(parser, start) };
}

/**
 * Parses the script after ^ or _: a braced group, a signed factor or one token. The exponent of `x^10` is 10, and the exponent of `x^2y` is 2.
 */
export function parseScript(parser: Parser, isExponent = false): MathNode {
  if (takeIf(parser, '{')) {
    const inner = parser.statement(parser);
    if (!takeIf(parser, '}')) throw new Unreadable('unfinished', peek(parser)?.start ?? parser.source.length);
    return inner;
  }
  const sign = takeIf(parser, '-', '+');
  const start = sign?.start ?? peek(parser)?.start ?? 0;
  const token = peek(parser);
  const base = token?.kind === 'number' ? numberNode(take(parser)) : parser.primary(parser);
  const value = isExponent && isOperator(peek(parser), '^') ? parsePower(parser, base, start) : base;
  return sign?.text === '-' ? negate(parser, value, start) : value;
}
