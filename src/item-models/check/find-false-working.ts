import type { Question } from '../../domain/question.ts';
import { agree } from '../../maths/agree/agree.ts';
import { someNode, symbolsOf } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { readMath } from '../../maths/read/read-math.ts';
import { listBulletLists } from './derive-bullet.ts';

/** A formula between dollars. */
const FORMULA = /\$([^$]+)\$/g;

/** Finds false equalities in the working of the marking scheme, such as `7^2 - 4 \times 5 = 28`. */
export function findFalseWorking(question: Question): string[] {
  const bullets = listBulletLists(question).flatMap((list) => list.bullets);
  const formulas = bullets.flatMap(({ illustrative = '' }) =>
    [...illustrative.matchAll(FORMULA)].map(([, formula = '']) => formula),
  );
  return formulas.flatMap(findFalseEqualities);
}

function findFalseEqualities(formula: string): string[] {
  const parsed = readMath(formula);
  if (!parsed.ok || parsed.node.kind !== 'relation') return [];
  if (parsed.node.operators.some((operator) => operator !== '=')) return [];
  const values = parsed.node.operands
    .filter(isNumeric)
    .map(({ span }) => formula.slice(span.start, span.end));
  return values.slice(1).flatMap((value, index) => {
    const previous = values[index] ?? value;
    return isSameNumber(previous, value) ? [] : [`${previous} is not ${value}`];
  });
}

/** Whether an operand contains only numbers and π. A function value such as `f(-2)` is not numeric. */
function isNumeric(node: MathNode): boolean {
  const hasFunctionValue = someNode(node, (inner) => inner.kind === 'call' && /^[a-zA-Z]$/.test(inner.name));
  return !hasFunctionValue && [...symbolsOf(node)].every((name) => name === 'π');
}

/** Whether two numbers are equal, one is a rounding of the other, or they differ by at most 0.2%. */
function isSameNumber(before: string, value: string): boolean {
  return [{}, { sigFigs: [1, 12] as const }, { tolerance: { relative: 0.002 } }].some(
    (policy) => agree(before, value, policy).verdict === 'correct',
  );
}
