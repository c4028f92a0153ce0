import { CONSTANTS } from '../../../maths/constants/constants.table.ts';
import { isKnownConstant } from '../../../maths/constants/find-constants.ts';
import {
  FORMULA_NUMBERS,
  KNOWN_VALUES,
  NAMED_FORMULA_VALUES,
  SUBJECT_VALUES,
} from '../../numbers/fixed-numbers.table.ts';
import { countDecimals, countFigures, isExactly, isRounding } from '../../numbers/number-literal.ts';
import type { NumberSite } from '../../numbers/question-map.ts';
import type { SolutionMember } from '../../numbers/solution-members.ts';
import { computeFormulaMasses } from './formula-masses.ts';
import type { TraceState } from './trace.ts';

/** Whether a number may be part of a formula, a constant or a value of the subject, such as the 180 of an angle sum. */
export function isFormulaNumber(site: NumberSite, { tex }: TraceState): boolean {
  const isSubjectValue = SUBJECT_VALUES.some(
    ({ values, subject }) => isOneOf(site, values) && subject.test(tex),
  );
  const isNamedFormula = NAMED_FORMULA_VALUES.some(
    ({ values, name }) => isOneOf(site, values) && name.test(tex),
  );
  const isWhole = countDecimals(site) === 0 && isOneOf(site, FORMULA_NUMBERS);
  // A measured 100.0 is not the 100 of a percentage.
  const isMeasuredWhole = countDecimals(site) > 0 && Number.isInteger(site.value);
  return (
    isSubjectValue ||
    isNamedFormula ||
    isPowerOfTen(site) ||
    isWhole ||
    (!isMeasuredWhole && isOneOf(site, KNOWN_VALUES)) ||
    isOneOf(site, computeFormulaMasses(tex))
  );
}

/** The minimum number of figures by which a number is recognised as a constant of the table. */
const MIN_CONSTANT_FIGURES = 3;

/** Whether a number is a constant of nature, written with at least three figures: `2.998 \\times 10^8`, `8.3145`. */
export function isTabulatedConstant(site: NumberSite): boolean {
  if (countFigures(site) < MIN_CONSTANT_FIGURES) return false;
  if (site.exponent !== undefined && isKnownConstant(site.value)) return true;
  return (
    countDecimals(site) > 0 &&
    CONSTANTS.some(({ value }) => isRounding(site, value) && !Number.isInteger(value))
  );
}

/** Whether a number is written as a power of ten, such as the $1\times10^{-3}$ of a conversion. */
function isPowerOfTen({ value, exponent }: NumberSite): boolean {
  return exponent !== undefined && Math.abs(value / 10 ** exponent.value - 1) < 1e-9;
}

export function isOneOf(site: NumberSite, values: readonly number[]): boolean {
  return values.some((value) => isExactly(site, value));
}

/** Whether a number is a final value without a computation. */
export function isFinalValue(site: NumberSite, member: SolutionMember | undefined): boolean {
  if (site.area === 'answer') return true;
  return member?.previous !== undefined && member.sites.length === 1 && !member.hasLetters;
}
