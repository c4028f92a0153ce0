import { type ErrorInjector, editOne, pick, type SeededRandom } from '../../../bench/faults/edit-text.ts';

/** A number as authors write it, with an optional power of ten. */
const NUMBER = String.raw`-?\d+(?:,\d{3})*(?:\.\d+)?`;
/** A number after an equals sign, and what is written before the sign on the same line. */
const RESULT = new RegExp(
  String.raw`(?<left>[^=\n&]{3,160})(?<sign>(?:&\s*)?(?:=|\\approx)\s*(?:&\s*)?(?:\\boxed\{)?)(?<number>${NUMBER})(?![\d.]|\s*[-+*/^_({!×÷a-zA-Z]|\s*\\(?:times|cdot|frac|pi|sqrt|left|div|pm|log|ln|sin|cos|tan)\b)`,
  'g',
);
/** An operator between two numbers. */
const ARITHMETIC =
  /\d[^=$]*?(?:[-+*/×÷]|\\times|\\cdot|\\div|\}\{|\)\s*\()[^=$]*?\d|\\(?:frac|sqrt)[^=$]*\d|\d\s*\^/;
/** Units after a number, and the commands of arithmetic. What remains of a side is a variable, a name or a macro. */
const ARITHMETIC_NOTATION =
  /(?<=[\d)}]\s*(?:\\[,;: ]|~)?\s*)\\(?:text|mathrm|rm|textrm|unit|si)\s*\{[^{}]*\}(?:\s*\^\s*\{?-?\d+\}?)?|\\(?:[dt]?frac|times|cdot|div|left|right|sqrt|pi|sin|cos|tan|log|ln|[,;:! %]|circ|big|Big|bigg|quad)(?![a-zA-Z])/g;

/** Changes one computed number after an equals sign, so that the step is wrong by at least 15%. */
export const injectWrongNumber: ErrorInjector = (text, random) =>
  editSolution(text, (solution) =>
    editOne(
      solution,
      RESULT,
      ({ 0: match, groups }) => {
        const { left = '', number = '' } = groups ?? {};
        if (!isArithmetic(left)) return undefined;
        const changed = changeNumber(number, random);
        return changed && match.slice(0, match.length - number.length) + changed;
      },
      random,
    ),
  );

function isArithmetic(left: string): boolean {
  const side = left.slice(Math.max(left.lastIndexOf('$'), left.lastIndexOf('\\\\')) + 1);
  return ARITHMETIC.test(side) && !/[a-zA-Z\\]/.test(side.replace(ARITHMETIC_NOTATION, ' '));
}

function changeNumber(literal: string, random: SeededRandom): string | undefined {
  const value = Number(literal.replaceAll(',', ''));
  const places = literal.split('.')[1]?.length ?? 0;
  for (let tries = 0; tries < 20; tries++) {
    const changed = (value * (pick([1.5, 0.6, 1.8, 2, 0.4, 3, 1.25], random) ?? 2)).toFixed(places);
    if (Number(changed) !== 0 && Math.abs(Number(changed) - value) >= 0.15 * Math.abs(value)) return changed;
  }
  return undefined;
}

/** Units and what an author may write by mistake: another prefix, or the unit of another quantity. */
const WRONG_UNITS: Readonly<Record<string, readonly string[]>> = {
  m: ['cm', 'km', 's', 'kg'],
  cm: ['m', 'mm'],
  km: ['m', 'h'],
  mm: ['m', 'cm'],
  s: ['min', 'ms', 'm'],
  min: ['s', 'h'],
  h: ['min', 's'],
  kg: ['g', 'N', 'm'],
  g: ['kg', 'mol', 'mg'],
  N: ['J', 'kN', 'W', 'kg'],
  J: ['kJ', 'W', 'N', 'V'],
  kJ: ['J', 'kW'],
  W: ['J', 'kW', 'V'],
  V: ['A', 'mV', 'J'],
  A: ['V', 'mA', 'C'],
  Hz: ['s', 'kHz', 'm'],
  Pa: ['N', 'kPa', 'J'],
  mol: ['g', 'mmol', 'L'],
  L: ['mL', 'mol', 'm'],
  mL: ['L', 'mg'],
  K: ['J', 'kg'],
  C: ['A', 'V'],
  T: ['N', 'A'],
};
const UNIT_NAMES = Object.keys(WRONG_UNITS)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
/** A number with a single unit after an equals sign, and what is written before the sign; the unit ends there. */
const RESULT_WITH_UNIT = new RegExp(
  String.raw`(?<left>[^=]{3,160})(?:=|\\approx)(?<number>\s*(?:&\s*)?(?:\\boxed\{)?${NUMBER}(?:\s*\\(?:times|cdot)\s*10\^\{?-?\d+\}?)?\s*(?:\\[,;: ]|~|\s)?\s*(?:\\(?:text|mathrm|rm)\s*\{\s*(?:~|\\ )?\s*)?)(?<unit>${UNIT_NAMES})(?=\s*\}?\s*(?:\$|\\\\|\.\s|\.?$|,\s|\n|\\\]|\\end))`,
  'gm',
);

/** Writes a wrong unit after one computed number. */
export const injectWrongUnit: ErrorInjector = (text, random) =>
  editSolution(text, (solution) =>
    editOne(
      solution,
      RESULT_WITH_UNIT,
      ({ 0: match, groups }) => {
        const { left = '', unit = '' } = groups ?? {};
        if (!hasUnits(left)) return undefined;
        const wrong = pick(WRONG_UNITS[unit] ?? [], random);
        return wrong && match.slice(0, match.length - unit.length) + wrong;
      },
      random,
    ),
  );

/** A unit after a number, in the notations of TeX and of plain text. */
const UNIT_AFTER_NUMBER = new RegExp(
  String.raw`\d\s*\)?(?:\\[,;: ]|~|\s)*(?:\\(?:text|mathrm|rm|unit|si)\s*\{?\s*~?\s*|\{\\rm\s*)?(?:${UNIT_NAMES})(?![a-zA-Z])`,
);

/** Whether this is a calculation with units, so that the unit of its result follows. */
function hasUnits(left: string): boolean {
  return !left.includes('$') && ARITHMETIC.test(left) && UNIT_AFTER_NUMBER.test(left);
}

/** Edits the text after the last question, which contains the solution. */
function editSolution(text: string, edit: (solution: string) => string | undefined): string | undefined {
  const start = text.search(/\\begin\{solution\}/);
  if (start < 0) return undefined;
  const edited = edit(text.slice(start));
  return edited === undefined ? undefined : text.slice(0, start) + edited;
}
