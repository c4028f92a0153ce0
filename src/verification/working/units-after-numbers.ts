import { findUnit } from '../../maths/units/find-unit.ts';

/** Letters directly after a number that may be its unit: the J of `40.00J`, the mH of `\text{7.50}mH`. */
const LETTERS_AFTER_NUMBER =
  /(?<=\d\}?|\d\s*\))\s?([kMGmcnµ]?(?:Hz|Pa|mol|eV|[mgsNJWVAKCFHTL]))(?![A-Za-z{]|\s*[_^(])/g;

/** Letters after a number and a space that are a unit: the h of `0.5\ h`. */
const HOURS_AFTER_SPACE = /(?<=\d(?:\\[,;: ]|~)\s*)(h|min|l)(?![A-Za-z{]|\s*[_^(])/g;
const LETTER_AFTER = /[\d})](?:\s|~|\\[,;: ])*[a-zA-Zµ]/;

/**
 * Writes letters directly after numbers as units, because some authors do not write units in upright letters. Returns
 * undefined if there are none. `variables` are the letters that the question uses as names.
 */
export function writeUnitsAfterNumbers(tex: string, variables: ReadonlySet<string>): string | undefined {
  if (!LETTER_AFTER.test(tex)) return undefined;
  const writeUnit = (match: string, letters: string): string => {
    const isName = [...letters].some((letter) => variables.has(letter));
    return isName || findUnit(letters) === undefined ? match : `\\,\\mathrm{${letters}}`;
  };
  const written = tex.replace(LETTERS_AFTER_NUMBER, writeUnit).replace(HOURS_AFTER_SPACE, writeUnit);
  return written === tex ? undefined : written;
}
