import { substituteBulletValues } from '../../domain/bullet-references.ts';
import type { FollowThrough } from '../../domain/marking-scheme.ts';
import { computeValue } from '../evidence/compute-value.ts';
import { containsPiece } from '../evidence/contains-piece.ts';
import { type Expected, readExpected } from '../evidence/expected.ts';
import { isAmongLast, isContinued } from '../evidence/last-values.ts';
import { listVariants } from '../evidence/list-variants.ts';
import { matchExpression } from '../evidence/match-expression.ts';
import { removeNameAndUnit } from '../evidence/remove-name-and-unit.ts';
import type { Statement } from '../response/statement.ts';
import type { Task } from '../task.ts';
import { awardOwnOperation } from './award-own-operation.ts';
import { createAward, getLineText } from './award-shown.ts';
import type { BulletMark } from './bullet-mark.ts';
import { findFollowThrough, listOtherCalculations } from './infer-follow-through.ts';
import { isEarlierStep } from './is-earlier-step.ts';
import {
  cancelsNothing,
  hasFewerTerms,
  isSimplerCalculation,
  isStepEasier,
  leavesOutStep,
} from './is-easier-step.ts';
import { listChoices, listUsedValues } from './list-choices.ts';
import { listOwnSteps } from './list-own-steps.ts';
import { findReferencedBullet, type MarkingContext, type OwnValueChoice } from './marking-context.ts';
import { hasOtherDimension, isEvaluationOf, listOwnValues } from './own-values.ts';

/** Awards a bullet for a value that is right for the learner's own earlier values (follow-through). */
export function awardFollowThrough(bulletMark: BulletMark, marking: MarkingContext): void {
  const { bullet } = bulletMark;
  const { task } = marking;
  if (bulletMark.award || bullet.evidence.kind !== 'expression' || showsNoCalculation(marking)) return;
  const rule = findFollowThrough(bulletMark, marking);
  if (task.scheme.policies.showThat === true && task.answerBullets.has(bullet.n)) return;
  if (rule.mode !== 'no') awardByRule(bulletMark, rule, marking);
  // With the mode `gate`, the rule has decided already. In physics, where units are marked, a wrong substitution loses all later marks.
  if (bulletMark.award || rule.mode === 'gate' || task.scheme.policies.units !== 'none') return;
  const schemeExpected = readExpected(bullet.evidence.tex, task.cache, bullet.evidence.form);
  for (const { expression, from, wrongValues } of listOwnSteps(bulletMark, marking)) {
    const ownRule = { mode: 'yes', expression } as const;
    const ownCase = { rule: ownRule, expression, choice: new Map(), from, wrongValues } as const;
    if (awardByChoice(bulletMark, { ...ownCase, schemeExpected }, marking)) return;
  }
  awardOwnOperation(bulletMark, marking);
}

/** A text with more words than this is too long to be only an answer. */
const MAX_ANSWER_WORDS = 15;

/**
 * Returns whether an attempt is longer than an answer (several lines, or many words) and contains no calculation. Its
 * wrong numbers then show no step.
 */
function showsNoCalculation({ attempt, earlierParts }: MarkingContext): boolean {
  const isLong = attempt.lines.length > 1 || attempt.text.split(/\s+/u).length > MAX_ANSWER_WORDS;
  return (
    earlierParts.size === 0 &&
    isLong &&
    !/[=×*÷+/^√<>]|\\(?:frac|times|sqrt)|\dx\d|\d\s+x\s+\d/u.test(attempt.text)
  );
}

/** Awards a bullet by the calculation of its rule or of one of its alternatives. */
function awardByRule(bulletMark: BulletMark, rule: FollowThroughCase['rule'], marking: MarkingContext): void {
  const { bullet } = bulletMark;
  if (bullet.evidence.kind !== 'expression') return;
  const methods = [
    { ...bullet.evidence, followThrough: rule.expression },
    ...(bullet.alternatives ?? []),
    ...listOtherCalculations(bulletMark, rule.expression, marking).map((followThrough) => ({
      ...bullet.evidence,
      followThrough,
    })),
  ];
  for (const method of methods) {
    if (method.kind !== 'expression' || method.followThrough === undefined) continue;
    const { followThrough: expression, tex, form } = method;
    const schemeExpected = readExpected(tex, marking.task.cache, form);
    for (const choice of [...listChoices(expression, marking), ...listUsedValues(expression, marking)]) {
      if (awardByChoice(bulletMark, { rule, expression, choice, schemeExpected }, marking)) return;
    }
  }
}

/** The follow-through rule of a bullet, one combination of the learner's values, and the scheme's formula. */
type FollowThroughCase = {
  readonly rule: Exclude<FollowThrough, { mode: 'no' }>;
  /** The calculation of the value: from the follow-through of the bullet or of an alternative. */
  readonly expression: string;
  readonly choice: OwnValueChoice;
  readonly schemeExpected: Expected;
  /**
   * The bullets with a wrong value that occurs in the expression as a number or formula, and not as a
   * reference such as `b1`.
   */
  readonly from?: readonly string[];
  /** The wrong values of these bullets, as the learner wrote them. */
  readonly wrongValues?: readonly string[];
};

/** Recomputes the bullet from one choice of values and awards it if the attempt shows the result. */
function awardByChoice(
  bulletMark: BulletMark,
  { rule, expression, choice, schemeExpected, from: ownFrom = [], wrongValues = [] }: FollowThroughCase,
  marking: MarkingContext,
): boolean {
  const { task, attempt } = marking;
  const expected = recomputeExpected(expression, choice, { schemeExpected, task });
  const statements = listLaterStatements(choice, schemeExpected, marking);
  const isOnlyEvaluated = (statement: Statement) =>
    [...choice].some(
      ([reference, own]) => expression.trim() !== reference && isEvaluationOf(own, statement, task),
    );
  const search = { task, bullet: bulletMark.bullet, statements, method: 0 };
  const { matches } = matchExpression(expected, search);
  const match = matches.find(
    (candidate) =>
      isAmongLast(candidate, search) &&
      !isOnlyEvaluated(candidate.statement) &&
      !(expression.includes('\\lceil') && repeatsOwnValue(candidate.statement, choice, task)) &&
      !isEarlierStep(candidate, schemeExpected, search) &&
      !isContinued(candidate, search) &&
      !isAlreadyShown(candidate.statement, schemeExpected, { ownFrom, choice }, marking) &&
      !hasOtherDimension(candidate.text, schemeExpected, task),
  );
  if (!match) return false;
  const hasRoughValue = [...choice.values()].some(({ isRough }) => isRough);
  const isEarlierRounding = listWrongSources(choice, marking).length + ownFrom.length === 0;
  const isChanged = isEarlierRounding && changesPounds(expected, schemeExpected);
  if ((hasRoughValue || isChanged) && task.answerBullets.has(bulletMark.bullet.n)) {
    bulletMark.refusal = 'An earlier value is wrong or rounded too much, and that changes the answer.';
    return false;
  }
  if (rule.mode === 'gate' && isStepEasier(rule.guard, { choice, expected, schemeExpected }, marking)) {
    bulletMark.refusal = 'Your earlier error made this step easier than intended.';
    return false;
  }
  const leavesOut =
    leavesOutStep(expression, choice, marking) ||
    cancelsNothing(bulletMark.bullet, match.text, marking) ||
    (!match.isPiece && hasFewerTerms(schemeExpected, match.text, marking));
  if (leavesOut || isSimplerCalculation(expression, choice, marking)) {
    refuseEasier(bulletMark, leavesOut, marking);
    return false;
  }
  const from = [...listWrongSources(choice, marking), ...ownFrom];
  const source = from.length > 0 ? 'earlier value' : 'rounding of an earlier value';
  storeConfirmedValues(choice, marking);
  bulletMark.award = createAward('follow-through', getLineText(attempt, match.statement.line), {
    rule: `Right for your own ${source}.`,
    from,
    wrongValues,
    sources: [...choice.values()].map(({ tex }) => tex),
  });
  bulletMark.ownValues = listOwnValues(bulletMark, { expected, matches: [match], task, statements })
    .slice(1)
    .map((own) => ({ ...own, isRough: own.isRough || hasRoughValue }));
  return true;
}

/** An amount of money that differs by more than this fraction differs because of an earlier rounding. */
const MAX_CHANGE_OF_POUNDS = 0.001;

/** Returns whether an amount in pounds and pence is changed by an earlier rounding: 29 000 ÷ 1.24 for 29 000 ÷ 1.237552. */
function changesPounds({ node }: Expected, { tex, node: schemeNode }: Expected): boolean {
  const [own, value] = [node, schemeNode].map((each) => each && computeValue(removeNameAndUnit(each)));
  if (own === undefined || value === undefined || !/pounds.*\.\d\d/u.test(tex)) return false;
  return Math.abs(own - value) > MAX_CHANGE_OF_POUNDS * Math.abs(value);
}

/**
 * For a mark for rounding up: returns whether a statement only repeats a value of the learner. For example, if the
 * learner's value is 414, “414 guests” shows no rounding.
 */
function repeatsOwnValue({ line, text }: Statement, choice: OwnValueChoice, { cache }: Task): boolean {
  return [...choice.values()].some((own) => own.statement?.line === line && cache.agrees(own.tex, text));
}

/**
 * Lists the statements after the chosen values. Statements that earned the bullet of one of these
 * values by another method are left out.
 */
function listLaterStatements(
  choice: OwnValueChoice,
  schemeExpected: Expected,
  marking: MarkingContext,
): Statement[] {
  const orders = [...choice.values()].map(({ statement }) => statement?.order ?? -1);
  // If the evidence has several values, the first may come before the calculation of the next one.
  const lastUsedOrder = schemeExpected.kind === 'several' ? Math.min(...orders) : Math.max(-1, ...orders);
  const usedOrders = new Set(
    [...choice.keys()].flatMap((reference) => listStatementsOfOtherMethods(reference, marking)),
  );
  return marking.attempt.statements.filter(({ order }) => order > lastUsedOrder && !usedOrders.has(order));
}

/**
 * Returns whether a term of the statement's formula already earned an earlier mark. For example, `3e^{3x} sin 3x
 * + e^{3x} cos 3x` shows one right term of a product rule. Writing a wrong term beside it is not another
 * step.
 */
function isAlreadyShown(
  { line, text }: Statement,
  { kind }: Expected,
  { ownFrom, choice }: { readonly ownFrom: readonly string[]; readonly choice: OwnValueChoice },
  marking: MarkingContext,
): boolean {
  const { attempt, bulletMarks, task } = marking;
  const isWrong = ownFrom.length > 0 || listWrongSources(choice, marking).length > 0;
  if (kind !== 'expression' || !isWrong) return false;
  const nodes = listVariants(text, task.cache, task.inDegrees).flatMap(
    (variant) => task.cache.read(variant) ?? [],
  );
  const lineText = getLineText(attempt, line);
  return bulletMarks.some(({ award, bullet: { evidence } }) => {
    const piece = evidence.kind === 'expression' ? task.cache.read(evidence.tex) : undefined;
    return award?.line === lineText && piece && nodes.some((node) => containsPiece(node, piece));
  });
}

/**
 * Refuses a step that an earlier error made easier. A person decides instead if the learner took every step
 * and earned another mark.
 */
function refuseEasier(bulletMark: BulletMark, leavesOut: boolean, { bulletMarks }: MarkingContext): void {
  bulletMark.isUndecided = !leavesOut && bulletMarks.some(({ award }) => award?.via === 'exact');
  bulletMark.refusal = bulletMark.isUndecided
    ? 'A person must decide whether your earlier error made this step easier.'
    : 'Your earlier error left less to work out than intended.';
}

/**
 * Returns the `order` numbers of statements that earned an earlier bullet by another method. They cannot earn
 * a later bullet of the scheme's own method.
 */
function listStatementsOfOtherMethods(reference: string, marking: MarkingContext): readonly number[] {
  const referenced = findReferencedBullet(reference, marking);
  if (referenced?.marking !== marking) return [];
  const { award, shownBy } = referenced.bulletMark;
  return award && award.method !== 0 ? shownBy : [];
}

/**
 * Returns the lost bullets that the chosen values depend on, also through bullets awarded by follow-through.
 */
export function listWrongSources(choice: OwnValueChoice, marking: MarkingContext): string[] {
  const sources = [...choice.keys()].flatMap(
    (reference) => findReferencedBullet(reference, marking)?.bulletMark.award?.from ?? [reference],
  );
  return [...new Set(sources)];
}

/** For each bullet that was not earned, stores the value that the learner used in a later step. */
function storeConfirmedValues(choice: OwnValueChoice, marking: MarkingContext): void {
  for (const [reference, own] of choice) {
    const bulletMark = findReferencedBullet(reference, marking)?.bulletMark;
    if (bulletMark && !bulletMark.award) bulletMark.ownValues = [own];
  }
}

/**
 * Returns the expected formula with the learner's values in it. Its name, unit and kind stay those of the
 * scheme.
 */
function recomputeExpected(
  expression: string,
  choice: OwnValueChoice,
  { schemeExpected, task }: { schemeExpected: Expected; task: Task },
): Expected {
  const substituted = substituteOwnValues(expression, choice);
  const isRelation = /(?<![<>!])=|[<>≤≥]|\\[lg]eq?(?![a-z])/u.test(substituted);
  const withUnit =
    schemeExpected.unit === undefined || isRelation ? substituted : `(${substituted}) ${schemeExpected.unit}`;
  const tex =
    schemeExpected.name === undefined || isRelation ? withUnit : `${schemeExpected.name} = ${withUnit}`;
  return {
    ...readExpected(tex, task.cache, schemeExpected.form),
    kind: schemeExpected.kind,
    schemeFormula: schemeExpected.node,
    unit: schemeExpected.unit,
    name: schemeExpected.name,
  };
}

export function substituteOwnValues(expression: string, choice: OwnValueChoice): string {
  return substituteBulletValues(expression, (reference) => choice.get(reference)?.tex);
}
