import type { Evidence } from '../../domain/marking-scheme.ts';
import { chooseMatches, chooseOptions } from '../evidence/choose-options.ts';
import { type Expected, readExpected } from '../evidence/expected.ts';
import { isAmongLast } from '../evidence/last-values.ts';
import type { Findings, Match, PresentationFault } from '../evidence/match.ts';
import { contradicts, matchExpression } from '../evidence/match-expression.ts';
import { countPoints, firstPoint, matchWording } from '../evidence/match-words.ts';
import type { ReadAttempt } from '../response/read-response.ts';
import { listEvidence, type Task } from '../task.ts';
import type { Award, BulletState } from './bullet-state.ts';
import { listOwnValues } from './own-values.ts';

/** Awards every bullet for what is written, by the scheme's method or one of its alternatives. */
export function awardShown(bulletStates: readonly BulletState[], task: Task, attempt: ReadAttempt): void {
  const spent = new Set<string>();
  for (const bulletState of bulletStates) {
    listEvidence(bulletState.bullet).forEach((evidence, method) => {
      if (!bulletState.award) awardByEvidence(evidence, bulletState, { task, attempt, method, spent });
    });
  }
}

function awardByEvidence(evidence: Evidence, bulletState: BulletState, context: AwardContext): void {
  if (evidence.kind === 'expression') {
    awardExpression(bulletState, readExpected(evidence.tex, context.task.cache, evidence.form), context);
  } else if (evidence.kind === 'wording') {
    if (evidence.when === undefined) awardWording(bulletState, evidence, context);
  } else if (evidence.kind === 'points') awardPoints(bulletState, evidence, context);
  else if (evidence.kind === 'choice') awardChoice(bulletState, evidence, context);
  else bulletState.refusal = `To be marked by your teacher: ${evidence.reason}`;
}

/** The attempt being marked and the method being tried (0 is the scheme's own). */
type AwardContext = {
  readonly task: Task;
  readonly attempt: ReadAttempt;
  readonly method: number;
  /** Statements with the value they earned a mark for; the same one earns no second mark. */
  readonly spent: Set<string>;
};

function awardExpression(
  bulletState: BulletState,
  expected: Expected,
  { task, attempt, method, spent }: AwardContext,
): void {
  const search = { task, bullet: bulletState.bullet, statements: attempt.statements, method };
  const findings = matchExpression(expected, search);
  const spentKey = ({ statement }: Match) => `${statement.order} ${task.cache.print(expected.tex)}`;
  // An equation that is an alternative for several bullets earns all of them.
  const isShared = method > 0 && expected.kind === 'equation';
  const match = findings.matches.find(
    (one) => isAmongLast(one, search) && (isShared || !spent.has(spentKey(one))),
  );
  if (match) {
    if (!isShared) spent.add(spentKey(match));
    bulletState.shownBy = findings.matches
      .filter(({ isPart }) => !isPart)
      .map(({ statement }) => statement.order);
    bulletState.award = createAward(
      match.isImplied ? 'implied' : 'exact',
      getLineText(attempt, match.statement.line),
      {
        method,
        rule: describeAward(method, match.isImplied),
      },
    );
    bulletState.own = listOwnValues(bulletState, {
      expected,
      matches: findings.matches,
      task,
      statements: attempt.statements,
    });
    return;
  }
  recordNearMiss(bulletState, findings);
  if (method === 0 && bulletState.bullet.kind === 'strategy' && isRelationship(expected)) {
    bulletState.isContradicted = attempt.statements.some((statement) =>
      contradicts(expected, statement, task),
    );
    if (bulletState.isContradicted)
      bulletState.refusal = 'You used a different relationship, which cannot lead to the answer.';
  }
}

function describeAward(method: number, isImplied: boolean): string {
  if (isImplied) return 'A later value shows that you took this step.';
  return method === 0 ? 'Your working earns this mark.' : 'You used another valid method.';
}

/** Returns whether the evidence is a relationship in symbols, such as F = ma. */
function isRelationship({ kind, tex }: Expected): boolean {
  return kind === 'equation' && !/\d{2}|\d\./u.test(tex);
}

const FAULT_RULES: Readonly<Record<PresentationFault, string>> = {
  unit: 'Your number is right, but the unit is missing or wrong.',
  figures: 'Your value is right, but it has too many or too few significant figures.',
  places: 'Your value is right, but it is not rounded as the question asks.',
  form: 'Your value is right, but it is not simplified or not in the required form.',
};

/** Records why a nearly right value earns no mark. */
function recordNearMiss(bulletState: BulletState, { matches, near, isUndecided }: Findings): void {
  const [first] = near;
  if (matches.length > 0) bulletState.refusal = 'You gave a different answer later, and the last one counts.';
  else if (first) {
    bulletState.fault = first.fault;
    bulletState.faultLine = first.statement.line;
    bulletState.refusal = FAULT_RULES[first.fault];
  } else if (isUndecided && !bulletState.fault) {
    bulletState.isUndecided = true;
    bulletState.refusal = "We couldn't check this automatically. To be marked by your teacher.";
  }
}

/** Builds an award with defaults for method and sources. */
export function createAward(
  via: Award['via'],
  line: string | null,
  more: { rule: string; method?: number; from?: readonly number[] },
): Award {
  return { via, line, rule: more.rule, method: more.method ?? 0, from: more.from ?? [] };
}

export function getLineText({ lines }: ReadAttempt, index: number): string | null {
  return lines[index]?.text.trim().slice(0, 500) ?? null;
}

type WordingContext = { readonly attempt: ReadAttempt; readonly method: number };

/** Awards a bullet for wording. */
export function awardWording(
  bulletState: BulletState,
  evidence: Extract<Evidence, { kind: 'wording' }>,
  { attempt, method }: WordingContext,
): void {
  const found = matchWording(evidence, attempt);
  if (found.kind === 'said') {
    bulletState.award = createAward('exact', found.line.trim(), {
      method,
      rule: 'Your wording earns this mark.',
    });
  } else if (found.kind === 'cancelled') {
    bulletState.refusal = 'You made the right statement, but another one contradicts it.';
  }
}

/** Awards a bullet when enough of its points are made. */
function awardPoints(
  bulletState: BulletState,
  evidence: Extract<Evidence, { kind: 'points' }>,
  { attempt, method }: WordingContext,
): void {
  const made = countPoints(evidence, attempt);
  if (made >= evidence.atLeast) {
    const rule = describePoints(made, evidence.atLeast);
    bulletState.award = createAward('exact', firstPoint(evidence, attempt) ?? null, { method, rule });
  } else if (made > 0) bulletState.refusal = describePoints(made, evidence.atLeast);
}

function describePoints(made: number, needed: number): string {
  return `Points made: ${made}. Points needed: ${needed}.`;
}

/** Awards a bullet when exactly the correct options are chosen. */
function awardChoice(
  bulletState: BulletState,
  { correct }: Extract<Evidence, { kind: 'choice' }>,
  { task, attempt, method }: AwardContext,
): void {
  const { question, cache } = task;
  const isMatch = question.kind === 'match';
  const chosen = isMatch
    ? chooseMatches(attempt.text, question)
    : chooseOptions(attempt.text, question, cache);
  const expected = correct.map((id) => id.toLowerCase());
  const isRight =
    chosen.length === expected.length && chosen.every((id) => expected.includes(id.toLowerCase()));
  if (isRight)
    bulletState.award = createAward('exact', attempt.text.trim().slice(0, 500), {
      method,
      rule: `You chose the right ${expected.length > 1 ? 'options' : 'option'}.`,
    });
  else if (chosen.length > expected.length) bulletState.refusal = 'You chose too many options.';
  else if (chosen.length > 0)
    bulletState.refusal = `You chose ${chosen.map((id) => id.toUpperCase()).join(', ')}.`;
}
