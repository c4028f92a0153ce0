import type { Question } from '../../domain/question.ts';
import { answerTexOf, keyTexOf } from '../authoring/compare-answers.ts';
import { findNumbers, type NumberLiteral } from '../variant/numerical/number-literal.ts';

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
  const key = keyTexOf(question);
  const solved = answerTexOf(question);
  const own = key === undefined ? undefined : readValue(key);
  // A whole number stands without its unit, which the solution may tell.
  return own ?? (key === undefined && solved !== undefined ? readValue(solved) : undefined);
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
