import type { FollowThrough } from '../../domain/marking-scheme.ts';
import { ownValuesIn, putOwnValues } from '../../domain/own-values.ts';
import { type Expected, expect } from '../evidence/expected.ts';
import { isAmongLast } from '../evidence/last-values.ts';
import { matchExpression } from '../evidence/match-expression.ts';
import type { ReadAttempt } from '../response/read-response.ts';
import type { Task } from '../task.ts';
import { award, lineOf } from './award-shown.ts';
import { isEasier, lacksOperations } from './difficulty.ts';
import { candidatesFor, ownValues } from './own-values.ts';
import type { OwnValue, Standing } from './standing.ts';

const MAX_COMBINATIONS = 40;

/** The learner's values for the bullets an expression names, one of each. */
export type Choice = ReadonlyMap<number, OwnValue>;

export type Marking = {
  readonly task: Task;
  readonly attempt: ReadAttempt;
  readonly standings: readonly Standing[];
};

/** Awards a bullet whose value follows from the learner's own earlier values. */
export function awardFollowThrough(standing: Standing, marking: Marking): void {
  const { bullet } = standing;
  const rule = bullet.followThrough;
  if (standing.award || rule.mode === 'no' || bullet.evidence.kind !== 'expression') return;
  const { task } = marking;
  if (task.scheme.policies.showThat === true && task.answerBullets.has(bullet.n)) return;
  const model = expect(bullet.evidence.tex, task.desk, bullet.evidence.form);
  for (const choice of choicesFor(rule.expression, marking)) {
    if (tryChoice(standing, { rule, choice, model }, marking)) return;
  }
}

type Try = {
  readonly rule: Exclude<FollowThrough, { mode: 'no' }>;
  readonly choice: Choice;
  readonly model: Expected;
};

function tryChoice(standing: Standing, { rule, choice, model }: Try, marking: Marking): boolean {
  const { task, attempt, standings } = marking;
  const expected = recompute(rule.expression, choice, { model, task });
  const after = Math.max(-1, ...[...choice.values()].map(({ statement }) => statement?.order ?? -1));
  const taken = new Set([...choice.keys()].flatMap((n) => shownAnotherWay(standings[n - 1])));
  const statements = attempt.statements.filter(({ order }) => order > after && !taken.has(order));
  const search = { task, bullet: standing.bullet, statements, method: 0 };
  const { matches } = matchExpression(expected, search);
  const match = matches.find((one) => isAmongLast(one, search));
  if (!match) return false;
  if ([...choice.values()].some(({ isRough }) => isRough) && task.answerBullets.has(standing.bullet.n)) {
    standing.refusal =
      'An earlier value was worked out wrongly or rounded too much, which changes the answer.';
    return false;
  }
  if (rule.mode === 'gate' && isEased(rule.guard, { choice, expected, model }, marking)) {
    standing.refusal = 'The earlier error made this step easier than the scheme’s.';
    return false;
  }
  if (isSimplerWork(rule.expression, choice, marking)) {
    standing.refusal = 'The earlier error left less to work out than the scheme’s.';
    return false;
  }
  const from = wrongSources(choice, standings);
  settle(choice, standings);
  standing.award = award('follow-through', lineOf(attempt, match.statement.line), {
    rule:
      from.length > 0
        ? 'Right for the learner’s own earlier value.'
        : 'Right for the learner’s own rounding of an earlier value.',
    from,
  });
  const rough = [...choice.values()].some(({ isRough }) => isRough);
  standing.own = ownValues(standing, { expected, matches: [match], task, statements })
    .slice(1)
    .map((own) => ({ ...own, isRough: own.isRough || rough }));
  return true;
}

/** What shows the earlier step by another method does not show, by the scheme's, what follows from it. */
function shownAnotherWay(earlier: Standing | undefined): readonly number[] {
  return earlier?.award && earlier.award.method !== 0 ? earlier.shownBy : [];
}

/** The lost bullets a value goes back to, through others that followed from them. */
export function wrongSources(choice: Choice, standings: readonly Standing[]): number[] {
  const sources = [...choice.keys()].flatMap((n) => standings[n - 1]?.award?.from ?? [n]);
  return [...new Set(sources)];
}

/** Bullets that were not earned keep the value that later work confirmed. */
function settle(choice: Choice, standings: readonly Standing[]): void {
  for (const [n, own] of choice) {
    const standing = standings[n - 1];
    if (standing && !standing.award) standing.own = [own];
  }
}

/** What the scheme asks for with the learner's values put in; name, unit and kind stay the scheme's. */
function recompute(
  expression: string,
  choice: Choice,
  { model, task }: { model: Expected; task: Task },
): Expected {
  const plain = substituteOwn(expression, choice);
  const isRelation = /(?<![<>!])=|[<>≤≥]|\\[lg]eq?(?![a-z])/u.test(plain);
  const measured = model.unit === undefined || isRelation ? plain : `(${plain}) ${model.unit}`;
  const tex = model.name === undefined || isRelation ? measured : `${model.name} = ${measured}`;
  return {
    ...expect(tex, task.desk, model.form),
    kind: model.kind,
    model: model.node,
    unit: model.unit,
    name: model.name,
  };
}

export function substituteOwn(expression: string, choice: Choice): string {
  return putOwnValues(expression, (n) => choice.get(n)?.tex);
}

/** Every way to put the learner's values in, the most settled first. */
export function choicesFor(expression: string, { task, attempt, standings }: Marking): Choice[] {
  const named = [...new Set(ownValuesIn(expression))];
  let choices: Choice[] = [new Map()];
  for (const n of named) {
    const standing = standings[n - 1];
    if (!standing) return [];
    const values =
      standing.own.length > 0
        ? standing.own
        : candidatesFor(standing, { task, standings, statements: attempt.statements });
    choices = choices.flatMap((choice) => extendedBy(choice, n, values)).slice(0, MAX_COMBINATIONS);
  }
  return choices;
}

/** Two bullets are never read from one statement. */
function extendedBy(choice: Choice, n: number, values: readonly OwnValue[]): Choice[] {
  const taken = new Set(
    [...choice.values()].map(({ statement }) => statement?.order).filter((order) => order !== undefined),
  );
  return values
    .filter(({ statement }) => statement === undefined || !taken.has(statement.order))
    .map((own) => new Map(choice).set(n, own));
}

/** Working out one's own calculation earns the mark only if it has the operations of the scheme's. */
function isSimplerWork(expression: string, choice: Choice, { task, standings }: Marking): boolean {
  const [only] = /^\s*b\d+\s*$/u.test(expression) ? [...choice] : [];
  const standing = only && standings[only[0] - 1];
  if (!only || !standing || standing.award || standing.bullet.evidence.kind !== 'expression') return false;
  const [own, scheme] = [task.desk.read(only[1].tex), task.desk.read(standing.bullet.evidence.tex)];
  if (!own || !scheme || task.desk.classOf(standing.bullet.evidence.tex) !== 'calculation') return false;
  return lacksOperations(own, scheme);
}

type Easing = { readonly choice: Choice; readonly expected: Expected; readonly model: Expected };

/** The guarded value, or what is computed from it, has fewer of the features that make the step hard. */
function isEased(
  { bullet, features }: { bullet: number; features: Parameters<typeof isEasier>[2] },
  { choice, expected, model }: Easing,
  { task, standings }: Marking,
): boolean {
  const evidence = standings[bullet - 1]?.bullet.evidence;
  const scheme = evidence?.kind === 'expression' ? task.desk.read(evidence.tex) : undefined;
  const own = task.desk.read(choice.get(bullet)?.tex ?? '');
  if (own && scheme && isEasier(own, scheme, features)) return true;
  const ofResult = features.filter((feature) => feature === 'irrationals');
  return (
    ofResult.length > 0 &&
    expected.node !== undefined &&
    model.node !== undefined &&
    isEasier(expected.node, model.node, ofResult)
  );
}
