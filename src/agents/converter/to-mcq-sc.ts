import type { Question } from '../../domain/question.ts';
import type { MatchPair } from '../../domain/question-content.ts';
import { createRandom } from '../../item-models/random.ts';
import { findKeyTex } from '../authoring/compare-answers.ts';
import { type AnswerValue, findAnswerValue } from './answer-value.ts';
import { type Conversion, type Convert, createConvertedQuestion } from './conversion.ts';
import { findDistractors, type NumericDistractor } from './find-distractors.ts';
import {
  addLetters,
  createConclusion,
  createProseStep,
  removeOptionReferences,
} from './option-references.ts';
import { upperFirst } from './split-stem.ts';

const MIN_DISTRACTORS = 3;

/** Converts to a question with one correct option and three distractors that result from mistakes. */
export const toMcqSc: Convert = (request) => {
  const { question, seed } = request;
  if (question.kind === 'match') return fromMatch(request);
  if (question.kind === 'assertion_reason') return fromAssertionReason(question);
  if (question.kind === 'mcq_mc') return fromTwoCorrect(question);
  const answerValue = findAnswerValue(question);
  if (answerValue === undefined)
    return { reason: 'Its answer is not one number, so wrong ones cannot be computed.' };
  const distractors = findDistractors(question, answerValue, seed);
  if (distractors.length < MIN_DISTRACTORS)
    return { reason: 'Its computation allows too few different mistakes.' };
  return createWithOptions(question, answerValue, distractors);
};

function createWithOptions(
  question: Question,
  answerValue: AnswerValue,
  distractors: readonly NumericDistractor[],
): Conversion {
  const factor = answerValue.sign === '-' ? -1 : 1;
  const values = [
    { text: `$${answerValue.tex}$`, correct: true, value: answerValue.literal.value * factor },
    ...distractors.map(({ tex, value }) => ({ text: `$${tex}$`, correct: false, value })),
  ].toSorted((a, b) => a.value - b.value);
  const options = addLetters(values.map(({ text, correct }) => ({ text, correct })));
  const key = options.filter(({ correct }) => correct).map(({ id }) => id);
  const explanations = distractors.map(({ mistake, tex }) => `${mistake} gives $${tex}$`);
  return createConvertedQuestion(question, {
    kind: 'mcq_sc',
    stem: removeBlank(question.stem),
    options,
    answer: { kind: 'choice', correct: key },
    solution: [
      ...removeOptionReferences(question),
      createProseStep(`${upperFirst(explanations.slice(0, -1).join(', '))}, and ${explanations.at(-1)}.`),
      createConclusion(key),
    ],
  });
}

/** Removes a blank at the end of the stem, because the options complete the sentence. */
function removeBlank(stem: string): string {
  return stem.replace(/\s*\\hrulefill(?:\\ |\s)*\.?\s*$/, '');
}

/** Converts a matching question to a question about one row of its table. */
function fromMatch({ question, seed }: Parameters<Convert>[0]): Conversion {
  const { table, answer, stem } = question;
  const pairs = answer?.kind === 'matches' ? answer.pairs : readPairs(findKeyTex(question) ?? '');
  const unambiguous = pairs.filter(({ left }) => pairs.filter((pair) => pair.left === left).length === 1);
  if (table === undefined || unambiguous.length === 0 || table.right.length < MIN_DISTRACTORS)
    return { reason: 'No row of its table has exactly one match.' };
  const pair = createRandom(`${stem}:${seed}`).pick(unambiguous);
  const row = table.left.find(({ id }) => id === pair.left);
  const options = addLetters(table.right.map(({ id, text }) => ({ text, correct: id === pair.right })));
  const key = options.filter(({ correct }) => correct).map(({ id }) => id);
  const match = table.right.find(({ id }) => id === pair.right);
  return createConvertedQuestion(question, {
    kind: 'mcq_sc',
    stem: `${stem.trimEnd()} What is the partner of “${row?.text ?? ''}”?`,
    options,
    answer: { kind: 'choice', correct: key },
    solution: [
      createProseStep(`The partner of “${row?.text ?? ''}” is “${match?.text ?? ''}”.`),
      createConclusion(key),
    ],
  });
}

/** One pair of a key: `a \rightarrow r`. */
const MATCH_ARROW = /\b([a-h])\s*\\(?:to|rightarrow)\s*([a-z])\b/g;

/** Reads `$a \rightarrow r$, $b \rightarrow p$` as pairs. */
function readPairs(tex: string): MatchPair[] {
  return Array.from(tex.matchAll(MATCH_ARROW), ([, left = '', right = '']) => ({ left, right }));
}

/** Rewrites an assertion and its reason as two statements. */
function fromAssertionReason(question: Question): Conversion {
  const renameStatements = (text: string): string =>
    text
      .replaceAll('Both Assertion and Reason', 'Both statements')
      .replace(/\bAssertion\b/g, 'Statement I')
      .replace(/\bReason\b/g, 'Statement II');
  return createConvertedQuestion(question, {
    kind: 'mcq_sc',
    stem: `Two statements are given.\\\\\n${renameStatements(question.stem)}\\\\\nWhat can be said about them?`,
    options: question.options.map((option) => ({ ...option, text: renameStatements(option.text) })),
    ...(question.answer !== undefined && { answer: question.answer }),
    solution: question.solution.map((step) =>
      step.kind === 'prose' ? createProseStep(renameStatements(step.tex)) : step,
    ),
  });
}

/** All pairs of four statements. */
const PAIRS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const;

/** Rewrites a question with two correct statements of four as a choice among pairs. */
function fromTwoCorrect(question: Question): Conversion {
  const { options, stem } = question;
  const correctIndexes = options.flatMap(({ correct }, index) => (correct ? [index] : []));
  if (options.length !== 4 || correctIndexes.length !== 2)
    return { reason: 'It must have four statements, two of them correct.' };
  const numerals = ['I', 'II', 'III', 'IV'];
  const list = options.map(({ text }, index) => `${numerals[index]}. ${text}`).join('\\\\\n');
  const candidates = PAIRS.filter(
    ([first, second]) => correctIndexes.includes(first) || correctIndexes.includes(second),
  ).slice(0, 5);
  const isKey = ([first, second]: readonly [number, number]): boolean =>
    correctIndexes.includes(first) && correctIndexes.includes(second);
  const pairs = [
    ...candidates.filter(isKey),
    ...candidates.filter((pair) => !isKey(pair)).slice(0, 3),
  ].toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const pairOptions = addLetters(
    pairs.map((pair) => ({ text: `${numerals[pair[0]]} and ${numerals[pair[1]]}`, correct: isKey(pair) })),
  );
  const key = pairOptions.filter(({ correct }) => correct).map(({ id }) => id);
  return createConvertedQuestion(question, {
    kind: 'mcq_sc',
    stem: `${stem.trimEnd()}\\\\\n${list}`,
    options: pairOptions,
    answer: { kind: 'choice', correct: key },
    solution: [...removeOptionReferences(question), createConclusion(key)],
  });
}
