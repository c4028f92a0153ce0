import { type Bullet, type Evidence, getCondition } from '../../domain/marking-scheme.ts';
import { evaluate } from '../../maths/exact/evaluate.ts';
import { toExpression } from '../../maths/read/to-expression.ts';
import { computeValue } from '../evidence/compute-value.ts';
import { readExpected, splitItems } from '../evidence/expected.ts';
import { matchWording } from '../evidence/match-words.ts';
import { removeNameAndUnit } from '../evidence/remove-name-and-unit.ts';
import type { ParsedAttempt } from '../response/read-response.ts';
import type { Statement } from '../response/statement.ts';
import { listEvidence, type Task } from '../task.ts';
import { listWrongSources, substituteOwnValues } from './award-follow-through.ts';
import { awardPoints, awardWording, listScopes } from './award-shown.ts';
import type { BulletMark } from './bullet-mark.ts';
import { listChoices } from './list-choices.ts';
import { findReferencedBullet, type MarkingContext } from './marking-context.ts';

/** Awards a conclusion in words that is true for the learner's own value, even if that value is wrong. */
export function awardConclusion(bulletMark: BulletMark, marking: MarkingContext): void {
  if (bulletMark.award) return;
  listEvidence(bulletMark.bullet).forEach((evidence, method) => {
    const condition = getCondition(evidence);
    if (bulletMark.award || condition === undefined) return;
    const ownCondition = substituteIntoCondition(condition, marking);
    // If the learner has no own values, only the words of the scheme's own method (method 0) count.
    if (ownCondition === undefined ? method > 0 : !isTrue(ownCondition.condition, marking.task)) return;
    for (const attempt of listScopes(evidence, marking.attempt, marking.task)) {
      const words = removeLabelledValues(attempt);
      if (!bulletMark.award) awardWords(bulletMark, evidence, { task: marking.task, attempt: words, method });
    }
    if (ownCondition && ownCondition.from.length > 0) markAsFollowThrough(bulletMark, ownCondition.from);
  });
}

/** Matches a name with its value or calculation: `Box A 75%`, `market stall: 0.8 × 6400 - 600 = 4520`. */
const LABELLED_VALUE =
  /^\s*(?!(?:so|therefore|hence|choose)\b)[a-z][a-z '’()-]*[:=]?\s*[£(√]?[-−]?\d[\d\s.,/×*x+÷()%£−=^²√-]*[a-z]{0,10}\s*$/iu;

/**
 * Leaves out the lines that give a value with its name, because a name there is no decision. A single such line stays if no other line
 * has words.
 */
function removeLabelledValues(attempt: ParsedAttempt): ParsedAttempt {
  const isLabelled = (text: string) =>
    text.split(/,\s+(?=[a-z]{2})/iu).every((clause) => LABELLED_VALUE.test(clause));
  const lines = attempt.lines.filter(({ countedText }) => !isLabelled(countedText));
  const hasOtherWords = lines.some(({ countedText }) => /[a-z]/iu.test(countedText));
  return hasOtherWords || attempt.lines.length - lines.length > 1 ? { ...attempt, lines } : attempt;
}

/** Awards words that follow from what the learner wrote for an earlier bullet. */
export function awardConsequence(bulletMark: BulletMark, marking: MarkingContext): void {
  listEvidence(bulletMark.bullet).forEach((evidence, method) => {
    if (bulletMark.award || evidence.kind !== 'wording' || evidence.after === undefined) return;
    const { bullet, ...earlierWording } = evidence.after;
    const earlier = findReferencedBullet(bullet, marking);
    if (!earlier || matchWording(earlierWording, earlier.marking.attempt).kind !== 'said') return;
    awardWording(bulletMark, evidence, { task: marking.task, attempt: marking.attempt, method });
    markAsFollowThrough(bulletMark, [bullet]);
  });
}

function awardWords(
  bulletMark: BulletMark,
  evidence: Evidence,
  context: { task: Task; attempt: ParsedAttempt; method: number },
): void {
  if (evidence.kind === 'wording') awardWording(bulletMark, evidence, context);
  if (evidence.kind === 'points') awardPoints(bulletMark, evidence, context);
}

function markAsFollowThrough(bulletMark: BulletMark, from: readonly string[]): void {
  const { award } = bulletMark;
  const rule = 'Your conclusion fits your own value.';
  if (award) bulletMark.award = { ...award, via: 'follow-through', from, rule };
}

/**
 * Returns whether a decision between two values is also right for the learner's own values. This is so if the
 * learner's values are in the same order as the scheme's.
 */
export function fitsOwnValues({ bullet }: BulletMark, marking: MarkingContext): boolean {
  const { cache, scheme } = marking.task;
  const [first, second, ...others] = bullet.requires;
  if (bullet.kind === 'communication' && bullet.requires.length === 1) return fitsOwnPair(bullet, marking);
  if (bullet.kind !== 'communication' || first === undefined || second === undefined || others.length > 0)
    return false;
  const [value, otherValue] = [first, second].map((n) => {
    const evidence = scheme.bullets[n - 1]?.evidence;
    const node = evidence?.kind === 'expression' ? cache.read(evidence.tex) : undefined;
    return node && computeValue(node);
  });
  if (value === undefined || otherValue === undefined) return false;
  const condition = `b${first} ${value < otherValue ? '<' : '>'} b${second}`;
  const choice = listChoices(condition, marking).findLast((candidate) => {
    const [one, other] = [...candidate.values()].map(({ statement }) => statement);
    const isResult = one?.isResult !== false && other?.isResult !== false;
    return isResult && (one === undefined || other === undefined || one.order < other.order);
  });
  return choice !== undefined && isTrue(substituteOwnValues(condition, choice), marking.task);
}

/** Matches the words of a decision that depends only on whether two values are equal. */
const EQUALITY_DECISION = /\b(?:parallel|equal|same|congruent|similar)\b/iu;

/**
 * Returns whether a decision about two values is also right for the two values that the learner found. One
 * bullet states both values.
 */
function fitsOwnPair({ requires, evidence }: Bullet, { task, attempt }: MarkingContext): boolean {
  const { cache, scheme } = task;
  const required = scheme.bullets[(requires[0] ?? 0) - 1]?.evidence;
  const toValues = (texts: readonly string[]) =>
    texts.flatMap((text) => {
      const node = cache.read(text);
      return (node && computeValue(removeNameAndUnit(node))) ?? [];
    });
  const items = required?.kind === 'expression' ? splitItems(readExpected(required.tex, cache)) : [];
  const results = attempt.statements.filter(
    ({ isResult, role, text }) =>
      isResult && role !== 'link' && ['number', 'solved'].includes(cache.classify(text)),
  );
  const lastOfLines = [...new Map(results.map(({ line, text }) => [line, text])).values()];
  // Both values may be on one line: `m_PQ = -6/6 = -1, m_RS = 5/4`.
  const lasts = lastOfLines.length === 1 ? listLastOfChains(results) : lastOfLines;
  const [[a, b, ...more], [own, other, ...rest]] = [toValues(items), toValues(lasts)];
  if (a === undefined || b === undefined || own === undefined || other === undefined) return false;
  if (more.length > 0 || rest.length > 0) return false;
  const words = evidence.kind === 'wording' ? evidence.anyOf.join(' ') : '';
  if (EQUALITY_DECISION.test(words)) return (a === b) === (own === other);
  return Math.sign(a - b) === Math.sign(own - other);
}

/** Returns the last value of each chain of equalities, without values that are repeated. */
function listLastOfChains(results: readonly Statement[]): string[] {
  return [...new Set(results.filter(({ role }) => role === 'member').map(({ text }) => text))];
}

/** Substitutes the learner's last values into the condition; returns undefined if the learner has none. */
function substituteIntoCondition(
  when: string,
  marking: MarkingContext,
): { condition: string; from: string[] } | undefined {
  const choices = listChoices(when, marking);
  const choice =
    choices.findLast((candidate) =>
      [...candidate.values()].every(({ statement }) => statement?.isResult !== false),
    ) ?? choices.at(-1);
  if (!choice) return undefined;
  return {
    condition: substituteOwnValues(when, choice),
    from: listWrongSources(choice, marking),
  };
}

/** Returns whether a relation between numbers is true. */
function isTrue(condition: string, { cache }: Task): boolean {
  const node = cache.read(condition);
  if (node?.kind !== 'relation' || node.operands.length !== 2) return false;
  const [left, right] = node.operands.map((side) => {
    const expression = toExpression(side);
    return expression ? evaluate(expression, new Map()).re : Number.NaN;
  });
  if (left === undefined || right === undefined || Number.isNaN(left) || Number.isNaN(right)) return false;
  const difference = left - right;
  const isEqual = Math.abs(difference) <= 1e-9 * Math.max(1, Math.abs(left), Math.abs(right));
  switch (node.operators[0]) {
    case '=':
      return isEqual;
    case '≠':
      return !isEqual;
    case '<':
      return !isEqual && difference < 0;
    case '≤':
      return isEqual || difference < 0;
    case '>':
      return !isEqual && difference > 0;
    case '≥':
      return isEqual || difference > 0;
    default:
      return false;
  }
}
