import type { Question } from '../../domain/question.ts';
import type { MatchPair } from '../../domain/question-content.ts';
import { createRandom } from '../../item-models/random.ts';
import { findKeyTex } from '../authoring/compare-answers.ts';
import { type AskedValue, findAskedValue } from './asked-value.ts';
import { type Conversion, type Convert, createConvertedQuestion } from './conversion.ts';
import { findDistractors, type NumericDistractor } from './find-distractors.ts';
import { addLetters, concludingStep, prose, removeOptionReferences } from './option-references.ts';
import { upperFirst } from './split-stem.ts';

const MIN_DISTRACTORS = 3;

/** Converts to one correct option and three that result from mistakes. */
export const toMcqSc: Convert = (request) => {
  const { question, seed } = request;
  if (question.kind === 'match') return fromMatch(request);
  if (question.kind === 'assertion_reason') return fromStatements(question);
  if (question.kind === 'mcq_mc') return fromSeveral(question);
  const asked = findAskedValue(question);
  if (asked === undefined)
    return { reason: 'Its answer is not one number, so wrong ones cannot be computed.' };
  const wrong = findDistractors(question, asked, seed);
  if (wrong.length < MIN_DISTRACTORS) return { reason: 'Its computation allows too few different mistakes.' };
  return withOptions(question, asked, wrong);
};

function withOptions(question: Question, asked: AskedValue, wrong: readonly NumericDistractor[]): Conversion {
  const factor = asked.sign === '-' ? -1 : 1;
  const values = [
    { text: `$${asked.tex}$`, correct: true, value: asked.literal.value * factor },
    ...wrong.map(({ tex, value }) => ({ text: `$${tex}$`, correct: false, value })),
  ].toSorted((one, other) => one.value - other.value);
  const options = addLetters(values.map(({ text, correct }) => ({ text, correct })));
  const key = options.filter(({ correct }) => correct).map(({ id }) => id);
  const explanations = wrong.map(({ mistake, tex }) => `${mistake} gives $${tex}$`);
  return createConvertedQuestion(question, {
    kind: 'mcq_sc',
    stem: removeBlank(question.stem),
    options,
    answer: { kind: 'choice', correct: key },
    solution: [
      ...removeOptionReferences(question),
      prose(`${upperFirst(explanations.slice(0, -1).join(', '))}, and ${explanations.at(-1)}.`),
      concludingStep(key),
    ],
  });
}

/** Removes a blank at the end, because the options complete the sentence. */
function removeBlank(stem: string): string {
  return stem.replace(/\s*\\hrulefill(?:\\ |\s)*\.?\s*$/, '');
}

/** Asks for the match of one row of the table. */
function fromMatch({ question, seed }: Parameters<Convert>[0]): Conversion {
  const { table, answer, stem } = question;
  const pairs = answer?.kind === 'matches' ? answer.pairs : readPairs(findKeyTex(question) ?? '');
  const single = pairs.filter(({ left }) => pairs.filter((pair) => pair.left === left).length === 1);
  if (table === undefined || single.length === 0 || table.right.length < MIN_DISTRACTORS)
    return { reason: 'No row of its table has exactly one match.' };
  const pair = createRandom(`${stem}:${seed}`).pick(single);
  const row = table.left.find(({ id }) => id === pair.left);
  const options = addLetters(table.right.map(({ id, text }) => ({ text, correct: id === pair.right })));
  const key = options.filter(({ correct }) => correct).map(({ id }) => id);
  const match = table.right.find(({ id }) => id === pair.right);
  return createConvertedQuestion(question, {
    kind: 'mcq_sc',
    stem: `${stem.trimEnd()} What is the partner of “${row?.text ?? ''}”?`,
    options,
    answer: { kind: 'choice', correct: key },
    solution: [prose(`The partner of “${row?.text ?? ''}” is “${match?.text ?? ''}”.`), concludingStep(key)],
  });
}

const ARROW = /\b([a-h])\s*\\(?:to|rightarrow)\s*([a-z])\b/g;

/** Reads `$a \rightarrow r$, $b \rightarrow p$` as pairs. */
function readPairs(tex: string): MatchPair[] {
  return Array.from(tex.matchAll(ARROW), ([, left = '', right = '']) => ({ left, right }));
}

/** Rewrites an assertion and its reason as two statements. */
function fromStatements(question: Question): Conversion {
  const renamed = (text: string): string =>
    text
      .replaceAll('Both Assertion and Reason', 'Both statements')
      .replace(/\bAssertion\b/g, 'Statement I')
      .replace(/\bReason\b/g, 'Statement II');
  return createConvertedQuestion(question, {
    kind: 'mcq_sc',
    stem: `Two statements are given.\\\\\n${renamed(question.stem)}\\\\\nWhat can be said about them?`,
    options: question.options.map((option) => ({ ...option, text: renamed(option.text) })),
    ...(question.answer !== undefined && { answer: question.answer }),
    solution: question.solution.map((step) => (step.kind === 'prose' ? prose(renamed(step.tex)) : step)),
  });
}

const PAIRS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const;

/** Rewrites a question with two correct statements of four as a choice among pairs. */
function fromSeveral(question: Question): Conversion {
  const { options, stem } = question;
  const right = options.flatMap(({ correct }, place) => (correct ? [place] : []));
  if (options.length !== 4 || right.length !== 2)
    return { reason: 'It must have four statements, two of them correct.' };
  const numerals = ['I', 'II', 'III', 'IV'];
  const list = options.map(({ text }, place) => `${numerals[place]}. ${text}`).join('\\\\\n');
  const chosen = PAIRS.filter(([one, other]) => right.includes(one) || right.includes(other)).slice(0, 5);
  const isKey = ([one, other]: readonly [number, number]): boolean =>
    right.includes(one) && right.includes(other);
  const pairs = [...chosen.filter(isKey), ...chosen.filter((pair) => !isKey(pair)).slice(0, 3)].toSorted(
    (a, b) => a[0] - b[0] || a[1] - b[1],
  );
  const made = addLetters(
    pairs.map((pair) => ({ text: `${numerals[pair[0]]} and ${numerals[pair[1]]}`, correct: isKey(pair) })),
  );
  const key = made.filter(({ correct }) => correct).map(({ id }) => id);
  return createConvertedQuestion(question, {
    kind: 'mcq_sc',
    stem: `${stem.trimEnd()}\\\\\n${list}`,
    options: made,
    answer: { kind: 'choice', correct: key },
    solution: [...removeOptionReferences(question), concludingStep(key)],
  });
}
