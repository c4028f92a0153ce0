import { compareFunctions, EXACT } from '../../maths/calculus/compare-functions.ts';
import { type Expression, variablesOf } from '../../maths/exact/expression.ts';
import { withinBudget } from '../../maths/exact/over-budget.ts';
import { someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { toExpression } from '../../maths/read/to-expression.ts';
import { ACCENTED_LETTER, type FormulaPair } from './judge-formulas.ts';
import { listSlips } from './list-slips.ts';
import { toSpan } from './recorder.ts';
import type { Slip } from './working.ts';

/** Two sides of an equality with the same letters. */
type Step = {
  readonly pair: FormulaPair;
  readonly left: Expression;
  readonly right: Expression;
  readonly letters: ReadonlySet<string>;
};

/** Further steps are not examined, so that the time stays linear. */
const MAX_STEPS = 60;
const MAX_SLIPS = 3;

/**
 * Finds steps of a derivation, such as the last one of `y = (a + b)^2 - b^2 = a^2 + ab`, that do not hold but would after one
 * slip is corrected. A step that uses a relation between its letters is not one slip away from an identity.
 */
export function findChainSlips(pairs: readonly FormulaPair[]): Slip[] {
  const steps = pairs.slice(0, MAX_STEPS).flatMap(readStep);
  if (steps.length === 0) return [];
  const slips: Slip[] = [];
  for (const step of steps) {
    if (!withinBudget(() => isSlip(step))) continue;
    const { left, right, location } = step.pair;
    slips.push({ left: toSpan(left.member, location.offset), right: toSpan(right.member, location.offset) });
    if (slips.length >= MAX_SLIPS) break;
  }
  return slips;
}

/** Reads a later step of a chain whose sides have the same letters. */
function readStep(pair: FormulaPair): Step[] {
  const { left, right, head, isApproximate } = pair;
  if (head === undefined || isApproximate || left.node === undefined || right.node === undefined) return [];
  const isOther = [left, right].some(
    ({ member, node }) =>
      ACCENTED_LETTER.test(member.tex) || (node !== undefined && someNode(node, isUnsuitable)),
  );
  const [leftSide, rightSide] = isOther ? [] : [toExpression(left.node), toExpression(right.node)];
  if (leftSide === undefined || rightSide === undefined) return [];
  const [letters, rightLetters] = [variablesOf(leftSide), variablesOf(rightSide)];
  const isSame = letters.size === rightLetters.size && letters.isSubsetOf(rightLetters);
  if (!isSame || letters.size === 0 || [...letters].some(isName)) return [];
  return [{ pair, left: leftSide, right: rightSide, letters }];
}

const UNSUITABLE_KINDS = new Set<MathNode['kind']>([
  'quantity',
  'degree',
  'percent',
  'matrix',
  'plus-minus',
  'text',
  'derivative',
  'binder',
]);

/** Whether a node does not follow the rules of letters, or depends on the signs of its letters. */
function isUnsuitable(node: MathNode): boolean {
  return (
    UNSUITABLE_KINDS.has(node.kind) ||
    (node.kind === 'call' && node.name === 'abs') ||
    // `90^0` may be 90 degrees.
    (node.kind === 'power' && node.exponent.kind === 'number' && node.exponent.literal === '0') ||
    (node.kind === 'symbol' && /^(?:i|d|Δ|∂|δ)$/.test(node.name))
  );
}

function isName(letter: string): boolean {
  return letter.includes("'") || /^d\w*\//.test(letter);
}

function isSlip({ left, right, letters }: Step): boolean {
  if (compareFunctions(left, right, EXACT) !== 'different') return false;
  const names = [...letters];
  return (
    listSlips(right, names).some((other) => compareFunctions(left, other, EXACT) === 'same') ||
    listSlips(left, names).some((other) => compareFunctions(other, right, EXACT) === 'same')
  );
}
