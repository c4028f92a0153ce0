import { printNodes } from '../../latex/print-tex.ts';
import { solve } from '../../maths/agree/solve.ts';
import { real } from '../../maths/exact/approximate.ts';
import { evaluate } from '../../maths/exact/evaluate.ts';
import type { Expression } from '../../maths/exact/expression.ts';
import { difference, variablesOf } from '../../maths/exact/expression.ts';
import { withinBudget } from '../../maths/exact/over-budget.ts';
import { someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { toExpression } from '../../maths/read/to-expression.ts';
import type { SolutionRow } from './formula-rows.ts';
import { isComputable } from './is-computable.ts';
import { printNumber } from './print-number.ts';
import { readMember } from './read-member.ts';
import { toSpan } from './recorder.ts';
import { evaluateSide, getHalfLastDigit, type SideValue } from './side-value.ts';
import { type Member, splitChains } from './split-chains.ts';
import type { WrongEquality } from './working.ts';

/** One equation in one unknown. `Expression` is the reduced form in which the maths engine computes. */
export type EquationInOneUnknown = {
  readonly unknown: string;
  readonly left: Expression;
  readonly right: Expression;
  readonly members: readonly [Member, Member];
  /** The value, if the equation has the form `x = 3`. */
  readonly value: { readonly node: MathNode } | undefined;
};

/** Equations with more roots are not checked. */
const MAX_ROOTS = 12;
/** Relative tolerance between two roots. */
const RELATIVE_TOLERANCE = 0.01;

/** Finds equations in one unknown that share no solution with the previous line of the same display. */
export function checkEquations(rows: readonly SolutionRow[], offset: number): WrongEquality[] {
  const wrongEqualities: WrongEquality[] = [];
  let previous: EquationInOneUnknown | undefined;
  let block: number | undefined;
  for (const row of rows) {
    if (row.kind !== 'formula') continue;
    if (row.block !== block || row.block === undefined || row.isAfterWords) previous = undefined;
    block = row.block;
    const chains = row.block === undefined ? [] : splitChains(row.nodes);
    const [chain] = chains;
    const hasCondition = CONDITION.test(printNodes(row.nodes));
    const equation =
      !hasCondition && chains.length === 1 && chain?.signs.length === 1 && chain.signs[0] === '='
        ? toEquation(chain.members)
        : undefined;
    // After a solved equation, the next one need not follow from it: `i_1 = 2`, `i_1 = 46` are the values of two cases.
    const isSolved = previous?.value !== undefined;
    if (
      equation !== undefined &&
      previous !== undefined &&
      !isSolved &&
      equation.unknown === previous.unknown
    )
      wrongEqualities.push(...findWrongRoot(previous, equation, offset));
    previous = equation;
  }
  return wrongEqualities;
}

/** A note that restricts an equation: `\text{(if r is in metres)}`. */
const CONDITION =
  /\\(?:text|mbox|textrm|intertext)\s*\{[^{}]*\b(?:if|when|where|for|in|let|case|assum\w*)\b/i;

/** `p(2)`: the value of a function, not a product. */
const FUNCTION_VALUE =
  /^\s*(?:[a-zA-Z]|\\[a-zA-Z]+)\s*(?:\\left\s*)?\(\s*-?(?:[\d.]+|\\pi|\\[dt]?frac\s*\{[^{}]*\}\s*\{[^{}]*\}|[\d\\pi]+\s*\/\s*\d+)\s*(?:\\right\s*)?\)\s*$/;

/** The number of a step above a letter, or of a derivative: `y^{(2)}`. */
const INDEX = /\^\s*\{\s*\(\s*\w+\s*\)\s*\}/;

/** Reads an equality as an equation in one unknown; undefined if it is not one, or is beyond school algebra. */
export function toEquation(members: readonly Member[]): EquationInOneUnknown | undefined {
  const [leftMember, rightMember] = members;
  if (leftMember === undefined || rightMember === undefined) return undefined;
  if (FUNCTION_VALUE.test(leftMember.tex)) return undefined;
  const [left, right] = [readSide(leftMember), readSide(rightMember)];
  if (left === undefined || right === undefined || hasUnits(left)) return undefined;
  // Only the value of a letter may have a unit: `v = 3 m/s`.
  const value = left.kind === 'symbol' && isComputable(right) ? { node: right } : undefined;
  if (value === undefined && hasUnits(right)) return undefined;
  const leftSide = toExpression(left);
  const rightSide = toExpression(value === undefined ? right : withoutUnit(right));
  if (!leftSide || !rightSide) return undefined;
  const unknowns = [...variablesOf(leftSide, variablesOf(rightSide))];
  const [unknown] = unknowns;
  if (unknowns.length !== 1 || unknown === undefined || unknown === 'e') return undefined;
  return { unknown, left: leftSide, right: rightSide, members: [leftMember, rightMember], value };
}

function readSide({ tex }: Member): MathNode | undefined {
  const node = tex === '' || INDEX.test(tex) ? undefined : readMember(tex);
  return node && !isUnsupported(node) ? node : undefined;
}

function hasUnits(node: MathNode): boolean {
  return someNode(node, (part) => part.kind === 'quantity');
}

function withoutUnit(node: MathNode): MathNode {
  return node.kind === 'quantity' ? node.value : node;
}

/** Whether a node is beyond school algebra; such equations are not checked. */
function isUnsupported(node: MathNode): boolean {
  return someNode(
    node,
    (part) =>
      [
        'binder',
        'derivative',
        'plus-minus',
        'matrix',
        'list',
        'relation',
        'text',
        'piecewise',
        'ratio',
        'degree',
      ].includes(part.kind) ||
      (part.kind === 'symbol' && (part.name === 'e' || part.name === 'i')) ||
      (part.kind === 'call' && !/^(sqrt|ln|log|exp|abs|square)$/.test(part.name)),
  );
}

/** Reports an equation that does not follow from the previous one. */
export function findWrongRoot(
  previous: EquationInOneUnknown,
  current: EquationInOneUnknown,
  offset: number,
): WrongEquality[] {
  const holds = withinBudget(() =>
    current.value === undefined
      ? haveCommonRoot(previous, current)
      : isSolution(previous, current.value.node),
  );
  if (holds !== false) return [];

  const [, right] = current.members;
  const root = formatOnlyRoot(previous);
  return [
    {
      kind: 'equation',
      left: {
        start: toSpan(previous.members[0], offset).start,
        end: toSpan(previous.members[1], offset).end,
      },
      right: { start: toSpan(current.members[0], offset).start, end: toSpan(right, offset).end },
      computed: root === undefined ? '' : `${current.unknown} = ${root}`,
      shown: `${current.members[0].tex} = ${right.tex}`,
    },
  ];
}

/** Formats the root of an equation that has exactly one. */
function formatOnlyRoot(equation: EquationInOneUnknown): string | undefined {
  const roots = findRoots(equation);
  const [onlyRoot] = roots ?? [];
  return roots?.length === 1 && onlyRoot !== undefined
    ? printNumber(onlyRoot, { literal: undefined, unit: undefined })
    : undefined;
}

/** Whether a value satisfies the equation, allowing for rounding; undefined if this cannot be decided. */
function isSolution(equation: EquationInOneUnknown, node: MathNode): boolean | undefined {
  const value = evaluatePercent(node) ?? evaluateSide(withoutUnit(node));
  const withUnit = evaluateSide(node);
  if (value === undefined || withUnit === undefined) return undefined;
  // The equation may be in base units: a = 1.5 × 10⁻⁶, a = 1500 nm.
  const inBaseUnits = { ...value, number: value.number * withUnit.size, literal: undefined };
  return isRoot(equation, value) === true || withUnit.size === 1
    ? isRoot(equation, value)
    : isRoot(equation, inBaseUnits);
}

/** Evaluates a percentage with the precision of its digits: 0.9% is between 0.0085 and 0.0095. */
function evaluatePercent(node: MathNode): SideValue | undefined {
  const value = node.kind === 'percent' ? evaluateSide(node.of) : undefined;
  if (value?.literal === undefined) return undefined;
  const literal = { ...value.literal, exponent: value.literal.exponent - 2 };
  return { ...value, number: value.number / 100, literal };
}

/** Whether a number satisfies the equation. */
function isRoot(equation: EquationInOneUnknown, value: SideValue): boolean | undefined {
  const roots = findRoots(equation);
  const tolerance = Math.max(
    getHalfLastDigit(value.literal) * 1.01,
    RELATIVE_TOLERANCE * Math.abs(value.number),
    1e-9,
  );
  if (roots !== undefined)
    return roots.length === 0 ? undefined : roots.some((root) => Math.abs(root - value.number) <= tolerance);
  const sideDifference = difference(equation.left, equation.right);
  const evaluateAt = (x: number): number =>
    evaluate(sideDifference, new Map([[equation.unknown, real(x)]])).re;
  // The value is a solution if the difference of the sides changes sign within the tolerance.
  const [low, middle, high] = [
    evaluateAt(value.number - tolerance),
    evaluateAt(value.number),
    evaluateAt(value.number + tolerance),
  ];
  if (![low, middle, high].every(Number.isFinite)) return undefined;
  return Math.abs(middle) <= 1e-9 || low * high <= 0 || low * middle <= 0 || middle * high <= 0;
}

function haveCommonRoot(first: EquationInOneUnknown, second: EquationInOneUnknown): boolean | undefined {
  const [firstRoots, secondRoots] = [findRoots(first), findRoots(second)];
  if (firstRoots === undefined || secondRoots === undefined) return undefined;
  if (firstRoots.length === 0 || secondRoots.length === 0) return undefined;
  return firstRoots.some((a) =>
    secondRoots.some(
      (b) => Math.abs(a - b) <= RELATIVE_TOLERANCE * Math.max(Math.abs(a), Math.abs(b)) + 1e-9,
    ),
  );
}

/** Returns the roots of an equation; undefined if it cannot be solved or its solutions are intervals. */
function findRoots({ left, right, unknown }: EquationInOneUnknown): number[] | undefined {
  const set = solve({ left, operator: '=', right }, unknown);
  if (set === undefined || set.length > MAX_ROOTS) return undefined;
  const points = set.filter(({ low, high }) => low.approx === high.approx);
  return points.length === set.length ? points.map(({ low }) => low.approx) : undefined;
}
