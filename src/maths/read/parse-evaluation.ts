import { symbolsOf } from './children.ts';
import type { MathNode } from './node.ts';
import { parseScript } from './parse-script.ts';
import { type Parser, spanFrom, takeIf } from './parser.ts';
import { Unreadable } from './token.ts';

export type Bounds = { readonly below: MathNode | undefined; readonly above: MathNode | undefined };

/** Parses the scripts of an operator in either order. */
export function parseBounds(parser: Parser): Bounds {
  let [below, above]: (MathNode | undefined)[] = [];
  for (let k = 0; k < 2; k++) {
    if (!below && takeIf(parser, '_')) below = parseScript(parser);
    if (!above && takeIf(parser, '^')) above = parseScript(parser);
  }
  return { below, above };
}

/** Splits `k=1` below a Σ into the variable and its lower bound; the variable defaults to k. */
export function readBoundVariable(below: MathNode | undefined): {
  variable: string;
  lower: MathNode | undefined;
} {
  const [variable, lower] = below?.kind === 'relation' ? below.operands : [below, undefined];
  return { variable: variable?.kind === 'symbol' ? variable.name : 'k', lower };
}

/** Parses the bounds after `F|` or `[F]`: the value of F at one point, or the change of F between two points. */
export function parseEvaluation(parser: Parser, body: MathNode, start: number): MathNode {
  const { below, above } = parseBounds(parser);
  const isNamed = below?.kind === 'relation' && below.operands[0]?.kind === 'symbol';
  const variable = isNamed ? readBoundVariable(below).variable : findVariable(body);
  if (below === undefined || variable === undefined) throw new Unreadable('unexpected', start);
  const lower = removeName(below, variable);
  const span = spanFrom(parser, start);
  if (above === undefined) return { kind: 'binder', operator: 'value', variable, lower, body, span };
  const upper = removeName(above, variable);
  return { kind: 'binder', operator: 'change', variable, lower, upper, body, span };
}

/** Letters that are usually variables and not constants. */
const VARIABLE_LETTER = /^[txyzuvwrsθφρ]$/u;

/** Returns the only variable of an antiderivative. */
function findVariable(body: MathNode): string | undefined {
  const letters = [...symbolsOf(body)].filter((name) => name !== 'π' && name !== 'e');
  const candidates = letters.length === 1 ? letters : letters.filter((name) => VARIABLE_LETTER.test(name));
  return candidates.length === 1 ? candidates[0] : undefined;
}

/** Reads the bound `x = 2` as 2. */
export function removeName(bound: MathNode, variable: string): MathNode {
  if (bound.kind !== 'relation') return bound;
  const [name, value] = bound.operands;
  if (bound.operands.length !== 2 || name?.kind !== 'symbol' || name.name !== variable || !value)
    throw new Unreadable('unexpected', bound.span.start);
  return value;
}
