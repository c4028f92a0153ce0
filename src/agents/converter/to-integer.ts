import type { Question } from '../../domain/question.ts';
import { findAskedValue } from './asked-value.ts';
import { type Convert, createConvertedQuestion } from './conversion.ts';
import { prose, removeOptionReferences } from './option-references.ts';
import { dependsOnOptions } from './split-stem.ts';

const MAX_INTEGER = 9_999_999;

/** Converts to a question for one whole number: the value itself, or its digits before a power of ten. */
export const toInteger: Convert = ({ question }) => {
  const asked = findAskedValue(question);
  if (asked === undefined) return { reason: 'Its answer is not one number.' };
  if (question.options.length > 0 && dependsOnOptions(question.stem))
    return { reason: 'It can be answered only with its options.' };
  const { literal, sign, tail, tex } = asked;
  const digits = literal.text.replace(/\\,|\{,\}|,/g, '');
  const places = digits.split('.')[1]?.length ?? 0;
  const power = (literal.exponent?.value ?? 0) - places;
  const whole = Number(`${sign}${digits.replace('.', '')}`);
  const isValue = power === 0 || Number.isInteger(literal.value);
  const value = isValue ? Number(`${sign}${literal.value}`) : whole;
  if (Math.abs(value) > MAX_INTEGER) return { reason: 'Its answer is too long for a whole number.' };
  const unit = tail.replace(/^(?:\\[,;: ]|\s)+/, '');
  if (tail.includes('\\pi')) {
    if (!isValue) return { reason: 'Its answer is not a whole multiple of π.' };
    return withBlank(question, {
      value,
      ask: `If the answer is $x${tail}$, the value of $x$ is \\hrulefill.`,
      explanation: `$x = ${value}$.`,
    });
  }
  const ask = isValue ? askForValue(unit) : askForDigits(power, tail);
  const explanation = isValue
    ? undefined
    : `$${tex} = ${whole} \\times 10^{${power}}${tail}$, so $x = ${whole}$.`;
  return withBlank(question, { value, ask, explanation });
};

type Blank = { readonly value: number; readonly ask: string; readonly explanation: string | undefined };

function withBlank(question: Question, { value, ask, explanation }: Blank): Question {
  return createConvertedQuestion(question, {
    kind: 'integer',
    stem: `${question.stem.trimEnd()} ${ask}`,
    answer: { kind: 'integer', value },
    solution: [
      ...removeOptionReferences(question),
      ...(explanation === undefined ? [] : [prose(explanation)]),
    ],
  });
}

function askForValue(unit: string): string {
  return unit === '' ? 'The answer is \\hrulefill.' : `The answer in $${unit}$ is \\hrulefill.`;
}

function askForDigits(power: number, tail: string): string {
  return `If the answer is $x \\times 10^{${power}}${tail}$, the value of $x$ is \\hrulefill.`;
}
