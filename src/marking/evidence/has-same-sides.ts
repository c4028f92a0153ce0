import { printMath } from '../../maths/read/print-math.ts';
import type { Task } from '../task.ts';
import type { Expected } from './expected.ts';

/**
 * Compares equations side by side. In a “show that” question, which prints the result, equal solutions are
 * not enough.
 */
export function hasSameSides({ node: expected, kind }: Expected, text: string, { cache }: Task): boolean {
  const given = cache.read(text);
  if (kind !== 'equation' || expected?.kind !== 'relation') return true;
  if (given?.kind !== 'relation' || given.operands.length !== 2) return false;
  const sides = given.operands.map(printMath);
  const isSame = (order: readonly string[]) =>
    expected.operands.every((side, index) => cache.agrees(printMath(side), order[index] ?? ''));
  return isSame(sides) || isSame(sides.toReversed());
}
