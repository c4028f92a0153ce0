import type { Statement } from '../response/statement.ts';
import type { Task } from '../task.ts';
import { computeValue } from './compute-value.ts';
import { canSatisfy } from './contradicts-equation.ts';
import type { Expected } from './expected.ts';
import { listVariants } from './list-variants.ts';
import { listLetters } from './value-class.ts';

const MAX_DIFFERENCE = 1e-6;
/** Matches powers of ten, which a prefix may replace. */
const POWERS_OF_TEN = /(?<![\d.])10\s*(?:\^\s*\{?[-−]?\d+\}?|[⁻⁰¹²³⁴-⁹]+)|(?<![\d.])10+(?![\d.])/gu;

/**
 * Returns whether a statement substitutes the numbers of the expected calculation in another way: in an equation that is still to be
 * rearranged (`2360 = E/18` for `2360 × 18`), or without the conversion of a prefix, which costs only the mark of the answer.
 */
export function isSameSubstitution(expected: Expected, { text }: Statement, task: Task): boolean {
  const { cache, inDegrees } = task;
  const value = expected.node && computeValue(expected.node);
  if (expected.kind !== 'calculation' || value === undefined) return false;
  const numbers = listNumbers(expected.tex);
  if (numbers === '' || listNumbers(text) !== numbers) return false;
  return listVariants(text, cache, inDegrees).some((variant) => {
    const node = cache.read(variant);
    if (!node) return false;
    const [letter, ...others] = listLetters(node);
    if (node.kind === 'relation' && letter !== undefined)
      return others.length === 0 && canSatisfy(node.operands, letter, value);
    const own = computeValue(node);
    const power = own === undefined ? 0.5 : Math.log10(own / value);
    return Math.abs(power - Math.round(power)) < MAX_DIFFERENCE;
  });
}

/** Returns the numbers of a calculation in order of size, without powers of ten. */
export function listNumbers(text: string): string {
  const numbers = text.replace(POWERS_OF_TEN, ' ').match(/\d+(?:\.\d+)?/gu) ?? [];
  return numbers
    .map(Number)
    .toSorted((a, b) => a - b)
    .join();
}
