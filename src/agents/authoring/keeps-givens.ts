import type { Finding } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
import { mentalSteps } from '../variant/numerical/derive-values.ts';
import { findGivens, type Given } from '../variant/numerical/givens.ts';
import { isExactly, isRounding } from '../variant/numerical/number-literal.ts';
import { mapQuestion, type Site } from '../variant/numerical/question-map.ts';
import { error, printQuestion } from './examine-authored.ts';

type Giving = {
  readonly givens: readonly Given[];
  readonly unused: readonly Given[];
  /** The numbers of the solution. */
  readonly worked: readonly Site[];
};

/** The quantities that a question gives, and those that its solution does not work with. */
function givingOf(question: Question): Giving {
  const tex = printQuestion(question);
  const sites = mapQuestion(tex);
  const worked = sites.filter(({ part }) => part === 'solution');
  const givens = findGivens(tex, sites).filter(({ unit, fixed }) => unit !== '' && fixed === undefined);
  return { worked, givens, unused: givens.filter((given) => !isUsed(given, worked)) };
}

/** As it is, in another power of ten, or as people convert it in their heads. */
function isUsed(given: Given, worked: readonly Site[]): boolean {
  const made = mentalSteps(given).map(({ old }) => old);
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

/** Each given of a numerical variant is put into its solution where that of its source was. */
export function newGivensAreUsed(made: Question, parent: Question): Finding[] {
  const [now, before] = [givingOf(made), givingOf(parent)];
  if (now.givens.length !== before.givens.length) return [];
  const idle = now.givens.find((given, place) => {
    const old = before.givens[place];
    return old !== undefined && old.value !== given.value && isPutIn(old, before) && !isPutIn(given, now);
  });
  return idle === undefined
    ? []
    : [error('givens-are-used', `The solution does not work with ${spelled(idle)}, which the stem gives.`)];
}

function isPutIn({ value }: Given, { worked }: Giving): boolean {
  return worked.some((site) => isExactly(site, value));
}

/** A problem that is woven of several works with what it tells. */
export function mostGivensAreUsed(made: Question): Finding[] {
  const { givens, unused } = givingOf(made);
  if (unused.length < 2 || unused.length * 2 < givens.length) return [];
  const list = unused.map(spelled).join(', ');
  return [
    error('givens-are-used', `The solution does not work with ${list}; weave them in or leave them out.`),
  ];
}

/** Every quantity of the source is told again, with its unit, and no other one. */
export function givensAreKept(made: Question, parent: Question): Finding[] {
  const [now, before] = [quantitiesIn(made), quantitiesIn(parent)];
  const whole = printQuestion(parent);
  const lost = before.stem.find((each) => !now.all.some((other) => isAlike(each, other)));
  const added = now.stem.find((each) => !whole.includes(each.text));
  const swapped = now.stem.find((each) => before.stem.some((other) => isSwapped(each, other, before.stem)));
  const broken = lost ?? added ?? swapped;
  return broken === undefined
    ? []
    : [error('givens-are-kept', `The source does not give what this says of ${spelled(broken)}.`)];
}

type Quantity = Pick<Site, 'text' | 'unit'>;

function quantitiesIn(question: Question): { stem: readonly Site[]; all: readonly Site[] } {
  const all = mapQuestion(printQuestion(question)).filter(({ isScript }) => !isScript);
  return { all, stem: all.filter(({ part, unit }) => part === 'stem' && unit !== '') };
}

/** A unit may be spelled out in words. */
function isAlike(one: Quantity, other: Quantity): boolean {
  return one.text === other.text && (other.unit === '' || bare(one.unit) === bare(other.unit));
}

function isSwapped(one: Quantity, other: Quantity, all: readonly Quantity[]): boolean {
  return one.text === other.text && !all.some((each) => isAlike(one, each));
}

function bare(unit: string): string {
  return unit.replace(/\\,|[\s{}~]/g, '');
}

function spelled(of: Given | Site): string {
  const { text, unit } = 'site' in of ? of.site : of;
  return `${text} ${bare(unit)}`;
}
