import { combinations, complements, mentalSteps, shifted, together } from './derive-values.ts';
import { equals, sourceOf } from './equal-values.ts';
import { explainDraw } from './explain-draw.ts';
import { ATOMIC_MASSES, FORMULA_NUMBERS, KNOWN_VALUES, VALUES_OF_A_MATTER } from './fixed-numbers.table.ts';
import { formulaMasses } from './formula-masses.ts';
import { lowestTerms } from './lowest-terms.ts';
import { figuresOf, isExactly, isRounding, placesOf } from './number-literal.ts';
import { partValues } from './part-values.ts';
import { constant, fromGiven, type Play, type Source } from './play.ts';
import type { Site } from './question-map.ts';
import type { Member } from './solution-members.ts';
import type { Knowledge, Refusal } from './trace.ts';

/** Where a number may come from; a number is changed only where all its explanations agree. */
export function explainSite(
  site: Site,
  member: Member | undefined,
  known: Knowledge,
): readonly Source[] | Refusal {
  if (member !== undefined && constantsOf(member, known).has(site)) return [constant(site.value)];
  const drawn = member && explainDraw(site, member, known);
  if (drawn !== undefined && drawn.length > 0) return drawn;
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

const MAX_COMBINED = 9;

type Explain = (site: Site, member: Member | undefined, known: Knowledge) => readonly Source[];

/** The numbers of a member that its own formula has too, in the order in which they stand there. */
function constantsOf(member: Member, { sources }: Knowledge): ReadonlySet<Site> {
  let formula = member.before;
  while (formula !== undefined && !(formula.hasLetters && formula.sites.length > 0)) formula = formula.before;
  const found = new Set<Site>();
  for (const isScript of [false, true]) {
    const wanted = (formula?.sites ?? [])
      .filter((site) => site.isScript === isScript && (sources.get(site)?.roots.size ?? 0) === 0)
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
  if (same.length > 0 && !isFormulaNumber(site, known)) known.substituted.add(member.section);
  if (known.substituted.has(member.section) && !site.isScript) return same.length > 0 ? same : undefined;
  return isFormulaNumber(site, known) ? [constant(site.value)] : undefined;
}

function isFormulaNumber(site: Site, { tex }: Knowledge): boolean {
  const isOfMatter = VALUES_OF_A_MATTER.some(
    ({ values, matter }) => isOneOf(site, values) && matter.test(tex),
  );
  const isWhole = placesOf(site) === 0 && isOneOf(site, FORMULA_NUMBERS);
  return isOfMatter || isWhole || isOneOf(site, KNOWN_VALUES) || isOneOf(site, formulaMasses(tex));
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
  const isPlain = isFormulaNumber(site, known) && !isNamed(site, member);
  return [
    ...equals(site, known),
    ...parts,
    ...(isPlain ? [constant(site.value), ...countedFrom(site, known), ...unsaid(site, known)] : []),
    ...(isPlain ? shareOf(site, member, known) : []),
    ...(site.isScript && site.value <= 12 ? [constant(site.value)] : []),
  ];
};

/**
 * What looks like a number of a formula may be a difference of whole givens, what is left of a percentage, or a
 * percentage of a given: the 100 patients are 10% of 1000.
 */
function unsaid(site: Site, { givens }: Knowledge): Source[] {
  const whole = givens.filter((each) => placesOf(each.site) === 0);
  const differences = [...Map.groupBy(whole, ({ unit }) => unit).values()].flatMap((alike) =>
    together(alike.map(sourceOf)),
  );
  const shares = givens.filter(({ isPercent }) => isPercent).map(sourceOf);
  const left = complements(shares, 100);
  const parts = givens
    .filter(({ isPercent }) => !isPercent)
    .flatMap((given) => [...shares, ...left].map((share) => partOf(sourceOf(given), share)));
  return [...differences, ...left, ...parts].filter(({ old }) => isExactly(site, old));
}

function partOf(whole: Source, share: Source): Source {
  return {
    old: (whole.old * share.old) / 100,
    now: (play) => {
      const [all, percent] = [whole.now(play), share.now(play)];
      return all === undefined || percent === undefined ? undefined : (all * percent) / 100;
    },
    roots: whole.roots.union(share.roots),
  };
}

/** A quarter may be said of a quarter, or of 25%. */
function shareOf(site: Site, member: Member | undefined, { givens }: Knowledge): Source[] {
  const [top, bottom, ...more] = member?.node?.kind === 'quotient' ? member.sites : [];
  if (top === undefined || bottom === undefined || more.length > 0) return [];
  return givens
    .filter(({ isPercent, value }) => isPercent && isExactly(top, (value / 100) * bottom.value))
    .map((given) =>
      fromGiven(given, (value) => lowestTerms(value / 100)?.[site === top ? 0 : 1] ?? Number.NaN),
    );
}

function partsBefore(member: Member | undefined, known: Knowledge): Source[] {
  return member?.before === undefined ? [] : partValues(member.before, known.rootsOf);
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

const WHOLES: Readonly<Record<string, readonly number[]>> = { '%': [100], '°': [90, 180, 360] };

/** Parts of the member before, rounded, and what people make of a given in their heads. */
const asDerived: Explain = (site, member, known) => {
  const parts = partsBefore(member, known).filter(({ old }) => fits(site, old));
  if (parts.length > 0) return parts;
  if (placesOf(site) === 0 && FORMULA_NUMBERS.includes(site.value)) return [];
  const steps = known.givens.flatMap((given) =>
    mentalSteps(given).map((step) => (given.fixed === undefined ? step : constant(step.old))),
  );
  const values = [...known.givens.map(sourceOf), ...known.results.map(({ source }) => source)];
  const others = [
    ...(WHOLES[site.unit] ?? []).flatMap((whole) => complements(values, whole)),
    // Half of one given may as well be the difference of two.
    ...(isNamed(site, member) ? [] : together(values.slice(-MAX_COMBINED))),
  ];
  const found = [...steps, ...others].filter(({ old }) => fits(site, old)).concat(countedFrom(site, known));
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
  return isFormulaNumber(site, known) || isAtomic || isScale ? [constant(site.value)] : [];
};

/** Two values put together in the head. */
const asCombination: Explain = (site, member, known) => {
  if (isNamed(site, member) || (site.value <= 4 && placesOf(site) === 0)) return [];
  const values = [...known.givens.map(sourceOf), ...known.results.map(({ source }) => source)];
  return combinations(values.slice(-MAX_COMBINED)).filter(({ old }) => fits(site, old));
};

/** What an earlier line comes to that no line shows. */
const asLineBefore: Explain = (site, member, known) => {
  const lines = known.lines.filter((line) => line.section === member?.section && line !== member);
  return lines
    .flatMap((line) => partValues(line, known.rootsOf).slice(0, 1))
    .filter(({ old }) => fits(site, old));
};

const SIDE =
  /\b(?:below|above|under|over|less than|more than|greater than|at (?:least|most)|exceeds?|beyond|normal\w* (?:is|of))\s*\$?\s*$/;

/** A limit that the subject sets: it stays, and what is compared with it stays on its side. */
const asLimit: Explain = (site, member, known) => {
  if (site.part !== 'solution' || member?.before !== undefined || !SIDE.test(known.tex.slice(0, site.start)))
    return [];
  const compared = known.results.filter((each) => each.site.unit === site.unit).map(({ source }) => source);
  const staysOn = ({ old, now }: Source, play: Play): boolean => {
    const made = now(play);
    return made !== undefined && Math.sign(made - site.value) === Math.sign(old - site.value);
  };
  const now = (play: Play): number | undefined =>
    compared.every((each) => staysOn(each, play)) ? site.value : undefined;
  return compared.length === 0 || site.unit === '' ? [] : [{ old: site.value, now, roots: new Set() }];
};

const TIERS: readonly Explain[] = [asEqual, asDerived, asConstant, asLineBefore, asCombination, asLimit];

/** A whole number is rounded by nobody without a reason; a decimal of two figures may be. */
export function fits(site: Site, value: number): boolean {
  if (isExactly(site, value)) return true;
  const isRounded = placesOf(site) > 0 || site.exponent !== undefined || figuresOf(site) > 2;
  return isRounded && figuresOf(site) > 1 && isRounding(site, value);
}
