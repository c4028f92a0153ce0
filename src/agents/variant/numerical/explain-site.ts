import {
  type Derivation,
  deriveConstant,
  deriveFromGiven,
  type Recomputation,
} from '../../numbers/derivation.ts';
import {
  deriveCombinations,
  deriveComplements,
  deriveMentally,
  deriveSums,
  shiftDerivation,
} from '../../numbers/derive-values.ts';
import {
  ATOMIC_MASSES,
  FORMULA_NUMBERS,
  KNOWN_VALUES,
  VALUES_OF_A_MATTER,
} from '../../numbers/fixed-numbers.table.ts';
import { countDecimalPlaces, countFigures, isExactly, isRounding } from '../../numbers/number-literal.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import type { SolutionMember } from '../../numbers/solution-members.ts';
import { deriveGiven, findEqualValues } from './equal-values.ts';
import { explainSuccessiveDraws } from './explain-successive-draws.ts';
import { formulaMasses } from './formula-masses.ts';
import { lowestTerms } from './lowest-terms.ts';
import { partValues } from './part-values.ts';
import type { TraceKnowledge, TraceRefusal } from './trace.ts';

/** Where a number may come from; a number is changed only where all its explanations agree. */
export function explainSite(
  site: NumberSite,
  member: SolutionMember | undefined,
  known: TraceKnowledge,
): readonly Derivation[] | TraceRefusal {
  if (member !== undefined && constantsOf(member, known).has(site)) return [deriveConstant(site.value)];
  const drawn = member && explainSuccessiveDraws(site, member, known);
  if (drawn !== undefined && drawn.length > 0) return drawn;
  if (member?.hasLetters === true && member.node !== undefined) {
    const found = besideLetters(site, member, known);
    if (found !== undefined) return found;
  }
  for (const explain of TIERS) {
    const found = explain(site, member, known);
    if (found.length > 0) return found;
  }
  return { reason: `The number ${formatNumber(site)} cannot be traced to the givens.` };
}

export function formatNumber({ text, exponent }: NumberSite): string {
  return exponent === undefined ? text : `${text} × 10^${exponent.value}`;
}

const MAX_COMBINED = 9;

type Explain = (
  site: NumberSite,
  member: SolutionMember | undefined,
  known: TraceKnowledge,
) => readonly Derivation[];

/** The numbers of a member that its own formula has too, in the order in which they stand there. */
function constantsOf(member: SolutionMember, { sources }: TraceKnowledge): ReadonlySet<NumberSite> {
  let formula = member.before;
  while (formula !== undefined && !(formula.hasLetters && formula.sites.length > 0)) formula = formula.before;
  const found = new Set<NumberSite>();
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
function besideLetters(
  site: NumberSite,
  member: SolutionMember,
  known: TraceKnowledge,
): readonly Derivation[] | undefined {
  const same = findEqualValues(site, known);
  if (same.length > 0 && !isFormulaNumber(site, known)) known.substituted.add(member.section);
  if (known.substituted.has(member.section) && !site.isScript) return same.length > 0 ? same : undefined;
  return isFormulaNumber(site, known) ? [deriveConstant(site.value)] : undefined;
}

function isFormulaNumber(site: NumberSite, { tex }: TraceKnowledge): boolean {
  const isOfMatter = VALUES_OF_A_MATTER.some(
    ({ values, matter }) => isOneOf(site, values) && matter.test(tex),
  );
  const isWhole = countDecimalPlaces(site) === 0 && isOneOf(site, FORMULA_NUMBERS);
  return isOfMatter || isWhole || isOneOf(site, KNOWN_VALUES) || isOneOf(site, formulaMasses(tex));
}

function isOneOf(site: NumberSite, values: readonly number[]): boolean {
  return values.some((value) => isExactly(site, value));
}

/** A value that a line names without working it out. */
function isNamed(site: NumberSite, member: SolutionMember | undefined): boolean {
  if (site.part === 'answer') return true;
  return member?.before !== undefined && member.sites.length === 1 && !member.hasLetters;
}

/** Givens and results of the same value, and parts of the member before that come to it exactly. */
const asEqual: Explain = (site, member, known) => {
  const parts = partsBefore(member, known).filter(({ old }) => isExactly(site, old));
  const isPlain = isFormulaNumber(site, known) && !isNamed(site, member);
  return [
    ...findEqualValues(site, known),
    ...parts,
    ...(isPlain ? [deriveConstant(site.value), ...countedFrom(site, known), ...unsaid(site, known)] : []),
    ...(isPlain ? shareOf(site, member, known) : []),
    ...(site.isScript && site.value <= 12 ? [deriveConstant(site.value)] : []),
  ];
};

/**
 * What looks like a number of a formula may be a difference of whole givens, what is left of a percentage, or a
 * percentage of a given: the 100 patients are 10% of 1000.
 */
function unsaid(site: NumberSite, { givens }: TraceKnowledge): Derivation[] {
  const whole = givens.filter((each) => countDecimalPlaces(each.site) === 0);
  const differences = [...Map.groupBy(whole, ({ unit }) => unit).values()].flatMap((alike) =>
    deriveSums(alike.map(deriveGiven)),
  );
  const shares = givens.filter(({ isPercent }) => isPercent).map(deriveGiven);
  const left = deriveComplements(shares, 100);
  const parts = givens
    .filter(({ isPercent }) => !isPercent)
    .flatMap((given) => [...shares, ...left].map((share) => partOf(deriveGiven(given), share)));
  return [...differences, ...left, ...parts].filter(({ old }) => isExactly(site, old));
}

function partOf(whole: Derivation, share: Derivation): Derivation {
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
function shareOf(
  site: NumberSite,
  member: SolutionMember | undefined,
  { givens }: TraceKnowledge,
): Derivation[] {
  const [top, bottom, ...more] = member?.node?.kind === 'quotient' ? member.sites : [];
  if (top === undefined || bottom === undefined || more.length > 0) return [];
  return givens
    .filter(({ isPercent, value }) => isPercent && isExactly(top, (value / 100) * bottom.value))
    .map((given) =>
      deriveFromGiven(given, (value) => lowestTerms(value / 100)?.[site === top ? 0 : 1] ?? Number.NaN),
    );
}

function partsBefore(member: SolutionMember | undefined, known: TraceKnowledge): Derivation[] {
  return member?.before === undefined ? [] : partValues(member.before, known.rootsOf);
}

/** One more or one fewer than a number of things: seven counters are left of eight. */
function countedFrom(site: NumberSite, { givens, results }: TraceKnowledge): Derivation[] {
  const isCount = (value: number): boolean =>
    Number.isInteger(value) && Math.abs(Math.abs(value - site.value) - 1) < 1e-9;
  if (countDecimalPlaces(site) > 0 || site.exponent !== undefined) return [];
  const counts = givens
    .filter(({ unit, site: own }) => unit === '' && countDecimalPlaces(own) === 0)
    .map(deriveGiven);
  const found = results.filter((each) => countDecimalPlaces(each.site) === 0).map(({ source }) => source);
  return [...counts, ...found]
    .filter(({ old, roots }) => roots.size > 0 && isCount(old))
    .map((source) => shiftDerivation(source, site.value - source.old));
}

const WHOLES: Readonly<Record<string, readonly number[]>> = { '%': [100], '°': [90, 180, 360] };

/** Parts of the member before, rounded, and what people make of a given in their heads. */
const asDerived: Explain = (site, member, known) => {
  const parts = partsBefore(member, known).filter(({ old }) => matchesNumber(site, old));
  if (parts.length > 0) return parts;
  if (countDecimalPlaces(site) === 0 && FORMULA_NUMBERS.includes(site.value)) return [];
  const steps = known.givens.flatMap((given) =>
    deriveMentally(given).map((step) => (given.fixed === undefined ? step : deriveConstant(step.old))),
  );
  const values = [...known.givens.map(deriveGiven), ...known.results.map(({ source }) => source)];
  const others = [
    ...(WHOLES[site.unit] ?? []).flatMap((whole) => deriveComplements(values, whole)),
    // Half of one given may as well be the difference of two.
    ...(isNamed(site, member) ? [] : deriveSums(values.slice(-MAX_COMBINED))),
  ];
  const found = [...steps, ...others]
    .filter(({ old }) => matchesNumber(site, old))
    .concat(countedFrom(site, known));
  return found.some(({ roots }) => roots.size > 0)
    ? found
    : found.slice(0, 1).map(() => deriveConstant(site.value));
};

const asConstant: Explain = (site, member, known) => {
  if (isNamed(site, member)) return [];
  if (member?.hasLetters === true && known.substituted.has(member.section)) return [];
  const isChemical = /\\mathrm\{[A-Z][a-z]?_?\d?[^{}]*\}/.test(known.tex);
  const isAtomic = isChemical && isOneOf(site, ATOMIC_MASSES);
  const isScale = /\bp(?:OH|H)\b/.test(known.tex) && isExactly(site, 14);
  return isFormulaNumber(site, known) || isAtomic || isScale ? [deriveConstant(site.value)] : [];
};

/** Two values put together in the head. */
const asCombination: Explain = (site, member, known) => {
  if (isNamed(site, member) || (site.value <= 4 && countDecimalPlaces(site) === 0)) return [];
  const values = [...known.givens.map(deriveGiven), ...known.results.map(({ source }) => source)];
  return deriveCombinations(values.slice(-MAX_COMBINED)).filter(({ old }) => matchesNumber(site, old));
};

/** What an earlier line comes to that no line shows. */
const asLineBefore: Explain = (site, member, known) => {
  const lines = known.lines.filter((line) => line.section === member?.section && line !== member);
  return lines
    .flatMap((line) => partValues(line, known.rootsOf).slice(0, 1))
    .filter(({ old }) => matchesNumber(site, old));
};

const SIDE =
  /\b(?:below|above|under|over|less than|more than|greater than|at (?:least|most)|exceeds?|beyond|normal\w* (?:is|of))\s*\$?\s*$/;

/** A limit that the subject sets: it stays, and what is compared with it stays on its side. */
const asLimit: Explain = (site, member, known) => {
  if (site.part !== 'solution' || member?.before !== undefined || !SIDE.test(known.tex.slice(0, site.start)))
    return [];
  const compared = known.results.filter((each) => each.site.unit === site.unit).map(({ source }) => source);
  const staysOn = ({ old, now }: Derivation, play: Recomputation): boolean => {
    const made = now(play);
    return made !== undefined && Math.sign(made - site.value) === Math.sign(old - site.value);
  };
  const now = (play: Recomputation): number | undefined =>
    compared.every((each) => staysOn(each, play)) ? site.value : undefined;
  return compared.length === 0 || site.unit === '' ? [] : [{ old: site.value, now, roots: new Set() }];
};

const TIERS: readonly Explain[] = [asEqual, asDerived, asConstant, asLineBefore, asCombination, asLimit];

/** A whole number is rounded by nobody without a reason; a decimal of two figures may be. */
export function matchesNumber(site: NumberSite, value: number): boolean {
  if (isExactly(site, value)) return true;
  const isRounded = countDecimalPlaces(site) > 0 || site.exponent !== undefined || countFigures(site) > 2;
  return isRounded && countFigures(site) > 1 && isRounding(site, value);
}
