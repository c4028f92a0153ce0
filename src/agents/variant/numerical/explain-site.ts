import { symbolsOf } from '../../../maths/read/children.ts';
import { type Derivation, deriveConstant } from '../../numbers/derivation.ts';
import { isExactly } from '../../numbers/number-literal.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import type { SolutionMember } from '../../numbers/solution-members.ts';
import { deriveGiven, findEqualValues } from './equal-values.ts';
import type { Explain } from './explain.ts';
import { explainByFormula } from './explain-by-formula.ts';
import {
  explainAsAngle,
  explainAsCombination,
  explainAsDerived,
  explainAsEqual,
  explainAsRounding,
} from './explain-by-values.ts';
import {
  explainAsConstant,
  explainAsEarlierLine,
  explainAsLimit,
  explainAsMultiple,
  explainAsWord,
} from './explain-in-context.ts';
import { explainSuccessiveDraws } from './explain-successive-draws.ts';
import { isFormulaNumber, isTabulatedConstant } from './formula-number.ts';
import { deriveSolution } from './solve-equation.ts';
import type { TraceRefusal, TraceState } from './trace.ts';

/** Finds all ways to compute a number from the givens. The number changes only if all of them agree. */
export function explainSite(
  site: NumberSite,
  member: SolutionMember | undefined,
  trace: TraceState,
): readonly Derivation[] | TraceRefusal {
  const shown = member && explainByLine(site, member, trace);
  if (shown !== undefined) return shown;
  const isSubstituted = member !== undefined && trace.getAlignment(member).symbols.has(site);
  for (const explain of EXPLANATIONS) {
    const derivations = explain(site, member, trace);
    // A number that was substituted for a letter is not a number of the formula.
    const changing = isSubstituted ? derivations.filter(({ dependsOn }) => dependsOn.size > 0) : [];
    if (derivations.length > 0) return changing.length > 0 ? changing : derivations;
  }
  return { reason: `The number ${formatNumber(site)} cannot be traced to the givens.` };
}

/** Derives a number from its line and the formula before it. Undefined if they do not explain it. */
function explainByLine(
  site: NumberSite,
  member: SolutionMember,
  trace: TraceState,
): readonly Derivation[] | undefined {
  const shown = explainByFormula(site, member, trace) ?? explainAsSolution(site, member, trace);
  if (shown !== undefined) return shown;
  if (isTabulatedConstant(site) && findEqualValues(site, trace).length === 0)
    return [deriveConstant(site.value)];
  if (findFormulaConstants(member, trace).has(site)) return [deriveConstant(site.value)];
  const direct = explainAsOnlyGiven(site, member, trace);
  if (direct !== undefined) return direct;
  const draws = explainSuccessiveDraws(site, member, trace);
  if (draws.length > 0) return draws;
  return member.hasLetters && member.node !== undefined ? explainInFormula(site, member, trace) : undefined;
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
 * Explains a number in a formula with letters. It is a constant of the formula, unless an earlier formula of the section already
 * contains substituted givens.
 */
function explainInFormula(
  site: NumberSite,
  member: SolutionMember,
  trace: TraceState,
): readonly Derivation[] | undefined {
  if (isGeneralFormula(member, trace) && site.unit === '') return [deriveConstant(site.value)];
  const equal = findEqualValues(site, trace);
  if (equal.length > 0 && !isFormulaNumber(site, trace)) trace.sectionsWithSubstitution.add(member.section);
  if (trace.sectionsWithSubstitution.has(member.section) && !site.isExponent)
    return equal.length > 0 ? equal : undefined;
  return isFormulaNumber(site, trace) ? [deriveConstant(site.value)] : undefined;
}

/** Whether a member is a formula with several letters in which no number was substituted, such as `wL^2/8` or `120f/p`. */
function isGeneralFormula({ node, sites }: SolutionMember, trace: TraceState): boolean {
  const letters = node === undefined ? new Set() : symbolsOf(node).difference(new Set(['π']));
  const isSubstituted = (site: NumberSite): boolean =>
    !isFormulaNumber(site, trace) && findEqualValues(site, trace).length > 0;
  return letters.size > 1 && !sites.some(isSubstituted);
}

/** The explanations in the order in which they are tried; the first one with a result is used. */
const EXPLANATIONS: readonly Explain[] = [
  explainAsEqual,
  explainAsWord,
  explainAsDerived,
  explainAsConstant,
  explainAsEarlierLine,
  explainAsAngle,
  explainAsRounding,
  explainAsMultiple,
  explainAsCombination,
  explainAsLimit,
];
