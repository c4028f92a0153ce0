import type { Question } from '../../domain/question.ts';
import { typedText } from '../../latex/visible-text.ts';
import { findKeyTex } from '../authoring/compare-answers.ts';
import { type Convert, createConvertedQuestion } from './conversion.ts';
import { removeOptionReferences } from './option-references.ts';
import { dependsOnOptions, lowerFirst, splitRemark, splitStem } from './split-stem.ts';

/** A statement with a blank: `The time is \hrulefill seconds.` */
const BLANK = /^([\s\S]+?)\s(is|are|was|equals|=)\s*\\hrulefill(?:\\ |\s|\{\})*([\s\S]*)$/;

/** Converts to a question with a written answer: removes the options and rewrites a blank as a task. */
export const toSubjective: Convert = ({ question }) => {
  const { kind, stem, options, answer } = question;
  if (kind === 'match') return fromMatch(question);
  if (kind === 'assertion_reason') {
    const task = 'Say of each statement whether it is true, and whether the Reason explains the Assertion.';
    return createWrittenQuestion(question, `${stem}\\\\\n${task}`, findKeyTex(question));
  }
  if (options.length > 0 && dependsOnOptions(stem))
    return { reason: 'It can be answered only with its options.' };
  const value = answer?.kind === 'integer' ? String(answer.value) : findKeyTex(question);
  return createWrittenQuestion(question, kind === 'integer' ? replaceBlank(stem) : addBlank(stem), value);
};

function createWrittenQuestion(question: Question, stem: string, value: string | undefined): Question {
  return createConvertedQuestion(question, {
    kind: 'subjective',
    stem,
    ...(question.table !== undefined && { table: question.table }),
    ...(value !== undefined && { answer: { kind: 'value', tex: value, text: typedText(value) } }),
    solution: [...removeOptionReferences(question)],
  });
}

function fromMatch(question: Question): Question {
  const { answer } = question;
  return createConvertedQuestion(question, {
    kind: 'subjective',
    stem: `${question.stem} Write down each pair.`,
    ...(question.table !== undefined && { table: question.table }),
    ...(answer?.kind === 'matches' && { answer }),
    solution: [...removeOptionReferences(question)],
  });
}

/** Adds a blank to a stem whose last sentence was completed by the options. */
function addBlank(stem: string): string {
  return /[.?!]\s*$/.test(splitRemark(stem).text) ? stem : `${stem.trimEnd()} \\hrulefill.`;
}

/** Turns `The time in seconds is \hrulefill.` into `Find the time in seconds.` */
function replaceBlank(stem: string): string {
  const { setup, request } = splitStem(stem);
  const [, quantity, , unit = ''] = BLANK.exec(request) ?? [];
  if (quantity === undefined) return stem;
  const unitText = unit.replace(/\.\s*$/, '').trim();
  const task = `Find ${lowerFirst(quantity)}${unitText === '' ? '' : ` in ${unitText}`}.`;
  return setup === '' ? task : `${setup} ${task}`;
}
