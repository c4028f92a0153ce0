import { isUsable, real } from '../../maths/exact/approximate.ts';
import { evaluate } from '../../maths/exact/evaluate.ts';
import { someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { toExpression } from '../../maths/read/to-expression.ts';
import type { Statement } from '../response/statement.ts';
import type { Task } from '../task.ts';
import { computeValue } from './compute-value.ts';
import { listVariants } from './list-variants.ts';
import { listLetters } from './value-class.ts';

/** A rounded value may be this fraction away from the solution of an equation. */
const MAX_ROUNDING = 0.02;
const DEGREE = Math.PI / 180;
/** Factors between a unit and the unit of the equation: prefixes, minutes and hours. */
const UNIT_FACTORS = [1, 1e3, 1e-3, 1e6, 1e-6, 1e9, 1e-9, 1e2, 1e-2, 60, 1 / 60, 3_600, 1 / 3_600];

/**
 * Returns whether a value such as `x = 3` does not satisfy the learner's last equation in this letter, such as `4x = 20`. Such a
 * value does not follow from the working, even if it is the right answer.
 */
export function contradictsEquation(
  { name: written, text, line, order }: Statement,
  { task, statements }: { readonly task: Task; readonly statements: readonly Statement[] },
): boolean {
  const { cache } = task;
  const node = cache.read(text);
  const value = node && computeValue(removeDegree(node));
  // The parser reads `\theta_c` as the letter theta_c.
  const name = written?.replace(/[\\{}\s]/gu, '');
  if (name === undefined || value === undefined) return false;
  // `F = 5.65 kN` satisfies an equation in newtons.
  const factors = node && someNode(node, ({ kind }) => kind === 'quantity') ? UNIT_FACTORS : [1];
  const earlier = statements.filter(
    (statement) => statement.order < order && statement.line <= line && isEquationIn(name, statement, task),
  );
  const lastLine = earlier.at(-1)?.line;
  const onLastLine = earlier.filter((statement) => statement.line === lastLine);
  // The end of a chain counts: `sin B = 0.866` in `sin B = 21.7 sin 104 / 27.5 = 0.866`.
  const results = onLastLine.filter(({ isResult }) => isResult);
  const equations = results.length > 0 ? results : onLastLine;
  return (
    equations.length > 0 &&
    equations
      // The last variant has its angles in degrees, if the question uses degrees.
      .flatMap((statement) => listVariants(statement.text, cache, task.inDegrees).slice(-1))
      .every((variant) => {
        const equation = cache.read(variant);
        const isSatisfied = (factor: number) =>
          equation?.kind === 'relation' && canSatisfy(equation.operands, name, value * factor);
        return equation?.kind === 'relation' && !factors.some(isSatisfied);
      })
  );
}

/** Returns the node with the number of an angle, `B = 50` for `B = 50°`. */
function removeDegree(node: MathNode): MathNode {
  if (node.kind !== 'relation') return node.kind === 'degree' ? node.of : node;
  return { ...node, operands: node.operands.map((side) => (side.kind === 'degree' ? side.of : side)) };
}

/** Matches the definition of a function, such as `f'(x) = 6x² - 36x`, which holds for every x. */
const DEFINES_FUNCTION = /^\s*[A-Za-z]['′’]*\s*\(\s*[a-z]\s*\)\s*=/u;

function isEquationIn(name: string, { text }: Statement, { cache }: Task): boolean {
  if (cache.classify(text) !== 'equation' || DEFINES_FUNCTION.test(text)) return false;
  const node = cache.read(text);
  if (node?.kind !== 'relation' || node.operands.length !== 2 || node.operators[0] !== '=') return false;
  const letters = listLetters(node);
  return letters.size === 1 && letters.has(name);
}

/** How near a value must be to the solution, as a fraction, and the values of the other letters. */
type SolutionLimits = { readonly rounding?: number; readonly others?: ReadonlyMap<string, number> };

/** Returns whether an equation holds near a value, which may be an angle in degrees. */
export function canSatisfy(
  operands: readonly MathNode[],
  name: string,
  value: number,
  { rounding = MAX_ROUNDING, others = new Map() }: SolutionLimits = {},
): boolean {
  const sides = operands.map(toExpression);
  const computeSides = (own: number) => {
    const values = new Map(
      [...others, [name, own] as const].map(([letter, each]) => [letter, real(each, 0)]),
    );
    return sides.map((side) => {
      const result = side && evaluate(side, values);
      return result && isUsable(result) && result.im === 0 ? result.re : undefined;
    });
  };
  const isBalanced = (own: number) => {
    const [left, right] = computeSides(own);
    if (left === undefined || right === undefined) return true;
    if (Math.abs(left - right) <= 1.5 * rounding * Math.max(Math.abs(left), Math.abs(right))) return true;
    const differences = [1 - rounding, 1 + rounding].map((factor) => {
      const [a, b] = computeSides(own * factor);
      return a === undefined || b === undefined ? 0 : Math.sign(a - b);
    });
    return new Set(differences).size > 1 || differences[0] === 0;
  };
  return isBalanced(value) || isBalanced(value * DEGREE);
}
