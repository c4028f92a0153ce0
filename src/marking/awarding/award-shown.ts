import type { Evidence } from '../../domain/marking-scheme.ts';
import { chooseMatches, chooseOptions } from '../evidence/choose-options.ts';
import { type Expected, expect } from '../evidence/expected.ts';
import { isAmongLast } from '../evidence/last-values.ts';
import type { Fault, Findings, Match } from '../evidence/match.ts';
import { contradicts, matchExpression } from '../evidence/match-expression.ts';
import { countPoints, firstPoint, matchWording } from '../evidence/match-words.ts';
import type { ReadAttempt } from '../response/read-response.ts';
import { evidencesOf, type Task } from '../task.ts';
import { ownValues } from './own-values.ts';
import type { Award, Standing } from './standing.ts';

/** Awards every bullet for what stands on the page, by the scheme's method or one of its alternatives. */
export function awardShown(standings: readonly Standing[], task: Task, attempt: ReadAttempt): void {
  const spent = new Set<string>();
  for (const standing of standings) {
    evidencesOf(standing.bullet).forEach((evidence, method) => {
      if (!standing.award) awardBy(evidence, standing, { task, attempt, method, spent });
    });
  }
}

function awardBy(evidence: Evidence, standing: Standing, scene: Scene): void {
  if (evidence.kind === 'expression') {
    awardExpression(standing, expect(evidence.tex, scene.task.desk, evidence.form), scene);
  } else if (evidence.kind === 'wording') {
    if (evidence.when === undefined) awardWording(standing, evidence, scene);
  } else if (evidence.kind === 'points') awardPoints(standing, evidence, scene);
  else if (evidence.kind === 'choice') awardChoice(standing, evidence, scene);
  else standing.refusal = `Only a person can give this mark: ${evidence.reason}`;
}

type Scene = {
  readonly task: Task;
  readonly attempt: ReadAttempt;
  readonly method: number;
  /** Values that have earned a mark, with where: the same one earns no second. */
  readonly spent: Set<string>;
};

function awardExpression(
  standing: Standing,
  expected: Expected,
  { task, attempt, method, spent }: Scene,
): void {
  const search = { task, bullet: standing.bullet, statements: attempt.statements, method };
  const findings = matchExpression(expected, search);
  const spentKey = ({ statement }: Match) => `${statement.order} ${task.desk.printed(expected.tex)}`;
  // An equation that several bullets name as another way shows all of them.
  const isShared = method > 0 && expected.kind === 'equation';
  const match = findings.matches.find(
    (one) => isAmongLast(one, search) && (isShared || !spent.has(spentKey(one))),
  );
  if (match) {
    if (!isShared) spent.add(spentKey(match));
    standing.shownBy = findings.matches
      .filter(({ isPart }) => !isPart)
      .map(({ statement }) => statement.order);
    standing.award = award(match.isImplied ? 'implied' : 'exact', lineOf(attempt, match.statement.line), {
      method,
      rule: ruleOf(method, match.isImplied),
    });
    standing.own = ownValues(standing, {
      expected,
      matches: findings.matches,
      task,
      statements: attempt.statements,
    });
    return;
  }
  notePartly(standing, findings);
  if (method === 0 && standing.bullet.kind === 'strategy' && isRelationship(expected)) {
    standing.isContradicted = attempt.statements.some((statement) => contradicts(expected, statement, task));
    if (standing.isContradicted)
      standing.refusal = 'Another relationship is stated, which cannot lead to the answer.';
  }
}

function ruleOf(method: number, isImplied: boolean): string {
  if (isImplied) return 'A later value shows that the step was taken.';
  return method === 0
    ? 'The working shows what the scheme asks for.'
    : 'Another valid method shows the step.';
}

function isRelationship({ kind, tex }: Expected): boolean {
  return kind === 'equation' && !/\d{2}|\d\./u.test(tex);
}

const FAULT_RULES: Readonly<Record<Fault, string>> = {
  unit: 'The number is right; the unit is missing or wrong.',
  figures: 'The value is right, but shown with too many or too few significant figures.',
  places: 'The value is right, but not rounded as the question asks.',
  form: 'The value is right, but not in the form or simplest form asked for.',
};

/** Keeps why a value that is nearly right earns nothing. */
function notePartly(standing: Standing, { matches, near, isUndecided }: Findings): void {
  const [first] = near;
  if (matches.length > 0) standing.refusal = 'A later, different answer replaces this one.';
  else if (first) {
    standing.fault = first.fault;
    standing.faultLine = first.statement.line;
    standing.refusal = FAULT_RULES[first.fault];
  } else if (isUndecided && !standing.fault) {
    standing.isUndecided = true;
    standing.refusal = 'The engine cannot settle this; a person should look.';
  }
}

export function award(
  via: Award['via'],
  line: string | null,
  more: { rule: string; method?: number; from?: readonly number[] },
): Award {
  return { via, line, rule: more.rule, method: more.method ?? 0, from: more.from ?? [] };
}

export function lineOf({ lines }: ReadAttempt, index: number): string | null {
  return lines[index]?.text.trim().slice(0, 500) ?? null;
}

type WordScene = { readonly attempt: ReadAttempt; readonly method: number };

export function awardWording(
  standing: Standing,
  evidence: Extract<Evidence, { kind: 'wording' }>,
  { attempt, method }: WordScene,
): void {
  const found = matchWording(evidence, attempt);
  if (found.kind === 'said') {
    standing.award = award('exact', found.line.trim(), {
      method,
      rule: 'The wording says what the scheme asks for.',
    });
  } else if (found.kind === 'cancelled') {
    standing.refusal = 'A contradicting statement cancels the right one.';
  }
}

function awardPoints(
  standing: Standing,
  evidence: Extract<Evidence, { kind: 'points' }>,
  { attempt, method }: WordScene,
): void {
  const made = countPoints(evidence, attempt);
  if (made >= evidence.atLeast) {
    const rule = `${made} of the points are made; ${evidence.atLeast} are asked for.`;
    standing.award = award('exact', firstPoint(evidence, attempt) ?? null, { method, rule });
  } else if (made > 0) standing.refusal = `${made} of the ${evidence.atLeast} points asked for are made.`;
}

function awardChoice(
  standing: Standing,
  { correct }: Extract<Evidence, { kind: 'choice' }>,
  { task, attempt, method }: Scene,
): void {
  const { question, desk } = task;
  const isMatch = question.kind === 'match';
  const chosen = isMatch
    ? chooseMatches(attempt.text, question)
    : chooseOptions(attempt.text, question, desk);
  const wanted = correct.map((id) => id.toLowerCase());
  const isRight = chosen.length === wanted.length && chosen.every((id) => wanted.includes(id.toLowerCase()));
  if (isRight)
    standing.award = award('exact', attempt.text.trim().slice(0, 500), {
      method,
      rule: 'The right option is chosen.',
    });
  else if (chosen.length > wanted.length) standing.refusal = 'More options are chosen than are right.';
  else if (chosen.length > 0) standing.refusal = 'Another option is chosen.';
}
