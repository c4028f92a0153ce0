import type { Finding } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
import { deriveConversions } from '../numbers/derive-values.ts';
import { findGivens, type GivenNumber } from '../numbers/givens.ts';
import { isExactly, isRounding } from '../numbers/number-literal.ts';
import { findNumberSites, type NumberSite } from '../numbers/question-map.ts';
import { createErrorFinding, printQuestion } from './check-authored.ts';

/** The givens of a question: the quantities that its stem states. */
type QuestionGivens = {
  readonly givens: readonly GivenNumber[];
  /** The givens that the solution does not use. */
  readonly unused: readonly GivenNumber[];
  /** The numbers of the solution. */
  readonly solutionNumbers: readonly NumberSite[];
};

/** Finds the givens with a unit, and those that the solution does not use. Fixed numbers, such as constants, are excluded. */
function findQuestionGivens(question: Question): QuestionGivens {
  const tex = printQuestion(question);
  const sites = findNumberSites(tex);
  const solutionNumbers = sites.filter(({ area }) => area === 'solution');
  const givens = findGivens(tex, sites).filter(
    ({ unit, fixedReason }) => unit !== '' && fixedReason === undefined,
  );
  return { solutionNumbers, givens, unused: givens.filter((given) => !isUsed(given, solutionNumbers)) };
}

/** Whether the solution uses a given: unchanged, in another power of ten, or after a conversion that is not written down. */
function isUsed(given: GivenNumber, solutionNumbers: readonly NumberSite[]): boolean {
  const derivedValues = deriveConversions(given).map(({ originalValue }) => originalValue);
  return solutionNumbers.some(
    (site) =>
      formatDigits(site.value) === formatDigits(given.value) ||
      derivedValues.some((value) => isRounding(site, value)),
  );
}

/** Formats the significant digits of a value, so that values that differ by a power of ten are equal. */
function formatDigits(value: number): string {
  return value
    .toExponential(9)
    .replace(/e.*$/, '')
    .replace(/\.?0+$/, '');
}

/**
 * Checks a numerical variant. If the solution of the parent contains a given, the solution of the variant must contain the new
 * value of this given.
 */
export function checkNewGivensAreUsed(variant: Question, parent: Question): Finding[] {
  const [now, before] = [findQuestionGivens(variant), findQuestionGivens(parent)];
  if (now.givens.length !== before.givens.length) return [];
  const unused = now.givens.find((given, index) => {
    const old = before.givens[index];
    if (old === undefined || old.value === given.value) return false;
    return isSubstituted(old, before) && !isSubstituted(given, now);
  });
  if (unused === undefined) return [];
  const message = `The solution does not use ${formatQuantity(unused)}, which the stem gives.`;
  return [createErrorFinding('givens-are-used', message)];
}

function isSubstituted({ value }: GivenNumber, { solutionNumbers }: QuestionGivens): boolean {
  return solutionNumbers.some((site) => isExactly(site, value));
}

/** Checks that the solution of a combined problem uses most of its givens. */
export function checkMostGivensAreUsed(problem: Question): Finding[] {
  const { givens, unused } = findQuestionGivens(problem);
  if (unused.length < 2 || unused.length * 2 < givens.length) return [];
  const list = unused.map(formatQuantity).join(', ');
  return [
    createErrorFinding('givens-are-used', `The solution does not use ${list}; use them or leave them out.`),
  ];
}

/** Checks that the stem states the quantities of its parent with their units, and no others. */
export function checkGivensAreKept(child: Question, parent: Question): Finding[] {
  const [now, before] = [findQuantities(child), findQuantities(parent)];
  const parentTex = printQuestion(parent);
  const lost = before.stem.find((quantity) => !now.all.some((other) => isSameQuantity(quantity, other)));
  const added = now.stem.find(({ text }) => !parentTex.includes(text));
  const changedUnit = now.stem.find((quantity) => hasOtherUnit(quantity, before.stem));
  const broken = lost ?? added ?? changedUnit;
  if (broken === undefined) return [];
  const message = `${formatQuantity(broken)} differs from the source; keep its givens.`;
  return [createErrorFinding('givens-are-kept', message)];
}

type Quantity = Pick<NumberSite, 'text' | 'unit'>;

function findQuantities(question: Question): { stem: readonly NumberSite[]; all: readonly NumberSite[] } {
  const all = findNumberSites(printQuestion(question)).filter(({ isExponent }) => !isExponent);
  return { all, stem: all.filter(({ area, unit }) => area === 'stem' && unit !== '') };
}

/** Whether two quantities agree; `other` may have no unit, because its unit may be written in words. */
function isSameQuantity(quantity: Quantity, other: Quantity): boolean {
  const isSameUnit = other.unit === '' || stripSpacing(quantity.unit) === stripSpacing(other.unit);
  return quantity.text === other.text && isSameUnit;
}

/** Whether the number of a quantity occurs among the others, but only with another unit. */
function hasOtherUnit(quantity: Quantity, others: readonly Quantity[]): boolean {
  const sameNumber = others.filter(({ text }) => text === quantity.text);
  return sameNumber.length > 0 && !sameNumber.some((other) => isSameQuantity(quantity, other));
}

function stripSpacing(unit: string): string {
  return unit.replace(/\\,|[\s{}~]/g, '');
}

function formatQuantity(quantity: GivenNumber | NumberSite): string {
  const { text, unit } = 'site' in quantity ? quantity.site : quantity;
  return `${text} ${stripSpacing(unit)}`;
}
