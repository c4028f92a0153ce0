import { type Evidence, getCondition } from '../../domain/marking-scheme.ts';
import { chooseMatches, chooseOptions, chooseOrder } from '../evidence/choose-options.ts';
import { contradictsCalculation } from '../evidence/contradicts-calculation.ts';
import { statesOtherRelationship } from '../evidence/contradicts-relationship.ts';
import { type Expected, isRelationship, readExpected } from '../evidence/expected.ts';
import { judgeValue, type Target } from '../evidence/judge-value.ts';
import { isAmongLast, isContinued } from '../evidence/last-values.ts';
import { type BulletMatches, type Match, PRESENTATION_RULES } from '../evidence/match.ts';
import { matchExpression } from '../evidence/match-expression.ts';
import { matchStatement } from '../evidence/match-statement.ts';
import { countPoints, countUnclearPoints, findFirstPoint } from '../evidence/match-words.ts';
import type { ParsedAttempt } from '../response/read-response.ts';
import { selectEntry } from '../response/select-entry.ts';
import { listEvidence, readWordings, type Task } from '../task.ts';
import type { Award, BulletMark } from './bullet-mark.ts';
import { usesMethod } from './difficulty.ts';
import { isEarlierStep } from './is-earlier-step.ts';
import { listOwnValues } from './own-values.ts';

/** Awards every bullet whose evidence is in the attempt, by the scheme's method or one of its alternatives. */
export function awardShown(bulletMarks: readonly BulletMark[], task: Task, attempt: ParsedAttempt): void {
  const usedKeys = new Set<string>();
  for (const bulletMark of bulletMarks) {
    listEvidence(bulletMark.bullet).forEach((evidence, method) => {
      for (const scope of listScopes(evidence, attempt, task)) {
        if (!bulletMark.award)
          awardByEvidence(evidence, bulletMark, { task, attempt: scope, method, usedKeys });
      }
    });
  }
}

/** Lists the texts in which to look for the evidence: the attempt, or one entry of a list of answers in each possible reading. */
export function listScopes(evidence: Evidence, attempt: ParsedAttempt, task: Task): ParsedAttempt[] {
  const entry = evidence.kind === 'wording' || evidence.kind === 'expression' ? evidence.entry : undefined;
  return entry === undefined ? [attempt] : selectEntry(attempt, entry, { symbols: task.symbols });
}

function awardByEvidence(evidence: Evidence, bulletMark: BulletMark, context: AwardContext): void {
  if (getCondition(evidence) !== undefined || (evidence.kind === 'wording' && evidence.after)) return;
  if (evidence.kind === 'expression') {
    awardExpression(bulletMark, readExpected(evidence.tex, context.task.cache, evidence.form), context);
  } else if (evidence.kind === 'wording') awardWording(bulletMark, evidence, context);
  else if (evidence.kind === 'points') awardPoints(bulletMark, evidence, context);
  else if (evidence.kind === 'choice') awardChoice(bulletMark, evidence, context);
  else if (evidence.kind === 'order') awardOrder(bulletMark, evidence, context);
  else bulletMark.refusal = `To be marked by your teacher: ${evidence.reason}`;
}

/** The attempt being marked and the index of the method being tried; 0 is the method of the scheme. */
type AwardContext = {
  readonly task: Task;
  readonly attempt: ParsedAttempt;
  readonly method: number;
  /** Pairs of a statement and a value that earned a mark. A pair does not earn a second mark. */
  readonly usedKeys: Set<string>;
};

function awardExpression(
  bulletMark: BulletMark,
  expected: Expected,
  { task, attempt, method, usedKeys }: AwardContext,
): void {
  const search = { task, bullet: bulletMark.bullet, statements: attempt.statements, method };
  const findings = matchRounded(expected, search);
  const createUsedKey = ({ statement }: Match) => `${statement.order} ${task.cache.print(expected.tex)}`;
  // An equation that is an alternative for several bullets earns all of them.
  const isShared = method > 0 && expected.kind === 'equation';
  // As an alternative, the value of a line earns no second mark, with or without its name.
  const createLineKey = ({ statement }: Match) => `line ${statement.line} ${task.cache.print(expected.tex)}`;
  const isUsed = (match: Match) =>
    usedKeys.has(createUsedKey(match)) ||
    (method > 0 && usedKeys.has(createLineKey(match))) ||
    (task.demandedBullet === bulletMark.bullet.n &&
      !usesMethod(task.cache.read(match.text), expected.node)) ||
    isEarlierStep(match, expected, search) ||
    isContinued(match, search);
  const match = findings.matches.find(
    (candidate) => isAmongLast(candidate, search) && (isShared || !isUsed(candidate)),
  );
  const refusal = task.answerBullets.has(bulletMark.bullet.n)
    ? task.keyJudge?.findRefusal(attempt.text)
    : undefined;
  if (match && refusal !== undefined) {
    bulletMark.refusal = refusal;
    return;
  }
  if (match) {
    const isImpliedLater =
      method > 0 && expected.kind === 'expression' && bulletMark.bullet.impliedBy.length > 0;
    if (!isShared && !isImpliedLater) usedKeys.add(createUsedKey(match)).add(createLineKey(match));
    bulletMark.shownBy = findings.matches
      .filter(({ isPiece }) => !isPiece)
      .map(({ statement }) => statement.order);
    bulletMark.award = createAward(
      match.isImplied ? 'implied' : 'exact',
      getLineText(attempt, match.statement.line),
      {
        method,
        rule: describeAward(method, match.isImplied),
      },
    );
    bulletMark.ownValues = listOwnValues(bulletMark, {
      expected,
      matches: findings.matches,
      task,
      statements: attempt.statements,
    });
    return;
  }
  const wholeAnswer = refusal === undefined ? findWholeAnswer(expected, search, attempt) : undefined;
  if (wholeAnswer !== undefined) {
    bulletMark.award = createAward('exact', wholeAnswer, { method, rule: describeAward(method, false) });
    return;
  }
  recordNearMiss(bulletMark, findings, expected.kind === 'equation');
  recordContradiction(bulletMark, expected, search);
}

/** Records that the learner states another relationship than the scheme. */
function recordContradiction(
  bulletMark: BulletMark,
  expected: Expected,
  search: Parameters<typeof matchExpression>[1],
): void {
  if (search.method !== 0 || bulletMark.bullet.kind !== 'strategy' || !isRelationship(expected)) return;
  bulletMark.isContradicted = statesOtherRelationship(search);
  if (bulletMark.isContradicted)
    bulletMark.refusal = 'You used a different relationship, which cannot lead to the answer.';
}

/**
 * Returns the only line of an attempt if the author's key accepts the line as it is. Splitting a vector into statements would lose
 * it.
 */
function findWholeAnswer(
  expected: Expected,
  { task, bullet }: Target,
  { lines }: ParsedAttempt,
): string | undefined {
  const [only, ...others] = lines.filter(({ text, isCrossedOut }) => !isCrossedOut && text.trim() !== '');
  if (task.keyJudge?.isAbout(expected.tex) !== true || only === undefined || others.length > 0)
    return undefined;
  return judgeValue(expected, only.text, { task, bullet }) === 'right' ? only.text.trim() : undefined;
}

/** Finds the printed value, or else another rounding of the exact value. */
export function matchRounded(
  expected: Expected,
  search: Parameters<typeof matchExpression>[1],
): BulletMatches {
  const findings = matchExpression(expected, search);
  if (findings.matches.length > 0 || search.method > 0) return findings;
  const exactValues = search.task.exactValues.get(search.bullet.n) ?? [];
  const exactFindings = exactValues.map((exact) => matchExpression(exact, search));
  const others = [findings, ...exactFindings];
  return (
    others.find(({ matches }) => matches.length > 0) ?? others.find(({ near }) => near.length > 0) ?? findings
  );
}

function describeAward(method: number, isImplied: boolean): string {
  if (isImplied) return 'A later value shows that you took this step.';
  return method === 0 ? 'Your working earns this mark.' : 'You used another valid method.';
}

/** Records why a nearly right value earns no mark. */
function recordNearMiss(
  bulletMark: BulletMark,
  { matches, near, isUndecided }: BulletMatches,
  isLine: boolean,
): void {
  const [nearest] = near;
  if (matches.length > 0) {
    bulletMark.isReplaced = isLine;
    bulletMark.refusal = 'You gave a different answer later, and the last one counts.';
  } else if (nearest) {
    bulletMark.presentationMistake = nearest.presentationMistake;
    bulletMark.mistakeLine = nearest.statement.line;
    bulletMark.refusal = PRESENTATION_RULES[nearest.presentationMistake];
  } else if (isUndecided && !bulletMark.presentationMistake) {
    bulletMark.isUndecided = true;
    bulletMark.refusal = "We couldn't check this automatically. To be marked by your teacher.";
  }
}

/** Builds an award with defaults for method and sources. */
export function createAward(
  via: Award['via'],
  line: string | null,
  { method = 0, from = [], ...details }: { rule: string } & Partial<Omit<Award, 'via' | 'line'>>,
): Award {
  return { via, line, method, from, ...details };
}

export function getLineText({ lines }: ParsedAttempt, index: number): string | null {
  return lines[index]?.text.trim().slice(0, 500) ?? null;
}

type WordsContext = { readonly task: Task; readonly attempt: ParsedAttempt; readonly method: number };

/** Awards a bullet for wording. */
export function awardWording(
  bulletMark: BulletMark,
  evidence: Extract<Evidence, { kind: 'wording' }>,
  { task, attempt, method }: WordsContext,
): void {
  // A conclusion must repeat what the question asks.
  const stem = /\bconclusion\b/iu.test(bulletMark.bullet.generic) ? '' : task.question.stem;
  const result = matchStatement(evidence, attempt, { stem, ...readWordings(task.scheme) });
  const isFalse = attempt.statements.some(
    (statement) => evidence.anyOf.includes(statement.text.trim()) && contradictsCalculation(statement, task),
  );
  if (result.kind === 'said' && isFalse)
    bulletMark.refusal = 'This value does not follow from your own calculation.';
  else if (result.kind === 'said') {
    bulletMark.award = createAward('exact', result.line.trim(), {
      method,
      rule: 'Your wording earns this mark.',
    });
  } else if (result.kind === 'cancelled') {
    bulletMark.refusal = 'You made the right statement, but another one contradicts it.';
  } else if (result.kind === 'unclear') leaveToPerson(bulletMark);
}

/** Leaves a bullet to a person, because the response may earn it in other words. */
function leaveToPerson(bulletMark: BulletMark): void {
  bulletMark.isUndecided = true;
  bulletMark.refusal = "We couldn't tell whether your words make this point.";
}

/** Awards a bullet if the attempt makes enough of the required statements (`points`). */
export function awardPoints(
  bulletMark: BulletMark,
  evidence: Extract<Evidence, { kind: 'points' }>,
  { task, attempt, method }: WordsContext,
): void {
  const pointCount = countPoints(evidence, attempt, countRequestedPoints(evidence, task));
  if (pointCount >= evidence.atLeast) {
    const rule = describePoints(pointCount, evidence.atLeast);
    bulletMark.award = createAward('exact', findFirstPoint(evidence, attempt) ?? null, { method, rule });
  } else if (pointCount + countUnclearPoints(evidence, attempt) >= evidence.atLeast)
    leaveToPerson(bulletMark);
  else if (pointCount > 0) bulletMark.refusal = describePoints(pointCount, evidence.atLeast);
}

/** Returns how many of the points the bullets of the scheme request together. */
function countRequestedPoints({ points, atLeast }: Extract<Evidence, { kind: 'points' }>, { scheme }: Task) {
  const first = points[0]?.[0];
  const others = scheme.bullets.flatMap(({ evidence }) =>
    evidence.kind === 'points' && evidence.points[0]?.[0] === first ? [evidence.atLeast] : [],
  );
  return Math.max(atLeast, ...others);
}

function describePoints(pointCount: number, needed: number): string {
  return `Points made: ${pointCount}. Points needed: ${needed}.`;
}

/** Awards a bullet if the options are named in the right order. */
function awardOrder(
  bulletMark: BulletMark,
  { order }: Extract<Evidence, { kind: 'order' }>,
  { task, attempt, method }: AwardContext,
): void {
  const chosen = chooseOrder(attempt.text, task.question);
  if (chosen.join() === order.join())
    bulletMark.award = createAward('exact', attempt.text.trim().slice(0, 500), {
      method,
      rule: 'Your order is right.',
    });
  else if (chosen.length > 0)
    bulletMark.refusal = `Your order is ${chosen.map((id) => id.toUpperCase()).join(', ')}.`;
}

/** Awards a bullet if exactly the correct options are chosen. */
function awardChoice(
  bulletMark: BulletMark,
  { correct }: Extract<Evidence, { kind: 'choice' }>,
  { task, attempt, method }: AwardContext,
): void {
  const { question, cache } = task;
  // Some matching questions offer whole lists of pairs as options.
  const isMatch = question.kind === 'match' && !question.options.some(({ id }) => correct.includes(id));
  const chosen = isMatch
    ? chooseMatches(attempt.text, question)
    : chooseOptions(attempt.text, question, cache);
  const expected = correct.map((id) => id.toLowerCase());
  const isRight =
    chosen.length === expected.length && chosen.every((id) => expected.includes(id.toLowerCase()));
  if (isRight)
    bulletMark.award = createAward('exact', attempt.text.trim().slice(0, 500), {
      method,
      rule: `You chose the right ${expected.length > 1 ? 'options' : 'option'}.`,
    });
  else if (chosen.length > expected.length) bulletMark.refusal = 'You chose too many options.';
  else if (chosen.length > 0)
    bulletMark.refusal = `You chose ${chosen.map((id) => id.toUpperCase()).join(', ')}.`;
}
