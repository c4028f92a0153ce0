import type { BinderNode, MathNode } from './node.ts';
import { parseScript } from './parse-expression.ts';
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
  let [below, above]: (MathNode | undefined)[] = [];
  for (let k = 0; k < 2; k++) {
    if (!below && takeIf(parser, '_')) below = parseScript(parser);
    if (!above && takeIf(parser, '^')) above = parseScript(parser);
  }
  if (operator === 'integral') return finishIntegral(parser, token, { below, above });
  const body = parseBody(parser);
  const { variable, lower } = readBoundVariable(below);
  return buildBinder(parser, token, { operator, variable, lower, upper: above, body });
}

type BinderParts = {
  operator: BinderNode['operator'];
  variable: string;
  lower: MathNode | undefined;
  upper: MathNode | undefined;
  body: MathNode;
};

function buildBinder(parser: Parser, token: Token, { lower, upper, ...parts }: BinderParts): MathNode {
  const span = spanFrom(parser, token.start);
  return { kind: 'binder', ...parts, ...(lower ? { lower } : {}), ...(upper ? { upper } : {}), span };
}

/** Splits `k=1` below a Σ into the variable and its lower bound; the variable defaults to k. */
function readBoundVariable(below: MathNode | undefined): { variable: string; lower: MathNode | undefined } {
  const [variable, lower] = below?.kind === 'relation' ? below.operands : [below, undefined];
  return { variable: variable?.kind === 'symbol' ? variable.name : 'k', lower };
}

/** Parses the product after a Σ, Π or lim; a sum must be in brackets. */
function parseBody(parser: Parser): MathNode {
  const start = peek(parser)?.start ?? 0;
  const factors = [parser.factor(parser)];
  for (let next = peek(parser); next && continuesProduct(next); next = peek(parser)) {
    takeIf(parser, '*');
    factors.push(parser.factor(parser));
  }
  const [only] = factors;
  return factors.length === 1 && only ? only : { kind: 'product', factors, span: spanFrom(parser, start) };
}

function continuesProduct(token: Token): boolean {
  if (token.kind === 'symbol' || token.kind === 'function' || token.kind === 'command') return true;
  return isOperator(token, '*', '(', '√');
}

/** Parses the integrand: everything up to the matching `dx`. */
function finishIntegral(
  parser: Parser,
  token: Token,
  { below, above }: { below: MathNode | undefined; above: MathNode | undefined },
): MathNode {
  const differentialIndex = findDifferential(parser);
  const variable = differentialIndex === undefined ? undefined : parser.tokens[differentialIndex + 1]?.text;
  if (differentialIndex === undefined || variable === undefined)
    throw new Unreadable('unfinished', token.start);
  const inner: Parser = { ...parser, tokens: parser.tokens.slice(0, differentialIndex) };
  const body: MathNode =
    parser.at === differentialIndex
      ? { kind: 'number', value: { n: 1n, d: 1n }, literal: '1', span: { start: token.end, end: token.end } }
      : parser.expression(inner);
  if (inner.at !== differentialIndex && parser.at !== differentialIndex)
    throw new Unreadable('unexpected', token.start);
  parser.at = differentialIndex + 2;
  return buildBinder(parser, token, { operator: 'integral', variable, lower: below, upper: above, body });
}

/** Finds the token index of the `d` of the matching `dx`, skipping those of inner integrals. */
function findDifferential(parser: Parser): number | undefined {
  let innerIntegrals = 0;
  for (let k = parser.at; k + 1 < parser.tokens.length; k++) {
    const [letter, variable] = [parser.tokens[k], parser.tokens[k + 1]];
    if (isOperator(letter, '∫')) innerIntegrals++;
    const isLetterD = (letter?.kind === 'symbol' || letter?.kind === 'text') && letter.text.trim() === 'd';
    if (!isLetterD || variable?.kind !== 'symbol') continue;
    if (innerIntegrals === 0) return k;
    innerIntegrals--;
  }
  return undefined;
}
