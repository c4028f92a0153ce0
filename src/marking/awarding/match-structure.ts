import { listBulletReferences, substituteBulletValues } from '../../domain/bullet-references.ts';
import { someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';
import { computeValue } from '../evidence/compute-value.ts';
import type { ValueClass } from '../evidence/value-class.ts';
import type { Statement } from '../response/statement.ts';
import type { Task } from '../task.ts';

/** Letters for the unknown values of a pattern, as the parser names them. */
const UNKNOWNS: readonly string[] = ['psi', 'chi', 'xi', 'zeta'];

/** The value of each unknown of the pattern, with the text of the calculation that it stands for. */
type Bindings = ReadonlyMap<string, { readonly value: number; readonly tex: string }>;

const MAX_DIFFERENCE = 1e-6;
const MAX_OPERANDS = 10;

/** A calculation of the learner, with the value that it uses for each reference of a scheme's expression. */
export type BoundCalculation = { readonly values: Bindings; readonly statement: Statement };

/** Finds the calculations that have the structure of an expression such as `\\frac{b1}{100}`, and their values for its references. */
export function bindCalculations(
  expression: string,
  statements: readonly Statement[],
  { cache }: Task,
): BoundCalculation[] {
  const references = [...new Set(listBulletReferences(expression))];
  if (references.length > UNKNOWNS.length || references.includes(expression.trim())) return [];
  const pattern = cache.read(
    substituteBulletValues(expression, (reference) => `\\${UNKNOWNS[references.indexOf(reference)]}`),
  );
  if (!pattern || pattern.kind === 'relation') return [];
  return statements.flatMap((statement) => {
    const node = cache.read(statement.text);
    if (!node || statement.role === 'link' || !isCalculation(node, cache.classify(statement.text))) return [];
    const bindings = matchStructure(pattern, node);
    const values = references.flatMap((reference, index) => {
      const own = bindings?.get(UNKNOWNS[index] ?? '');
      return own ? [[reference, own] as const] : [];
    });
    return values.length > 0 && values.length === references.length
      ? [{ values: new Map(values), statement }]
      : [];
  });
}

/** Returns whether a formula is a calculation; a fraction such as `540/12` is also a number. */
function isCalculation(node: MathNode, kind: ValueClass): boolean {
  return kind === 'calculation' || (kind === 'number' && node.kind === 'quotient');
}

/**
 * Finds the values of the unknowns for which a pattern such as `\psi/100` is a given calculation, such as `(30 × 10 + 70 × 11)/100`.
 * Operands may be in another order. Returns undefined if there are none.
 */
function matchStructure(
  pattern: MathNode,
  given: MathNode,
  bindings: Bindings = new Map(),
): Bindings | undefined {
  const [expected, node] = [removeBrackets(pattern), removeBrackets(given)];
  if (isUnknown(expected)) return bind(expected.name, node, bindings);
  if (!hasUnknown(expected)) return isSameValue(expected, node) ? bindings : undefined;
  if (expected.kind === 'sum' || expected.kind === 'negate')
    return matchOperands(listTerms(expected), listTerms(node), { bindings, operation: 'sum' });
  if (expected.kind === 'product' || expected.kind === 'quotient')
    return matchOperands(listFactors(expected), listFactors(node), { bindings, operation: 'product' });
  if (expected.kind === 'power' && node.kind === 'power') {
    const base = matchStructure(expected.base, node.base, bindings);
    return base && matchStructure(expected.exponent, node.exponent, base);
  }
  if (expected.kind === 'root' && node.kind === 'root' && !expected.index && !node.index)
    return matchStructure(expected.radicand, node.radicand, bindings);
  if (expected.kind === 'call' && node.kind === 'call' && expected.name === node.name) {
    const [[argument], [ownArgument]] = [expected.args, node.args];
    return argument && ownArgument && matchStructure(argument, ownArgument, bindings);
  }
  return undefined;
}

function removeBrackets(node: MathNode): MathNode {
  const [item, ...others] = node.kind === 'group' ? node.items : [];
  return item && others.length === 0 ? removeBrackets(item) : node;
}

function isUnknown(node: MathNode): node is Extract<MathNode, { kind: 'symbol' }> {
  return node.kind === 'symbol' && UNKNOWNS.includes(node.name);
}

function hasUnknown(node: MathNode): boolean {
  return someNode(node, isUnknown);
}

function bind(name: string, node: MathNode, bindings: Bindings): Bindings | undefined {
  const value = computeValue(node);
  // `26^2` is a calculation of its own. Only a power of ten counts as a value here.
  const isPower = node.kind === 'power' && computeValue(node.base) !== 10;
  return value === undefined || isPower
    ? undefined
    : bindValue(name, { value, tex: printMath(node) }, bindings);
}

function bindValue(
  name: string,
  own: { readonly value: number; readonly tex: string },
  bindings: Bindings,
): Bindings | undefined {
  // A value of 0 means that the learner left the term out, so it is not a value for the step.
  if (own.value === 0) return undefined;
  const earlier = bindings.get(name);
  if (earlier) return areEqual(earlier.value, own.value) ? bindings : undefined;
  return new Map(bindings).set(name, own);
}

function isSameValue(expected: MathNode, node: MathNode): boolean {
  const [value, own] = [computeValue(expected), computeValue(node)];
  return value !== undefined && own !== undefined && areEqual(value, own);
}

function areEqual(value: number, own: number): boolean {
  return Math.abs(value - own) <= MAX_DIFFERENCE * Math.max(Math.abs(value), Math.abs(own));
}

/** A term of a sum or a factor of a product; an inverse one is subtracted or divides. */
type Operand = { readonly node: MathNode; readonly isInverse: boolean };

function listTerms(node: MathNode, isInverse = false): Operand[] {
  const inner = removeBrackets(node);
  if (inner.kind === 'negate') return listTerms(inner.of, !isInverse);
  if (inner.kind === 'sum') return inner.terms.flatMap((term) => listTerms(term, isInverse));
  return [{ node: inner, isInverse }];
}

function listFactors(node: MathNode, isInverse = false): Operand[] {
  const inner = removeBrackets(node);
  if (inner.kind === 'product') return inner.factors.flatMap((factor) => listFactors(factor, isInverse));
  if (inner.kind === 'quotient')
    return [...listFactors(inner.numerator, isInverse), ...listFactors(inner.denominator, !isInverse)];
  return [{ node: inner, isInverse }];
}

type OperandContext = { readonly bindings: Bindings; readonly operation: 'sum' | 'product' };

/**
 * Matches each operand that contains an unknown to one of the given operands. The total of the other operands
 * must be equal.
 */
function matchOperands(
  expected: readonly Operand[],
  given: readonly Operand[],
  { bindings, operation }: OperandContext,
): Bindings | undefined {
  if (given.length > MAX_OPERANDS) return undefined;
  const open = expected.find(({ node }) => hasUnknown(node));
  if (!open) {
    const [total, own] = [combine(expected, operation), combine(given, operation)];
    return total !== undefined && own !== undefined && areEqual(total, own) ? bindings : undefined;
  }
  const others = expected.filter((operand) => operand !== open);
  for (const candidate of given.filter(({ isInverse }) => isInverse === open.isInverse)) {
    const bound = matchStructure(open.node, candidate.node, bindings);
    const remaining = given.filter((operand) => operand !== candidate);
    const match = bound && matchOperands(others, remaining, { bindings: bound, operation });
    if (match) return match;
  }
  return bindDifference(open, others, { given, bindings, operation });
}

/** Binds the unknown of `1 + \\psi` to 0.0045 if the learner writes 1.0045. */
function bindDifference(
  { node, isInverse }: Operand,
  others: readonly Operand[],
  { given, bindings, operation }: OperandContext & { readonly given: readonly Operand[] },
): Bindings | undefined {
  const [total, constant] = [combine(given, operation), combine(others, operation)];
  const isNumber = given.length === 1 && given[0]?.node.kind === 'number';
  if (operation !== 'sum' || !isNumber || !isUnknown(node) || total === undefined || constant === undefined)
    return undefined;
  const value = Number(((total - constant) * (isInverse ? -1 : 1)).toPrecision(12));
  return bindValue(node.name, { value, tex: String(value) }, bindings);
}

function combine(operands: readonly Operand[], operation: 'sum' | 'product'): number | undefined {
  let total = operation === 'sum' ? 0 : 1;
  for (const { node, isInverse } of operands) {
    const value = computeValue(node);
    if (value === undefined) return undefined;
    if (operation === 'sum') total += isInverse ? -value : value;
    else total *= isInverse ? 1 / value : value;
  }
  return total;
}
