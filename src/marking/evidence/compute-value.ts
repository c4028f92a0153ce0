import { isUsable, real } from '../../maths/exact/approximate.ts';
import { evaluate } from '../../maths/exact/evaluate.ts';
import { someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { toExpression } from '../../maths/read/to-expression.ts';
import { removeNameAndUnit } from './remove-name-and-unit.ts';
import { listLetters } from './value-class.ts';

/** Returns the value of a formula without letters, name and unit; undefined if a unit inside or a double sign could change it. */
export function computeValue(node: MathNode): number | undefined {
  const valueNode = removeNameAndUnit(node);
  if (valueNode.kind === 'relation' || listLetters(valueNode).size > 0) return undefined;
  if (someNode(valueNode, isUncertain)) return undefined;
  const expression = toExpression(valueNode);
  const result = expression && evaluate(expression, new Map());
  return result && isUsable(result) && result.im === 0 ? result.re : undefined;
}

/** Returns the value of a formula whose letters are all coordinates of a point. */
export function evaluateAtPoint(node: MathNode, point: ReadonlyMap<string, number>): number | undefined {
  const letters = [...listLetters(node)];
  if (node.kind === 'relation' || letters.length === 0 || !letters.every((letter) => point.has(letter)))
    return undefined;
  const expression = someNode(node, isUncertain) ? undefined : toExpression(node);
  const result =
    expression && evaluate(expression, new Map([...point].map(([name, value]) => [name, real(value, 0)])));
  return result && isUsable(result) && result.im === 0 ? result.re : undefined;
}

function isUncertain({ kind }: MathNode): boolean {
  return kind === 'quantity' || kind === 'percent' || kind === 'plus-minus';
}
