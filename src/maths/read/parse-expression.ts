import { sameDimension, type Unit } from '../units/unit.ts';
import { someNode } from './children.ts';
import type { MathNode } from './node.ts';
import { parseEvaluation } from './parse-evaluation.ts';
import { negate, parseMinutes, parsePower } from './parse-script.ts';
import { takeUnit } from './parse-unit.ts';
import {
  isOperator,
  isTex,
  type Parser,
  parseNested,
  peek,
  spanFrom,
  take,
  takeIf,
  tryParse,
} from './parser.ts';
import { type Token, Unreadable } from './token.ts';

/** Parses sums and differences, including ±. */
export function parseExpression(parser: Parser): MathNode {
  return parseNested(parser, (inner) => {
    const start = peek(inner)?.start ?? 0;
    const terms: MathNode[] = [parseSignedTerm(inner)];
    for (;;) {
      const token = takeIf(inner, '+', '-', '±', '∓');
      if (!token) break;
      const term = parseSignedTerm(inner);
      if (token.text === '±' || token.text === '∓') {
        const left = buildSum(inner, terms.splice(0), start);
        terms.push({ kind: 'plus-minus', sign: token.text, left, right: term, span: spanFrom(inner, start) });
      } else terms.push(token.text === '+' ? term : negate(inner, term, token.start));
    }
    const sum = buildSum(inner, extendBinders(terms), start);
    if (!atEvaluationBar(inner)) return sum;
    take(inner);
    return parseBarEvaluation(inner, sum, start);
  });
}

function buildSum(parser: Parser, terms: readonly MathNode[], start: number): MathNode {
  const [only] = terms;
  return terms.length === 1 && only ? only : { kind: 'sum', terms, span: spanFrom(parser, start) };
}

/** Moves terms with the bound variable into the body of the limit or sum before them: `\\lim_{h→0} 2x + h`. */
function extendBinders(terms: readonly MathNode[]): readonly MathNode[] {
  const index = terms.findIndex(
    (term) => term.kind === 'binder' && (term.operator === 'limit' || term.operator === 'sum'),
  );
  const binder = terms[index];
  if (binder?.kind !== 'binder') return terms;
  const end = terms.findLastIndex((term) => someNode(term, (part) => isSymbol(part, binder.variable)));
  if (end <= index || terms.slice(index + 1).some((term) => bindsVariable(term, binder.variable)))
    return terms;
  const body: MathNode = {
    kind: 'sum',
    terms: [binder.body, ...terms.slice(index + 1, end + 1)],
    span: binder.span,
  };
  return [...terms.slice(0, index), { ...binder, body }, ...terms.slice(end + 1)];
}

function isSymbol(node: MathNode, name: string): boolean {
  return node.kind === 'symbol' && node.name === name;
}

function bindsVariable(node: MathNode, variable: string): boolean {
  return someNode(node, (part) => part.kind === 'binder' && part.variable === variable);
}

/** Returns whether a bar with bounds follows, as in `x^2 \\Big|_0^1`. */
function atEvaluationBar(parser: Parser): boolean {
  return isOperator(peek(parser), '|') && parser.bars === 0 && isOperator(peek(parser, 1), '_');
}

/** Parses the bounds after a bar. A term without the variable may not belong to the antiderivative. */
function parseBarEvaluation(parser: Parser, body: MathNode, start: number): MathNode {
  const evaluation = parseEvaluation(parser, body, start);
  const variable = evaluation.kind === 'binder' ? evaluation.variable : '';
  const terms = body.kind === 'sum' ? body.terms : [body];
  if (terms.some((term) => !someNode(term, (part) => isSymbol(part, variable))) && terms.length > 1)
    throw new Unreadable('unexpected', start);
  return evaluation;
}

function parseSignedTerm(parser: Parser): MathNode {
  const token = takeIf(parser, '+', '-', '±', '∓');
  if (!token) return parseTerm(parser);
  const term = parseNested(parser, parseSignedTerm);
  if (token.text === '+') return term;
  if (token.text === '-') return negate(parser, term, token.start);
  const sign = token.text === '±' ? '±' : '∓';
  return { kind: 'plus-minus', sign, right: term, span: spanFrom(parser, token.start) };
}

/**
 * Parses products and quotients from left to right: `1/2x` is (1/2)·x. A unit after a numeric value becomes
 * part of that value.
 */
function parseTerm(parser: Parser): MathNode {
  const start = peek(parser)?.start ?? 0;
  let left = parseWithUnit(parser, parser.factor(parser), start);
  let factors = [left];
  for (;;) {
    if (takeIf(parser, 'choose')) {
      const args = [buildProduct(parser, factors, start), parser.factor(parser)];
      factors = [{ kind: 'call', name: 'binom', args, span: spanFrom(parser, start) }];
    } else if (takeIf(parser, '*')) factors.push(parseFactorUnit(parser, parseSignedFactor(parser), factors));
    else if (takeIf(parser, '/')) {
      const numerator = buildProduct(parser, factors, start);
      const divisor = parseSignedFactor(parser);
      // In `240 N/60 kg` the second unit belongs to the divisor; in `3/4 m` it belongs to the fraction.
      const denominator = parseOwnUnit(parser, divisor, factors);
      left = { kind: 'quotient', numerator, denominator, span: spanFrom(parser, start) };
      factors = [left];
    } else {
      const smallerQuantities = parseSmallerQuantities(parser, factors);
      if (smallerQuantities.length > 0)
        return { kind: 'sum', terms: [...factors, ...smallerQuantities], span: spanFrom(parser, start) };
      if (!startsFactor(parser, peek(parser))) break;
      factors.push(parseOwnUnit(parser, parser.factor(parser), factors));
    }
    const product = buildProduct(parser, factors, start);
    const quantity = parseWithUnit(parser, product, start);
    if (quantity !== product) factors = [quantity];
  }
  return buildProduct(parser, factors, start);
}

/** Parses the `30 min 15 s` of `1 h 30 min 15 s`: further quantities of the same dimension. */
function parseSmallerQuantities(parser: Parser, factors: readonly MathNode[]): MathNode[] {
  const [first] = factors;
  const quantities: MathNode[] = [];
  if (factors.length !== 1 || first?.kind !== 'quantity') return quantities;
  for (;;) {
    const next = tryParse(parser, (inner) => parseQuantityOf(inner, first.unit));
    if (!next) return quantities;
    quantities.push(next);
  }
}

function parseQuantityOf(parser: Parser, { dimension }: Unit): MathNode | undefined {
  if (peek(parser)?.kind !== 'number') return undefined;
  const start = peek(parser)?.start ?? 0;
  const quantity = parseWithUnit(parser, parser.factor(parser), start);
  return quantity.kind === 'quantity' && sameDimension(quantity.unit.dimension, dimension)
    ? quantity
    : undefined;
}

function buildProduct(parser: Parser, factors: readonly MathNode[], start: number): MathNode {
  const [only] = factors;
  return factors.length === 1 && only ? only : { kind: 'product', factors, span: spanFrom(parser, start) };
}

function parseSignedFactor(parser: Parser): MathNode {
  const token = takeIf(parser, '-', '+');
  if (!token) return parser.factor(parser);
  const factor = parseNested(parser, parseSignedFactor);
  return token.text === '-' ? negate(parser, factor, token.start) : factor;
}

function parseWithUnit(parser: Parser, value: MathNode, start: number): MathNode {
  const unit = value.kind === 'quantity' ? undefined : takeUnit(parser, value);
  return unit ? { kind: 'quantity', value, unit, span: spanFrom(parser, start) } : value;
}

/** In `v × 3 s` the unit belongs to the 3, because the product as a whole is not a number. */
function parseFactorUnit(parser: Parser, factor: MathNode, before: readonly MathNode[]): MathNode {
  const hasSymbol = before.some(
    (factorBefore) => hasQuantity(factorBefore) || someNode(factorBefore, ({ kind }) => kind === 'symbol'),
  );
  return hasSymbol ? parseWithUnit(parser, factor, factor.span.start) : factor;
}

/** Parses the unit of an operand after operands that have units already. */
function parseOwnUnit(parser: Parser, operand: MathNode, before: readonly MathNode[]): MathNode {
  return before.some(hasQuantity) ? parseWithUnit(parser, operand, operand.span.start) : operand;
}

function hasQuantity(node: MathNode): boolean {
  return someNode(node, ({ kind }) => kind === 'quantity');
}

/** Returns whether a token can begin a factor that is multiplied without a sign. */
function startsFactor(parser: Parser, token: Token | undefined): boolean {
  if (!token) return false;
  switch (token.kind) {
    case 'symbol':
      return !isUnionLetter(parser, token);
    case 'function':
    case 'vulgar':
      return true;
    case 'number':
      return followsNonNumber(parser);
    case 'command':
      return !['right', 'end', 'tag', 'label'].includes(token.text);
    case 'text':
      return /^\s*[A-Za-z]\s*$/.test(token.text);
    case 'word':
      return false;
    case 'operator':
      return (
        isOperator(token, '(', '√', '∛', '⌊', '⌈', '∑', '∏', '∫', 'lim', '∂', '{', 'evaluate') ||
        (isOperator(token, '[') && isTex(parser)) ||
        opensBar(parser, token)
      );
  }
}

/** Recognises the U of `(1,2) U (3,4)`. */
function isUnionLetter(parser: Parser, token: Token): boolean {
  if (token.text !== 'U' && token.text !== 'u') return false;
  return (
    isOperator(parser.tokens[parser.at - 1], ')', ']', '}', 'S}') &&
    isOperator(peek(parser, 1), '(', '[', '{', 'S{')
  );
}

/**
 * Returns whether a number may follow as a factor: `2 3` is not a product, but `x 3`, `(2) 3` and `4.5 10^-3`
 * are.
 */
function followsNonNumber(parser: Parser): boolean {
  const [before, token] = [parser.tokens[parser.at - 1], peek(parser)];
  if (token?.text === '10' && token.hasSpaceBefore && isOperator(peek(parser, 1), '^')) return true;
  return before !== undefined && before.kind !== 'number' && before.kind !== 'vulgar';
}

function opensBar(parser: Parser, token: Token): boolean {
  return token.text === '|' && parser.bars === 0 && parser.inSet === 0 && !isOperator(peek(parser, 1), '_');
}

/** Parses a base with its exponents and postfix marks. */
export function parseFactor(parser: Parser): MathNode {
  const start = peek(parser)?.start ?? 0;
  return parsePostfix(parser, parser.primary(parser), start);
}

/** Parses powers, factorials, degree and percent signs after an operand. */
function parsePostfix(parser: Parser, base: MathNode, start: number): MathNode {
  let node = base;
  for (;;) {
    const token = peek(parser);
    if (isOperator(token, '^') && startsTemperatureUnit(parser)) return node;
    if (isOperator(token, '^')) node = parsePower(parser, node, start);
    else if (takeIf(parser, '!'))
      node = { kind: 'call', name: 'factorial', args: [node], span: spanFrom(parser, start) };
    else if (isOperator(token, '°') && !startsTemperatureUnit(parser)) {
      take(parser);
      node = parseMinutes(parser, { kind: 'degree', of: node, span: spanFrom(parser, start) }, start);
    } else if (takeIf(parser, '%')) node = { kind: 'percent', of: node, span: spanFrom(parser, start) };
    else return node;
  }
}

/** Returns whether the next token begins a temperature unit such as `°C` or `^\circ\mathrm{C}`. */
function startsTemperatureUnit(parser: Parser): boolean {
  return /^(?:\^\s*\{?\s*\\circ\s*\}?|\\degree|°|º)\s*(?:\\(?:mathrm|text|rm)\s*\{\s*)?[CFK](?![a-zA-Z])/u.test(
    parser.source.slice(peek(parser)?.start ?? 0),
  );
}
