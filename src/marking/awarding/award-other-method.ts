import { computeValue } from '../evidence/compute-value.ts';
import { contradictsCalculation } from '../evidence/contradicts-calculation.ts';
import { canSatisfy } from '../evidence/contradicts-equation.ts';
import { countFigures, isRoundedResult } from '../evidence/is-rounded-result.ts';
import { lacksUnitSign } from '../evidence/judge-value.ts';
import { listLetters } from '../evidence/value-class.ts';
import type { Statement } from '../response/statement.ts';
import { listEvidence, type Task } from '../task.ts';
import { statesOther } from './award-implied.ts';
import { createAward, getLineText } from './award-shown.ts';
import type { MarkingContext } from './marking-context.ts';

/** A right answer from rounded working differs from the exact value by at most this fraction. */
const MAX_DRIFT = 0.006;

/**
 * Awards all bullets for a right answer by a method that is not in the scheme. Every calculation must give
 * its result, and the last one must give the answer. If the working is rounded, the last figure of the answer
 * may differ.
 */
export function awardOtherMethod(marking: MarkingContext, isRight: boolean): void {
  const { task, attempt, bulletMarks } = marking;
  const { cache, scheme } = task;
  if (bulletMarks.some(({ isContradicted }) => isContradicted)) return;
  if (scheme.policies.answerOnly !== 'full') {
    if (isRight) awardSkippedStep(marking);
    return;
  }
  const values = attempt.statements.filter(({ text }) => ['number', 'solved'].includes(cache.classify(text)));
  const result = values.findLast(({ isResult, role }) => isResult && role !== 'link');
  if (!result || values.some((statement) => contradictsCalculation(statement, task))) return;
  const source = isRoundedResult(result, task) ? result.computedFrom : findSolvedEquation(result, marking);
  // In the sciences, a right answer needs no working. Working that cannot be read then costs nothing.
  const isRightResult =
    isRight || (source !== undefined && isNearAnswer({ ...result, computedFrom: source }, task));
  if (!isRightResult) return;
  const shownCount = bulletMarks.filter(({ award }) => award?.via === 'exact').length;
  for (const bulletMark of bulletMarks) {
    const { bullet } = bulletMark;
    if (bulletMark.award || bullet.evidence.kind !== 'expression') continue;
    // A learner who uses the scheme's method must write the comparison, unless a later step implies it.
    const isComparison = bullet.impliedBy.length === 0 && bullet.n < bulletMarks.length;
    if (isComparison && 2 * shownCount >= bulletMarks.length) continue;
    bulletMark.award = createAward('answer-only', getLineText(attempt, result.line), {
      rule: 'You used another valid method, and your final answer is right.',
    });
  }
}

/**
 * Awards the only step that is missing. The answer must be right, the working must have as many steps as the
 * scheme, and no calculation may have a wrong result. A strategy or a reason must be written.
 */
function awardSkippedStep(marking: MarkingContext): void {
  const { task, attempt, bulletMarks } = marking;
  const { cache, printed } = task;
  const [missing, ...others] = bulletMarks.filter(({ award }) => !award);
  const { kind, evidence, n } = missing?.bullet ?? {};
  if (!missing || others.length > 0 || kind !== 'process' || evidence?.kind !== 'expression') return;
  if (cache.classify(evidence.tex) === 'identity' || task.answerBullets.has(n ?? 0)) return;
  const steps = attempt.statements.filter(
    ({ role, text }) =>
      (role === 'member' || role === 'clause') &&
      cache.classify(text) !== 'words' &&
      !printed.has(cache.print(text) ?? ''),
  );
  const stepCount = new Set(steps.map(({ text }) => cache.print(text))).size;
  if (stepCount < bulletMarks.length || statesOther(missing, marking)) return;
  const isPoint = cache.classify(evidence.tex) === 'tuple';
  if (isPoint && steps.some(({ text }) => cache.classify(text) === 'tuple')) return;
  if (attempt.statements.some((statement) => contradictsCalculation(statement, task))) return;
  missing.award = createAward('implied', null, { rule: 'Your other steps and your right answer show this.' });
}

/**
 * Returns the learner's last equation that a value solves, such as `2 = 10C` for the value of C. Its other
 * terms are numbers.
 */
function findSolvedEquation(
  { name, text, order }: Statement,
  { task, attempt }: MarkingContext,
): string | undefined {
  const { cache } = task;
  const node = cache.read(text);
  const value = node && computeValue(node);
  const equation = attempt.statements.findLast((statement) => {
    const own = statement.order < order ? cache.read(statement.text) : undefined;
    return own?.kind === 'relation' && /\d/u.test(statement.text) && [...listLetters(own)].join() === name;
  });
  const own = cache.read(equation?.text ?? '');
  const figures = countFigures(text, cache);
  if (name === undefined || value === undefined || figures === undefined || own?.kind !== 'relation')
    return undefined;
  // `canSatisfy` accepts a difference of 1.5 × `rounding`. A third of the last place therefore allows half of
  // the last place.
  const lastPlace = 10 ** (Math.floor(Math.log10(Math.abs(value))) - figures + 1);
  const rounding = Math.abs(lastPlace / (3 * value));
  return canSatisfy(own.operands, name, value, { rounding }) ? equation?.text : undefined;
}

/**
 * Returns whether a value equals the answer except for rounded working. It must have the unit and the
 * significant figures that the scheme requires.
 */
function isNearAnswer({ text, computedFrom }: Statement, task: Task): boolean {
  const { answer, cache, scheme, givenNumbers } = task;
  const decimals = computedFrom?.match(/\d+\.\d+/gu) ?? [];
  const isOwn = (decimal: string) => !givenNumbers.has(Number(decimal));
  if (!decimals.some(isOwn) && !/(?<![\d.])\d\s*(?:[×x*]|\\times)\s*10[\^⁰-⁹]/u.test(computedFrom ?? ''))
    return false;
  const last = scheme.bullets.findLast(({ evidence }) => evidence.kind === 'expression');
  const figures = countFigures(text, cache);
  if (!last || !answer || figures === undefined) return false;
  if (lacksUnitSign(answer, text, { task, bullet: last })) return false;
  const { significantFigures: range, units } = scheme.policies;
  if (figures < (range?.min ?? 2) || figures > (range?.max ?? figures)) return false;
  const policy = {
    tolerance: { relative: MAX_DRIFT },
    units: answer.unit !== undefined && units !== 'none' ? ('required' as const) : ('ignore' as const),
  };
  return listEvidence(last).some(
    (evidence) => evidence.kind === 'expression' && cache.agrees(evidence.tex, text, policy),
  );
}
