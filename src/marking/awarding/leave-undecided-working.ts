import { listBulletReferences, substituteBulletValues } from '../../domain/bullet-references.ts';
import type { Bullet } from '../../domain/marking-scheme.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';
import { contradictsCalculation } from '../evidence/contradicts-calculation.ts';
import { contradictsEquation } from '../evidence/contradicts-equation.ts';
import { readExpected } from '../evidence/expected.ts';
import { needsUnit } from '../evidence/list-accuracies.ts';
import { listLetters } from '../evidence/value-class.ts';
import type { Statement } from '../response/statement.ts';
import { listEvidence, type Task } from '../task.ts';
import { getLineText } from './award-shown.ts';
import type { BulletMark } from './bullet-mark.ts';
import { lacksOperations } from './difficulty.ts';
import type { MarkingContext } from './marking-context.ts';
import { hasShape } from './match-shape.ts';

const MAX_STATEMENTS = 40;
/** Numbers that occur in most calculations. */
const COMMON_NUMBERS = new Set([0, 1, 2, 10, 100]);

/**
 * Leaves lost marks to a person if an earlier mark is lost too and the learner takes a similar step that no
 * rule explains. The step may be right for the learner's own values.
 */
export function leaveUndecidedWorking(marking: MarkingContext): void {
  const { bulletMarks, attempt } = marking;
  if (!bulletMarks.some((bulletMark) => canBeUndecided(bulletMark, marking))) return;
  const free = listFreeStatements(marking);
  let lastOrder = -1;
  for (const bulletMark of bulletMarks) {
    if (bulletMark.award || bulletMark.bullet.evidence.kind !== 'expression') continue;
    // One statement is not the step of two bullets.
    const step = free.find(
      (statement) => statement.order > lastOrder && isLikeStep(statement, bulletMark, marking),
    );
    if (!step) continue;
    lastOrder = findLastOrder(step, free);
    if (!canBeUndecided(bulletMark, marking) || !hasEarlierWork(step, bulletMark, marking)) continue;
    bulletMark.isUndecided = true;
    bulletMark.refusal = `A person must decide whether this follows from your earlier values: “${(getLineText(attempt, step.line) ?? '').slice(0, 80)}”.`;
  }
}

/** Returns the position of the last statement that repeats a step: `x = 3` and `3` are the same step. */
function findLastOrder(step: Statement, free: readonly Statement[]): number {
  const isSameStep = ({ line, computedFrom, text }: Statement) =>
    line === step.line && (computedFrom === step.computedFrom || text === step.text);
  return Math.max(...free.filter(isSameStep).map(({ order }) => order));
}

/**
 * Returns whether the value that the step may follow from is in an earlier line or belongs to an earned
 * bullet.
 */
function hasEarlierWork(
  step: Statement,
  { bullet }: BulletMark,
  { attempt, bulletMarks }: MarkingContext,
): boolean {
  const isEarned = bulletMarks.some(({ award, bullet: { n } }) => award && n < bullet.n);
  return isEarned || attempt.statements.some(({ line, order }) => line < step.line && order < step.order);
}

/** Returns whether a mark is lost without a reason, after an earlier mark that is lost or was earned from a wrong value. */
function canBeUndecided(bulletMark: BulletMark, { task, bulletMarks }: MarkingContext): boolean {
  const { award, bullet, refusal, presentationMistake, isContradicted } = bulletMark;
  if (award || refusal !== undefined || presentationMistake || isContradicted) return false;
  if (bullet.evidence.kind !== 'expression') return false;
  if (task.scheme.policies.showThat === true && task.answerBullets.has(bullet.n)) return false;
  // In physics, the marks after a wrong substitution are lost too.
  if (task.scheme.policies.units !== 'none' && bullet.followThrough.mode === 'no') return false;
  return bulletMarks.some(
    (earlier) => earlier.bullet.n < bullet.n && (!earlier.award || earlier.award.from.length > 0),
  );
}

/** Lists the statements that earned no mark, are not printed in the question and do not contradict their own calculation. */
function listFreeStatements({ task, attempt, bulletMarks }: MarkingContext): Statement[] {
  const used = new Set(bulletMarks.flatMap(({ award, shownBy }) => (award ? shownBy : [])));
  return attempt.statements.slice(-MAX_STATEMENTS).filter((statement) => {
    const node = task.cache.read(statement.text);
    return (
      node !== undefined &&
      statement.role !== 'prose' &&
      !used.has(statement.order) &&
      !task.printed.has(printMath(node)) &&
      !contradictsCalculation(statement, task)
    );
  });
}

function isLikeStep(
  statement: Statement,
  { bullet }: BulletMark,
  { task, attempt }: MarkingContext,
): boolean {
  if (bullet.evidence.kind !== 'expression') return false;
  const { cache } = task;
  const expectedKind = cache.classify(bullet.evidence.tex);
  const kind = cache.classify(statement.text);
  const isValue = kind === 'number' || kind === 'solved';
  if ((expectedKind === 'number' || expectedKind === 'solved') && isValue) {
    const expected = readExpected(bullet.evidence.tex, cache);
    const { name } = expected;
    const lacksUnit = readExpected(statement.text, cache).unit === undefined;
    if (lacksUnit && needsUnit(task, bullet, expected)) return false;
    const isNamed = kind === 'solved' && name !== undefined && statement.name === name;
    const isSolution = isNamed && !contradictsEquation(statement, { task, statements: attempt.statements });
    return isSolution || isLikeCalculation(statement.computedFrom ?? '', bullet, task);
  }
  if (expectedKind === 'calculation')
    return kind === 'calculation' && isLikeCalculation(statement.text, bullet, task);
  return kind === expectedKind && isLikeFormula(statement, bullet.evidence.tex, task);
}

/** Returns whether a calculation has the shape of the bullet's calculation and shares a number with it. */
function isLikeCalculation(text: string, bullet: Bullet, task: Task): boolean {
  const node = task.cache.read(text);
  if (!node || listLetters(node).size > 0) return false;
  const numbers = listNumbers(text);
  return listFormulas(bullet, task).some(
    ({ pattern, values }) => hasShape(node, pattern) && numbers.some((number) => values.has(number)),
  );
}

/** A calculation of the scheme with letters for the values of earlier bullets, and the numbers that it uses. */
type Formula = { readonly pattern: MathNode; readonly values: ReadonlySet<number> };

/**
 * Lists the calculations of a bullet. If the bullet only repeats an earlier one, the earlier bullet's
 * calculations are returned.
 */
function listFormulas(bullet: Bullet, task: Task): Formula[] {
  const rules = [
    ...(bullet.followThrough.mode === 'no' ? [] : [bullet.followThrough.expression]),
    ...listEvidence(bullet).flatMap((each) =>
      each.kind === 'expression' ? [each.followThrough ?? each.tex] : [],
    ),
    ...(bullet.illustrative ?? '').split(/[$=≈]/u),
  ];
  const repeated = rules.flatMap((rule) => {
    const source = /^\s*b(\d+)\s*$/u.exec(rule)?.[1];
    const earlier = source === undefined ? undefined : task.scheme.bullets[Number(source) - 1];
    return earlier && earlier.n < bullet.n ? listFormulas(earlier, task) : [];
  });
  return [...rules.flatMap((rule) => readFormula(rule, task)), ...repeated];
}

function readFormula(rule: string, task: Task): Formula[] {
  const { cache, scheme } = task;
  const references = [...new Set(listBulletReferences(rule))];
  if (references.includes(rule.trim())) return [];
  const pattern = cache.read(substituteBulletValues(rule, () => '\\psi'));
  if (!pattern || pattern.kind === 'relation' || pattern.kind === 'number') return [];
  const earlier = references.flatMap((reference) => {
    const bullet = scheme.bullets[Number(/\d+$/u.exec(reference)?.[0]) - 1];
    return bullet ? listSchemeNumbers(bullet) : [];
  });
  return [{ pattern, values: new Set([...listNumbers(rule.replace(/b\d+/gu, ' ')), ...earlier]) }];
}

/** Lists the numbers of a bullet's value and of its calculation. */
function listSchemeNumbers({ evidence, followThrough, illustrative = '' }: Bullet): number[] {
  const tex = evidence.kind === 'expression' ? evidence.tex : '';
  const rule = followThrough.mode === 'no' ? '' : followThrough.expression.replace(/b\d+/gu, ' ');
  return listNumbers([tex, rule, illustrative].join(' '));
}

function listNumbers(text: string): number[] {
  return (text.match(/\d+(?:\.\d+)?/gu) ?? []).map(Number).filter((number) => !COMMON_NUMBERS.has(number));
}

/**
 * Returns whether a formula has the letters and the name of the bullet's formula, and at least its
 * operations.
 */
function isLikeFormula(statement: Statement, tex: string, { cache }: Task): boolean {
  const expected = readExpected(tex, cache);
  const node = cache.read(statement.text);
  if (!node || !expected.node) return false;
  if (expected.kind === 'several' && /±|\\pm/u.test(statement.text) && !/±|\\pm/u.test(tex)) return false;
  const [own, required] = [listLetters(node), listLetters(expected.node)];
  return (
    own.size === required.size &&
    [...required].every((letter) => own.has(letter)) &&
    !lacksOperations(node, expected.node)
  );
}
