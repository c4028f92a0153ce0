import {
  combineDerivations,
  type Derivation,
  deriveConstant,
  deriveFromGiven,
  mapDerivation,
} from '../../numbers/derivation.ts';
import {
  deriveCombinations,
  deriveComplements,
  deriveGeneralConversions,
  deriveHalfAndDouble,
  deriveSums,
  deriveUnitConversions,
  shiftDerivation,
} from '../../numbers/derive-values.ts';
import { FORMULA_NUMBERS } from '../../numbers/fixed-numbers.table.ts';
import { countDecimals, countFigures, isExactly, isRounding } from '../../numbers/number-literal.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import type { SolutionMember } from '../../numbers/solution-members.ts';
import { deriveGiven, findEqualValues, matchesNumber } from './equal-values.ts';
import type { Explain } from './explain.ts';
import { isFinalValue, isFormulaNumber } from './formula-number.ts';
import { reduceFraction } from './reduce-fraction.ts';
import { deriveSubexpressionValues } from './subexpression-values.ts';
import type { TraceState } from './trace.ts';

/** The number of recent values whose combinations are tried. */
const MAX_COMBINED = 9;

/** Finds givens and results of the same value, and subexpressions of the previous member with exactly this value. */
export const explainAsEqual: Explain = (site, member, trace) => {
  const subexpressions = deriveSubexpressionsBefore(member, trace).filter(({ originalValue }) =>
    isExactly(site, originalValue),
  );
  const equalValues = findEqualValues(site, trace);
  const mayBeConstant =
    isFormulaNumber(site, trace) && !isFinalValue(site, member) && !isOnlyUse(site, member, trace);
  // In `(2.0)(3.0) = (2.0 + 1.0)v, so v = 6.0/3.0`, the last 3.0 is a sum and not the given 3.0.
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

/** Whether a number is the only use of the last result with its value, so that it is this result and not a number of the formula. */
function isOnlyUse(
  site: NumberSite,
  member: SolutionMember | undefined,
  { results, tex }: TraceState,
): boolean {
  if (member === undefined || member.hasLetters || member.sites.length < 2 || site.isExponent) return false;
  const last = results.at(-1)?.site;
  if (last?.area !== 'solution' || last.start > site.start || last.text !== site.text) return false;
  const rest = tex.slice(last.end).split('\\end{solution}')[0] ?? '';
  const same = new RegExp(`(?<![\\d.])${site.text.replace(/\W/g, '\\$&')}(?![\\d.]*\\d)`, 'g');
  return rest.match(same)?.length === 1;
}

/** Derives a number that may belong to the formula, or may be a count, difference or percentage of givens. */
const deriveConstantOrCount: Explain = (site, member, trace) => [
  deriveConstant(site.value),
  ...deriveCounts(site, trace),
  ...deriveDifferenceOrPercentage(site, trace),
  ...derivePercentageFraction(site, member, trace),
];

/**
 * Derives a number that seems to belong to the formula but may be computed from givens: a difference of whole givens, the rest of a
 * percentage, or a percentage of a given. For example, 100 patients may be 10% of 1000.
 */
function deriveDifferenceOrPercentage(site: NumberSite, { givens }: TraceState): Derivation[] {
  const wholeGivens = givens.filter((given) => countDecimals(given.site) === 0);
  const differences = [...Map.groupBy(wholeGivens, ({ unit }) => unit).values()].flatMap((sameUnit) =>
    deriveSums(sameUnit.map(deriveGiven)),
  );
  const percentages = givens.filter(({ isPercent }) => isPercent).map(deriveGiven);
  const remainders = deriveComplements(percentages, 100);
  const sharesOfGivens = givens
    .filter(({ isPercent }) => !isPercent)
    .flatMap((given) =>
      [...percentages, ...remainders].map((percentage) =>
        combineDerivations(deriveGiven(given), percentage, (total, percent) => (total * percent) / 100),
      ),
    );
  return [...differences, ...remainders, ...sharesOfGivens].filter(({ originalValue }) =>
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

/** Finds sums and differences of two givens of one unit that equal a number. Neither given may equal the number itself. */
function deriveEqualSums(site: NumberSite, { givens }: TraceState): Derivation[] {
  const others = givens.filter(({ value }) => !isExactly(site, value));
  return [...Map.groupBy(others, ({ unit }) => unit).values()]
    .flatMap((sameUnit) => deriveSums(sameUnit.map(deriveGiven)))
    .filter(({ originalValue }) => isExactly(site, originalValue));
}

/** Finds rounded subexpressions of the previous member. Also finds givens after a conversion that the solution does not show. */
export const explainAsDerived: Explain = (site, member, trace) => {
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
    ...scaleResults(site, trace),
    ...complements,
    ...(isFinal ? [] : deriveEqualSums(site, trace)),
  ];
  // If no likely derivation exists, any combination of two values is accepted, but all combinations must agree.
  const unlikely = (): Derivation[] => [
    ...(STATES_CONVERSION.test(trace.tex) ? convertGivens(trace, deriveGeneralConversions) : []),
    ...(isFinal ? [] : deriveCombinations(listDistinctValues(trace).slice(-MAX_COMBINED))),
  ];
  const matches = (derivation: Derivation): boolean =>
    isPossibleAngle(site, derivation) && matchesNumber(site, derivation.originalValue);
  // A difference of two givens may also be the half or the double of another given. Then both must agree.
  const competing = isWrittenEarlier(site, trace) ? [] : convertGivens(trace, deriveHalfAndDouble);
  const hasLikely = likely.some(matches);
  const matching = hasLikely
    ? [...likely, ...competing].filter(matches)
    : unlikely().filter((derivation) => isPossibleStep(site, derivation));
  const derivations = matching.concat(deriveCounts(site, trace));
  if (derivations.some(({ dependsOn }) => dependsOn.size > 0)) return derivations;
  return derivations.slice(0, 1).map(() => deriveConstant(site.value));
};

/** Whether an earlier line contains a sum or another expression with exactly this value, such as the `6+12` before an `18`. */
function isWrittenEarlier(site: NumberSite, { arithmeticLines, getDependencies }: TraceState): boolean {
  return arithmeticLines.some((line) =>
    deriveSubexpressionValues(line, getDependencies).some(
      ({ originalValue, dependsOn }) => dependsOn.size > 1 && isExactly(site, originalValue),
    ),
  );
}

/** Factors between units of one quantity, which authors apply to a result without a line of their own. */
const RESULT_FACTORS = [1e-3, 1e3];

/** Finds earlier results in another unit: `\frac{27.17}{0.0272}` after `= 27170\,\mathrm{J}`. */
function scaleResults(site: NumberSite, { results }: TraceState): Derivation[] {
  if (countFigures(site) < 3) return [];
  return RESULT_FACTORS.flatMap((factor) =>
    results
      .map(({ derivation }) => mapDerivation(derivation, (value) => value * factor))
      .filter(({ originalValue }) => isExactly(site, originalValue)),
  );
}

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

/** Lists all givens and earlier results. */
function listValues({ givens, results }: TraceState): Derivation[] {
  return [...givens.map(deriveGiven), ...results.map(({ derivation }) => derivation)];
}

/** Explains a number in prose as the rounding of the last result: `$2754.06$, so \pounds 2754`. */
export const explainAsRounding: Explain = (site, member, { results }) => {
  const last = results.findLast((result) => result.site.start < site.start);
  const isRounded = site.area === 'solution' && member?.previous === undefined && countFigures(site) > 2;
  return last !== undefined && isRounded && isRounding(site, last.derivation.originalValue)
    ? [last.derivation]
    : [];
};

const DEGREES = 180 / Math.PI;
const INVERSE_FUNCTIONS: readonly (readonly [name: RegExp, apply: (value: number) => number])[] = [
  [/\\sin\b/, (value) => Math.asin(value) * DEGREES],
  [/\\cos\b/, (value) => Math.acos(value) * DEGREES],
  [/\\tan\b/, (value) => Math.atan(value) * DEGREES],
];
/** The length of the text before an angle that may contain the function of the angle. */
const FUNCTION_DISTANCE = 200;

/** Explains an angle as that of the last sine, cosine or tangent: `$\sin r = 0.423$, so $r = 25^\circ$`. */
export const explainAsAngle: Explain = (site, _member, { results, tex }) => {
  const last = results.findLast((result) => result.site.start < site.start);
  if (site.unit !== '°' || last === undefined) return [];
  const before = tex.slice(Math.max(0, site.start - FUNCTION_DISTANCE), site.start);
  return INVERSE_FUNCTIONS.filter(([name]) => name.test(before))
    .map(([, apply]) => mapDerivation(last.derivation, apply))
    .filter(({ originalValue }) => isRounding(site, originalValue));
};

/** The number of figures from which a rounded value is not a coincidence. */
const MIN_FIGURES = 3;

/** Words for a half, a double, a square or a root, which authors compute mentally. */
const STATES_CONVERSION =
  /\b(?:hal(?:f|v\w+)|twice|doubl\w+|radi(?:us|i)|diameters?|pairs?|both|return|round trip|there and back|mid\w*|cent(?:re|er)\w*|squares?|roots?|two|second)\b|\^\{?2|\\sqrt/i;

/** Whether a number is no angle, or is derived only from angles: the sum of other quantities is no angle. */
function isPossibleAngle(site: NumberSite, { dependsOn }: Derivation): boolean {
  return site.unit !== '°' || [...dependsOn].every(({ isAngle }) => isAngle);
}

/** Whether a number can be the result of a step that the solution does not show. With few figures, many results match by coincidence. */
function isPossibleStep(site: NumberSite, derivation: Derivation): boolean {
  const { originalValue } = derivation;
  if (!isPossibleAngle(site, derivation)) return false;
  return (
    isExactly(site, originalValue) ||
    (countFigures(site) >= MIN_FIGURES && matchesNumber(site, originalValue))
  );
}

/** Explains a number as a combination of two values, in a step that the solution does not show. */
export const explainAsCombination: Explain = (site, member, trace) => {
  if (isFinalValue(site, member) || (site.value <= 4 && countDecimals(site) === 0)) return [];
  return deriveCombinations(listDistinctValues(trace).slice(-MAX_COMBINED)).filter((derivation) =>
    isPossibleStep(site, derivation),
  );
};
