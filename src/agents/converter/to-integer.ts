import type { Question } from '../../domain/question.ts';
import { findAskedValue } from './asked-value.ts';
import { type Convert, createConvertedQuestion } from './conversion.ts';
import { prose, removeOptionReferences } from './option-references.ts';
import { dependsOnOptions } from './split-stem.ts';

const LARGEST = 9_999_999;

/** A question for one whole number: the value itself, or its digits before a power of ten. */
export const toInteger: Convert = ({ question }) => {
  const asked = findAskedValue(question);
  if (asked === undefined) return { reason: 'Its answer is not one number.' };
  if (question.options.length > 0 && dependsOnOptions(question.stem))
    return { reason: 'Its stem can only be answered from its options.' };
  const { literal, sign, tail, tex } = asked;
  const digits = literal.text.replace(/\\,|\{,\}|,/g, '');
  const places = digits.split('.')[1]?.length ?? 0;
  const power = (literal.exponent?.value ?? 0) - places;
  const whole = Number(`${sign}${digits.replace('.', '')}`);
  const isValue = power === 0 || Number.isInteger(literal.value);
  const value = isValue ? Number(`${sign}${literal.value}`) : whole;
  if (Math.abs(value) > LARGEST) return { reason: 'Its answer is too long for a whole number.' };
  const unit = tail.replace(/^(?:\\[,;: ]|\s)+/, '');
  if (tail.includes('\\pi')) {
    if (!isValue) return { reason: 'Its answer is no whole multiple of π.' };
    return withBlank(question, {
      value,
      ask: `If the answer is $x${tail}$, the value of $x$ is \\hrulefill.`,
      told: `$x = ${value}$.`,
    });
  }
  const ask = isValue ? valueAsked(unit) : digitsAsked(power, tail);
  const told = isValue ? undefined : `$${tex} = ${whole} \\times 10^{${power}}${tail}$, so $x = ${whole}$.`;
  return withBlank(question, { value, ask, told });
};

type Blank = { readonly value: number; readonly ask: string; readonly told: string | undefined };

function withBlank(question: Question, { value, ask, told }: Blank): Question {
  return createConvertedQuestion(question, {
    kind: 'integer',
    stem: `${question.stem.trimEnd()} ${ask}`,
    answer: { kind: 'integer', value },
    solution: [...removeOptionReferences(question), ...(told === undefined ? [] : [prose(told)])],
  });
}

function valueAsked(unit: string): string {
  return unit === '' ? 'The answer is \\hrulefill.' : `The answer in $${unit}$ is \\hrulefill.`;
}

function digitsAsked(power: number, tail: string): string {
  return `If the answer is $x \\times 10^{${power}}${tail}$, the value of $x$ is \\hrulefill.`;
}
