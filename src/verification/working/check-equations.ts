import { solve } from '../../maths/agree/solve.ts';
import { real } from '../../maths/exact/approximate.ts';
import type { Core } from '../../maths/exact/core.ts';
import { difference, variablesOf } from '../../maths/exact/core.ts';
import { evaluate } from '../../maths/exact/evaluate.ts';
import { withinBudget } from '../../maths/exact/over-budget.ts';
import { someNode } from '../../maths/read/children.ts';
import { lowerToCore } from '../../maths/read/lower-to-core.ts';
import type { MathNode } from '../../maths/read/node.ts';
import type { SolutionRow } from './formula-rows.ts';
import { isComputable } from './is-computable.ts';
import { printNumber } from './print-number.ts';
import { readMember } from './read-member.ts';
import { halfLastDigit, sideValue } from './side-value.ts';
import { type Member, splitChains } from './split-chains.ts';
import type { WrongEquality } from './working.ts';

/** One equation in one unknown. */
type Equation = {
  readonly unknown: string;
  readonly left: Core;
  readonly right: Core;
  readonly members: readonly [Member, Member];
  /** The value, if the equation has the form `x = 3`. */
  readonly value: { readonly node: MathNode } | undefined;
};

/** Relative tolerance between two roots. */
const TOLERANCE = 0.01;

/** Finds equations in one unknown that share no solution with the previous line of the same display. */
export function checkEquations(rows: readonly SolutionRow[], offset: number): WrongEquality[] {
  const wrong: WrongEquality[] = [];
  let before: Equation | undefined;
  let block: number | undefined;
  for (const row of rows) {
    if (row.kind !== 'formula') continue;
    if (row.block !== block || row.block === undefined || row.afterWords) before = undefined;
    block = row.block;
    const chains = row.block === undefined ? [] : splitChains(row.nodes);
    const [chain] = chains;
    const equation =
      chains.length === 1 && chain?.signs.length === 1 && chain.signs[0] === '='
        ? toEquation(chain.members)
        : undefined;
    if (equation !== undefined && before !== undefined && equation.unknown === before.unknown)
      wrong.push(...judge(before, equation, offset));
    before = equation;
  }
  return wrong;
}

function toEquation(members: readonly Member[]): Equation | undefined {
  const [one, other] = members;
  if (one === undefined || other === undefined || one.tex === '' || other.tex === '') return undefined;
  const [left, right] = [readMember(one.tex), readMember(other.tex)];
  if (left === undefined || right === undefined || hasUnits(left) || [left, right].some(isUnsupported))
    return undefined;
  const value = left.kind === 'symbol' && isComputable(right) ? { node: right } : undefined;
  const [a, b] = [
    lowerToCore(left),
    value === undefined ? lowerToCore(right) : lowerToCore(withoutUnit(right)),
  ];
  if (!a || !b || (value === undefined && hasUnits(right))) return undefined;
  const unknowns = [...variablesOf(a, variablesOf(b))];
  const [unknown] = unknowns;
  if (unknowns.length !== 1 || unknown === undefined || unknown === 'e') return undefined;
  return { unknown, left: a, right: b, members: [one, other], value };
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

function judge(before: Equation, now: Equation, offset: number): WrongEquality[] {
  const holds = withinBudget(() =>
    now.value === undefined ? sharesASolution(before, now) : isSolution(before, now.value.node),
  );
  if (holds !== false) return [];
  const span = (member: Member) => ({
    start: member.start + offset,
    end: Math.max(member.end, member.start + 1) + offset,
  });
  const [, right] = now.members;
  const root = formatOnlyRoot(before);
  return [
    {
      kind: 'equation',
      left: { start: span(before.members[0]).start, end: span(before.members[1]).end },
      right: { start: span(now.members[0]).start, end: span(right).end },
      computed: root === undefined ? '' : `${now.unknown} = ${root}`,
      shown: `${now.members[0].tex} = ${right.tex}`,
    },
  ];
}

/** Formats the root of an equation that has exactly one. */
function formatOnlyRoot(equation: Equation): string | undefined {
  const roots = findRoots(equation);
  const [only] = roots ?? [];
  return roots?.length === 1 && only !== undefined
    ? printNumber(only, { literal: undefined, unit: undefined })
    : undefined;
}

/** Whether a value satisfies the equation, allowing for rounding; undefined if this cannot be decided. */
function isSolution(equation: Equation, node: MathNode): boolean | undefined {
  const value = sideValue(withoutUnit(node));
  if (value === undefined) return undefined;
  const roots = findRoots(equation);
  const slack = Math.max(halfLastDigit(value.literal) * 1.01, TOLERANCE * Math.abs(value.number), 1e-9);
  if (roots !== undefined)
    return roots.length === 0 ? undefined : roots.some((root) => Math.abs(root - value.number) <= slack);
  const gap = difference(equation.left, equation.right);
  const at = (x: number): number => evaluate(gap, new Map([[equation.unknown, real(x)]])).re;
  const [low, middle, high] = [at(value.number - slack), at(value.number), at(value.number + slack)];
  if (![low, middle, high].every(Number.isFinite)) return undefined;
  return Math.abs(middle) <= 1e-9 || low * high <= 0 || low * middle <= 0 || middle * high <= 0;
}

function sharesASolution(one: Equation, other: Equation): boolean | undefined {
  const [a, b] = [findRoots(one), findRoots(other)];
  if (a === undefined || b === undefined || a.length === 0 || b.length === 0) return undefined;
  return a.some((root) =>
    b.some((each) => Math.abs(root - each) <= TOLERANCE * Math.max(Math.abs(root), Math.abs(each)) + 1e-9),
  );
}

/** Returns the roots of an equation; undefined if it cannot be solved or its solutions are intervals. */
function findRoots({ left, right, unknown }: Equation): number[] | undefined {
  const set = solve({ left, operator: '=', right }, unknown);
  if (set === undefined || set.length > 12) return undefined;
  const points = set.filter(({ low, high }) => low.approx === high.approx);
  return points.length === set.length ? points.map(({ low }) => low.approx) : undefined;
}
