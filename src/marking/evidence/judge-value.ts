import type { Bullet, RequiredForm } from '../../domain/marking-scheme.ts';
import type { AnswerPolicy } from '../../maths/agree/answer-policy.ts';
import { someNode } from '../../maths/read/children.ts';
import { printMath } from '../../maths/read/print-math.ts';
import type { Task } from '../task.ts';
import type { Expected } from './expected.ts';
import {
  findSubject,
  hasForm,
  hasSumForm,
  hasZeroSide,
  isProduct,
  isQuotient,
  lacksFraction,
} from './has-form.ts';
import { hasOtherUnit } from './has-other-unit.ts';
import { hasSameSides } from './has-same-sides.ts';
import { ANY_ROUNDING, listAccuracies, needsUnit } from './list-accuracies.ts';
import type { PresentationMistake } from './match.ts';
import { removeNameAndUnit } from './remove-name-and-unit.ts';

/**
 * The judgement on one value. A presentation mistake means that the value is right, but its unit, rounding or form is not.
 */
export type Ruling = 'right' | 'wrong' | 'undecided' | PresentationMistake;

/** The bullet that a formula is judged for. */
export type Target = { readonly task: Task; readonly bullet: Bullet };

/** Decides whether a formula satisfies the bullet in value, unit, accuracy and form. */
export function judgeValue(expected: Expected, text: string, target: Target): Ruling {
  const { task, bullet } = target;
  if (task.keyJudge && isKeyedAnswer(expected, target)) return judgeByKey(expected, text, target);
  if (task.cache.certainlyDiffer(expected.tex, text)) return 'wrong';
  const requiresUnit = needsUnit(task, bullet, expected);
  if (hasOtherSign(expected, text, { ...target, requiresUnit })) return 'unit';
  if (isPercentage(expected) && task.cache.read(text)?.kind === 'quantity') return 'wrong';
  const lacksSign = lacksUnitSign(expected, text, target);
  const policies = listPolicies(expected, text, { ...target, requiresUnit });
  let isUndecided = false;
  if (task.scheme.policies.showThat === true && !hasSameSides(expected, text, task)) return 'wrong';
  const expectedText = chooseExpectedText(expected, text, task);
  for (const policy of policies) {
    const given = policy.units === 'ignore' && expected.unit === undefined ? removeUnit(text, task) : text;
    const { verdict } = task.cache.compare(expectedText, given, policy);
    if (verdict === 'correct') return lacksSign ? 'unit' : judgeForm(expected, text, target);
    isUndecided ||= verdict === 'undecided';
  }
  if (roundsToScheme(expected, text, task)) return judgeForm(expected, text, target);
  if (isUndecided) return 'undecided';
  return findPresentationMistake(expected, text, { ...target, requiresUnit }) ?? 'wrong';
}

/**
 * Returns whether the author's key decides: the formula is the answer, and was not recomputed from a
 * learner's values.
 */
function isKeyedAnswer({ tex, schemeFormula, node }: Expected, { task, bullet }: Target): boolean {
  return schemeFormula === node && task.answerBullets.has(bullet.n) && task.keyJudge?.isAbout(tex) === true;
}

function judgeByKey(expected: Expected, text: string, target: Target): Ruling {
  const { task, bullet } = target;
  const units = needsUnit(task, bullet, expected) ? 'required' : 'optional';
  const policies = listAccuracies(task, bullet, expected).map(
    (accuracy) => ({ ...accuracy, units }) as const,
  );
  const ruling = task.keyJudge?.judge(text, policies) ?? 'wrong';
  // If the key states a form, it has already judged the form.
  const hasKeyForm = task.question.key?.form !== undefined;
  return ruling === 'right' && !hasKeyForm ? judgeForm(expected, text, target) : ruling;
}

function isPercentage({ node }: Expected): boolean {
  return node !== undefined && removeNameAndUnit(node).kind === 'percent';
}

/** Returns whether an angle or a percentage has no sign where units matter, or a value has another unit where they do not. */
export function lacksUnitSign(expected: Expected, text: string, { task, bullet }: Target): boolean {
  const { scheme, question, answerBullets } = task;
  if (scheme.policies.units === 'none') return hasOtherUnit(expected, text, { task, bullet });
  if (!answerBullets.has(bullet.n) || isMeasured(text, task)) return false;
  const { schemeFormula: node } = expected;
  const kind = node && removeNameAndUnit(node).kind;
  if (kind === 'degree') return !/\bbearing\b|\bin degrees\b|[a-z]\s*\$?\^\s*\{?\\circ/iu.test(question.stem);
  return kind === 'percent' && !/per\s?cent|\bas a %/iu.test(question.stem);
}

/** Returns whether an angle in radians, or a number without a unit, is given in degrees. */
function hasOtherSign(expected: Expected, text: string, query: PresentationQuery): boolean {
  const isInDegrees = query.requiresUnit && expected.unit === 'rad' && /°|\\circ/u.test(text);
  return isInDegrees || hasNeedlessDegree(expected, text, query);
}

/** Returns whether an answer without a unit, such as a refractive index, is given in degrees where units matter. */
function hasNeedlessDegree({ unit, node }: Expected, text: string, { task, bullet }: Target): boolean {
  if (task.scheme.policies.units === 'none' || unit !== undefined || !task.answerBullets.has(bullet.n))
    return false;
  const isAngle = node !== undefined && someNode(node, ({ kind }) => kind === 'degree');
  return !isAngle && /°\s*$|\\circ\s*\}?\s*$/u.test(text);
}

/**
 * Returns the text to compare with. If only the learner's text has a unit, only the numbers are compared,
 * because a unit next to a letter of the scheme (`L = 2700`) would be read as a letter. If `35%` or `35°` is
 * expected, a number without a sign must be 35, not 0.35 or 0.611 (radians).
 */
function chooseExpectedText({ tex, node, name, unit }: Expected, text: string, task: Task): string {
  const value = node && removeNameAndUnit(node);
  if ((value?.kind === 'percent' || value?.kind === 'degree') && !isMeasured(text, task))
    return name === undefined ? printMath(value.of) : `${name} = ${printMath(value.of)}`;
  // `180° - 2 × 54°`, recomputed from the learner's values.
  if (/°|\\circ/u.test(tex) && !/sin|cos|tan/u.test(tex) && !isMeasured(text, task))
    return tex.replace(/°|\^\s*\{?\s*\\circ\s*\}?/gu, '');
  const usesSchemeText = unit !== undefined || name === undefined || !node;
  return usesSchemeText || !isMeasured(text, task) ? tex : printMath(removeNameAndUnit(node));
}

/** Checks the form of a right value; a rounded value in the wrong form counts as wrong. */
function judgeForm(expected: Expected, text: string, target: Target): Ruling {
  if (isResultOfMistake(expected, text, target.task)) return 'wrong';
  if (!hasRequestedPlaces(expected, text, target)) return 'places';
  const ruling = checkRequiredForm(expected, text, target);
  if (ruling !== 'form') return ruling;
  return target.task.cache.agrees(expected.tex, text, { units: 'ignore' }) ? 'form' : 'wrong';
}

/** Returns whether an answer has the decimal places that the question asks for, or exactly the printed value. */
function hasRequestedPlaces({ tex, kind }: Expected, text: string, { task, bullet }: Target): boolean {
  const { requestedPlaces, cache, answerBullets } = task;
  if (requestedPlaces === undefined || !answerBullets.has(bullet.n)) return true;
  if (!['number', 'solved', 'tuple', 'several'].includes(kind)) return true;
  const ungrouped = text.replace(/(?<=\d)(?:\\,|[, ])(?=\d{3}(?!\d))/gu, '');
  const decimals = [...ungrouped.matchAll(/\d(?:\.(\d+))?(?![\d.])/gu)].map(
    ([, digits = '']) => digits.length,
  );
  if (decimals.every((count) => count === requestedPlaces)) return true;
  // The unrounded value of the bullet is not what the question asks for.
  const isUnrounded = [...(task.exactValues.get(bullet.n) ?? [])].some((exact) => exact.tex === tex);
  return !isUnrounded && !/√|sqrt|±|\\pm/u.test(text) && cache.agrees(tex, text, { units: 'ignore' });
}

/** Returns whether a value within the accepted rounding is exactly the result of a named mistake. */
function isResultOfMistake(expected: Expected, text: string, task: Task): boolean {
  const isRecomputed = expected.schemeFormula !== expected.node;
  if (isRecomputed || task.question.options.length > 0) return false;
  // 1 mA is not the mistake 1 A.
  const units = isMeasured(text, task) ? 'required' : 'ignore';
  const isExactly = (tex: string) => task.cache.agrees(tex, text, { units });
  return task.scheme.misconceptions.some(({ answer }) => isExactly(answer)) && !isExactly(expected.tex);
}

/**
 * Lists the comparison policies to try. Rounding applies only to numbers, and ignoring units only to
 * quantities.
 */
function listPolicies(
  expected: Expected,
  text: string,
  { task, bullet, requiresUnit }: PresentationQuery,
): AnswerPolicy[] {
  const kind = task.cache.classify(text);
  const isExactEquation = !task.scheme.policies.tolerance || /sin|cos|tan/u.test(expected.tex);
  if (kind === 'expression' || (kind === 'equation' && isExactEquation)) return [{}];
  const isExact = areSurds(expected.tex, text);
  const accuracies = listAccuracies(task, bullet, expected).map((accuracy) =>
    isExact && accuracy.tolerance ? {} : accuracy,
  );
  if (requiresUnit) return accuracies.map((accuracy) => ({ ...accuracy, units: 'required' }));
  if (expected.unit === undefined && !isMeasured(text, task)) return accuracies;
  if (expected.unit !== undefined && CHANGE_OF_UNIT.test(bullet.generic)) {
    const allowedUnits = [expected.unit];
    return accuracies.map((accuracy) =>
      isMeasured(text, task) ? { ...accuracy, allowedUnits } : { ...accuracy, units: 'ignore' },
    );
  }
  return accuracies.flatMap((accuracy) => [accuracy, { ...accuracy, units: 'ignore' as const }]);
}

/** Matches a bullet for writing a value in another unit. The value in the old unit does not earn it. */
const CHANGE_OF_UNIT = /\b(?:change|convert)\b.*\bto\b/iu;

/**
 * Returns whether all texts contain roots without decimals. These are exact: √98 is not a rounding of √97.
 */
function areSurds(...texts: readonly string[]): boolean {
  return texts.every((text) => /√|sqrt/u.test(text) && !/\d\.\d/u.test(text));
}

/** Returns whether the text has a unit, a percent or a degree sign, or cannot be parsed. */
function isMeasured(text: string, { cache }: Task): boolean {
  const node = cache.read(text);
  return (
    !node || someNode(node, ({ kind }) => kind === 'quantity' || kind === 'percent' || kind === 'degree')
  );
}

/** Returns the number of a quantity, `1.23` for `1.23 g/l`; other texts as they are. */
function removeUnit(text: string, { cache }: Task): string {
  const node = cache.read(text);
  return node?.kind === 'quantity' ? printMath(node.value) : text;
}

/** Accepts a longer decimal that rounds to the scheme's value, if that has at least four significant figures. */
function roundsToScheme(expected: Expected, text: string, { cache, scheme }: Task): boolean {
  const schemeDecimal = /^\s*(?:[A-Za-z_]+\s*=\s*)?(\d+\.\d+)/u.exec(expected.tex)?.[1];
  const figureCount = schemeDecimal?.replace(/^0\.0*|\./gu, '').length ?? 0;
  if (figureCount < 4 || scheme.policies.significantFigures?.max !== undefined) return false;
  const givenLength = /\d+\.\d+/u.exec(text)?.[0].length ?? 0;
  if (givenLength <= (schemeDecimal?.length ?? 0)) return false;
  return cache.agrees(text, expected.tex, { sigFigs: [figureCount, figureCount], units: 'ignore' });
}

function checkRequiredForm(expected: Expected, text: string, { task, bullet }: Target): Ruling {
  const node = task.cache.read(text);
  const { schemeFormula } = expected;
  if (!node || !schemeFormula) return 'right';
  // If the scheme's own line does not have the form, the form cannot be required.
  if (expected.form && hasForm(schemeFormula, expected.form) && !hasForm(node, expected.form)) return 'form';
  if (/\bas a (?:single )?fraction\b/iu.test(task.question.stem) && lacksFraction(schemeFormula, node))
    return 'form';
  const needsSubject = expected.form === 'subject' || /^make \$?\w+\$? the subject/iu.test(bullet.generic);
  if (needsSubject && findSubject(schemeFormula) !== findSubject(node)) return 'form';
  if (expected.form === 'factorised' && isProduct(schemeFormula) && !isProduct(node)) return 'form';
  if (hasSumForm(task.question.stem) && task.answerBullets.has(bullet.n) && isQuotient(node)) return 'form';
  const isFactorising = expected.form === 'factorised' || /^factori[sz]e\b/iu.test(bullet.generic);
  if (
    (isFactorising || /\bside zero\b/iu.test(bullet.generic)) &&
    hasZeroSide(schemeFormula) &&
    !hasZeroSide(node)
  )
    return 'form';
  const defaultForm = isFactorising ? 'factorised' : chooseDefaultForm(expected, { task, bullet });
  return defaultForm && hasForm(schemeFormula, defaultForm) && !hasForm(node, defaultForm) ? 'form' : 'right';
}

/** Returns the form required of an answer by default: numbers simplified, equations without brackets. */
function chooseDefaultForm({ kind, form }: Expected, { task, bullet }: Target): RequiredForm | undefined {
  const isShowThat = task.scheme.policies.showThat === true;
  if (!(task.answerBullets.has(bullet.n) || isShowThat)) return undefined;
  if (
    kind === 'equation' &&
    (form === 'simplest' || (form === undefined && (isShowThat || asksForForm({ task, bullet }))))
  )
    return 'expanded';
  // A value that only leads to a decision need not be simplified.
  if (form !== undefined || task.answer?.kind === 'words') return undefined;
  return ['number', 'solved', 'several'].includes(kind) ? 'simplest' : undefined;
}

/** Returns whether the question asks for a form of the answer, or an earlier bullet is for the same equation in another form. */
function asksForForm({ task, bullet }: Target): boolean {
  const { question, scheme, cache } = task;
  if (/simplest|simplif|in the form|standard form|general form/iu.test(question.stem)) return true;
  const tex = bullet.evidence.kind === 'expression' ? bullet.evidence.tex : '';
  return scheme.bullets.some(
    ({ n, evidence }) =>
      n < bullet.n &&
      evidence.kind === 'expression' &&
      cache.classify(evidence.tex) === 'equation' &&
      cache.agrees(evidence.tex, tex),
  );
}

/** Returns whether only the constant of integration is missing. */
function lacksConstant({ tex, kind }: Expected, text: string, { cache }: Task): boolean {
  return kind === 'expression' && /\+ c\s*$/u.test(tex) && cache.agrees(tex, `${text} + c`);
}

type PresentationQuery = Target & { readonly requiresUnit: boolean };

/** Returns the presentation mistake of a right value; undefined if the value is wrong. */
function findPresentationMistake(
  expected: Expected,
  text: string,
  { task, bullet, requiresUnit }: PresentationQuery,
): PresentationMistake | undefined {
  if (!task.answerBullets.has(bullet.n) || isResultOfMistake(expected, text, task)) return undefined;
  const compare = (policy: AnswerPolicy) => task.cache.agrees(expected.tex, text, policy);
  if (lacksConstant(expected, text, task)) return 'form';
  if (task.asksForExact && compare({ ...ANY_ROUNDING, units: 'ignore' })) return 'form';
  if (
    requiresUnit &&
    listAccuracies(task, bullet, expected).some((accuracy) => compare({ ...accuracy, units: 'ignore' }))
  )
    return 'unit';
  const { decimalPlaces, significantFigures, tolerance } = task.scheme.policies;
  if (tolerance || (decimalPlaces === undefined && significantFigures?.max === undefined)) return undefined;
  const units = requiresUnit ? 'required' : 'ignore';
  if (!compare({ ...ANY_ROUNDING, units }) && !compare({ units })) return undefined;
  return decimalPlaces === undefined ? 'figures' : 'places';
}
