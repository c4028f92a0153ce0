import type { Bullet, RequiredForm } from '../../domain/marking-scheme.ts';
import type { AnswerPolicy } from '../../maths/agree/answer-policy.ts';
import { someNode } from '../../maths/read/children.ts';
import { printMath } from '../../maths/read/print-math.ts';
import type { Task } from '../task.ts';
import { bareValue } from './bare-value.ts';
import type { Expected } from './expected.ts';
import { hasForm } from './has-form.ts';
import { ANY_ROUNDING, listAccuracies, needsUnit } from './list-accuracies.ts';
import type { PresentationFault } from './match.ts';

export type Ruling = 'right' | 'wrong' | 'undecided' | PresentationFault;

/** Whether one formula is what the bullet asks for, in value, unit, accuracy and form. */
export function judgeValue(expected: Expected, text: string, asked: { task: Task; bullet: Bullet }): Ruling {
  const { task, bullet } = asked;
  if (task.cache.surelyDiffer(expected.tex, text)) return 'wrong';
  const wantsUnit = needsUnit(task, bullet, expected);
  const tries = policiesFor(expected, text, { ...asked, wantsUnit });
  let isUndecided = false;
  if (task.scheme.policies.showThat === true && !hasSameSides(expected, text, task)) return 'wrong';
  const wanted = chooseExpectedText(expected, text, task);
  for (const policy of tries) {
    const { verdict } = task.cache.compare(wanted, text, policy);
    if (verdict === 'correct') return rulingOnRight(expected, text, asked);
    isUndecided ||= verdict === 'undecided';
  }
  if (roundsToScheme(expected, text, task)) return rulingOnRight(expected, text, asked);
  if (isUndecided) return 'undecided';
  return findFault(expected, text, { ...asked, wantsUnit }) ?? 'wrong';
}

/** Beside the letter of `L = 2700` a unit that nobody asked for would be read as letters too; beside 2700 it is a unit. */
function chooseExpectedText({ tex, node, name, unit }: Expected, text: string, task: Task): string {
  const isAsked = unit !== undefined || name === undefined || !node;
  return isAsked || !isMeasured(text, task) ? tex : printMath(bareValue(node));
}

/** The value is right; a rounded one in the wrong form is as good as wrong. */
function rulingOnRight(expected: Expected, text: string, asked: { task: Task; bullet: Bullet }): Ruling {
  if (isMistake(expected, text, asked.task)) return 'wrong';
  const ruling = formRuling(expected, text, asked);
  if (ruling !== 'form') return ruling;
  return asked.task.cache.compare(expected.tex, text, { units: 'ignore' }).verdict === 'correct'
    ? 'form'
    : 'wrong';
}

/** A value that rounds to the right one but is exactly what a known mistake gives. */
function isMistake(expected: Expected, text: string, task: Task): boolean {
  const isRecomputed = expected.model !== expected.node;
  if (isRecomputed || task.question.options.length > 0) return false;
  const isExactly = (tex: string) => task.cache.compare(tex, text, { units: 'ignore' }).verdict === 'correct';
  return task.scheme.misconceptions.some(({ answer }) => isExactly(answer)) && !isExactly(expected.tex);
}

/** Where every line must be shown, an equation is shown side by side and not by its solutions. */
function hasSameSides({ node: wanted, kind }: Expected, text: string, { cache }: Task): boolean {
  const given = cache.read(text);
  if (kind !== 'equation' || wanted?.kind !== 'relation') return true;
  if (given?.kind !== 'relation' || given.operands.length !== 2) return false;
  const sides = given.operands.map(printMath);
  const isSame = (order: readonly string[]) =>
    wanted.operands.every(
      (side, at) => cache.compare(printMath(side), order[at] ?? '').verdict === 'correct',
    );
  return isSame(sides) || isSame(sides.toReversed());
}

/** The comparisons that could differ: only numbers are rounded, only quantities have units to ignore. */
function policiesFor(
  expected: Expected,
  text: string,
  { task, bullet, wantsUnit }: FaultQuery,
): AnswerPolicy[] {
  const kind = task.cache.classify(text);
  if (kind === 'expression' || (kind === 'equation' && !task.scheme.policies.tolerance)) return [{}];
  const isExact = areSurds(expected.tex, text);
  const accuracies = listAccuracies(task, bullet).map((one) => (isExact && one.tolerance ? {} : one));
  if (wantsUnit) return accuracies.map((accuracy) => ({ ...accuracy, units: 'required' }));
  if (expected.unit === undefined && !isMeasured(text, task)) return accuracies;
  return accuracies.flatMap((accuracy) => [accuracy, { ...accuracy, units: 'ignore' as const }]);
}

/** Roots of whole numbers are exact: √98 is no rounding of √97. */
function areSurds(...texts: readonly string[]): boolean {
  return texts.every((text) => /√|sqrt/u.test(text) && !/\d\.\d/u.test(text));
}

function isMeasured(text: string, { cache }: Task): boolean {
  const node = cache.read(text);
  return (
    !node || someNode(node, ({ kind }) => kind === 'quantity' || kind === 'percent' || kind === 'degree')
  );
}

/** A scheme that prints four figures or more means the value they are rounded from. */
function roundsToScheme(expected: Expected, text: string, { cache, scheme }: Task): boolean {
  const printed = /^\s*(?:[A-Za-z_]+\s*=\s*)?(\d+\.\d+)/u.exec(expected.tex)?.[1];
  const figures = printed?.replace(/^0\.0*|\./gu, '').length ?? 0;
  if (figures < 4 || scheme.policies.significantFigures?.max !== undefined) return false;
  const longer = /\d+\.\d+/u.exec(text)?.[0].length ?? 0;
  if (longer <= (printed?.length ?? 0)) return false;
  return (
    cache.compare(text, expected.tex, { sigFigs: [figures, figures], units: 'ignore' }).verdict === 'correct'
  );
}

function formRuling(
  expected: Expected,
  text: string,
  { task, bullet }: { task: Task; bullet: Bullet },
): Ruling {
  const node = task.cache.read(text);
  const { model } = expected;
  if (!node || !model) return 'right';
  // A form the scheme's own line does not have cannot be asked of the learner.
  if (expected.form && hasForm(model, expected.form) && !hasForm(node, expected.form)) return 'form';
  const ownForm = impliedForm(expected, { task, bullet });
  return ownForm && hasForm(model, ownForm) && !hasForm(node, ownForm) ? 'form' : 'right';
}

/** What is asked of an answer without saying so: numbers simplified, equations free of brackets. */
function impliedForm(
  { kind, form }: Expected,
  { task, bullet }: { task: Task; bullet: Bullet },
): RequiredForm | undefined {
  const isShown = task.scheme.policies.showThat === true;
  if (!(task.answerBullets.has(bullet.n) || isShown)) return undefined;
  if (kind === 'equation' && (form === undefined || form === 'simplest')) return 'expanded';
  return form === undefined && (kind === 'number' || kind === 'solved') ? 'simplest' : undefined;
}

type FaultQuery = { readonly task: Task; readonly bullet: Bullet; readonly wantsUnit: boolean };

/** The value is right, but not how it is shown. */
function findFault(
  expected: Expected,
  text: string,
  { task, bullet, wantsUnit }: FaultQuery,
): PresentationFault | undefined {
  if (!task.answerBullets.has(bullet.n)) return undefined;
  const compare = (policy: AnswerPolicy) =>
    task.cache.compare(expected.tex, text, policy).verdict === 'correct';
  if (wantsUnit && listAccuracies(task, bullet).some((accuracy) => compare({ ...accuracy, units: 'ignore' })))
    return 'unit';
  const { decimalPlaces, significantFigures, tolerance } = task.scheme.policies;
  if (tolerance || (decimalPlaces === undefined && significantFigures?.max === undefined)) return undefined;
  const units = wantsUnit ? 'required' : 'ignore';
  if (!compare({ ...ANY_ROUNDING, units }) && !compare({ units })) return undefined;
  return decimalPlaces === undefined ? 'figures' : 'places';
}
