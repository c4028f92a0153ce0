import type { Constant } from './constant.ts';
import { CONSTANTS, FORMULA_VALUES } from './constants.table.ts';

/**
 * Whether a value is a constant that cannot be confused with an ordinary given: very small or large, or a number
 * that formulas contain.
 */
export function isKnownConstant(value: number): boolean {
  const size = Math.abs(value);
  return (
    FORMULA_VALUES.some((known) => Math.abs(size - known) <= 1e-9 * known) ||
    EXTREME_CONSTANTS.some(({ value: known, tolerance }) => Math.abs(size - known) <= tolerance * known)
  );
}

/** The constants that are very small or very large. */
const EXTREME_CONSTANTS = CONSTANTS.filter(({ value }) => value < 1e-4 || value > 1e6);

/** Matches a word of every name in the table. Sentences that do not match need no further test. */
const NAME_HINT =
  /constant|speed|velocity|accelerat|charge|number|mass|radius|pressure|atmosphere|zero|luminosity|unit|distance|density|heat|index|permittivity|permeability|product|p\s?k/;

/** Finds the constants that a sentence names. */
export function findNamedConstants(sentence: string): readonly Constant[] {
  const text = sentence.toLowerCase();
  return NAME_HINT.test(text) ? CONSTANTS.filter(({ pattern }) => pattern?.test(text)) : [];
}

/** Finds the constants that a letter may stand for. */
export function findConstantsByLetter(letter: string): readonly Constant[] {
  return CONSTANTS_BY_LETTER.get(letter) ?? [];
}

const CONSTANTS_BY_LETTER: ReadonlyMap<string, readonly Constant[]> = new Map(
  CONSTANTS.flatMap(({ letters }) => letters ?? []).map((letter) => [
    letter,
    CONSTANTS.filter(({ letters }) => letters?.includes(letter)),
  ]),
);

/** The constants that their unit alone identifies. */
export const UNIQUE_CONSTANTS: readonly Constant[] = CONSTANTS.filter(({ isUnique }) => isUnique === true);

/** Whether a value in SI units is an accepted value of the constant. */
export function isAcceptedValue({ value, tolerance, range }: Constant, stated: number): boolean {
  if (range !== undefined && stated >= range[0] && stated <= range[1]) return true;
  return Math.abs(stated - value) <= tolerance * Math.abs(value);
}
