import { differentiate } from '../exact/differentiate.ts';
import {
  call,
  difference,
  EULER,
  type Expression,
  minus,
  num,
  operandsOf,
  PI,
  pow,
  product,
  quotient,
  substitute,
  sum,
  symbol,
} from '../exact/expression.ts';
import { add, divide, integer, ONE, rational, TWO } from '../exact/rational.ts';
import type { BinderNode, CallNode, MathNode } from './node.ts';

/** Functions that are 1 over another function of the same argument. */
const RECIPROCALS = new Map(
  Object.entries({ sec: 'cos', csc: 'sin', cot: 'tan', sech: 'cosh', csch: 'sinh', coth: 'tanh' }),
);
/** Inverse functions that equal another inverse function of 1 over the argument. */
const RECIPROCAL_ARGUMENTS = new Map(
  Object.entries({ arcsec: 'arccos', arccsc: 'arcsin', arccot: 'arctan' }),
);

/**
 * Translates a parse tree to the smaller expression language of the evaluators.
 * Returns undefined for containers, relations and words.
 */
export function toExpression(node: MathNode): Expression | undefined {
  switch (node.kind) {
    case 'number':
      return num(node.value);
    case 'symbol':
      return symbol(node.name);
    case 'sum':
      return translateAll(node.terms, (terms) => sum(...terms));
    case 'product':
      return translateAll(node.factors, translateProduct) ?? translateCombination(node.factors);
    case 'quotient':
      return translateAll(
        [node.numerator, node.denominator],
        ([top, bottom]) => top && bottom && quotient(top, bottom),
      );
    case 'negate':
      return translateAll([node.of], ([of]) => of && minus(of));
    case 'power':
      return translateAll(
        [node.base, node.exponent],
        ([base, exponent]) => base && exponent && pow(base, exponent),
      );
    case 'mixed':
      return num(add(node.whole.value, divide(node.numerator.value, node.denominator.value)));
    case 'percent':
      return translateAll([node.of], ([of]) => of && quotient(of, num(integer(100))));
    case 'degree':
      return translateAll([node.of], ([of]) => of && product(of, quotient(PI, num(integer(180)))));
    case 'group':
      return node.items.length === 1 && node.open === '(' && node.items[0]
        ? toExpression(node.items[0])
        : undefined;
    default:
      return translateOperator(node);
  }
}

/** Builds a product; `7 mod 3` is parsed as a product with the modulus last. */
function translateProduct(factors: readonly Expression[]): Expression {
  const last = factors.at(-1);
  if (last?.kind !== 'call' || last.name !== 'mod' || last.of.length !== 1) return product(...factors);
  return call('mod', product(...factors.slice(0, -1)), ...last.of);
}

/** Reads `C(5, 2)` as five choose two, and `P(5, 2)` as permutations. */
function translateCombination(factors: readonly MathNode[]): Expression | undefined {
  const [head, group] = factors;
  const functionName = head?.kind === 'symbol' ? COMBINATIONS.get(head.name) : undefined;
  if (!functionName || factors.length !== 2 || group?.kind !== 'group' || group.items.length !== 2)
    return undefined;
  return translateAll(group.items, (parts) => call(functionName, ...parts));
}

const COMBINATIONS = new Map(Object.entries({ C: 'binom', P: 'perm' }));

/** Translates roots, calls, derivatives and binders. */
function translateOperator(node: MathNode): Expression | undefined {
  switch (node.kind) {
    case 'root':
      return translateAll([node.radicand, ...(node.index ? [node.index] : [])], ([radicand, index]) =>
        radicand ? pow(radicand, index ? quotient(num(ONE), index) : num(rational(1n, 2n))) : undefined,
      );
    case 'call':
      return translateAll([...node.args, ...(node.base ? [node.base] : [])], (parts) =>
        translateCall(node, parts),
      );
    case 'derivative':
      return translateAll([node.of], ([of]) => of && differentiateTimes(of, node.variable, node.order));
    case 'binder':
      return translateBinder(node);
    default:
      return undefined;
  }
}

const SIDE_SIGNS = { above: '+', below: '-' };

function translateBinder(node: BinderNode): Expression | undefined {
  // The symbol `none` replaces a missing bound.
  const [from, to] = [node.lower, node.upper].map((end) => (end ? toExpression(end) : symbol('none')));
  const body = toExpression(node.body);
  if (!from || !to || !body) return undefined;
  const evaluateAt = (point: Expression): Expression => substitute(body, new Map([[node.variable, point]]));
  if (node.operator === 'value') return evaluateAt(from);
  const hasFiniteBounds = [from, to].every((end) => !hasInfinity(end));
  if (node.operator === 'change' && hasFiniteBounds) return difference(evaluateAt(to), evaluateAt(from));
  const side = node.side === undefined ? '' : SIDE_SIGNS[node.side];
  return call(`${node.operator}${side}`, body, symbol(node.variable), from, to);
}

function hasInfinity(expression: Expression): boolean {
  return (expression.kind === 'sym' && expression.name === '∞') || operandsOf(expression).some(hasInfinity);
}

/**
 * Differentiates up to three times. A derivative that cannot be computed becomes a call such as `d1(f, x)`.
 */
function differentiateTimes(of: Expression, variable: string, order: number): Expression {
  let result: Expression | undefined = of;
  for (let k = 0; k < Math.min(order, 3) && result; k++) result = differentiate(result, variable);
  return order <= 3 && result ? result : call(`d${order}`, of, symbol(variable));
}

/** Rewrites logarithms, exponentials and reciprocal functions in terms of a few basic ones. */
function translateCall(node: CallNode, parts: readonly Expression[]): Expression | undefined {
  const [first, second] = parts;
  if (!first) return undefined;
  if (node.name === 'log') {
    const base = node.base ? second : num(integer(10));
    return base && quotient(call('ln', first), call('ln', base));
  }
  if (node.name === 'exp') return pow(EULER, first);
  if (node.name === 'sqrt') return pow(first, num(rational(1n, 2n)));
  if (node.name === 'cbrt') return pow(first, num(rational(1n, 3n)));
  if (node.name === 'square') return pow(first, num(TWO));
  const reciprocal = RECIPROCALS.get(node.name);
  if (reciprocal) return quotient(num(ONE), call(reciprocal, first));
  const inverse = RECIPROCAL_ARGUMENTS.get(node.name);
  if (inverse) return call(inverse, quotient(num(ONE), first));
  return call(node.name, ...parts);
}

/** Translates all nodes and builds the result, or returns undefined if one node cannot be translated. */
function translateAll(
  nodes: readonly MathNode[],
  build: (parts: Expression[]) => Expression | undefined,
): Expression | undefined {
  const parts: Expression[] = [];
  for (const node of nodes) {
    const part = toExpression(node);
    if (!part) return undefined;
    parts.push(part);
  }
  return build(parts);
}
