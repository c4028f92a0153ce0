import { rational } from '../exact/rational.ts';
import type { CallNode, MathNode, NumberNode } from './node.ts';
import { parseScript } from './parse-script.ts';
import { isOperator, isTex, type Parser, parseInside, peek, spanFrom, take, takeIf } from './parser.ts';
import type { Token } from './token.ts';

/** Names that are read as functions when a bracket follows directly. */
const DEFAULT_FUNCTIONS: ReadonlySet<string> = new Set(['f', 'g', 'h', "f'", "g'", "h'", "f''", "y'"]);
/** Functions whose power −1 means the inverse function. */
const INVERTIBLE: ReadonlyMap<string, string> = new Map([
  ['sin', 'arcsin'],
  ['cos', 'arccos'],
  ['tan', 'arctan'],
  ['sec', 'arcsec'],
  ['csc', 'arccsc'],
  ['cot', 'arccot'],
  ['sinh', 'arsinh'],
  ['cosh', 'arcosh'],
  ['tanh', 'artanh'],
]);

/** Parses a known function with its subscript, power and argument: `\log_2 8`, `\sin^2 x`, `\sin^{-1} x`. */
export function parseFunction(parser: Parser, token: Token): MathNode {
  let base = takeIf(parser, '_') ? parseScript(parser) : undefined;
  const exponent = takeIf(parser, '^') ? parseScript(parser) : undefined;
  if (!base && takeIf(parser, '_')) base = parseScript(parser);
  if (token.text === 'log' && !base) base = takeTypedBase(parser);
  const args = parseArguments(parser);
  const span = spanFrom(parser, token.start);
  const inverse = exponent && isMinusOne(exponent) ? INVERTIBLE.get(token.text) : undefined;
  const call = buildCall(inverse ?? token.text, args, base, span);
  if (!exponent || inverse) return call;
  return { kind: 'power', base: call, exponent, span };
}

/** Builds the call. Roots become root nodes, and the second argument of `log(8, 2)` becomes the base. */
function buildCall(
  name: string,
  args: readonly MathNode[],
  base: MathNode | undefined,
  span: CallNode['span'],
): MathNode {
  const [first, second] = args;
  if (name === 'log' && args.length === 2 && first && second && !base) {
    return { kind: 'call', name, args: [first], base: second, span };
  }
  if ((name === 'sqrt' || (name === 'root' && !second)) && first)
    return { kind: 'root', radicand: first, span };
  if (name === 'root' && first && second) return { kind: 'root', radicand: first, index: second, span };
  return { kind: 'call', name, args, ...(base ? { base } : {}), span };
}

/** Reads the base of `log2(8)` as typed on a keyboard: 2 or 10 directly between log and a bracket. */
function takeTypedBase(parser: Parser): NumberNode | undefined {
  const [digits, bracket] = [peek(parser), peek(parser, 1)];
  const isTypedBase = digits?.kind === 'number' && !digits.hasSpaceBefore && /^(?:2|10)$/.test(digits.text);
  if (!isTypedBase || !isOperator(bracket, '(') || bracket?.hasSpaceBefore) return undefined;
  take(parser);
  const span = { start: digits.start, end: digits.end };
  return { kind: 'number', value: rational(BigInt(digits.text)), literal: digits.text, span };
}

/**
 * Parses the arguments: everything inside brackets. Without brackets, the argument is the product up to a
 * sign or the next function.
 */
function parseArguments(parser: Parser): MathNode[] {
  const token = peek(parser);
  if (isOperator(token, '(', '[') || (isOperator(token, '{') && isTex(parser))) {
    const inner = parser.primary(parser);
    return inner.kind === 'group' && inner.open === '(' ? [...inner.items] : [inner];
  }
  const start = token?.start ?? 0;
  const sign = takeIf(parser, '-');
  const factors = [parser.factor(parser)];
  while (continuesArgument(parser)) factors.push(parser.factor(parser));
  const [only] = factors;
  const product: MathNode =
    factors.length === 1 && only ? only : { kind: 'product', factors, span: spanFrom(parser, start) };
  return [sign ? { kind: 'negate', of: product, span: spanFrom(parser, start) } : product];
}

/** Returns whether the next token still belongs to an argument without brackets. */
function continuesArgument(parser: Parser): boolean {
  const token = peek(parser);
  if (token?.kind === 'symbol') return !isOperator(peek(parser, 1), '=') && !startsNextFactor(parser, token);
  return (
    token?.kind === 'command' &&
    /^(?:[dt]?frac|sqrt)$/.test(token.text) &&
    parser.tokens[parser.at - 1]?.kind === 'number'
  );
}

/** Returns whether a letter is a new factor: after an explicit space, or a power of e, as in `\sin x\, e^x`. */
function startsNextFactor(parser: Parser, token: Token): boolean {
  const gap = parser.source.slice(parser.tokens[parser.at - 1]?.end ?? token.start, token.start);
  return /\\[,;: ]|~/.test(gap) || (token.text === 'e' && isOperator(peek(parser, 1), '^'));
}

/**
 * Parses `f(x)` as a call if f is a known or usual function name, or if `f(x) =` begins a definition.
 * Otherwise returns undefined, and the caller reads a product.
 */
export function parseCall(parser: Parser, name: string, token: Token): MathNode | undefined {
  const inverseLength = countInverseTokens(parser, name);
  const bracket = peek(parser, inverseLength);
  if (!isOperator(bracket, '(')) return undefined;
  const isKnownFunction =
    (parser.hints.functions?.has(name) ?? false) ||
    isValueAtZero(parser, inverseLength) ||
    isWholeValue(parser) ||
    isDerivativeAt(parser, name);
  if (!isKnownFunction && !DEFAULT_FUNCTIONS.has(name) && !opensDefinition(parser, token)) return undefined;
  parser.at += inverseLength;
  take(parser);
  const inner = parseInside(parser, parser.statement);
  if (!takeIf(parser, ')')) return undefined;
  const args = inner.kind === 'list' ? inner.items : [inner];
  const functionName = inverseLength > 0 ? `${name}⁻¹` : name;
  return { kind: 'call', name: functionName, args, span: spanFrom(parser, token.start) };
}

/** Recognises `I(0)`, which is a function value and not a product, because a product with (0) is unusual. */
function isValueAtZero(parser: Parser, skipped: number): boolean {
  return peek(parser, skipped + 1)?.text === '0' && isOperator(peek(parser, skipped + 2), ')');
}

/** Recognises `y(1)` as a function value if nothing else is written; nobody writes a product like this. */
function isWholeValue({ tokens, at, hints }: Parser): boolean {
  return hints.tex === true && at === 1 && tokens.length === 4 && tokens[2]?.kind === 'number';
}

/** Recognises `s'(t)` and `P''(3)`: a derivative at a letter or number. */
function isDerivativeAt(parser: Parser, name: string): boolean {
  const kind = peek(parser, 1)?.kind;
  return name.endsWith("'") && (kind === 'symbol' || kind === 'number') && isOperator(peek(parser, 2), ')');
}

/** Returns the number of tokens of `^{-1}` between f and its brackets, or 0. */
function countInverseTokens(parser: Parser, name: string): number {
  if (!DEFAULT_FUNCTIONS.has(name) || !isOperator(peek(parser), '^')) return 0;
  const braced =
    isOperator(peek(parser, 1), '{') && isOperator(peek(parser, 2), '-') && peek(parser, 3)?.text === '1';
  return braced && isOperator(peek(parser, 4), '}') ? 5 : 0;
}

/** Returns whether the whole left side of an equation is `letter(…)`. */
function opensDefinition(parser: Parser, token: Token): boolean {
  const first = parser.tokens[0];
  const previousIndex = parser.tokens.findIndex((other) => other.start === token.start) - 1;
  const startsStatement =
    first?.start === token.start || isOperator(parser.tokens[previousIndex], ',', 'or', 'and', ';', '\n');
  if (!startsStatement) return false;
  let depth = 0;
  for (let k = parser.at; k < parser.tokens.length; k++) {
    if (isOperator(parser.tokens[k], '(')) depth++;
    if (isOperator(parser.tokens[k], ')')) depth--;
    if (isOperator(parser.tokens[k], '+', '-', '*', '/', '^')) return false;
    if (depth === 0) return isOperator(parser.tokens[k + 1], '=');
  }
  return false;
}

function isMinusOne(node: MathNode): boolean {
  return node.kind === 'negate' && node.of.kind === 'number' && node.of.literal === '1';
}
