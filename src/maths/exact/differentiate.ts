import { mapAll } from '../map-all.ts';
import {
  call,
  type Expression,
  minus,
  num,
  pow,
  product,
  quotient,
  substitute,
  sum,
  variablesOf,
} from './expression.ts';
import { MINUS_ONE, ONE, rational, TWO, ZERO } from './rational.ts';

/** Returns the derivative f′(u) of a function f at the argument u. */
type Rule = (u: Expression) => Expression;

const square = (u: Expression) => pow(u, num(TWO));
const squareRoot = (u: Expression) => pow(u, num(rational(1n, 2n)));

/** The derivative of each known function with respect to its argument. */
const RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['sin', (u) => call('cos', u)],
  ['cos', (u) => minus(call('sin', u))],
  ['tan', (u) => pow(call('cos', u), num(rational(-2n)))],
  ['ln', (u) => quotient(num(ONE), u)],
  ['arcsin', (u) => quotient(num(ONE), squareRoot(sum(num(ONE), minus(square(u)))))],
  ['arccos', (u) => quotient(num(MINUS_ONE), squareRoot(sum(num(ONE), minus(square(u)))))],
  ['arctan', (u) => quotient(num(ONE), sum(num(ONE), square(u)))],
  ['sinh', (u) => call('cosh', u)],
  ['cosh', (u) => call('sinh', u)],
  ['tanh', (u) => pow(call('cosh', u), num(rational(-2n)))],
  ['abs', (u) => quotient(call('abs', u), u)],
]);

/**
 * Differentiates with respect to the variable `name`. Returns undefined if the expression contains a function
 * without a known derivative.
 */
export function differentiate(expression: Expression, name: string): Expression | undefined {
  if (!variablesOf(expression).has(name)) return num(ZERO);
  switch (expression.kind) {
    case 'num':
      return num(ZERO);
    case 'sym':
      return num(ONE);
    case 'add':
      return differentiateAll(expression.of, name, (parts) => sum(...parts));
    case 'mul':
      return differentiateAll(expression.of, name, (parts) =>
        sum(
          ...parts.map((part, k) => product(...expression.of.map((factor, j) => (j === k ? part : factor)))),
        ),
      );
    case 'div':
      return differentiateAll(
        [expression.top, expression.bottom],
        name,
        ([top = num(ZERO), bottom = num(ZERO)]) =>
          quotient(
            sum(product(top, expression.bottom), minus(product(expression.top, bottom))),
            square(expression.bottom),
          ),
      );
    case 'pow':
      return differentiatePower(expression.base, expression.exponent, name);
    case 'call':
      return expression.name === 'integral'
        ? differentiateIntegral(expression.of, name)
        : differentiateCall(expression.name, expression.of, name);
  }
}

/** Differentiates all operands and combines the derivatives; returns undefined if one of them is unknown. */
function differentiateAll(
  parts: readonly Expression[],
  name: string,
  build: (derivatives: readonly Expression[]) => Expression,
): Expression | undefined {
  const derivatives = mapAll(parts, (part) => differentiate(part, name));
  return derivatives && build(derivatives);
}

/** Differentiates uᵛ by the power rule if the exponent is constant, otherwise as uᵛ·(v′·ln u + v·u′/u). */
function differentiatePower(base: Expression, exponent: Expression, name: string): Expression | undefined {
  const [baseDerivative, exponentDerivative] = [differentiate(base, name), differentiate(exponent, name)];
  if (!baseDerivative || !exponentDerivative) return undefined;
  if (!variablesOf(exponent).has(name)) {
    return product(exponent, pow(base, sum(exponent, num(MINUS_ONE))), baseDerivative);
  }
  const logarithmTerm = product(exponentDerivative, call('ln', base));
  if (!variablesOf(base).has(name)) return product(pow(base, exponent), logarithmTerm);
  return product(pow(base, exponent), sum(logarithmTerm, product(exponent, quotient(baseDerivative, base))));
}

/** Differentiates an integral by its bounds; undefined if the integrand also contains the variable. */
function differentiateIntegral(
  [body, variable, from, to]: readonly Expression[],
  name: string,
): Expression | undefined {
  if (!body || variable?.kind !== 'sym' || !from || !to) return undefined;
  const isIndefinite = from.kind === 'sym' && from.name === 'none';
  if (isIndefinite) return variable.name === name ? body : undefined;
  if (variable.name === name || variablesOf(body).has(name)) return undefined;
  const evaluateAt = (bound: Expression): Expression => substitute(body, new Map([[variable.name, bound]]));
  return differentiateAll([from, to], name, ([fromDerivative = num(ZERO), toDerivative = num(ZERO)]) =>
    sum(product(evaluateAt(to), toDerivative), minus(product(evaluateAt(from), fromDerivative))),
  );
}

/** Applies the chain rule. */
function differentiateCall(
  name: string,
  [argument, ...otherArguments]: readonly Expression[],
  variable: string,
): Expression | undefined {
  const rule = RULES.get(name);
  const argumentDerivative = argument && differentiate(argument, variable);
  return rule && argument && argumentDerivative && otherArguments.length === 0
    ? product(rule(argument), argumentDerivative)
    : undefined;
}
