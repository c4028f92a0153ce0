import type { RequiredForm } from '../../domain/marking-scheme.ts';
import { childrenOf, someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import type { Statement } from '../response/statement.ts';
import type { Task } from '../task.ts';
import { computeValue } from './compute-value.ts';
import { contradictsCalculation } from './contradicts-calculation.ts';
import type { Expected } from './expected.ts';
import { hasForm } from './has-form.ts';

/** Two computed values are equal if their relative difference is at most this. */
const MAX_DIFFERENCE = 1e-9;

/**
 * Returns whether a calculation uses the expected number, either as a part, such as `7.5 - 6.3` for 1.2, or
 * as a number that is not in the question. A part of a calculation with a wrong result proves nothing.
 */
export function containsValue(
  statement: Statement,
  expected: Expected,
  { task, statements }: { task: Task; statements: readonly Statement[] },
): boolean {
  if (expected.kind !== 'number' || !expected.node || task.cache.classify(statement.text) !== 'calculation')
    return false;
  const node = task.cache.read(statement.text);
  const value = computeValue(expected.node);
  if (
    !node ||
    value === undefined ||
    !hasPart(node, value, { form: expected.form, givenNumbers: task.givenNumbers })
  )
    return false;
  // A wrong result of `3 × 2870 - 4 × 210` is a slip after the values 2870 and 210.
  if (someNode(node, (inner) => inner.kind === 'number' && isEqual(inner, value))) return true;
  const result = statements.find(
    ({ computedFrom, order }) => computedFrom === statement.text && order > statement.order,
  );
  return result === undefined || !contradictsCalculation(result, task);
}

/** The form that a part must have, and the numbers of the question, which prove nothing. */
type PartLimits = { readonly form: RequiredForm | undefined; readonly givenNumbers: ReadonlySet<number> };

function hasPart(node: MathNode, value: number, limits: PartLimits): boolean {
  return childrenOf(node).some((child) => {
    if (child.kind === 'number')
      return isTellingNumber(child.literal, limits.givenNumbers) && isEqual(child, value);
    const isTelling = child.kind !== 'negate' && !isSmallInteger(value);
    const isPart =
      isTelling && isEqual(child, value) && (limits.form === undefined || hasForm(child, limits.form));
    return isPart || hasPart(child, value, limits);
  });
}

/** Returns whether a number can only come from a step: it has two significant figures or more and is not given. */
function isTellingNumber(literal: string, givenNumbers: ReadonlySet<number>): boolean {
  const figures = literal.replace(/^0\.0*|\.|0+$/gu, '');
  return literal.length > 1 && figures.length > 1 && !givenNumbers.has(Number(literal));
}

/** Returns whether a value is likely to be a part of a calculation by chance: -2 in `(-3 - (-1))/(-2 - 4)`. */
function isSmallInteger(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) < 10;
}

function isEqual(node: MathNode, value: number): boolean {
  const own = computeValue(node);
  return own !== undefined && Math.abs(own - value) <= MAX_DIFFERENCE * Math.abs(value);
}
