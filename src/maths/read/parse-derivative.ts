import type { MathNode } from './node.ts';
import { type Parser, peek, skipTo, spanFrom } from './parser.ts';
import type { Token } from './token.ts';

/** The spellings of the d in dx. */
const DIFFERENTIAL_D = String.raw`(?:d|\\partial|\\mathrm\{d\}|\\text\{d\}|\\rm d)`;
/** The two arguments of \frac in Leibniz notation, with an optional order: `{d^2 y}{dx^2}`. */
const LEIBNIZ = new RegExp(
  String.raw`^\s*\{\s*${DIFFERENTIAL_D}\s*(?:\^\{?(\d)\}?)?\s*([a-zA-Z])?\s*\}\s*\{\s*${DIFFERENTIAL_D}\s*([a-zA-Z])\s*(?:\^\{?(\d)\}?)?\s*\}`,
  'u',
);

/** Reads `\frac{dy}{dx}` as one symbol, and `\frac{d}{dx}` before an operand as its derivative. */
export function parseDerivative(parser: Parser, token: Token): MathNode | undefined {
  const match = LEIBNIZ.exec(parser.source.slice(token.end, token.end + 60));
  if (!match) return undefined;
  const [text, order = '1', dependentVariable, variable = 'x'] = match;
  skipTo(parser, token.end + text.length);
  if (dependentVariable !== undefined) {
    const orderText = order === '1' ? '' : order;
    const name = `d${orderText}${dependentVariable}/d${variable}${orderText}`;
    return { kind: 'symbol', name, span: spanFrom(parser, token.start) };
  }
  if (!peek(parser)) return { kind: 'symbol', name: `d/d${variable}`, span: spanFrom(parser, token.start) };
  const operand = parser.factor(parser);
  const span = spanFrom(parser, token.start);
  return { kind: 'derivative', variable, order: Number(order), of: operand, span };
}
