import { findUnit } from '../../maths/units/find-unit.ts';

/** Letters directly after a number that may be its unit: the J of `40.00J`, the mH of `\\text{7.50}mH`. */
const LETTERS_AFTER_NUMBER = /(?<=\d\}?|\d\s*\))\s?([kMGmcnµ]?(?:Hz|Pa|mol|eV|[mgsNJWVAKCFHTL]))(?![A-Za-z{]|\s*[_^(])/g;

/**
 * Writes letters directly after numbers as units, as authors mean them who do not use upright letters; undefined if there
 * are none. `variables` are the letters that the question uses as names.
 */
export function writeUnitsAfterNumbers(tex: string, variables: ReadonlySet<string>): string | undefined {
  const written = tex.replace(LETTERS_AFTER_NUMBER, (match, letters: string) => {
    const isName = [...letters].some((letter) => variables.has(letter));
    return isName || findUnit(letters) === undefined ? match : `\\,\\mathrm{${letters}}`;
  });
  return written === tex ? undefined : written;
}
