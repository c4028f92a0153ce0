import type { Question } from '../../domain/question.ts';
import { findAnswerTex, findKeyTex } from '../authoring/compare-answers.ts';
import { findNumbers, type NumberLiteral } from '../numbers/number-literal.ts';
import { asksForSeveralValues } from './split-stem.ts';

/** The number that a question asks for, as it is written, with its sign and unit. */
export type AskedValue = {
  readonly literal: NumberLiteral;
  readonly sign: '' | '-';
  /** The TeX after the number: `\,\mathrm{J}`, `\pi\,\mathrm{cm}`, or empty. */
  readonly tail: string;
  /** All of it, without dollar signs. */
  readonly tex: string;
};

/** An optional `x =` and sign before a number. */
const SHAPE = /^(?:[A-Za-z](?:_\{?\w+\}?)?\s*=\s*)?(-?)\s*(?=\d)/;

/** Finds the number that is the answer; undefined if the answer is words, a formula or several numbers. */
export function findAskedValue(question: Question): AskedValue | undefined {
  // The last value of a solution may be only part of the answer to an open question.
  const isOpen = question.kind === 'subjective';
  if (isOpen && (asksForSeveralValues(question.stem) || concludesInWords(question))) return undefined;
  const tex = findKeyTex(question) ?? findAnswerTex(question);
  return tex === undefined ? undefined : readValue(tex);
}

/** Whether the text after the last formula contains a new number, as in `It arrives at 11:00.` */
function concludesInWords({ solution, stem }: Question): boolean {
  const last = solution.findLastIndex(({ kind }) => kind === 'display');
  const words = solution.slice(last + 1).flatMap((step) => (step.kind === 'prose' ? [step.tex] : []));
  const shown = solution.flatMap((step) => (step.kind === 'display' ? step.lines : []));
  const known = new Set(findNumbers([stem, ...shown].join('\n')).map(({ value }) => value));
  return (
    last >= 0 &&
    findNumbers(words.join('\n').replace(/\$[^$]*\$/g, ' ')).some(({ value }) => !known.has(value))
  );
}

function readValue(tex: string): AskedValue | undefined {
  const bare = tex
    .replace(/^\$|\$$/g, '')
    .replace(/^\\boxed\{([\s\S]*)\}$/, '$1')
    .trim();
  const shape = SHAPE.exec(bare);
  if (shape === null) return undefined;
  const value = bare.slice(shape[0].length);
  const [literal, ...more] = findNumbers(value);
  if (literal === undefined || more.length > 0 || literal.start !== 0) return undefined;
  const end = literal.exponent === undefined ? literal.end : literal.exponent.end + 1;
  const tail = value.slice(end);
  const isPlain =
    /^(?:\s|\\[,;: ]|\\pi|\\mathrm\{(?:[^{}]|\{[^{}]*\})*\}|\\text\{[^{}]*\}|\\Omega|\\mu|\\?%|\^\{?\\circ\}?|\^\d)*$/.test(
      tail,
    );
  return isPlain
    ? { literal, sign: shape[1] === '-' ? '-' : '', tail, tex: `${shape[1]}${value}` }
    : undefined;
}
