import type { Question } from '../../domain/question.ts';
import { readUnit } from '../../maths/units/read-unit.ts';
import { findAnswerTex, findKeyTex } from '../authoring/compare-answers.ts';
import { writeUniformNotation } from '../numbers/notation/uniform-notation.ts';
import { findNumbers, type NumberLiteral } from '../numbers/number-literal.ts';
import { lacksSingleNumber } from './split-stem.ts';

/** The answer of a question if it is one number, as it is written, with its sign and unit. */
export type AnswerValue = {
  readonly literal: NumberLiteral;
  readonly sign: '' | '-';
  /** The TeX after the number: `\,\mathrm{J}`, `\pi\,\mathrm{cm}`, or empty. */
  readonly texAfterNumber: string;
  /** The sign, the number and the rest as TeX, without dollar signs. */
  readonly tex: string;
};

/** An optional `x =` and an optional sign before a number. */
const ANSWER_START = /^(?:[A-Za-z](?:_\{?\w+\}?)?\s*=\s*)?(-?)\s*(?=\d)/;

/** Finds the number that answers the question; undefined if the answer is words, a formula or several numbers. */
export function findAnswerValue(question: Question): AnswerValue | undefined {
  // The last value of a solution may be only part of the answer to an open question.
  const isOpen = question.kind === 'subjective';
  if (isOpen && (lacksSingleNumber(question.stem) || concludesInWords(question))) return undefined;
  const tex = findKeyTex(question) ?? findAnswerTex(question);
  // `$340$ m/s` has its unit outside the formula.
  const value = tex === undefined ? undefined : readValue(writeUniformNotation(tex).text);
  if (value === undefined || (isOpen && !concludesWith(value, question))) return undefined;
  return value.texAfterNumber === '' ? addUnitAfterFormula(value, question) : value;
}

/**
 * Whether the last number of the solution of an open question is the answer. After `$\\sin\\theta = 0.354$, so
 * $\\theta = 20.7^\\circ$`, the last value that was computed is not the answer.
 */
function concludesWith({ literal }: AnswerValue, { solution }: Question): boolean {
  const text = solution.map((step) => (step.kind === 'prose' ? step.tex : step.lines.join('\n'))).join('\n');
  const last = findNumbers(writeUniformNotation(text).text).findLast(({ isExponent }) => !isExponent);
  return last === undefined || Math.abs(last.value - literal.value) <= 1e-9 * Math.abs(literal.value);
}

/** A unit at the end of a formula in uniform notation. */
const UNIT = String.raw`(\\,\\mathrm\{(?:[^{}]|\{[^{}]*\})*\}|\\,\\%|\^\\circ|\\,\\Omega)\s*\$`;

/** Adds the unit that the author wrote after the last formula, as in `$v = 5.2$ m/s`, unless the stem asks for the value in this unit. */
function addUnitAfterFormula(value: AnswerValue, { solution, stem }: Question): AnswerValue {
  const prose = solution.map((step) => (step.kind === 'prose' ? step.tex : '')).join('\n');
  const pattern = new RegExp(`(?<![\\d.])${value.tex.replace(/\W/g, '\\$&')}${UNIT}`, 'g');
  const unit = [...writeUniformNotation(prose).text.matchAll(pattern)].at(-1)?.[1];
  const plain = unit?.replace(/\\(?:mathrm|[,;])|[{}]/g, '').trim() ?? '';
  if (unit === undefined || stem.replace(/[\s$~]|\\,/g, '').includes(`in${plain}`)) return value;
  return { ...value, texAfterNumber: unit, tex: `${value.tex}${unit}` };
}

/** Whether the text after the last formula contains a new number, as in `It arrives at 11:00.` */
function concludesInWords({ solution, stem }: Question): boolean {
  const lastFormula = solution.findLastIndex(({ kind }) => kind === 'display');
  const words = solution.slice(lastFormula + 1).flatMap((step) => (step.kind === 'prose' ? [step.tex] : []));
  const formulas = solution.flatMap((step) => (step.kind === 'display' ? step.lines : []));
  const knownValues = new Set(findNumbers([stem, ...formulas].join('\n')).map(({ value }) => value));
  return (
    lastFormula >= 0 &&
    findNumbers(words.join('\n').replace(/\$[^$]*\$/g, ' ')).some(({ value }) => !knownValues.has(value))
  );
}

function readValue(tex: string): AnswerValue | undefined {
  const content = tex
    .replace(/\$|\\[()]/g, '')
    .replace(/^\\boxed\{([\s\S]*)\}$/, '$1')
    .trim();
  const start = ANSWER_START.exec(content);
  if (start === null) return undefined;
  const value = content.slice(start[0].length);
  const [literal, ...others] = findNumbers(value);
  if (literal === undefined || others.length > 0 || literal.start !== 0) return undefined;
  const end = literal.exponent === undefined ? literal.end : literal.exponent.end + 1;
  const texAfterNumber = toUpright(value.slice(end));
  // Accepts only spacing, units, π, a percent sign, degrees and powers of units after the number.
  const hasOnlyUnit =
    /^(?:\s|\\[,;: ]|\\pi|\\mathrm\{(?:[^{}]|\{[^{}]*\})*\}|\\text\{[^{}]*\}|\\Omega|\\mu|\\?%|\^\{?\\circ\}?|\^\d)*$/.test(
      texAfterNumber,
    );
  return hasOnlyUnit
    ? {
        literal,
        sign: start[1] === '-' ? '-' : '',
        texAfterNumber,
        tex: `${start[1]}${value.slice(0, end)}${texAfterNumber}`,
      }
    : undefined;
}

/** Writes a unit in plain letters upright: ` m/s` becomes `\,\mathrm{m/s}`. */
function toUpright(rest: string): string {
  const unit = rest.replace(/^[~\s]+|[\s.]+$/g, '');
  const isPlain = /^[A-Za-z%°][A-Za-z/^\d\s.-]*$/.test(unit) && readUnit(unit, 0)?.end === unit.length;
  return isPlain ? `\\,\\mathrm{${unit}}` : rest;
}
