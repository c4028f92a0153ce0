import type { Finding } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
import { deriveMentally } from '../numbers/derive-values.ts';
import { findGivens, type GivenNumber } from '../numbers/givens.ts';
import { isExactly, isRounding } from '../numbers/number-literal.ts';
import { findNumberSites, type NumberSite } from '../numbers/question-map.ts';
import { errorFinding, printQuestion } from './check-authored.ts';

type QuestionGivens = {
  readonly givens: readonly GivenNumber[];
  /** The givens that the solution does not use. */
  readonly unused: readonly GivenNumber[];
  /** The numbers of the solution. */
  readonly worked: readonly NumberSite[];
};

/** Finds the quantities that a question gives, and those that its solution does not use. */
function findQuestionGivens(question: Question): QuestionGivens {
  const tex = printQuestion(question);
  const sites = findNumberSites(tex);
  const worked = sites.filter(({ part }) => part === 'solution');
  const givens = findGivens(tex, sites).filter(({ unit, fixed }) => unit !== '' && fixed === undefined);
  return { worked, givens, unused: givens.filter((given) => !isUsed(given, worked)) };
}

/** Whether the solution uses a given: unchanged, in another power of ten, or converted mentally. */
function isUsed(given: GivenNumber, worked: readonly NumberSite[]): boolean {
  const made = deriveMentally(given).map(({ old }) => old);
  return worked.some(
    (site) => digitsOf(site.value) === digitsOf(given.value) || made.some((value) => isRounding(site, value)),
  );
}

function digitsOf(value: number): string {
  return value
    .toExponential(9)
    .replace(/e.*$/, '')
    .replace(/\.?0+$/, '');
}

/** Checks a numerical variant: where the source's solution substitutes a given, the variant's solution substitutes the new one. */
export function newGivensAreUsed(made: Question, parent: Question): Finding[] {
  const [now, before] = [findQuestionGivens(made), findQuestionGivens(parent)];
  if (now.givens.length !== before.givens.length) return [];
  const unused = now.givens.find((given, index) => {
    const old = before.givens[index];
    if (old === undefined || old.value === given.value) return false;
    return isSubstituted(old, before) && !isSubstituted(given, now);
  });
  if (unused === undefined) return [];
  const message = `The solution does not use ${formatQuantity(unused)}, which the stem gives.`;
  return [errorFinding('givens-are-used', message)];
}

function isSubstituted({ value }: GivenNumber, { worked }: QuestionGivens): boolean {
  return worked.some((site) => isExactly(site, value));
}

/** Checks a combined problem: its solution uses most of the givens. */
export function mostGivensAreUsed(made: Question): Finding[] {
  const { givens, unused } = findQuestionGivens(made);
  if (unused.length < 2 || unused.length * 2 < givens.length) return [];
  const list = unused.map(formatQuantity).join(', ');
  return [errorFinding('givens-are-used', `The solution does not use ${list}; use them or leave them out.`)];
}

/** Checks that the stem gives the quantities of the source with their units, and no others. */
export function givensAreKept(made: Question, parent: Question): Finding[] {
  const [now, before] = [findQuantities(made), findQuantities(parent)];
  const whole = printQuestion(parent);
  const lost = before.stem.find((each) => !now.all.some((other) => isSameQuantity(each, other)));
  const added = now.stem.find((each) => !whole.includes(each.text));
  const swapped = now.stem.find((each) => before.stem.some((other) => isSwapped(each, other, before.stem)));
  const broken = lost ?? added ?? swapped;
  if (broken === undefined) return [];
  const message = `${formatQuantity(broken)} differs from the source; keep its givens.`;
  return [errorFinding('givens-are-kept', message)];
}

type Quantity = Pick<NumberSite, 'text' | 'unit'>;

function findQuantities(question: Question): { stem: readonly NumberSite[]; all: readonly NumberSite[] } {
  const all = findNumberSites(printQuestion(question)).filter(({ isScript }) => !isScript);
  return { all, stem: all.filter(({ part, unit }) => part === 'stem' && unit !== '') };
}

/** Whether two quantities agree; the other one may state its unit in words. */
function isSameQuantity(one: Quantity, other: Quantity): boolean {
  const isSameUnit = other.unit === '' || stripSpacing(one.unit) === stripSpacing(other.unit);
  return one.text === other.text && isSameUnit;
}

function isSwapped(one: Quantity, other: Quantity, all: readonly Quantity[]): boolean {
  return one.text === other.text && !all.some((each) => isSameQuantity(one, each));
}

function stripSpacing(unit: string): string {
  return unit.replace(/\\,|[\s{}~]/g, '');
}

function formatQuantity(quantity: GivenNumber | NumberSite): string {
  const { text, unit } = 'site' in quantity ? quantity.site : quantity;
  return `${text} ${stripSpacing(unit)}`;
}
