import type { Constant } from '../../maths/constants/constant.ts';
import { CONSTANTS } from '../../maths/constants/constants.table.ts';
import {
  findConstantsByLetter,
  findNamedConstants,
  isAcceptedValue,
  UNIQUE_CONSTANTS,
} from '../../maths/constants/find-constants.ts';
import { sameDimension } from '../../maths/units/unit.ts';
import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import { isNegative, listQuestionNumbers } from '../stated-numbers/list-question-numbers.ts';
import { showQuantity } from '../stated-numbers/show-quantity.ts';
import type { StatedNumber } from '../stated-numbers/stated-number.ts';
import { parseUnit } from './parse-unit.ts';

const question = (speed: string) =>
  writtenQuestion(
    `The escape speed of the Earth is ${speed} km/s. Explain why it does not depend on the mass of the rocket.`,
    'The mass cancels.',
  );

export const constantsHaveTheirValues = defineQuestionCheck({
  id: 'constants-have-their-values',
  meaning: 'Constants of nature and properties of named bodies and substances have their accepted values.',
  severity: 'warning',
  fails: question('12.1'),
  passes: question('11.2'),
  run: (view) => {
    if (view.part !== undefined) return [];
    const reported = new Set<string>();
    return listQuestionNumbers(view).flatMap((number) => {
      const constant = findWrongConstant(number, view.source);
      if (constant === undefined || reported.has(constant.name)) return [];
      if (MEASUREMENT.test(view.fullText.prose)) return [];
      reported.add(constant.name);
      const { token } = number;
      const shown = showQuantity({ ...number, letter: undefined });
      return [
        {
          message: `${capitalize(constant.name)} is ${formatValue(constant)}, not ${shown}; correct the value or say why it differs.`,
          span: { start: token.start, end: token.end },
          evidence: constant.source,
        },
      ];
    });
  },
});

/** Finds the constant that a number states with a wrong value: by its name, its letter or its unit. */
function findWrongConstant(number: StatedNumber, source: string): Constant | undefined {
  if (number.role === 'index' || number.value === 0 || isNegative(number)) return undefined;
  const before = getClause(source, number.token.start);
  const candidate =
    findNamedConstants(getNameBefore(before)).find(
      (constant) => fitsUnit(number, constant) && !isAccepted(number, constant),
    ) ??
    findConstantsByLetter(number.letter ?? '').find(
      (constant) => fitsUnit(number, constant) && isSlip(number, constant, MAX_FACTOR),
    ) ??
    UNIQUE_CONSTANTS.find(
      (constant) => fitsUnit(number, constant) && isSlip(number, constant, MAX_UNIQUE_FACTOR),
    ) ??
    CONSTANTS_OF_NATURE.find((constant) => fitsUnit(number, constant) && hasSwappedDigits(number, constant));
  if (candidate === undefined) return undefined;
  const after = getClauseAfter(source, number.token.end);
  return OTHER_CONDITIONS.test(before) || OTHER_CONDITIONS.test(after) ? undefined : candidate;
}

/** A question that measures a constant may obtain another value. */
const MEASUREMENT =
  /\b(?:students? measures?|experiment(?:al|ally)? (?:to|value|determin\w+)|found to be)\b/i;
const MAX_CLAUSE_LENGTH = 90;
/** Words that show that a value is not the usual one. */
const OTHER_CONDITIONS =
  /(?<!\\)\b(?:if|suppose|were|would|imagine|hypothetical|planets?|mars|venus|jupiter|saturn|uranus|neptune|pluto|star|half|twice|times|thrice|ratio|percent|relative|on mercury|on the moon|altitude|above|below|instead|glass|medium|material|plastic|string|rope|elevator|lift|inside|helium|hydrogen|error|uncertainty|deviation|difference|change|changes|increase|decrease|per cent|unknown|measur\w*|found|estimate[ds]?|experiment\w*)\b|\\Delta|\\%/i;

/** Returns the text of the clause before a position. */
function getClause(source: string, at: number): string {
  const text = source.slice(Math.max(0, at - MAX_CLAUSE_LENGTH), at);
  return text.split(/[.;?!](?=\s)|\n\s*\n|\\\\|\\item/).at(-1) ?? '';
}

/** Returns the text of the clause after a position, without formulas. */
function getClauseAfter(source: string, at: number): string {
  const [clause = ''] = source.slice(at, at + MAX_CLAUSE_LENGTH).split(/[.;,?!](?=\s)|\n|\$,/);
  return clause;
}

/** The end of a clause that states a value: "… is", "… of", "… =", "… (". */
const STATES_VALUE =
  /^([\s\S]*?)\s*(?:(?:is|was|as|be|of|equals|about|approximately|roughly|equal to|taken|value|has|the|to|at|≈)\s*|[=:(,$~{}\\]|\\(?:approx|simeq|text|mathrm|,)|\$?[A-Za-z](?:_\{?\w+\}?)?\s*=)*$/;

/** Returns the end of the text before a value, without the words that connect a name and its value. */
function getNameBefore(clause: string): string {
  const name = STATES_VALUE.exec(clause)?.[1] ?? clause;
  const words = name
    .replace(/[{}$\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /\d/.test(words.slice(-40)) ? '' : words.slice(-60);
}

function fitsUnit({ unit, isPercent }: StatedNumber, constant: Constant): boolean {
  if (constant.unit === '') return unit === undefined && !isPercent;
  const expected = parseUnit(constant.unit);
  return unit !== undefined && expected !== undefined && sameDimension(unit.dimension, expected.dimension);
}

/** Whether the value is accepted, or the accepted value rounded to the digits that are written. */
function isAccepted({ value, baseValue, step }: StatedNumber, constant: Constant): boolean {
  const baseStep = Math.abs(step * (baseValue / value));
  const difference = Math.abs(baseValue - constant.value);
  return (
    isAcceptedValue(constant, baseValue) ||
    (difference <= 0.51 * baseStep && difference < 0.1 * constant.value)
  );
}

/** A value that differs from a constant by at most this factor is taken for the constant, if the letter or the unit fits. */
const MAX_FACTOR = 1.15;
const MAX_UNIQUE_FACTOR = 1.5;

/** Whether the value is wrong and close enough to mean this constant: it has other digits or another power of ten. */
function isSlip(number: StatedNumber, constant: Constant, maxFactor: number): boolean {
  if (isAccepted(number, constant)) return false;
  const ratio = number.baseValue / constant.value;
  const power = Math.round(Math.log10(ratio));
  const isOtherPower =
    Math.abs(power) <= 3 && isAccepted({ ...number, baseValue: number.baseValue / 10 ** power }, constant);
  return isOtherPower || (ratio < maxFactor && ratio > 1 / maxFactor);
}

/** The constants whose value questions use without their name. */
const CONSTANTS_OF_NATURE = CONSTANTS.filter(
  ({ letters, source }) => letters && /^(?:SI|CODATA)/.test(source),
);
const MIN_SWAPPED_DIGITS = 3;

/** Whether the digits of the constant are in the wrong order: 9.08 m/s² for 9.80 m/s². */
function hasSwappedDigits({ token, baseValue }: StatedNumber, { value }: Constant): boolean {
  const digits = token.text.replace(/^0+|\D/g, '');
  if (digits.length < MIN_SWAPPED_DIGITS || Math.abs(Math.log10(baseValue / value)) > 0.3) return false;
  const usual = [digits.length, 2].map((count) => {
    const [mantissa = ''] = value.toExponential(count - 1).split('e');
    return mantissa.replace('.', '').padEnd(digits.length, '0');
  });
  return usual.some((expected) => isSwapped(digits, expected));
}

function isSwapped(digits: string, expected: string): boolean {
  return digits !== expected && [...digits].sort().join('') === [...expected].sort().join('');
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function formatValue({ value, unit }: Constant): string {
  const digits = Number(value.toPrecision(4));
  const shown = Math.abs(digits) >= 1e5 || Math.abs(digits) < 1e-3 ? digits.toExponential() : String(digits);
  return `${shown} ${unit.replace(/\\,/g, ' ').replace(/[{}]/g, '')}`.trim();
}
