import type { Question } from '../../domain/question.ts';
import { findAnswerValue } from './answer-value.ts';
import { type Convert, createConvertedQuestion } from './conversion.ts';
import { createProseStep, removeOptionReferences } from './option-references.ts';
import {
  dependsOnOptions,
  findOpenClause,
  findOpenClauseWithRemark,
  isEnglish,
  splitRemark,
} from './split-stem.ts';

const MAX_INTEGER = 9_999_999;

/**
 * Converts to a question for one whole number. If the answer is whole, the question asks for it. Otherwise it asks for the digits.
 * For example, if the answer is `1.25 \times 10^3\,J`, it asks for `x` in `x \times 10^{1}\,J`.
 */
export const toInteger: Convert = ({ question }) => {
  const answer = findAnswerValue(question);
  if (answer === undefined) return { reason: 'Its answer is not one number.' };
  if (!isEnglish(question.stem)) return { reason: 'Its text is not English, and rules write only English.' };
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
  const letter = ['x', 'n', 'k', 'N'].find((name) => !usesLetter(question.stem, name)) ?? 'x';
  const unit = texAfterNumber.replace(/^(?:\\[,;: ]|\s)+/, '');
  if (texAfterNumber.includes('\\pi')) {
    if (!isWhole) return { reason: 'Its answer is not a whole multiple of π.' };
    return addBlank(question, {
      value,
      sentence: formatNamedSentence(letter, texAfterNumber),
      explanation: `$${letter} = ${value}$.`,
    });
  }
  const sentence = isWhole
    ? formatValueSentence(unit)
    : formatNamedSentence(letter, ` \\times 10^{${power}}${texAfterNumber}`);
  const explanation = isWhole
    ? undefined
    : `$${tex} = ${digitsAsNumber} \\times 10^{${power}}${texAfterNumber}$, so $${letter} = ${digitsAsNumber}$.`;
  return addBlank(question, { value, sentence, explanation });
};

/** The sentence with the blank, the number that fills it, and an explanation for the solution. */
type Blank = {
  readonly value: number;
  readonly sentence: BlankSentence;
  readonly explanation: string | undefined;
};

function addBlank(question: Question, { value, sentence, explanation }: Blank): Question {
  return createConvertedQuestion(question, {
    kind: 'integer',
    stem: joinSentence(question.stem, sentence),
    answer: { kind: 'integer', value },
    solution: [
      ...removeOptionReferences(question),
      ...(explanation === undefined ? [] : [createProseStep(explanation)]),
    ],
  });
}

/** Adds the sentence with the blank. If the options completed a clause, the blank replaces them. */
function joinSentence(stem: string, { fullSentence, clauseEnding }: BlankSentence): string {
  const openClause = findOpenClause(stem);
  if (openClause !== undefined) return `${openClause} ${clauseEnding}`;
  const bracketed = findOpenClauseWithRemark(stem);
  if (bracketed !== undefined)
    return `${bracketed.clause} ${clauseEnding.replace('.', () => ` ${bracketed.remark}.`)}`;
  const { text, remark } = splitRemark(stem);
  const isComplete = remark !== undefined || /[.?!]\$?$/.test(text);
  return `${stem.trimEnd()}${isComplete ? '' : '.'} ${fullSentence}`;
}

/** A full sentence with the blank, and the words with the blank that complete an open clause of the stem. */
type BlankSentence = { readonly fullSentence: string; readonly clauseEnding: string };

function formatValueSentence(unit: string): BlankSentence {
  if (unit === '') return { fullSentence: 'The answer is \\hrulefill.', clauseEnding: '\\hrulefill.' };
  const name = /^\^\{?\\circ\}?$/.test(unit) ? 'degrees' : `$${unit}$`;
  return { fullSentence: `The answer in ${name} is \\hrulefill.`, clauseEnding: `\\hrulefill\\ ${name}.` };
}

/** Formats the sentence that writes the answer as a letter with the rest, `$x \times 10^{2}$`, and asks for the value of the letter. */
function formatNamedSentence(letter: string, rest: string): BlankSentence {
  return {
    fullSentence: `If the answer is $${letter}${rest}$, the value of $${letter}$ is \\hrulefill.`,
    clauseEnding: `$${letter}${rest}$. The value of $${letter}$ is \\hrulefill.`,
  };
}

/** Whether a formula of a stem contains a letter. */
function usesLetter(stem: string, letter: string): boolean {
  return new RegExp(`(?<![A-Za-z\\\\])${letter}(?![A-Za-z])`, 'u').test(stem);
}
