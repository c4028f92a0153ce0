import type { BinderNode, MathNode } from './node.ts';
import { type Bounds, parseBounds, readBoundVariable, removeName } from './parse-evaluation.ts';
import { isOperator, type Parser, peek, spanFrom, takeIf } from './parser.ts';
import { type Token, Unreadable } from './token.ts';

const BINDER_OPERATORS: ReadonlyMap<string, BinderNode['operator']> = new Map([
  ['∑', 'sum'],
  ['∏', 'product'],
  ['∫', 'integral'],
  ['lim', 'limit'],
]);

/** Parses Σ, Π, ∫ and lim with their bounds. */
export function parseBinder(parser: Parser, token: Token): MathNode {
  const operator = BINDER_OPERATORS.get(token.text) ?? 'sum';
  const side = operator === 'limit' ? takeSide(parser) : undefined;
  const { below, above } = side?.bounds ?? parseBounds(parser);
  if (operator === 'integral') return finishIntegral(parser, token, { below, above });
  const body = parseBody(parser);
  const { variable, lower } = readBoundVariable(below);
  const binder = { operator, variable, lower, upper: above, body };
  return buildBinder(parser, token, side ? { ...binder, side: side.side } : binder);
}

/** Parses the script of a one-sided limit, `_{x \\to 0^+}`; undefined for any other limit. */
function takeSide(parser: Parser): { bounds: Bounds; side: 'above' | 'below' } | undefined {
  if (!isOperator(peek(parser), '_') || !isOperator(peek(parser, 1), '{')) return undefined;
  const end = findClosingBrace(parser.tokens, parser.at + 1);
  if (end === undefined) return undefined;
  const isBraced = isOperator(parser.tokens[end - 1], '}');
  const signIndex = isBraced ? end - 2 : end - 1;
  const sign = parser.tokens[signIndex];
  const caretIndex = isBraced ? signIndex - 2 : signIndex - 1;
  if (!isOperator(sign, '+', '-') || !isOperator(parser.tokens[caretIndex], '^')) return undefined;
  const inner: Parser = { ...parser, at: parser.at + 2, tokens: parser.tokens.slice(0, caretIndex) };
  const below = parser.statement(inner);
  parser.at = end + 1;
  return { bounds: { below, above: undefined }, side: sign?.text === '-' ? 'below' : 'above' };
}

type BinderParts = {
  operator: BinderNode['operator'];
  variable: string;
  lower: MathNode | undefined;
  upper: MathNode | undefined;
  body: MathNode;
  side?: 'above' | 'below';
};

function buildBinder(parser: Parser, token: Token, { lower, upper, ...parts }: BinderParts): MathNode {
  const span = spanFrom(parser, token.start);
  return { kind: 'binder', ...parts, ...(lower ? { lower } : {}), ...(upper ? { upper } : {}), span };
}

/** Parses the product after a Σ, Π or lim; a sum must be in brackets. */
function parseBody(parser: Parser): MathNode {
  const start = peek(parser)?.start ?? 0;
  const sign = takeIf(parser, '-');
  let factors = [parser.factor(parser)];
  const buildProduct = (): MathNode => {
    const [only] = factors;
    return factors.length === 1 && only ? only : { kind: 'product', factors, span: spanFrom(parser, start) };
  };
  for (let next = peek(parser); next && continuesProduct(next); next = peek(parser)) {
    if (takeIf(parser, '/')) {
      const [numerator, denominator] = [buildProduct(), parser.factor(parser)];
      factors = [{ kind: 'quotient', numerator, denominator, span: spanFrom(parser, start) }];
    } else {
      takeIf(parser, '*');
      factors.push(parser.factor(parser));
    }
  }
  const product = buildProduct();
  return sign ? { kind: 'negate', of: product, span: spanFrom(parser, start) } : product;
}

function continuesProduct(token: Token): boolean {
  if (token.kind === 'symbol' || token.kind === 'function') return true;
  if (token.kind === 'command') return !['right', 'end', 'tag', 'label'].includes(token.text);
  return isOperator(token, '*', '/', '(', '[', '{', '√', '∑', '∏');
}

/** Parses the integrand: everything up to the matching `dx`, which may also be in a numerator. */
function finishIntegral(parser: Parser, token: Token, { below, above }: Bounds): MathNode {
  const differential = findDifferential(parser);
  if (differential === undefined) throw new Unreadable('unfinished', token.start);
  const { start, end, variable } = differential;
  const fractionEnd = findFractionEnd(parser.tokens, end);
  const tokens = parser.tokens.slice(0, start);
  if (fractionEnd !== undefined) {
    // `\\frac{dx}{x}` is read as `\\frac{1}{x} dx`.
    if (isOperator(tokens.at(-1), '{')) tokens.push({ ...token, kind: 'number', text: '1' });
    tokens.push(...parser.tokens.slice(end, fractionEnd));
  }
  const inner: Parser = { ...parser, tokens };
  const body: MathNode =
    parser.at === start
      ? { kind: 'number', value: { n: 1n, d: 1n }, literal: '1', span: { start: token.end, end: token.end } }
      : parser.expression(inner);
  if (inner.at !== tokens.length && parser.at !== start) throw new Unreadable('unexpected', token.start);
  parser.at = fractionEnd ?? end;
  const [lower, upper] = [below, above].map((bound) => bound && removeName(bound, variable));
  return buildBinder(parser, token, { operator: 'integral', variable, lower, upper, body });
}

/** Returns the index after the denominator, if the token at `index` closes a numerator. */
function findFractionEnd(tokens: readonly Token[], index: number): number | undefined {
  if (!isOperator(tokens[index], '}') || !isOperator(tokens[index + 1], '{')) return undefined;
  const end = findClosingBrace(tokens, index + 1);
  return end === undefined ? undefined : end + 1;
}

function findClosingBrace(tokens: readonly Token[], open: number): number | undefined {
  let depth = 0;
  for (let k = open; k < tokens.length; k++) {
    if (isOperator(tokens[k], '{')) depth++;
    if (isOperator(tokens[k], '}') && --depth === 0) return k;
  }
  return undefined;
}

/** Finds the tokens of the matching `dx` or `d{x}`, skipping those of inner integrals. */
function findDifferential({
  tokens,
  at,
}: Parser): { start: number; end: number; variable: string } | undefined {
  let innerIntegrals = 0;
  for (let k = at; k + 1 < tokens.length; k++) {
    const letter = tokens[k];
    if (isOperator(letter, '∫')) innerIntegrals++;
    const isLetterD = (letter?.kind === 'symbol' || letter?.kind === 'text') && letter.text.trim() === 'd';
    const isBraced = isOperator(tokens[k + 1], '{') && isOperator(tokens[k + 3], '}');
    const variable = tokens[isBraced ? k + 2 : k + 1];
    if (!isLetterD || variable?.kind !== 'symbol') continue;
    if (innerIntegrals === 0) return { start: k, end: k + (isBraced ? 4 : 2), variable: variable.text };
    innerIntegrals--;
  }
  return undefined;
}
