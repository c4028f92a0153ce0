import { listBulletReferences } from '../../domain/bullet-references.ts';
import type { Bullet } from '../../domain/marking-scheme.ts';
import type { Expected } from '../evidence/expected.ts';
import { ANY_ROUNDING } from '../evidence/list-accuracies.ts';
import { listLetters } from '../evidence/value-class.ts';
import { isEasier, lacksOperations } from './difficulty.ts';
import { findReferencedBullet, type MarkingContext, type OwnValueChoice } from './marking-context.ts';

/**
 * Returns whether the learner's calculation lacks operations of the scheme's calculation. Evaluating it then
 * earns no mark.
 */
export function isSimplerCalculation(
  expression: string,
  choice: OwnValueChoice,
  marking: MarkingContext,
): boolean {
  const { task } = marking;
  const [onlyValue] = [...choice].filter(([reference]) => reference === expression.trim());
  const bulletMark = onlyValue && findReferencedBullet(onlyValue[0], marking)?.bulletMark;
  if (!onlyValue || !bulletMark || bulletMark.award || bulletMark.bullet.evidence.kind !== 'expression')
    return false;
  const [ownNode, schemeNode] = [
    task.cache.read(onlyValue[1].tex),
    task.cache.read(bulletMark.bullet.evidence.tex),
  ];
  if (!ownNode || !schemeNode || task.cache.classify(bulletMark.bullet.evidence.tex) !== 'calculation')
    return false;
  return lacksOperations(ownNode, schemeNode);
}

/**
 * Returns whether the learner skipped a step: the value for a lost bullet equals the value that this bullet
 * is computed from. For example, the linear scale factor is used in place of its cube. The next step is then
 * easier.
 */
export function leavesOutStep(expression: string, choice: OwnValueChoice, marking: MarkingContext): boolean {
  const { cache } = marking.task;
  return [...choice].some(([reference, own]) => {
    const referenced = findReferencedBullet(reference, marking);
    const { award, bullet } = referenced?.bulletMark ?? {};
    // Rounding a value is the same step for every value.
    if (!referenced || award || bullet === undefined || expression.trim() === reference) return false;
    if (bullet.followThrough.mode === 'no') return false;
    const sources = listBulletReferences(bullet.followThrough.expression);
    if (sources.includes(bullet.followThrough.expression.trim())) return false;
    return sources.some((source) =>
      findReferencedBullet(source, referenced.marking)?.bulletMark.ownValues.some((value) =>
        cache.agrees(value.tex, own.tex, ANY_ROUNDING),
      ),
    );
  });
}

/** Matches the quotient of two earlier formulas. */
const QUOTIENT_OF_BULLETS = /^\s*\\frac\{\s*b\d+\s*\}\{\s*b\d+\s*\}\s*$/u;

/** Returns whether the scheme cancels a factor of a fraction, and the learner's own fraction has none to cancel. */
export function cancelsNothing(
  { evidence, followThrough }: Bullet,
  result: string,
  { task }: MarkingContext,
): boolean {
  if (evidence.kind !== 'expression' || followThrough.mode === 'no') return false;
  if (!QUOTIENT_OF_BULLETS.test(followThrough.expression)) return false;
  const [own, scheme] = [task.cache.read(result), task.cache.read(evidence.tex)];
  return own !== undefined && scheme !== undefined && listLetters(scheme).size > 0
    ? isEasier(scheme, own, ['degree'])
    : false;
}

/** Returns whether the scheme's formula is a sum and the learner's one has fewer terms: `42m` for `50m - 56`. */
export function hasFewerTerms({ node, kind }: Expected, result: string, { task }: MarkingContext): boolean {
  const own = task.cache.read(result);
  return kind === 'expression' && node?.kind === 'sum' && own !== undefined && isEasier(own, node, ['terms']);
}

type DifficultyInputs = {
  readonly choice: OwnValueChoice;
  readonly expected: Expected;
  readonly schemeExpected: Expected;
};

/** Returns whether a wrong value of the learner makes the step easier than it is in the scheme. */
export function isStepEasier(
  { bullet, features }: { bullet: number; features: Parameters<typeof isEasier>[2] },
  { choice, expected, schemeExpected }: DifficultyInputs,
  { task, bulletMarks }: MarkingContext,
): boolean {
  const evidence = bulletMarks[bullet - 1]?.bullet.evidence;
  const schemeNode = evidence?.kind === 'expression' ? task.cache.read(evidence.tex) : undefined;
  const ownNode = task.cache.read(choice.get(`b${bullet}`)?.tex ?? '');
  if (ownNode && schemeNode && isEasier(ownNode, schemeNode, features)) return true;
  const resultFeatures = features.filter((feature) => feature === 'irrationals');
  return (
    resultFeatures.length > 0 &&
    expected.node !== undefined &&
    schemeExpected.node !== undefined &&
    isEasier(expected.node, schemeExpected.node, resultFeatures)
  );
}
