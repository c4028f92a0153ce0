import type { Question } from '../../domain/question.ts';
import { findAnswerTex, findKeyTex } from '../authoring/compare-answers.ts';
import { findNumbers, type NumberLiteral } from '../numbers/number-literal.ts';
import { asksForSeveralValues } from './split-stem.ts';

/** The one number that a question asks for, as it is written, with its sign and unit. */
export type AskedValue = {
  readonly literal: NumberLiteral;
  readonly sign: '' | '-';
  /** What stands after the number: `\,\mathrm{J}`, `\pi\,\mathrm{cm}`, or nothing. */
  readonly tail: string;
  /** The whole of it, without dollars. */
  readonly tex: string;
};

const SHAPE = /^(?:[A-Za-z](?:_\{?\w+\}?)?\s*=\s*)?(-?)\s*(?=\d)/;

/** The number that is the answer; undefined where the answer is words, a formula or several numbers. */
export function findAskedValue(question: Question): AskedValue | undefined {
  // What a solution ends on is not all that an open question asks.
  const isOpen = question.kind === 'subjective';
  if (isOpen && (asksForSeveralValues(question.stem) || concludesInWords(question))) return undefined;
  const tex = findKeyTex(question) ?? findAnswerTex(question);
  return tex === undefined ? undefined : readValue(tex);
}

/** Whether what is concluded after the last formula holds a number that no formula has: `It arrives at 11:00.` */
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
