import {
  combineDerivations,
  type Derivation,
  deriveConstant,
  deriveFromGiven,
  mapDerivation,
  type Recomputation,
} from '../../numbers/derivation.ts';
import {
  deriveCombinations,
  deriveComplements,
  deriveGeneralConversions,
  deriveSums,
  deriveUnitConversions,
  shiftDerivation,
} from '../../numbers/derive-values.ts';
import {
  ATOMIC_MASSES,
  FORMULA_NUMBERS,
  KNOWN_VALUES,
  SUBJECT_VALUES,
} from '../../numbers/fixed-numbers.table.ts';
import { countDecimals, isExactly } from '../../numbers/number-literal.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import type { SolutionMember } from '../../numbers/solution-members.ts';
import { deriveGiven, findEqualValues, matchesNumber } from './equal-values.ts';
import { explainByFormula } from './explain-by-formula.ts';
import { explainSuccessiveDraws } from './explain-successive-draws.ts';
import { computeFormulaMasses } from './formula-masses.ts';
import { reduceFraction } from './reduce-fraction.ts';
import { deriveSolution } from './solve-equation.ts';
import { deriveSubexpressionValues } from './subexpression-values.ts';
import type { TraceRefusal, TraceState } from './trace.ts';

/** Finds all possible derivations of a number, that is, ways to compute it from the givens; the number changes only if they agree. */
export function explainSite(
  site: NumberSite,
  member: SolutionMember | undefined,
  trace: TraceState,
): readonly Derivation[] | TraceRefusal {
  const aligned = member && (explainByFormula(site, member, trace) ?? explainAsSolution(site, member, trace));
  if (aligned !== undefined) return aligned;
  if (member !== undefined && findFormulaConstants(member, trace).has(site))
    return [deriveConstant(site.value)];
  const direct = member && explainAsOnlyGiven(site, member, trace);
  if (direct !== undefined) return direct;
  const draws = member && explainSuccessiveDraws(site, member, trace);
  if (draws !== undefined && draws.length > 0) return draws;
  if (member?.hasLetters === true && member.node !== undefined) {
    const derivations = explainInFormula(site, member, trace);
    if (derivations !== undefined) return derivations;
  }
  const isSubstituted = member !== undefined && trace.getAlignment(member).symbols.has(site);
  for (const explain of EXPLANATIONS) {
    const derivations = explain(site, member, trace);
    // A number that was substituted for a letter is not a number of the formula.
    const changing = isSubstituted ? derivations.filter(({ dependsOn }) => dependsOn.size > 0) : [];
    if (derivations.length > 0) return changing.length > 0 ? changing : derivations;
  }
  return { reason: `The number ${formatNumber(site)} cannot be traced to the givens.` };
}

/**
 * Derives a number of a line that contains each given that may change exactly once, as in `3 \times 2^7` for a sequence with
 * first term 3 and ratio 2. Undefined for other lines.
 */
function explainAsOnlyGiven(
  site: NumberSite,
  member: SolutionMember,
  { givens }: TraceState,
): readonly Derivation[] | undefined {
  const changing = givens.filter(({ fixedReason }) => fixedReason === undefined);
  const given = changing.find((other) => other.site.text === site.text && isExactly(site, other.value));
  const isOnce = ({ value }: { readonly value: number }): boolean =>
    member.sites.filter((other) => isExactly(other, value)).length === 1;
  const isDirect =
    given !== undefined &&
    changing.length > 1 &&
    !member.hasLetters &&
    member.isArithmetic &&
    changing.every(isOnce);
  return isDirect ? [deriveGiven(given)] : undefined;
}

/** Derives the value of a letter, as in `so V = 40`, from the equation before it. */
function explainAsSolution(
  site: NumberSite,
  { letter, previous, sites }: SolutionMember,
  trace: TraceState,
): readonly Derivation[] | undefined {
  if (letter === undefined || sites.length !== 1 || previous?.node?.kind !== 'symbol') return undefined;
  const equation = trace.equations.findLast(({ unknown }) => unknown === letter);
  const solution = equation && deriveSolution(site, equation, trace);
  return solution && [solution];
}

/** Formats a number as text, with its power of ten. */
export function formatNumber({ text, exponent }: NumberSite): string {
  return exponent === undefined ? text : `${text} × 10^${exponent.value}`;
}

/** The number of recent values whose combinations are tried. */
const MAX_COMBINED = 9;

type Explain = (
  site: NumberSite,
  member: SolutionMember | undefined,
  trace: TraceState,
) => readonly Derivation[];

/** Finds the numbers of a member that also occur in its formula, in the same order; these are constants. */
function findFormulaConstants(member: SolutionMember, { derivations }: TraceState): ReadonlySet<NumberSite> {
  let formula = member.previous;
  while (formula !== undefined && !(formula.hasLetters && formula.sites.length > 0))
    formula = formula.previous;
  const constants = new Set<NumberSite>();
  for (const isExponent of [false, true]) {
    const remaining = (formula?.sites ?? [])
      .filter((site) => site.isExponent === isExponent && (derivations.get(site)?.dependsOn.size ?? 0) === 0)
      .map(({ text }) => text);
    for (const site of member.sites) {
      if (site.isExponent !== isExponent || remaining[0] !== site.text) continue;
      remaining.shift();
      constants.add(site);
    }
  }
  return constants;
}

/**
 * Explains a number in a formula with letters: it is a constant of the formula, unless an earlier formula of the section
 * already contains substituted givens.
 */
function explainInFormula(
  site: NumberSite,
  member: SolutionMember,
  trace: TraceState,
): readonly Derivation[] | undefined {
  const equal = findEqualValues(site, trace);
  if (equal.length > 0 && !isFormulaNumber(site, trace)) trace.sectionsWithSubstitution.add(member.section);
  if (trace.sectionsWithSubstitution.has(member.section) && !site.isExponent)
    return equal.length > 0 ? equal : undefined;
  return isFormulaNumber(site, trace) ? [deriveConstant(site.value)] : undefined;
}

function isFormulaNumber(site: NumberSite, { tex }: TraceState): boolean {
  const isSubjectValue = SUBJECT_VALUES.some(
    ({ values, subject }) => isOneOf(site, values) && subject.test(tex),
  );
  const isWhole = countDecimals(site) === 0 && isOneOf(site, FORMULA_NUMBERS);
  // A measured 100.0 is not the 100 of a percentage.
  const isMeasuredWhole = countDecimals(site) > 0 && Number.isInteger(site.value);
  return (
    isSubjectValue ||
    isWhole ||
    (!isMeasuredWhole && isOneOf(site, KNOWN_VALUES)) ||
    isOneOf(site, computeFormulaMasses(tex))
  );
}

function isOneOf(site: NumberSite, values: readonly number[]): boolean {
  return values.some((value) => isExactly(site, value));
}

/** Whether a number is a final value without a computation. */
function isFinalValue(site: NumberSite, member: SolutionMember | undefined): boolean {
  if (site.area === 'answer') return true;
  return member?.previous !== undefined && member.sites.length === 1 && !member.hasLetters;
}

/** Finds givens and results of the same value, and subexpressions of the previous member with exactly this value. */
const explainAsEqual: Explain = (site, member, trace) => {
  const subexpressions = deriveSubexpressionsBefore(member, trace).filter(({ originalValue }) =>
    isExactly(site, originalValue),
  );
  const mayBeConstant = isFormulaNumber(site, trace) && !isFinalValue(site, member);
  const equalValues = findEqualValues(site, trace);
  // In `(2.0)(3.0) = (2.0 + 1.0)v, so v = 6.0/3.0`, the last 3.0 is a sum, not the given 3.0.
  const isOperand = member !== undefined && !member.hasLetters && member.sites.length > 1;
  const combined = isOperand && equalValues.length > 0 ? deriveEqualSums(site, trace) : [];
  return [
    ...equalValues,
    ...combined,
    ...subexpressions,
    ...(mayBeConstant ? deriveConstantOrCount(site, member, trace) : []),
    ...(site.isExponent && site.value <= 12 ? [deriveConstant(site.value)] : []),
  ];
};

/** Derives a number that may be part of the formula, or a count, difference or percentage that equals such a number. */
const deriveConstantOrCount: Explain = (site, member, trace) => [
  deriveConstant(site.value),
  ...deriveCounts(site, trace),
  ...deriveDifferenceOrPercentage(site, trace),
  ...derivePercentageFraction(site, member, trace),
];

/**
 * Derives a number that looks like part of a formula from givens: a difference of whole givens, the remainder of a
 * percentage, or a percentage of a given. For example, 100 patients may be 10% of 1000.
 */
function deriveDifferenceOrPercentage(site: NumberSite, { givens }: TraceState): Derivation[] {
  const wholeGivens = givens.filter((given) => countDecimals(given.site) === 0);
  const differences = [...Map.groupBy(wholeGivens, ({ unit }) => unit).values()].flatMap((sameUnit) =>
    deriveSums(sameUnit.map(deriveGiven)),
  );
  const percentages = givens.filter(({ isPercent }) => isPercent).map(deriveGiven);
  const remainders = deriveComplements(percentages, 100);
  const parts = givens
    .filter(({ isPercent }) => !isPercent)
    .flatMap((given) =>
      [...percentages, ...remainders].map((percentage) =>
        combineDerivations(deriveGiven(given), percentage, (total, percent) => (total * percent) / 100),
      ),
    );
  return [...differences, ...remainders, ...parts].filter(({ originalValue }) =>
    isExactly(site, originalValue),
  );
}

/** Derives the terms of a fraction such as 1/4 from a given percentage such as 25%. */
const derivePercentageFraction: Explain = (site, member, { givens }) => {
  const [top, bottom, ...others] = member?.node?.kind === 'quotient' ? member.sites : [];
  if (top === undefined || bottom === undefined || others.length > 0) return [];
  return givens
    .filter(({ isPercent, value }) => isPercent && isExactly(top, (value / 100) * bottom.value))
    .map((given) =>
      deriveFromGiven(given, (value) => reduceFraction(value / 100)?.[site === top ? 0 : 1] ?? Number.NaN),
    );
};

function deriveSubexpressionsBefore(member: SolutionMember | undefined, trace: TraceState): Derivation[] {
  return member?.previous === undefined
    ? []
    : deriveSubexpressionValues(member.previous, trace.getDependencies);
}

/** Derives a number that is one more or one fewer than a count: after one of eight counters is drawn, seven remain. */
function deriveCounts(site: NumberSite, { givens, results }: TraceState): Derivation[] {
  const differsByOne = (value: number): boolean =>
    Number.isInteger(value) && Math.abs(Math.abs(value - site.value) - 1) < 1e-9;
  if (countDecimals(site) > 0 || site.exponent !== undefined) return [];
  const counts = givens
    .filter(({ unit, site: givenSite }) => unit === '' && countDecimals(givenSite) === 0)
    .map(deriveGiven);
  const wholeResults = results
    .filter((result) => countDecimals(result.site) === 0)
    .map(({ derivation }) => derivation);
  return [...counts, ...wholeResults]
    .filter(({ originalValue, dependsOn }) => dependsOn.size > 0 && differsByOne(originalValue))
    .map((derivation) => shiftDerivation(derivation, site.value - derivation.originalValue));
}

/** Totals from which a value may have been subtracted, by unit. */
const TOTALS: Readonly<Record<string, readonly number[]>> = { '%': [100], '°': [90, 180, 360] };

/** Finds sums and differences of two givens of one unit that equal a number, without the givens that equal it themselves. */
function deriveEqualSums(site: NumberSite, { givens }: TraceState): Derivation[] {
  const others = givens.filter(({ value }) => !isExactly(site, value));
  return [...Map.groupBy(others, ({ unit }) => unit).values()]
    .flatMap((sameUnit) => deriveSums(sameUnit.map(deriveGiven)))
    .filter(({ originalValue }) => isExactly(site, originalValue));
}

/** Finds rounded subexpressions of the previous member, and givens that are converted in a step that the solution does not show. */
const explainAsDerived: Explain = (site, member, trace) => {
  const subexpressions = deriveSubexpressionsBefore(member, trace).filter(({ originalValue }) =>
    matchesNumber(site, originalValue),
  );
  if (subexpressions.length > 0) return subexpressions;
  if (countDecimals(site) === 0 && FORMULA_NUMBERS.includes(site.value)) return [];
  const isFinal = isFinalValue(site, member);
  const values = listValues(trace);
  const complements = (TOTALS[site.unit] ?? []).flatMap((total) => deriveComplements(values, total));
  const likely = [
    ...convertGivens(trace, deriveUnitConversions),
    ...complements,
    ...(isFinal ? [] : deriveEqualSums(site, trace)),
  ];
  // Without a likely derivation, the number may be any combination of two values, and all of them must agree.
  const unlikely = (): Derivation[] => [
    ...convertGivens(trace, deriveGeneralConversions),
    ...(isFinal ? [] : deriveCombinations(listDistinctValues(trace).slice(-MAX_COMBINED))),
  ];
  for (const list of [() => likely, unlikely]) {
    const matching = list().filter(({ originalValue }) => matchesNumber(site, originalValue));
    const derivations = matching.concat(deriveCounts(site, trace));
    if (derivations.some(({ dependsOn }) => dependsOn.size > 0)) return derivations;
    if (derivations.length > 0) return [deriveConstant(site.value)];
  }
  return [];
};

function convertGivens(
  { givens }: TraceState,
  derive: (given: TraceState['givens'][number]) => Derivation[],
): Derivation[] {
  return givens.flatMap((given) =>
    derive(given).map((conversion) =>
      given.fixedReason === undefined ? conversion : deriveConstant(conversion.originalValue),
    ),
  );
}

/** Lists all givens and earlier results, without results that repeat another value. */
function listDistinctValues(trace: TraceState): Derivation[] {
  const values = listValues(trace);
  return values.filter(
    ({ originalValue }, index) =>
      values.findIndex((other) => Math.abs(other.originalValue - originalValue) <= 1e-9 * originalValue) ===
      index,
  );
}

/** Explains a number as a constant of the formula, of nature or of the subject. */
const explainAsConstant: Explain = (site, member, trace) => {
  if (isFinalValue(site, member)) return [];
  if (member?.hasLetters === true && trace.sectionsWithSubstitution.has(member.section)) return [];
  const isChemical = /\\mathrm\{[A-Z][a-z]?_?\d?[^{}]*\}/.test(trace.tex);
  const isAtomicMass = isChemical && isOneOf(site, ATOMIC_MASSES);
  // pH and pOH add up to 14.
  const isPhTotal = /\bp(?:OH|H)\b/.test(trace.tex) && isExactly(site, 14);
  return isFormulaNumber(site, trace) || isAtomicMass || isPhTotal ? [deriveConstant(site.value)] : [];
};

/** Lists all givens and earlier results. */
function listValues({ givens, results }: TraceState): Derivation[] {
  return [...givens.map(deriveGiven), ...results.map(({ derivation }) => derivation)];
}

/** Finds two values that are combined in a step that the solution does not show. */
const explainAsCombination: Explain = (site, member, trace) => {
  if (isFinalValue(site, member) || (site.value <= 4 && countDecimals(site) === 0)) return [];
  return deriveCombinations(listDistinctValues(trace).slice(-MAX_COMBINED)).filter(({ originalValue }) =>
    matchesNumber(site, originalValue),
  );
};

/** Finds the value of an earlier line that the solution computes but does not show. */
const explainAsEarlierLine: Explain = (site, member, trace) => {
  const lines = trace.arithmeticLines.filter((line) => line.section === member?.section && line !== member);
  return lines
    .flatMap((line) => deriveSubexpressionValues(line, trace.getDependencies).slice(0, 1))
    .filter(({ originalValue }) => matchesNumber(site, originalValue));
};

/** A coefficient of a reaction equation: the 2 of `2HCl`. */
const COEFFICIENT = /(?<![\d.A-Za-z_^{])([2-9])(?=\s*(?:\\mathrm\{)?\(?[A-Z][A-Za-z]?)/g;

/** Explains a number as a multiple of a result: `Each formula unit gives 3 ions, so 0.090 mol`, or by a reaction equation. */
const explainAsMultiple: Explain = (site, _member, { tex, results }) => {
  if (countDecimals(site) === 0 && site.exponent === undefined && site.value <= 4) return [];
  const before = tex.slice(Math.max(0, site.start - 200), site.start);
  const sentence = before.slice(before.search(/(?:(?!\.\s).)*$/s));
  const counts = [...sentence.matchAll(/(?<![\d.^_{])([2-9])(?=\s+[a-z]{3,})/g)];
  const coefficients = /\\(?:ce|rightarrow|to)\b|->/.test(tex) ? [...tex.matchAll(COEFFICIENT)] : [];
  const factors = new Set([...counts, ...coefficients].map(([, digit]) => Number(digit)));
  const recent = results.slice(-2).map(({ derivation }) => derivation);
  return [...factors].flatMap((factor) =>
    recent
      .flatMap((result) => [
        mapDerivation(result, (value) => value * factor),
        mapDerivation(result, (value) => value / factor),
      ])
      .filter(({ originalValue }) => isExactly(site, originalValue)),
  );
};

/** Words that introduce a limit: `below`, `at least`. */
const LIMIT_WORDS =
  /\b(?:below|above|under|over|less than|more than|greater than|at (?:least|most)|exceeds?|beyond|normal\w* (?:is|of))\s*\$?\s*$/;

/** Explains a number as a limit: it does not change, and values that are compared with it must stay on the same side. */
const explainAsLimit: Explain = (site, member, trace) => {
  if (
    site.area !== 'solution' ||
    member?.previous !== undefined ||
    !LIMIT_WORDS.test(trace.tex.slice(0, site.start))
  )
    return [];
  const compared = trace.results
    .filter((result) => result.site.unit === site.unit)
    .map(({ derivation }) => derivation);
  const staysOnSameSide = (
    { originalValue, recompute }: Derivation,
    recomputation: Recomputation,
  ): boolean => {
    const newValue = recompute(recomputation);
    return (
      newValue !== undefined && Math.sign(newValue - site.value) === Math.sign(originalValue - site.value)
    );
  };
  const recompute = (recomputation: Recomputation): number | undefined =>
    compared.every((derivation) => staysOnSameSide(derivation, recomputation)) ? site.value : undefined;
  return compared.length === 0 || site.unit === ''
    ? []
    : [{ originalValue: site.value, recompute, dependsOn: new Set() }];
};

/** The explanations in the order in which they are tried; the first one with a result is used. */
const EXPLANATIONS: readonly Explain[] = [
  explainAsEqual,
  explainAsDerived,
  explainAsConstant,
  explainAsEarlierLine,
  explainAsMultiple,
  explainAsCombination,
  explainAsLimit,
];
