import { decimalValue, parseDecimal, repeatingValue } from '../exact/decimal.ts';
import type { NumberNode } from './node.ts';
import { type Token, Unreadable } from './token.ts';

/** Builds the node of a number token, with its exact value and its literal. */
export function numberNode(token: Token): NumberNode {
  const literal = parseDecimal(token.text);
  if (!literal) throw new Unreadable('unexpected', token.start);
  const value = token.repeat === undefined ? decimalValue(literal) : repeatingValue(token.text, token.repeat);
  return { kind: 'number', value, literal: token.text, span: { start: token.start, end: token.end } };
}
