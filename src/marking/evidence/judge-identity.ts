import { someNode } from '../../maths/read/children.ts';
import type { MathNode, RelationNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';
import type { Statement } from '../response/statement.ts';
import type { Task } from '../task.ts';
import type { ComparisonCache } from './comparison-cache.ts';
import type { Expected } from './expected.ts';

/** Accepts `3² + 4² = 25` when the numbers on the left and the value on the right are the same. */
export function judgeIdentity(expected: Expected, { text }: Statement, { cache }: Task): 'right' | 'wrong' {
  const [expectedNode, given] = [expected.node, cache.read(text)];
  if (expectedNode?.kind !== 'relation' || given?.kind !== 'relation') return 'wrong';
  if (expectedNode.operands.length > 2) return isSameRange(expectedNode, given, cache) ? 'right' : 'wrong';
  const [expectedNumbers, givenNumbers] = [expectedNode.operands[0], given.operands[0]].map((side) =>
    side ? listNumbers(side) : '',
  );
  const [expectedResult, givenResult] = [expectedNode.operands.at(-1), given.operands.at(-1)].map((side) =>
    side ? printMath(side) : '',
  );
  const isSameValue = cache.agrees(expectedResult ?? '', givenResult ?? '', { units: 'ignore' });
  const isSameRelation = expectedNode.operators.join() === given.operators.join();
  // `|r| < 1` says more than `r < 1`.
  const isSameSize = hasModulus(expectedNode) === hasModulus(given);
  return isSameRelation && isSameSize && expectedNumbers === givenNumbers && isSameValue ? 'right' : 'wrong';
}

function hasModulus(node: MathNode): boolean {
  return someNode(node, (inner) => inner.kind === 'call' && inner.name === 'abs');
}

/** Returns whether `-1 < 0.4 < 1` is true and has the numbers of the expected range, in either direction. */
function isSameRange(expected: RelationNode, given: RelationNode, cache: ComparisonCache): boolean {
  const [sides, reversedSides] = [given.operands, given.operands.toReversed()].map((operands) =>
    operands.map(printMath),
  );
  const isSame = (texts: readonly string[] = []) =>
    texts.length === expected.operands.length &&
    expected.operands.every((operand, index) => cache.agrees(printMath(operand), texts[index] ?? ''));
  // Two comparisons of numbers agree if both are true.
  return (isSame(sides) || isSame(reversedSides)) && cache.agrees('0 < 1', printMath(given));
}

/** Returns the numbers of a formula, sorted and joined by commas. */
function listNumbers(node: MathNode): string {
  return (
    printMath(node)
      .replace(/(?<![\d.])1\*/gu, '')
      .match(/\d+(?:\.\d+)?/gu) ?? []
  )
    .toSorted()
    .join();
}
