import type { Bullet, Misconception } from '../../domain/marking-scheme.ts';
import type { AnswerPolicy } from '../../maths/agree/answer-policy.ts';
import { chooseOptions } from '../evidence/choose-options.ts';
import type { ComparisonCache } from '../evidence/comparison-cache.ts';
import { readExpected, splitItems } from '../evidence/expected.ts';
import { hasWording } from '../evidence/has-wording.ts';
import type { ParsedAttempt } from '../response/read-response.ts';
import type { Statement } from '../response/statement.ts';
import type { Task } from '../task.ts';
import { createAward } from './award-shown.ts';
import type { BulletMark } from './bullet-mark.ts';
import type { MarkingContext } from './marking-context.ts';
import { listCandidates } from './own-values.ts';

const CLOSE_VALUE = { tolerance: { relative: 0.005 }, units: 'ignore' } as const;
const ROUNDED_VALUE = { sigFigs: [2, 40], units: 'ignore' } as const;

/** Returns the named mistakes that lead to the learner's final answer, the most likely first. */
export function findMistakes(task: Task, attempt: ParsedAttempt): Misconception[] {
  const { misconceptions } = task.scheme;
  if (task.question.options.length > 0) {
    const chosen = chooseOptions(attempt.text, task.question, task.cache);
    return misconceptions.filter(({ answer }) => chosen.length === 1 && chosen[0] === answer);
  }
  const results = listLastResults(attempt, task.cache);
  return misconceptions
    .filter((mistake) =>
      isInWords(mistake) ? statesAnswer(mistake, attempt) : endsWithAnswer(mistake, results, task),
    )
    .toSorted((a, b) => (b.weight ?? 1) - (a.weight ?? 1));
}

function isInWords({ answer }: Misconception): boolean {
  return /^\\text\{[^{}]*\}$/u.test(answer);
}

function statesAnswer({ answer }: Misconception, { lines }: ParsedAttempt): boolean {
  return lines.some(({ countedText }) => hasWording(countedText, answer));
}

/** Returns the results in the last lines of an attempt. */
function listLastResults({ statements }: ParsedAttempt, cache: ComparisonCache): Statement[] {
  const results = statements.filter(({ isResult, text }) => isResult && cache.classify(text) !== 'words');
  const lines = [...new Set(results.map(({ line }) => line))].slice(-8);
  const lastClauses = statements.filter(
    ({ line, role, isResult }) => line === lines.at(-1) && role === 'clause' && !isResult,
  );
  return [...results.filter(({ line }) => lines.includes(line)), ...lastClauses];
}

function endsWithAnswer(
  { answer }: Misconception,
  results: readonly Statement[],
  { cache, answer: rightAnswer }: Task,
): boolean {
  // If the mistake changes the answer only a little, a value near both answers proves nothing.
  const isNearRight = rightAnswer !== undefined && cache.agrees(rightAnswer.tex, answer, CLOSE_VALUE);
  // A small whole number is exact: 252 is not 253.
  const isExact = /^\D*\d{1,3}(?![\d.]|\\,|\s*(?:\\times|\\mathrm))\D*$/u.test(answer);
  const closeValues = isNearRight || isExact ? [] : [CLOSE_VALUE];
  const policies = [{ units: 'ignore' } as const, ROUNDED_VALUE, ...closeValues];
  const items = splitItems(readExpected(answer, cache));
  const expected = items.length > 0 ? items : [answer];
  const lastLine = results.at(-1)?.line ?? -1;
  const candidates = items.length > 0 ? results : results.filter(({ line }) => line === lastLine);
  return expected.every((tex) => candidates.some(({ text }) => isAnswer(tex, text, { cache, policies })));
}

function isAnswer(
  tex: string,
  text: string,
  { cache, policies }: { readonly cache: ComparisonCache; readonly policies: readonly AnswerPolicy[] },
): boolean {
  const kind = cache.classify(text);
  if (kind === 'calculation' || kind === 'words') return false;
  return policies.some((policy) => cache.agrees(tex, text, policy));
}

/**
 * Awards the bullets that a learner earns in spite of a recognised mistake. If that would be all bullets, a person must decide,
 * because the answer is wrong.
 */
export function awardDespiteMistakes(mistakes: readonly Misconception[], marking: MarkingContext): void {
  const { task, attempt, bulletMarks } = marking;
  const awardsBefore = bulletMarks.map(({ award }) => award);
  const withoutRelationships = bulletMarks.filter(({ bullet }) => !isForRelationship(bullet));
  awardStatedBullets(mistakes, {
    candidates: withoutRelationships,
    bulletMarks,
    isPhysics: task.scheme.policies.units !== 'none',
  });
  if (attempt.statements.some(({ text }) => isFormula(text, task)))
    leaveRelationships(
      mistakes,
      bulletMarks.filter((bulletMark) => !withoutRelationships.includes(bulletMark)),
    );
  withholdFollowThrough(mistakes, marking);
  if (!bulletMarks.every(({ award, bullet }) => award || bullet.evidence.kind === 'person')) return;
  const isConversion =
    task.scheme.policies.units !== 'none' && mistakes.some(({ tag }) => CONVERSIONS.test(tag));
  if (isConversion) {
    loseLastMark(mistakes, { bulletMarks, awardsBefore });
    return;
  }
  for (const [index, bulletMark] of bulletMarks.entries()) {
    const wasLost = awardsBefore[index] === undefined && mistakes.length > 0;
    const isWrongResult = isLastValue(bulletMark, task) && awardsBefore.slice(0, index).every(isShown);
    bulletMark.isUndecided ||= wasLost && !isWrongResult && !statesOtherEquation(bulletMark, marking);
    bulletMark.award = awardsBefore[index];
    if (bulletMark.isUndecided && !bulletMark.award)
      bulletMark.refusal =
        'A person must decide: your answer comes from a known mistake, which is not in your working.';
  }
}

/** Returns whether a mark is for the number that the question asks for. */
function isLastValue({ bullet: { n, evidence } }: BulletMark, { answerBullets, cache }: Task): boolean {
  return (
    answerBullets.has(n) &&
    evidence.kind === 'expression' &&
    ['number', 'solved'].includes(cache.classify(evidence.tex))
  );
}

/** Returns whether the learner's own lines show a step with the values of the scheme. A wrong value after it is then only wrong. */
function isShown(award: BulletMark['award']): boolean {
  return award?.via === 'exact' && award.from.length === 0;
}

type AwardsBefore = {
  readonly bulletMarks: readonly BulletMark[];
  readonly awardsBefore: readonly BulletMark['award'][];
};

/**
 * Withdraws the last mark that was awarded only because the mistake lists it (`earns`). A missing conversion
 * costs one mark.
 */
function loseLastMark(
  [mistake]: readonly Misconception[],
  { bulletMarks, awardsBefore }: AwardsBefore,
): void {
  const last = bulletMarks.findLast((_, index) => awardsBefore[index] === undefined);
  if (last === undefined) return;
  last.award = undefined;
  last.refusal = mistake?.explanation ?? 'A unit is not converted.';
}

/** Returns whether the learner writes another equation for a step. The step is then wrong, and not left out. */
function statesOtherEquation(
  bulletMark: BulletMark,
  { task, bulletMarks, attempt }: MarkingContext,
): boolean {
  const { evidence } = bulletMark.bullet;
  if (evidence.kind !== 'expression' || task.cache.classify(evidence.tex) !== 'equation') return false;
  return listCandidates(bulletMark, { task, bulletMarks, statements: attempt.statements }).length > 0;
}

type AwardableBullets = {
  readonly candidates: readonly BulletMark[];
  readonly bulletMarks: readonly BulletMark[];
  readonly isPhysics: boolean;
};

/** Returns whether the learner shows every step that a mistake would spoil. The learner then did not make it. */
function isDisproved(earns: readonly number[], bulletMarks: readonly BulletMark[]): boolean {
  const spoiled = bulletMarks.filter(({ bullet }) => !earns.includes(bullet.n));
  return spoiled.length > 0 && spoiled.every(({ award }) => award?.from.length === 0);
}

/** Awards the bullets that the scheme states for a mistake (`earns`). */
function awardStatedBullets(
  mistakes: readonly Misconception[],
  { candidates, bulletMarks, isPhysics }: AwardableBullets,
): void {
  for (const { earns: stated = [], tag } of mistakes.filter(
    ({ earns = [] }) => !isDisproved(earns, bulletMarks),
  )) {
    const isConversion = isPhysics && CONVERSIONS.test(tag);
    const last = bulletMarks.length;
    // A conversion that is left out costs one mark. It costs the last mark, unless the scheme states that the last mark is earned.
    const earns =
      isConversion && !stated.includes(last)
        ? bulletMarks.map(({ bullet }) => bullet.n).slice(0, -1)
        : stated;
    for (const bulletMark of candidates.filter(({ bullet }) => earns.includes(bullet.n))) {
      if (bulletMark.award || bulletMark.isContradicted || bulletMark.bullet.evidence.kind === 'person')
        continue;
      if (isPhysics && !isConversion && followsWrongSubstitution(bulletMark, bulletMarks)) continue;
      if (isPhysics && bulletMarks.some((each) => each.isContradicted && each.bullet.n < bulletMark.bullet.n))
        continue;
      bulletMark.award = createAward('implied', null, {
        rule: `You keep this mark in spite of the mistake (${tag}).`,
        from: listLostBefore(bulletMark.bullet, bulletMarks).map((n) => `b${n}`),
        wrongValues: [],
      });
    }
  }
}

/**
 * Withdraws follow-through marks if the scheme lists the marks of a recognised mistake (`earns`) and they are
 * not in this list. Marks that the working shows stay, and so do marks for evaluating or simplifying the
 * learner's own line, unless the mistake is another method (`earns` is empty). */
function withholdFollowThrough(mistakes: readonly Misconception[], marking: MarkingContext): void {
  const { task, bulletMarks } = marking;
  const [mistake] = mistakes;
  if (mistake === undefined || mistakes.some(({ earns }) => earns === undefined)) return;
  const isPhysics = task.scheme.policies.units !== 'none';
  if (isPhysics && mistakes.some(({ tag }) => CONVERSIONS.test(tag))) return;
  const earned = new Set(mistakes.flatMap(({ earns = [] }) => earns));
  const { unit } = readExpected(mistake.answer, task.cache);
  // An area in place of a length comes from another formula.
  const isOtherQuantity = unit !== undefined && task.answer?.unit !== undefined && unit !== task.answer.unit;
  for (const bulletMark of bulletMarks) {
    const { award, bullet } = bulletMark;
    const isWrong = award?.via === 'follow-through' && award.from.length > 0;
    const isFurther =
      earned.size === 0 ||
      isPhysics ||
      isOtherQuantity ||
      isFurtherCalculation(bullet, task) ||
      isExpressionAnswer(bullet, task);
    if (!isWrong || earned.has(bullet.n) || !isFurther || showsOwnStep(award, marking)) continue;
    bulletMark.award = undefined;
    bulletMark.refusal = mistake.explanation ?? `This answer comes from a mistake (${mistake.tag}).`;
  }
}

/** Returns whether the learner calculates a later step from an own result, which counts in the sciences and in computing. */
function showsOwnStep(award: BulletMark['award'], { task, attempt }: MarkingContext): boolean {
  const { question, scheme, cache } = task;
  if (/math/iu.test(question.subject ?? '') || scheme.policies.units !== 'none') return false;
  const results = attempt.statements.filter(
    ({ text, computedFrom = '' }) =>
      cache.classify(text) === 'number' && cache.classify(computedFrom) === 'calculation',
  );
  return results.length > 1 && /\d\s*[×x*÷/+−-]\s*\d/u.test(award?.line ?? '');
}

/** Returns whether a bullet is for an answer that is a formula without a required form. */
function isExpressionAnswer({ n, evidence }: Bullet, { answerBullets, cache }: Task): boolean {
  return (
    answerBullets.has(n) &&
    evidence.kind === 'expression' &&
    evidence.form === undefined &&
    cache.classify(evidence.tex) === 'expression'
  );
}

/**
 * Returns whether a number is calculated from an earlier number, and is not the same calculation evaluated.
 */
function isFurtherCalculation({ evidence, followThrough }: Bullet, { cache }: Task): boolean {
  if (evidence.kind !== 'expression' || followThrough.mode === 'no') return false;
  const isNumber = ['number', 'solved'].includes(cache.classify(evidence.tex));
  return isNumber && !/^\s*b\d+\s*$/u.test(followThrough.expression);
}

/** Matches the tags of mistakes with units. Such a mistake costs only one mark. */
const CONVERSIONS = /conver|prefix|unit|minutes|kilo|milli/u;

/**
 * In physics, returns whether the mark for the substitution before a value is lost. The mark for the value is
 * then lost too.
 */
function followsWrongSubstitution({ bullet }: BulletMark, bulletMarks: readonly BulletMark[]): boolean {
  const before = bulletMarks[bullet.n - 2];
  const isValue = bullet.kind === 'process' && bullet.followThrough.mode === 'no';
  return isValue && before?.bullet.kind === 'process' && !before.award;
}

/** Leaves the mark for a relationship to a person if the learner states a formula that was not recognised. */
function leaveRelationships(mistakes: readonly Misconception[], bulletMarks: readonly BulletMark[]): void {
  for (const bulletMark of bulletMarks) {
    const isKept = mistakes.some(({ earns = [] }) => earns.includes(bulletMark.bullet.n));
    if (!isKept || bulletMark.award || bulletMark.isContradicted) continue;
    bulletMark.isUndecided = true;
    bulletMark.refusal = 'A person must decide whether your formula is the right relationship.';
  }
}

/** Returns whether a mark is for a relationship such as F = ma. A wrong answer shows it only if the learner states a formula. */
function isForRelationship({ kind, evidence }: Bullet): boolean {
  return (
    kind === 'strategy' && evidence.kind === 'expression' && /^[^\d]*=(?!.*\d{2}|.*\d\.)/u.test(evidence.tex)
  );
}

/** Recognises a formula in symbols or words, such as `s = d/t` or `speed = distance ÷ time`. */
function isFormula(text: string, { cache }: Task): boolean {
  if (!/=/u.test(text) || /\d{2}|\d\./u.test(text)) return false;
  return cache.classify(text) === 'equation' || /[a-z]{4,}[^=]*=[^=]*[a-z]{4,}/iu.test(text);
}

/** Returns the earlier bullets that were lost. */
function listLostBefore({ n }: Bullet, bulletMarks: readonly BulletMark[]): number[] {
  return bulletMarks.filter(({ bullet, award }) => bullet.n < n && !award).map(({ bullet }) => bullet.n);
}
