import type { Question } from '../../domain/question.ts';
import { findAnswerValue } from './answer-value.ts';
import { type Convert, createConvertedQuestion } from './conversion.ts';
import { createProseStep, removeOptionReferences } from './option-references.ts';
import { dependsOnOptions } from './split-stem.ts';

const MAX_INTEGER = 9_999_999;

/**
 * Converts to a question for one whole number. If the answer is whole, it asks for the answer. Otherwise it asks for the
 * digits: for `1.25 \times 10^3\,J`, for `x` in `x \times 10^{1}\,J`.
 */
export const toInteger: Convert = ({ question }) => {
  const answer = findAnswerValue(question);
  if (answer === undefined) return { reason: 'Its answer is not one number.' };
  if (question.options.length > 0 && dependsOnOptions(question.stem))
    return { reason: 'It can be answered only with its options.' };
  const { literal, sign, texAfterNumber, tex } = answer;
  const digits = literal.text.replace(/\\,|\{,\}|,/g, '');
  const decimalCount = digits.split('.')[1]?.length ?? 0;
  const power = (literal.exponent?.value ?? 0) - decimalCount;
  const digitsAsNumber = Number(`${sign}${digits.replace('.', '')}`);
  const isWhole = power === 0 || Number.isInteger(literal.value);
  const value = isWhole ? Number(`${sign}${literal.value}`) : digitsAsNumber;
  if (Math.abs(value) > MAX_INTEGER) return { reason: 'Its answer is too long for a whole number.' };
  const unit = texAfterNumber.replace(/^(?:\\[,;: ]|\s)+/, '');
  if (texAfterNumber.includes('\\pi')) {
    if (!isWhole) return { reason: 'Its answer is not a whole multiple of π.' };
    return addBlank(question, {
      value,
      sentence: `If the answer is $x${texAfterNumber}$, the value of $x$ is \\hrulefill.`,
      explanation: `$x = ${value}$.`,
    });
  }
  const sentence = isWhole ? formatValueSentence(unit) : formatDigitsSentence(power, texAfterNumber);
  const explanation = isWhole
    ? undefined
    : `$${tex} = ${digitsAsNumber} \\times 10^{${power}}${texAfterNumber}$, so $x = ${digitsAsNumber}$.`;
  return addBlank(question, { value, sentence, explanation });
};

/** The sentence with the blank, the number that fills it, and an explanation for the solution. */
type Blank = { readonly value: number; readonly sentence: string; readonly explanation: string | undefined };

function addBlank(question: Question, { value, sentence, explanation }: Blank): Question {
  return createConvertedQuestion(question, {
    kind: 'integer',
    stem: `${question.stem.trimEnd()} ${sentence}`,
    answer: { kind: 'integer', value },
    solution: [
      ...removeOptionReferences(question),
      ...(explanation === undefined ? [] : [createProseStep(explanation)]),
    ],
  });
}

function formatValueSentence(unit: string): string {
  return unit === '' ? 'The answer is \\hrulefill.' : `The answer in $${unit}$ is \\hrulefill.`;
}

function formatDigitsSentence(power: number, texAfterNumber: string): string {
  return `If the answer is $x \\times 10^{${power}}${texAfterNumber}$, the value of $x$ is \\hrulefill.`;
}
