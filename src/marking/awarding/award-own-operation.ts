import { someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';
import type { ComparisonCache } from '../evidence/comparison-cache.ts';
import { computeValue, evaluateAtPoint } from '../evidence/compute-value.ts';
import { containsPiece } from '../evidence/contains-piece.ts';
import { removeNameAndUnit } from '../evidence/remove-name-and-unit.ts';
import { listLetters } from '../evidence/value-class.ts';
import type { Statement } from '../response/statement.ts';
import { listEvidence, type Task } from '../task.ts';
import { createAward, getLineText } from './award-shown.ts';
import type { BulletMark, OwnValue } from './bullet-mark.ts';
import { isEasier } from './difficulty.ts';
import type { MarkingContext } from './marking-context.ts';
import { listCandidates } from './own-values.ts';

/** A step from one formula to the next, in the scheme or in a response. */
type Step = {
  readonly before: MathNode;
  readonly after: MathNode;
  readonly task: Task;
};

/** Whether a step is a certain operation. */
type Operation = (step: Step) => boolean;

/**
 * Operations of calculus and algebra. A learner can apply them to a wrong formula as well as to the right
 * one.
 */
const OPERATIONS: readonly Operation[] = [
  // Differentiation.
  ({ before, after, task: { cache } }) => agrees(derivativeOf(before), printMath(after), cache),
  // Integration.
  ({ before, after, task: { cache } }) => agrees(printMath(before), derivativeOf(after), cache),
  // The equation “formula = 0”.
  ({ before, after, task: { cache } }) =>
    after.kind === 'relation' && agrees(`${printMath(before)} = 0`, printMath(after), cache),
  substitutesLimits,
  findsMedian,
  // The whole part of a quotient: y = x + 2 for x + 2 - 17/(x - 4).
  ({ before, after }) => before.kind === 'sum' && listLetters(after).size > 0 && containsPiece(before, after),
];

/**
 * Awards a bullet if the learner applies the scheme's operation to their own wrong formula. Operations are:
 * derivative, integral, “= 0”, the value between limits, the median, and reading off a part. Used for bullets
 * without a follow-through rule.
 */
export function awardOwnOperation(bulletMark: BulletMark, marking: MarkingContext): void {
  const { bullet } = bulletMark;
  const { task, bulletMarks } = marking;
  if (bullet.evidence.kind !== 'expression' || task.scheme.policies.units !== 'none') return;
  const after = readFormula(bullet.evidence.tex, task.cache);
  const sources = bulletMarks.slice(0, bullet.n - 1).toReversed();
  if (!after) return;
  for (const source of sources) {
    // If the learner uses another strategy, the formula cannot be compared with the scheme's formula.
    if (sources.some((other) => other !== source && isOtherStrategy(other, source))) continue;
    if (bulletMark.award || (source.award && source.award.from.length === 0)) continue;
    const { evidence } = source.bullet;
    const before = evidence.kind === 'expression' ? readFormula(evidence.tex, task.cache) : undefined;
    if (!before || (listLetters(before).size === 0 && before.kind !== 'list')) continue;
    const operation = OPERATIONS.find((candidate) => candidate({ before, after, task }));
    if (operation) awardByOperation(bulletMark, { source, before, after, operation }, marking);
  }
}

/**
 * Returns whether a strategy mark was lost because the learner uses another strategy. The result is false if
 * the learner made a slip in the scheme's strategy.
 */
function isOtherStrategy({ award, bullet }: BulletMark, source: BulletMark): boolean {
  if (award || bullet.kind !== 'strategy') return false;
  return source.award?.from.includes(`b${bullet.n}`) !== true;
}

type SchemeStep = {
  readonly source: BulletMark;
  readonly before: MathNode;
  readonly after: MathNode;
  readonly operation: Operation;
};

/** Awards the bullet for a statement that is the result of the operation on one of the learner's own formulas. */
function awardByOperation(
  bulletMark: BulletMark,
  { source, before, after, operation }: SchemeStep,
  marking: MarkingContext,
): void {
  const { task, attempt } = marking;
  const isNumber = listLetters(after).size === 0;
  for (const own of listOwnFormulas(source, marking)) {
    const ownNode = readFormula(own.tex, task.cache);
    if (!ownNode || isEasierFormula(ownNode, before)) continue;
    // A formula of another shape comes from another strategy.
    if (source.bullet.kind === 'strategy' && !source.award && isEasierFormula(before, ownNode)) continue;
    const statement = attempt.statements.findLast((candidate) => {
      const formulas = isLater(candidate, own) ? listFormulas(candidate.text, task.cache) : [];
      return formulas.some(
        (node) =>
          (listLetters(node).size === 0) === isNumber &&
          (node.kind === 'relation') === (after.kind === 'relation') &&
          operation({ before: ownNode, after: node, task }),
      );
    });
    if (!statement) continue;
    const { award } = source;
    bulletMark.award = createAward('follow-through', getLineText(attempt, statement.line), {
      rule: 'Right for your own earlier formula.',
      from: award ? award.from : [`b${source.bullet.n}`],
      wrongValues: [],
      sources: [own.tex],
    });
    bulletMark.ownValues = [{ tex: statement.text, statement, isRough: false }];
    return;
  }
}

/**
 * Whether an operation is less work on the learner's formula than on the scheme's: a lower degree, fewer
 * terms or a much shorter list.
 */
function isEasierFormula(own: MathNode, scheme: MathNode): boolean {
  if (scheme.kind === 'list') return own.kind !== 'list' || own.items.length < scheme.items.length - 1;
  return isEasier(own, scheme, ['degree', 'terms']);
}

/** Lists the learner's own formulas for a bullet that was not earned, the last one first. */
function listOwnFormulas(source: BulletMark, { task, attempt, bulletMarks }: MarkingContext): OwnValue[] {
  const values =
    source.ownValues.length > 0
      ? source.ownValues
      : listCandidates(source, { task, bulletMarks, statements: attempt.statements });
  const integrands = attempt.statements.flatMap((statement) =>
    listFormulas(statement.text, task.cache)
      .slice(1)
      .map((node) => ({ tex: printMath(node), statement, isRough: false })),
  );
  return [
    ...values.filter(({ statement }) => statement !== undefined),
    ...(source.ownValues.length > 0 ? [] : integrands),
  ].toReversed();
}

/** Lists a formula, the function under its integral sign, and the formula without a factor π in front of it. */
function listFormulas(text: string, cache: ComparisonCache): MathNode[] {
  const node = readFormula(text, cache);
  if (!node) return [];
  const integrands: MathNode[] = [];
  someNode(node, (inner) => {
    if (inner.kind === 'binder') integrands.push(inner.body);
    return false;
  });
  const [first, second, ...others] = node.kind === 'product' ? node.factors : [];
  const isScaled = first?.kind === 'symbol' && /^(?:π|pi)$/u.test(first.name) && others.length === 0;
  return [node, ...integrands, ...(isScaled && second && integrands.length === 0 ? [second] : [])];
}

function isLater({ order, role }: Statement, { statement }: OwnValue): boolean {
  return role !== 'prose' && statement !== undefined && order > statement.order;
}

function readFormula(text: string, cache: ComparisonCache): MathNode | undefined {
  const node = cache.read(text);
  return node && removeNameAndUnit(node);
}

function derivativeOf(node: MathNode): string {
  const [letter = 'x'] = [...listLetters(node)].filter((name) => /^[a-z]$/u.test(name) && name !== 'c');
  return node.kind === 'relation' ? '' : `\\frac{d}{d${letter}}(${printMath(node)})`;
}

function agrees(expected: string, given: string, cache: ComparisonCache): boolean {
  return expected !== '' && given !== '' && cache.agrees(expected, given);
}

/** Whether a number is the median of an ordered list of numbers. */
function findsMedian({ before, after }: Step): boolean {
  const value = listLetters(after).size === 0 ? computeValue(after) : undefined;
  const numbers = before.kind === 'list' ? before.items.map(computeValue) : [];
  if (value === undefined || numbers.length < 4) return false;
  const isOrdered = numbers.every(
    (number, index) => index === 0 || (numbers[index - 1] ?? 0) <= (number ?? NaN),
  );
  const [low, high] = [Math.floor((numbers.length - 1) / 2), Math.ceil((numbers.length - 1) / 2)].map(
    (index) => numbers[index],
  );
  return isOrdered && low !== undefined && high !== undefined && Math.abs((low + high) / 2 - value) < 1e-9;
}

/** Factors before the bracket with the limits, as in `π[…]`. The value may include them. */
const FACTORS = [1, Math.PI];

/** Whether a number is the value of an integrated formula at the upper limit minus its value at the lower limit, up to the sign. */
function substitutesLimits({ before, after, task }: Step): boolean {
  const value = listLetters(after).size === 0 ? computeValue(after) : undefined;
  const [letter, ...others] = [...listLetters(before)];
  if (value === undefined || letter === undefined || others.length > 0) return false;
  return listLimits(task).some(([lower, upper]) => {
    const [top, bottom] = [upper, lower].map((limit) => evaluateAtPoint(before, new Map([[letter, limit]])));
    if (top === undefined || bottom === undefined) return false;
    return FACTORS.some(
      (factor) =>
        Math.abs(Math.abs(factor * (top - bottom)) - Math.abs(value)) <= 1e-6 * Math.max(1, Math.abs(value)),
    );
  });
}

/** Lists the limits of the integrals in the question and its scheme. */
function listLimits({ scheme, cache, question }: Task): [lower: number, upper: number][] {
  const printed = [question.stem, ...scheme.bullets.map(({ illustrative = '' }) => illustrative)];
  const formulas = printed.flatMap((text) => [...text.matchAll(/\$([^$]+)\$/gu)].map(([, tex = '']) => tex));
  const bullets = scheme.bullets.flatMap(listEvidence);
  const texts = [
    ...formulas,
    ...bullets.flatMap((evidence) => (evidence.kind === 'expression' ? evidence.tex : [])),
  ];
  return texts.flatMap((tex) => {
    const limits: [number, number][] = [];
    const node = tex.includes('\\int') ? cache.read(tex) : undefined;
    if (node)
      someNode(node, (inner) => {
        if (inner.kind !== 'binder' || !inner.lower || !inner.upper) return false;
        const [lower, upper] = [computeValue(inner.lower), computeValue(inner.upper)];
        if (lower !== undefined && upper !== undefined) limits.push([lower, upper]);
        return false;
      });
    return limits;
  });
}
