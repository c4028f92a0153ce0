import { listBulletReferences, substituteBulletValues } from '../../domain/bullet-references.ts';
import type { FollowThrough } from '../../domain/marking-scheme.ts';
import { type Expected, readExpected } from '../evidence/expected.ts';
import { isAmongLast } from '../evidence/last-values.ts';
import { matchExpression } from '../evidence/match-expression.ts';
import type { ReadAttempt } from '../response/read-response.ts';
import type { Task } from '../task.ts';
import { createAward, getLineText } from './award-shown.ts';
import type { BulletMark, OwnValue } from './bullet-mark.ts';
import { isEasier, lacksOperations } from './difficulty.ts';
import { listCandidates, listOwnValues } from './own-values.ts';

/** Maximum number of combinations of the learner's values to try for one bullet. */
const MAX_COMBINATIONS = 40;

/** One of the learner's values for each bullet that an expression names. */
type OwnValueChoice = ReadonlyMap<number, OwnValue>;

/** The attempt being marked and the state of each bullet. */
export type MarkingContext = {
  readonly task: Task;
  readonly attempt: ReadAttempt;
  readonly bulletMarks: readonly BulletMark[];
};

/** Awards a bullet whose value follows from the learner's own earlier values. */
export function awardFollowThrough(bulletMark: BulletMark, marking: MarkingContext): void {
  const { bullet } = bulletMark;
  const rule = bullet.followThrough;
  if (bulletMark.award || rule.mode === 'no' || bullet.evidence.kind !== 'expression') return;
  const { task } = marking;
  if (task.scheme.policies.showThat === true && task.answerBullets.has(bullet.n)) return;
  const model = readExpected(bullet.evidence.tex, task.cache, bullet.evidence.form);
  for (const choice of listChoices(rule.expression, marking)) {
    if (awardByChoice(bulletMark, { rule, choice, model }, marking)) return;
  }
}

type FollowThroughCase = {
  readonly rule: Exclude<FollowThrough, { mode: 'no' }>;
  readonly choice: OwnValueChoice;
  readonly model: Expected;
};

/** Recomputes the bullet from one choice of values and awards it if the attempt shows the result. */
function awardByChoice(
  bulletMark: BulletMark,
  { rule, choice, model }: FollowThroughCase,
  marking: MarkingContext,
): boolean {
  const { task, attempt, bulletMarks } = marking;
  const expected = recomputeExpected(rule.expression, choice, { model, task });
  const after = Math.max(-1, ...[...choice.values()].map(({ statement }) => statement?.order ?? -1));
  const usedOrders = new Set([...choice.keys()].flatMap((n) => shownAnotherWay(bulletMarks[n - 1])));
  const statements = attempt.statements.filter(({ order }) => order > after && !usedOrders.has(order));
  const search = { task, bullet: bulletMark.bullet, statements, method: 0 };
  const { matches } = matchExpression(expected, search);
  const match = matches.find((one) => isAmongLast(one, search));
  if (!match) return false;
  if ([...choice.values()].some(({ isRough }) => isRough) && task.answerBullets.has(bulletMark.bullet.n)) {
    bulletMark.refusal = 'An earlier value is wrong or rounded too much, and that changes the answer.';
    return false;
  }
  if (rule.mode === 'gate' && isEased(rule.guard, { choice, expected, model }, marking)) {
    bulletMark.refusal = 'Your earlier error made this step easier than intended.';
    return false;
  }
  if (isSimplerWork(rule.expression, choice, marking)) {
    bulletMark.refusal = 'Your earlier error left less to work out than intended.';
    return false;
  }
  const from = wrongSources(choice, bulletMarks);
  keepConfirmedValues(choice, bulletMarks);
  bulletMark.award = createAward('follow-through', getLineText(attempt, match.statement.line), {
    rule:
      from.length > 0
        ? 'Right for your own earlier value.'
        : 'Right for your own rounding of an earlier value.',
    from,
  });
  const rough = [...choice.values()].some(({ isRough }) => isRough);
  bulletMark.own = listOwnValues(bulletMark, { expected, matches: [match], task, statements })
    .slice(1)
    .map((own) => ({ ...own, isRough: own.isRough || rough }));
  return true;
}

/**
 * Returns the statements that earned an earlier bullet by another method. They do not show what follows by
 * the scheme's method.
 */
function shownAnotherWay(earlier: BulletMark | undefined): readonly number[] {
  return earlier?.award && earlier.award.method !== 0 ? earlier.shownBy : [];
}

/**
 * Returns the lost bullets that a value goes back to, directly or through bullets that followed from them.
 */
export function wrongSources(choice: OwnValueChoice, bulletMarks: readonly BulletMark[]): number[] {
  const sources = [...choice.keys()].flatMap((n) => bulletMarks[n - 1]?.award?.from ?? [n]);
  return [...new Set(sources)];
}

/** Stores the value that later work confirmed for bullets that were not earned. */
function keepConfirmedValues(choice: OwnValueChoice, bulletMarks: readonly BulletMark[]): void {
  for (const [n, own] of choice) {
    const bulletMark = bulletMarks[n - 1];
    if (bulletMark && !bulletMark.award) bulletMark.own = [own];
  }
}

/**
 * Returns what the scheme expects with the learner's values substituted; name, unit and kind stay the
 * scheme's.
 */
function recomputeExpected(
  expression: string,
  choice: OwnValueChoice,
  { model, task }: { model: Expected; task: Task },
): Expected {
  const plain = substituteOwnValues(expression, choice);
  const isRelation = /(?<![<>!])=|[<>≤≥]|\\[lg]eq?(?![a-z])/u.test(plain);
  const measured = model.unit === undefined || isRelation ? plain : `(${plain}) ${model.unit}`;
  const tex = model.name === undefined || isRelation ? measured : `${model.name} = ${measured}`;
  return {
    ...readExpected(tex, task.cache, model.form),
    kind: model.kind,
    model: model.node,
    unit: model.unit,
    name: model.name,
  };
}

export function substituteOwnValues(expression: string, choice: OwnValueChoice): string {
  return substituteBulletValues(expression, (n) => choice.get(n)?.tex);
}

/** Lists every way to substitute the learner's values, the most certain first. */
export function listChoices(
  expression: string,
  { task, attempt, bulletMarks }: MarkingContext,
): OwnValueChoice[] {
  const named = [...new Set(listBulletReferences(expression))];
  let choices: OwnValueChoice[] = [new Map()];
  for (const n of named) {
    const bulletMark = bulletMarks[n - 1];
    if (!bulletMark) return [];
    const values =
      bulletMark.own.length > 0
        ? bulletMark.own
        : listCandidates(bulletMark, { task, bulletMarks, statements: attempt.statements });
    choices = choices.flatMap((choice) => extendChoice(choice, n, values)).slice(0, MAX_COMBINATIONS);
  }
  return choices;
}

/** Extends a choice by one bullet; two bullets never use the same statement. */
function extendChoice(choice: OwnValueChoice, n: number, values: readonly OwnValue[]): OwnValueChoice[] {
  const usedOrders = new Set(
    [...choice.values()].map(({ statement }) => statement?.order).filter((order) => order !== undefined),
  );
  return values
    .filter(({ statement }) => statement === undefined || !usedOrders.has(statement.order))
    .map((own) => new Map(choice).set(n, own));
}

/**
 * Returns whether the learner's own calculation lacks operations of the scheme's; evaluating it then earns no
 * mark.
 */
function isSimplerWork(
  expression: string,
  choice: OwnValueChoice,
  { task, bulletMarks }: MarkingContext,
): boolean {
  const [only] = /^\s*b\d+\s*$/u.test(expression) ? [...choice] : [];
  const bulletMark = only && bulletMarks[only[0] - 1];
  if (!only || !bulletMark || bulletMark.award || bulletMark.bullet.evidence.kind !== 'expression')
    return false;
  const [own, scheme] = [task.cache.read(only[1].tex), task.cache.read(bulletMark.bullet.evidence.tex)];
  if (!own || !scheme || task.cache.classify(bulletMark.bullet.evidence.tex) !== 'calculation') return false;
  return lacksOperations(own, scheme);
}

type EasingInputs = {
  readonly choice: OwnValueChoice;
  readonly expected: Expected;
  readonly model: Expected;
};

/**
 * Returns whether the guarded value, or what is computed from it, has less of the features that make the step
 * hard.
 */
function isEased(
  { bullet, features }: { bullet: number; features: Parameters<typeof isEasier>[2] },
  { choice, expected, model }: EasingInputs,
  { task, bulletMarks }: MarkingContext,
): boolean {
  const evidence = bulletMarks[bullet - 1]?.bullet.evidence;
  const scheme = evidence?.kind === 'expression' ? task.cache.read(evidence.tex) : undefined;
  const own = task.cache.read(choice.get(bullet)?.tex ?? '');
  if (own && scheme && isEasier(own, scheme, features)) return true;
  const ofResult = features.filter((feature) => feature === 'irrationals');
  return (
    ofResult.length > 0 &&
    expected.node !== undefined &&
    model.node !== undefined &&
    isEasier(expected.node, model.node, ofResult)
  );
}
