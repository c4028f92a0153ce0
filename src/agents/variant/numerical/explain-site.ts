import {
  combineDerivations,
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
  SUBJECT_VALUES,
} from '../../numbers/fixed-numbers.table.ts';
import { countFigures, countPlaces, isExactly, isRounding } from '../../numbers/number-literal.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import type { SolutionMember } from '../../numbers/solution-members.ts';
import { deriveGiven, findEqualValues } from './equal-values.ts';
import { explainSuccessiveDraws } from './explain-successive-draws.ts';
import { computeFormulaMasses } from './formula-masses.ts';
import { lowestTerms } from './lowest-terms.ts';
import { derivePartValues } from './part-values.ts';
import type { TraceRefusal, TraceState } from './trace.ts';

/** Finds all possible derivations of a number; the number is changed only if they agree. */
export function explainSite(
  site: NumberSite,
  member: SolutionMember | undefined,
  known: TraceState,
): readonly Derivation[] | TraceRefusal {
  if (member !== undefined && findFormulaConstants(member, known).has(site))
    return [deriveConstant(site.value)];
  const drawn = member && explainSuccessiveDraws(site, member, known);
  if (drawn !== undefined && drawn.length > 0) return drawn;
  if (member?.hasLetters === true && member.node !== undefined) {
    const found = explainBesideLetters(site, member, known);
    if (found !== undefined) return found;
  }
  for (const explain of TIERS) {
    const found = explain(site, member, known);
    if (found.length > 0) return found;
  }
  return { reason: `The number ${formatNumber(site)} cannot be traced to the givens.` };
}

/** A number as text, with its power of ten. */
export function formatNumber({ text, exponent }: NumberSite): string {
  return exponent === undefined ? text : `${text} × 10^${exponent.value}`;
}

/** The number of recent values whose combinations are tried. */
const MAX_COMBINED = 9;

type Explain = (
  site: NumberSite,
  member: SolutionMember | undefined,
  known: TraceState,
) => readonly Derivation[];

/** Finds the numbers of a member that also occur in its formula, in the same order; these are constants. */
function findFormulaConstants(member: SolutionMember, { derivations }: TraceState): ReadonlySet<NumberSite> {
  let formula = member.before;
  while (formula !== undefined && !(formula.hasLetters && formula.sites.length > 0)) formula = formula.before;
  const found = new Set<NumberSite>();
  for (const isScript of [false, true]) {
    const remaining = (formula?.sites ?? [])
      .filter((site) => site.isScript === isScript && (derivations.get(site)?.dependsOn.size ?? 0) === 0)
      .map(({ text }) => text);
    for (const site of member.sites) {
      if (site.isScript !== isScript || remaining[0] !== site.text) continue;
      remaining.shift();
      found.add(site);
    }
  }
  return found;
}

/**
 * A number beside letters belongs to the formula, unless an earlier formula of the section already mixes givens and
 * letters.
 */
function explainBesideLetters(
  site: NumberSite,
  member: SolutionMember,
  known: TraceState,
): readonly Derivation[] | undefined {
  const same = findEqualValues(site, known);
  if (same.length > 0 && !isFormulaNumber(site, known)) known.substituted.add(member.section);
  if (known.substituted.has(member.section) && !site.isScript) return same.length > 0 ? same : undefined;
  return isFormulaNumber(site, known) ? [deriveConstant(site.value)] : undefined;
}

function isFormulaNumber(site: NumberSite, { tex }: TraceState): boolean {
  const isSubjectValue = SUBJECT_VALUES.some(
    ({ values, subject }) => isOneOf(site, values) && subject.test(tex),
  );
  const isWhole = countPlaces(site) === 0 && isOneOf(site, FORMULA_NUMBERS);
  return isSubjectValue || isWhole || isOneOf(site, KNOWN_VALUES) || isOneOf(site, computeFormulaMasses(tex));
}

function isOneOf(site: NumberSite, values: readonly number[]): boolean {
  return values.some((value) => isExactly(site, value));
}

/** Whether a value is stated without a computation. */
function isStated(site: NumberSite, member: SolutionMember | undefined): boolean {
  if (site.part === 'answer') return true;
  return member?.before !== undefined && member.sites.length === 1 && !member.hasLetters;
}

/** Givens and results of the same value, and parts of the previous member with exactly this value. */
const asEqual: Explain = (site, member, known) => {
  const parts = derivePartsBefore(member, known).filter(({ old }) => isExactly(site, old));
  const mayBeConstant = isFormulaNumber(site, known) && !isStated(site, member);
  return [
    ...findEqualValues(site, known),
    ...parts,
    ...(mayBeConstant ? deriveConstantOrCount(site, member, known) : []),
    ...(site.isScript && site.value <= 12 ? [deriveConstant(site.value)] : []),
  ];
};

/** A number that may be part of the formula, or a count, difference or percentage that equals such a number. */
const deriveConstantOrCount: Explain = (site, member, known) => [
  deriveConstant(site.value),
  ...deriveCounts(site, known),
  ...deriveDifferenceOrPercentage(site, known),
  ...deriveShare(site, member, known),
];

/**
 * A number that looks like part of a formula may be a difference of whole givens, the remainder of a percentage, or a
 * percentage of a given: 100 patients may be 10% of 1000.
 */
function deriveDifferenceOrPercentage(site: NumberSite, { givens }: TraceState): Derivation[] {
  const whole = givens.filter((each) => countPlaces(each.site) === 0);
  const differences = [...Map.groupBy(whole, ({ unit }) => unit).values()].flatMap((alike) =>
    deriveSums(alike.map(deriveGiven)),
  );
  const shares = givens.filter(({ isPercent }) => isPercent).map(deriveGiven);
  const remainders = deriveComplements(shares, 100);
  const parts = givens
    .filter(({ isPercent }) => !isPercent)
    .flatMap((given) =>
      [...shares, ...remainders].map((share) =>
        combineDerivations(deriveGiven(given), share, (whole, percent) => (whole * percent) / 100),
      ),
    );
  return [...differences, ...remainders, ...parts].filter(({ old }) => isExactly(site, old));
}

/** The terms of a fraction such as 1/4 may stand for a given percentage such as 25%. */
const deriveShare: Explain = (site, member, { givens }) => {
  const [top, bottom, ...more] = member?.node?.kind === 'quotient' ? member.sites : [];
  if (top === undefined || bottom === undefined || more.length > 0) return [];
  return givens
    .filter(({ isPercent, value }) => isPercent && isExactly(top, (value / 100) * bottom.value))
    .map((given) =>
      deriveFromGiven(given, (value) => lowestTerms(value / 100)?.[site === top ? 0 : 1] ?? Number.NaN),
    );
};

function derivePartsBefore(member: SolutionMember | undefined, known: TraceState): Derivation[] {
  return member?.before === undefined ? [] : derivePartValues(member.before, known.getDependencies);
}

/** One more or one fewer than a count: after one of eight counters is drawn, seven remain. */
function deriveCounts(site: NumberSite, { givens, results }: TraceState): Derivation[] {
  const isCount = (value: number): boolean =>
    Number.isInteger(value) && Math.abs(Math.abs(value - site.value) - 1) < 1e-9;
  if (countPlaces(site) > 0 || site.exponent !== undefined) return [];
  const counts = givens
    .filter(({ unit, site: own }) => unit === '' && countPlaces(own) === 0)
    .map(deriveGiven);
  const found = results.filter((each) => countPlaces(each.site) === 0).map(({ derivation }) => derivation);
  return [...counts, ...found]
    .filter(({ old, dependsOn }) => dependsOn.size > 0 && isCount(old))
    .map((derivation) => shiftDerivation(derivation, site.value - derivation.old));
}

/** Totals of which a value may be the remainder, by unit. */
const WHOLES: Readonly<Record<string, readonly number[]>> = { '%': [100], '°': [90, 180, 360] };

/** Parts of the previous member, rounded, and givens converted in a step that the solution does not write out. */
const asDerived: Explain = (site, member, known) => {
  const parts = derivePartsBefore(member, known).filter(({ old }) => matchesNumber(site, old));
  if (parts.length > 0) return parts;
  if (countPlaces(site) === 0 && FORMULA_NUMBERS.includes(site.value)) return [];
  const steps = known.givens.flatMap((given) =>
    deriveMentally(given).map((step) => (given.fixed === undefined ? step : deriveConstant(step.old))),
  );
  const values = listValues(known);
  const others = [
    ...(WHOLES[site.unit] ?? []).flatMap((whole) => deriveComplements(values, whole)),
    // Half of one given may also be the difference of two.
    ...(isStated(site, member) ? [] : deriveSums(values.slice(-MAX_COMBINED))),
  ];
  const found = [...steps, ...others]
    .filter(({ old }) => matchesNumber(site, old))
    .concat(deriveCounts(site, known));
  return found.some(({ dependsOn }) => dependsOn.size > 0)
    ? found
    : found.slice(0, 1).map(() => deriveConstant(site.value));
};

/** A constant of the formula, of nature or of the subject. */
const asConstant: Explain = (site, member, known) => {
  if (isStated(site, member)) return [];
  if (member?.hasLetters === true && known.substituted.has(member.section)) return [];
  const isChemical = /\\mathrm\{[A-Z][a-z]?_?\d?[^{}]*\}/.test(known.tex);
  const isAtomic = isChemical && isOneOf(site, ATOMIC_MASSES);
  const isScale = /\bp(?:OH|H)\b/.test(known.tex) && isExactly(site, 14);
  return isFormulaNumber(site, known) || isAtomic || isScale ? [deriveConstant(site.value)] : [];
};

/** All givens and earlier results. */
function listValues({ givens, results }: TraceState): Derivation[] {
  return [...givens.map(deriveGiven), ...results.map(({ derivation }) => derivation)];
}

/** Two values combined in a step that the solution does not write out. */
const asCombination: Explain = (site, member, known) => {
  if (isStated(site, member) || (site.value <= 4 && countPlaces(site) === 0)) return [];
  return deriveCombinations(listValues(known).slice(-MAX_COMBINED)).filter(({ old }) =>
    matchesNumber(site, old),
  );
};

/** The computed value of an earlier line, if no line writes it down. */
const asLineBefore: Explain = (site, member, known) => {
  const lines = known.lines.filter((line) => line.section === member?.section && line !== member);
  return lines
    .flatMap((line) => derivePartValues(line, known.getDependencies).slice(0, 1))
    .filter(({ old }) => matchesNumber(site, old));
};

/** Words that introduce a limit. */
const LIMIT_WORDS =
  /\b(?:below|above|under|over|less than|more than|greater than|at (?:least|most)|exceeds?|beyond|normal\w* (?:is|of))\s*\$?\s*$/;

/** A limit set by the subject: it stays, and values compared with it stay on the same side. */
const asLimit: Explain = (site, member, known) => {
  if (
    site.part !== 'solution' ||
    member?.before !== undefined ||
    !LIMIT_WORDS.test(known.tex.slice(0, site.start))
  )
    return [];
  const compared = known.results
    .filter((each) => each.site.unit === site.unit)
    .map(({ derivation }) => derivation);
  const staysOnSameSide = ({ old, recompute }: Derivation, recomputation: Recomputation): boolean => {
    const newValue = recompute(recomputation);
    return newValue !== undefined && Math.sign(newValue - site.value) === Math.sign(old - site.value);
  };
  const recompute = (recomputation: Recomputation): number | undefined =>
    compared.every((each) => staysOnSameSide(each, recomputation)) ? site.value : undefined;
  return compared.length === 0 || site.unit === ''
    ? []
    : [{ old: site.value, recompute, dependsOn: new Set() }];
};

/** The explanations in the order in which they are tried; the first with a result wins. */
const TIERS: readonly Explain[] = [asEqual, asDerived, asConstant, asLineBefore, asCombination, asLimit];

/** Whether a number may show this value; whole numbers of up to two figures are assumed not to be rounded. */
export function matchesNumber(site: NumberSite, value: number): boolean {
  if (isExactly(site, value)) return true;
  const isRounded = countPlaces(site) > 0 || site.exponent !== undefined || countFigures(site) > 2;
  return isRounded && countFigures(site) > 1 && isRounding(site, value);
}
