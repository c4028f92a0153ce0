import type { Bullet } from '../../domain/marking-scheme.ts';
import type { ComparisonCache } from '../evidence/comparison-cache.ts';
import { sharesOnlyChange } from '../evidence/contradicts-wording.ts';
import { comparesInNumbers } from '../evidence/decides-by-comparison.ts';
import { readExpected } from '../evidence/expected.ts';
import { ANY_ROUNDING } from '../evidence/list-accuracies.ts';
import type { Statement } from '../response/statement.ts';
import { listEvidence } from '../task.ts';
import { fitsOwnValues } from './award-conclusion.ts';
import { createAward } from './award-shown.ts';
import type { BulletMark } from './bullet-mark.ts';
import type { MarkingContext } from './marking-context.ts';

/** Awards missing steps that a later correct step implies. */
export function awardImplied(marking: MarkingContext): void {
  const { bulletMarks, task } = marking;
  const { answerBullets } = task;
  for (const bulletMark of bulletMarks.toReversed()) {
    if (bulletMark.award || bulletMark.isContradicted) continue;
    if (statesOther(bulletMark, marking)) {
      bulletMark.refusal ??= 'You state something else for this step.';
      continue;
    }
    const isAnswerPart = answerBullets.has(bulletMark.bullet.n);
    const laterMark = bulletMark.bullet.impliedBy
      // One part of an answer does not imply another part.
      .filter((n) => !(isAnswerPart && answerBullets.has(n)))
      .map((n) => bulletMarks[n - 1])
      .find((candidate) => candidate && impliesEarlier(candidate, bulletMark));
    if (!laterMark) continue;
    const line = laterMark.award?.line ?? null;
    const isNext = laterMark.bullet.n === bulletMark.bullet.n + 1;
    const rule = `${isNext ? 'Your next' : 'A later'} step shows this.`;
    bulletMark.award = createAward('implied', line, { rule, from: laterMark.award?.from ?? [] });
  }
}

/** Returns whether the learner states something else in place of a step, so that no later step can imply it. */
export function statesOther(bulletMark: BulletMark, marking: MarkingContext): boolean {
  return statesOtherMatrix(bulletMark, marking) || statesOtherValue(bulletMark, marking);
}

/**
 * Returns whether the learner gives another value or formula for the symbol of a step, such as `y = -x - 16`
 * for `y = -x - 4`. A right gradient in a later line is then right by chance.
 */
function statesOtherValue({ bullet }: BulletMark, { task, attempt, bulletMarks }: MarkingContext): boolean {
  const { cache } = task;
  return listEvidence(bullet).some((evidence) => {
    if (evidence.kind !== 'expression') return false;
    const { name, kind } = readExpected(evidence.tex, cache);
    if (name === undefined || (kind !== 'solved' && kind !== 'equation')) return false;
    const isNamedElsewhere = bulletMarks.some(
      (other) => other.bullet.n !== bullet.n && namesValue(other.bullet, name, cache),
    );
    const given = attempt.statements.filter(
      (statement) => statement.role !== 'member' && statement.name === name && statement.isResult,
    );
    const [first] = given.filter(({ text }) => cache.classify(text) === kind);
    if (first === undefined || isNamedElsewhere) return false;
    const isRight = ({ text }: Statement) => cache.agrees(evidence.tex, text, WITHOUT_UNITS);
    return (
      given.every(
        (other) => other.text === first.text || cache.agrees(first.text, other.text, WITHOUT_UNITS),
      ) && !given.some(isRight)
    );
  });
}

const WITHOUT_UNITS = { ...ANY_ROUNDING, units: 'ignore' } as const;

function namesValue(bullet: Bullet, name: string, cache: ComparisonCache): boolean {
  return listEvidence(bullet).some(
    (evidence) => evidence.kind === 'expression' && readExpected(evidence.tex, cache).name === name,
  );
}

/** Returns whether the learner states a wrong matrix of the same size. */
function statesOtherMatrix({ bullet: { evidence } }: BulletMark, { task, attempt }: MarkingContext): boolean {
  const expected = evidence.kind === 'expression' ? task.cache.read(evidence.tex) : undefined;
  if (expected?.kind !== 'matrix' || (expected.rows[0]?.length ?? 0) < 2) return false;
  return attempt.statements.some(({ text, role }) => {
    const node = role === 'member' ? task.cache.read(text) : undefined;
    return node?.kind === 'matrix' && isSameSize(node.rows, expected.rows);
  });
}

function isSameSize(one: readonly (readonly unknown[])[], other: readonly (readonly unknown[])[]): boolean {
  return one.length === other.length && one.every((row, index) => row.length === other[index]?.length);
}

/**
 * Returns whether a later bullet implies an earlier one. A value that is wrong only in unit or form also
 * implies it.
 */
function impliesEarlier(
  { award, presentationMistake, isReplaced }: BulletMark,
  { bullet }: BulletMark,
): boolean {
  if (isReplaced) return true;
  if (award) return !award.from.includes(`b${bullet.n}`);
  const { evidence } = bullet;
  // An equation must have zero on one side before it is factorised: `x(x - 7) = -12` does not show this.
  const needsForm =
    evidence.kind === 'expression' && (evidence.form !== undefined || /=\s*0\s*$/u.test(evidence.tex));
  return presentationMistake !== undefined && !(presentationMistake === 'form' && needsForm);
}

/** Withdraws marks that require an earlier mark which was not earned. */
export function withdrawUnsupported(marking: MarkingContext): void {
  const { bulletMarks } = marking;
  withdrawBareReasons(marking);
  for (const bulletMark of bulletMarks) {
    const missing = bulletMark.bullet.requires.find((n) => !isSupported(bulletMarks[n - 1], bulletMark, n));
    if (!bulletMark.award || missing === undefined || fitsOwnValues(bulletMark, marking)) continue;
    bulletMark.award = undefined;
    bulletMark.missingMark = missing;
    bulletMark.refusal = `This counts only together with step ${missing}.`;
  }
}

/**
 * Withdraws the mark of a reason, on which the mark of an effect depends, if the response states only a change: “it increases” says that
 * the force increases only where the force is the question.
 */
function withdrawBareReasons({ bulletMarks, attempt }: MarkingContext): void {
  for (const bulletMark of bulletMarks) {
    const { n, evidence } = bulletMark.bullet;
    const isReason = bulletMarks.some(
      ({ bullet }) => bullet.evidence.kind === 'wording' && bullet.requires.includes(n),
    );
    if (!bulletMark.award || !isReason || evidence.kind !== 'wording') continue;
    if (!evidence.anyOf.every((wording) => sharesOnlyChange(attempt.text, wording))) continue;
    if (comparesInNumbers(attempt.text, evidence.anyOf)) continue;
    bulletMark.award = undefined;
    bulletMark.refusal = 'You state a change, but not what changes.';
  }
}

function isSupported(required: BulletMark | undefined, { award }: BulletMark, n: number): boolean {
  return required?.award !== undefined || award?.from.includes(`b${n}`) === true;
}

/**
 * Withdraws the mark of a decision in words if the response has no mathematics, the earlier steps are
 * calculations, and the scheme gives nothing for a bare answer.
 */
export function withdrawBareDecisions({ bulletMarks, task, attempt }: MarkingContext): void {
  const hasMaths = attempt.statements.some(({ role, text }) => {
    const kind = task.cache.classify(text);
    return role !== 'prose' && /\d/u.test(text) && kind !== 'words' && kind !== 'identity';
  });
  if (hasMaths || task.scheme.policies.answerOnly !== 'none') return;
  for (const bulletMark of bulletMarks) {
    const earlier = bulletMarks.filter(({ bullet }) => bullet.n < bulletMark.bullet.n);
    const isDecision = bulletMark.bullet.evidence.kind === 'wording' && earlier.length > 0;
    const followsCalculations = earlier.every(
      ({ award, bullet }) => !award && bullet.evidence.kind === 'expression',
    );
    if (!bulletMark.award || !isDecision || !followsCalculations) continue;
    bulletMark.award = undefined;
    bulletMark.refusal = 'A decision without working earns no marks here.';
  }
}
