import { combinations, mentalSteps, shifted } from './derive-values.ts';
import { ATOMIC_MASSES, FORMULA_NUMBERS, KNOWN_VALUES } from './fixed-numbers.table.ts';
import type { Given } from './givens.ts';
import { figuresOf, isExactly, isRounding, placesOf } from './number-literal.ts';
import { partValues } from './part-values.ts';
import { constant, fromGiven, type Source } from './play.ts';
import type { Site } from './question-map.ts';
import type { Member } from './solution-members.ts';
import type { Knowledge, Refusal } from './trace.ts';

/** Where a number may come from; a number is changed only where all its explanations agree. */
export function explainSite(
  site: Site,
  member: Member | undefined,
  known: Knowledge,
): readonly Source[] | Refusal {
  if (member !== undefined && constantsOf(member).has(site)) return [constant(site.value)];
  if (member?.hasLetters === true && member.node !== undefined) {
    const found = besideLetters(site, member, known);
    if (found !== undefined) return found;
  }
  for (const explain of TIERS) {
    const found = explain(site, member, known);
    if (found.length > 0) return found;
  }
  return { reason: `The number ${shown(site)} cannot be traced to the givens.` };
}

export function shown({ text, exponent }: Site): string {
  return exponent === undefined ? text : `${text} × 10^${exponent.value}`;
}

type Explain = (site: Site, member: Member | undefined, known: Knowledge) => readonly Source[];

/** The numbers of a member that its own formula has too, in the order in which they stand there. */
function constantsOf(member: Member): ReadonlySet<Site> {
  let formula = member.before;
  while (formula !== undefined && !(formula.hasLetters && formula.sites.length > 0)) formula = formula.before;
  const found = new Set<Site>();
  for (const isScript of [false, true]) {
    const wanted = (formula?.sites ?? [])
      .filter((site) => site.isScript === isScript)
      .map(({ text }) => text);
    for (const site of member.sites) {
      if (site.isScript !== isScript || wanted[0] !== site.text) continue;
      wanted.shift();
      found.add(site);
    }
  }
  return found;
}

/** A number beside letters belongs to the formula, until givens are put in beside letters. */
function besideLetters(site: Site, member: Member, known: Knowledge): readonly Source[] | undefined {
  const same = equals(site, known);
  if (same.length > 0 && !isFormulaNumber(site)) known.substituted.add(member.section);
  if (known.substituted.has(member.section) && !site.isScript) return same.length > 0 ? same : undefined;
  return isFormulaNumber(site) ? [constant(site.value)] : undefined;
}

function isFormulaNumber(site: Site): boolean {
  return isOneOf(site, KNOWN_VALUES) || (placesOf(site) === 0 && isOneOf(site, FORMULA_NUMBERS));
}

function isOneOf(site: Site, values: readonly number[]): boolean {
  return values.some((value) => isExactly(site, value));
}

/** A value that a line names without working it out. */
function isNamed(site: Site, member: Member | undefined): boolean {
  if (site.part === 'answer') return true;
  return member?.before !== undefined && member.sites.length === 1 && !member.hasLetters;
}

/** Givens and results of the same value, and parts of the member before that come to it exactly. */
const asEqual: Explain = (site, member, known) => {
  const parts = partsBefore(member, known).filter(({ old }) => isExactly(site, old));
  const isPlain = isFormulaNumber(site) && !isNamed(site, member);
  return [
    ...equals(site, known),
    ...parts,
    ...(isPlain ? [constant(site.value), ...countedFrom(site, known)] : []),
    ...(site.isScript && site.value <= 12 ? [constant(site.value)] : []),
  ];
};

function equals(site: Site, { givens, results }: Knowledge): Source[] {
  const given = closest(
    site,
    givens.map((each) => ({ site: each.site, source: sourceOf(each) })),
  );
  return [...given, ...closest(site, results)];
}

type Valued = { readonly site: Site; readonly source: Source };

/** Those written alike, or else those of the same value. */
function closest(site: Site, all: readonly Valued[]): Source[] {
  const same = all.filter((each) => isExactly(site, each.source.old));
  const alike = same.filter((each) => each.site.text === site.text);
  return (alike.length > 0 ? alike : same).map(({ source }) => source);
}

export function sourceOf(given: Given): Source {
  return given.fixed === undefined ? fromGiven(given) : constant(given.value);
}

function partsBefore(member: Member | undefined, known: Knowledge): Source[] {
  return member?.before?.isArithmetic === true ? partValues(member.before, known.rootsOf) : [];
}

/** One more or one fewer than a number of things: seven counters are left of eight. */
function countedFrom(site: Site, { givens, results }: Knowledge): Source[] {
  const isCount = (value: number): boolean =>
    Number.isInteger(value) && Math.abs(Math.abs(value - site.value) - 1) < 1e-9;
  if (placesOf(site) > 0 || site.exponent !== undefined) return [];
  const counts = givens.filter(({ unit, site: own }) => unit === '' && placesOf(own) === 0).map(sourceOf);
  const found = results.filter((each) => placesOf(each.site) === 0).map(({ source }) => source);
  return [...counts, ...found]
    .filter(({ old, roots }) => roots.size > 0 && isCount(old))
    .map((source) => shifted(source, site.value - source.old));
}

/** Parts of the member before, rounded, and what people make of a given in their heads. */
const asDerived: Explain = (site, member, known) => {
  const parts = partsBefore(member, known).filter(({ old }) => fits(site, old));
  if (parts.length > 0) return parts;
  if (placesOf(site) === 0 && FORMULA_NUMBERS.includes(site.value)) return [];
  const steps = known.givens.flatMap((given) =>
    mentalSteps(given).map((step) => (given.fixed === undefined ? step : constant(step.old))),
  );
  const found = [...steps.filter(({ old }) => fits(site, old)), ...countedFrom(site, known)];
  return found.some(({ roots }) => roots.size > 0)
    ? found
    : found.slice(0, 1).map(() => constant(site.value));
};

const asConstant: Explain = (site, member, known) => {
  if (isNamed(site, member)) return [];
  if (member?.hasLetters === true && known.substituted.has(member.section)) return [];
  const isChemical = /\\mathrm\{[A-Z][a-z]?_?\d?[^{}]*\}/.test(known.tex);
  const isAtomic = isChemical && isOneOf(site, ATOMIC_MASSES);
  const isScale = /\bp(?:OH|H)\b/.test(known.tex) && isExactly(site, 14);
  return isFormulaNumber(site) || isAtomic || isScale ? [constant(site.value)] : [];
};

const MOST_COMBINED = 9;

/** Two values put together in the head. */
const asCombination: Explain = (site, member, known) => {
  if (isNamed(site, member) || (site.value <= 4 && placesOf(site) === 0)) return [];
  const values = [...known.givens.map(sourceOf), ...known.results.map(({ source }) => source)];
  return combinations(values.slice(-MOST_COMBINED)).filter(({ old }) => fits(site, old));
};

const TIERS: readonly Explain[] = [asEqual, asDerived, asConstant, asCombination];

/** A whole number is rounded by nobody without a reason; a decimal of two figures may be. */
export function fits(site: Site, value: number): boolean {
  if (isExactly(site, value)) return true;
  const isRounded = placesOf(site) > 0 || site.exponent !== undefined || figuresOf(site) > 2;
  return isRounded && figuresOf(site) > 1 && isRounding(site, value);
}
