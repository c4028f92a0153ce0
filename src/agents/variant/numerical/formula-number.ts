import { FORMULA_NUMBERS, KNOWN_VALUES, SUBJECT_VALUES } from '../../numbers/fixed-numbers.table.ts';
import { countDecimals, isExactly } from '../../numbers/number-literal.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import type { SolutionMember } from '../../numbers/solution-members.ts';
import { computeFormulaMasses } from './formula-masses.ts';
import type { TraceState } from './trace.ts';

/** Whether a number may be part of a formula, a constant or a value of the subject, such as the 180 of an angle sum. */
export function isFormulaNumber(site: NumberSite, { tex }: TraceState): boolean {
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

export function isOneOf(site: NumberSite, values: readonly number[]): boolean {
  return values.some((value) => isExactly(site, value));
}

/** Whether a number is a final value without a computation. */
export function isFinalValue(site: NumberSite, member: SolutionMember | undefined): boolean {
  if (site.area === 'answer') return true;
  return member?.previous !== undefined && member.sites.length === 1 && !member.hasLetters;
}
