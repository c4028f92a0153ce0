import { mapAll } from '../map-all.ts';
import { type Core, call, minus, num, pow, product, quotient, sum, variablesOf } from './core.ts';
import { MINUS_ONE, ONE, rational, TWO, ZERO } from './rational.ts';

/** Returns the derivative f′(u) of a function f at the argument u. */
type Rule = (u: Core) => Core;

const square = (u: Core) => pow(u, num(TWO));
const squareRoot = (u: Core) => pow(u, num(rational(1n, 2n)));

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
export function differentiate(core: Core, name: string): Core | undefined {
  if (!variablesOf(core).has(name)) return num(ZERO);
  switch (core.k) {
    case 'num':
      return num(ZERO);
    case 'sym':
      return num(ONE);
    case 'add':
      return differentiateAll(core.of, name, (parts) => sum(...parts));
    case 'mul':
      return differentiateAll(core.of, name, (parts) =>
        sum(...parts.map((part, k) => product(...core.of.map((factor, j) => (j === k ? part : factor))))),
      );
    case 'div':
      return differentiateAll([core.top, core.bottom], name, ([top = num(ZERO), bottom = num(ZERO)]) =>
        quotient(sum(product(top, core.bottom), minus(product(core.top, bottom))), square(core.bottom)),
      );
    case 'pow':
      return differentiatePower(core.base, core.exponent, name);
    case 'call':
      return differentiateCall(core.name, core.of, name);
  }
}

/** Differentiates all operands and combines the derivatives; returns undefined if one of them is unknown. */
function differentiateAll(
  parts: readonly Core[],
  name: string,
  build: (derivatives: readonly Core[]) => Core,
): Core | undefined {
  const derivatives = mapAll(parts, (part) => differentiate(part, name));
  return derivatives && build(derivatives);
}

/** Differentiates uᵛ: the power rule for a constant exponent, else uᵛ·(v′·ln u + v·u′/u). */
function differentiatePower(base: Core, exponent: Core, name: string): Core | undefined {
  const [u, v] = [differentiate(base, name), differentiate(exponent, name)];
  if (!u || !v) return undefined;
  if (!variablesOf(exponent).has(name)) {
    return product(exponent, pow(base, sum(exponent, num(MINUS_ONE))), u);
  }
  const logarithmTerm = product(v, call('ln', base));
  if (!variablesOf(base).has(name)) return product(pow(base, exponent), logarithmTerm);
  return product(pow(base, exponent), sum(logarithmTerm, product(exponent, quotient(u, base))));
}

/** Applies the chain rule. */
function differentiateCall(
  name: string,
  [argument, ...otherArguments]: readonly Core[],
  variable: string,
): Core | undefined {
  const rule = RULES.get(name);
  const argumentDerivative = argument && differentiate(argument, variable);
  return rule && argument && argumentDerivative && otherArguments.length === 0
    ? product(rule(argument), argumentDerivative)
    : undefined;
}
