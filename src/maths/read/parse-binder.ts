import type { BinderNode, MathNode } from './node.ts';
import { parseScript } from './parse-expression.ts';
import { isOperator, type Parser, peek, spanFrom, takeIf } from './parser.ts';
import { type Token, Unreadable } from './token.ts';

const OPERATORS: ReadonlyMap<string, BinderNode['operator']> = new Map([
  ['∑', 'sum'],
  ['∏', 'product'],
  ['∫', 'integral'],
  ['lim', 'limit'],
]);

/** Parses Σ, Π, ∫ and lim with their bounds. They are compared as symbols with a bound variable. */
export function parseBinder(parser: Parser, token: Token): MathNode {
  const operator = OPERATORS.get(token.text) ?? 'sum';
  let [below, above]: (MathNode | undefined)[] = [];
  for (let k = 0; k < 2; k++) {
    if (!below && takeIf(parser, '_')) below = parseScript(parser);
    if (!above && takeIf(parser, '^')) above = parseScript(parser);
  }
  if (operator === 'integral') return finishIntegral(parser, token, { below, above });
  const body = parseBody(parser);
  const { variable, lower } = boundVariable(below);
  return node(parser, token, { operator, variable, lower, upper: above, body });
}

type Parts = {
  operator: BinderNode['operator'];
  variable: string;
  lower: MathNode | undefined;
  upper: MathNode | undefined;
  body: MathNode;
};

function node(parser: Parser, token: Token, { lower, upper, ...parts }: Parts): MathNode {
  const span = spanFrom(parser, token.start);
  return { kind: 'binder', ...parts, ...(lower ? { lower } : {}), ...(upper ? { upper } : {}), span };
}

/** Splits `k=1` below a Σ into the variable and its lower bound; the variable defaults to k. */
function boundVariable(below: MathNode | undefined): { variable: string; lower: MathNode | undefined } {
  const [variable, lower] = below?.kind === 'relation' ? below.operands : [below, undefined];
  return { variable: variable?.kind === 'symbol' ? variable.name : 'k', lower };
}

/** Parses the product that follows; a sum must be in brackets. */
function parseBody(parser: Parser): MathNode {
  const start = peek(parser)?.start ?? 0;
  const factors = [parser.factor(parser)];
  for (let next = peek(parser); next && continues(next); next = peek(parser)) {
    takeIf(parser, '*');
    factors.push(parser.factor(parser));
  }
  const [only] = factors;
  return factors.length === 1 && only ? only : { kind: 'product', factors, span: spanFrom(parser, start) };
}

function continues(token: Token): boolean {
  if (token.kind === 'symbol' || token.kind === 'function' || token.kind === 'command') return true;
  return isOperator(token, '*', '(', '√');
}

/** Parses the integrand: everything up to the matching `dx`. */
function finishIntegral(
  parser: Parser,
  token: Token,
  { below, above }: { below: MathNode | undefined; above: MathNode | undefined },
): MathNode {
  const close = differentialAt(parser);
  const variable = close === undefined ? undefined : parser.tokens[close + 1]?.text;
  if (close === undefined || variable === undefined) throw new Unreadable('unfinished', token.start);
  const inner: Parser = { ...parser, tokens: parser.tokens.slice(0, close) };
  const body: MathNode =
    parser.at === close
      ? { kind: 'number', value: { n: 1n, d: 1n }, literal: '1', span: { start: token.end, end: token.end } }
      : parser.expression(inner);
  if (inner.at !== close && parser.at !== close) throw new Unreadable('unexpected', token.start);
  parser.at = close + 2;
  return node(parser, token, { operator: 'integral', variable, lower: below, upper: above, body });
}

/** Finds the token index of the `d` of the matching `dx`, skipping those of inner integrals. */
function differentialAt(parser: Parser): number | undefined {
  let nested = 0;
  for (let k = parser.at; k + 1 < parser.tokens.length; k++) {
    const [letter, variable] = [parser.tokens[k], parser.tokens[k + 1]];
    if (isOperator(letter, '∫')) nested++;
    const isD = (letter?.kind === 'symbol' || letter?.kind === 'text') && letter.text.trim() === 'd';
    if (!isD || variable?.kind !== 'symbol') continue;
    if (nested === 0) return k;
    nested--;
  }
  return undefined;
}
