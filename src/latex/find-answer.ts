import { Answer, type MatchTable, type Option, type SolutionStep } from '../domain/question-content.ts';
import type { QuestionKind } from '../domain/question-kind.ts';
import type { Span } from '../domain/span.ts';
import { findKeyInWords } from './find-key.ts';
import { hasBlank } from './find-kind.ts';
import { findPairs, findPairsInSolution } from './find-pairs.ts';
import { findValue, toValue } from './find-value.ts';
import type { GivenAnswer } from './given-answers.ts';
import type { FindingSink } from './latex-findings.ts';
import { findOptionIndexes } from './option-names.ts';
import { parseTex } from './parse-tex.ts';
import { plainText } from './plain-text.ts';
import type { ReadOption } from './read-options.ts';
import { typedText } from './visible-text.ts';

/** The facts of a question from which its answer is found. */
type AnswerClues = {
  readonly stem: string;
  readonly options: readonly ReadOption[];
  readonly table: MatchTable | undefined;
  readonly solution: readonly SolutionStep[];
  /** Answers that a command such as `\ansint{3}` states. */
  readonly given: readonly GivenAnswer[];
  /** The text of an `% answer: …` comment; `none` means that there is no answer. */
  readonly note: string | undefined;
  /** The kind from a `% kind: …` comment. */
  readonly kind: QuestionKind | undefined;
  readonly span: Span;
  readonly report: FindingSink['report'];
};

type FoundAnswer = {
  readonly options: Option[];
  readonly answer: Answer | undefined;
  readonly answerSpan?: Span;
  /** Whether the answer is a whole number that is written into a blank. */
  readonly isInteger: boolean;
};

const WHOLE_NUMBER = /^-?\d{1,15}$/;

/** Finds the key of a question: from answer marks, from answer commands, or from the words of the solution, in this order. */
export function findAnswer(clues: AnswerClues): FoundAnswer {
  const noted = readNotedAnswer(clues.note);
  if (clues.options.length > 0) return { ...markCorrectOptions(clues), ...(noted && { answer: noted }) };
  if (noted !== undefined) return { options: [], answer: noted, isInteger: false };
  const given = clues.given.findLast(({ command }) => command !== 'solution');
  if (given !== undefined) return readGivenAnswer(given, clues);
  if (clues.table !== undefined)
    return { options: [], isInteger: false, answer: findMatchAnswer(clues, clues.table) };
  return findWrittenAnswer(clues);
}

/**
 * Reads an answer from the JSON in an `% answer: …` comment. This is for answers that TeX cannot show, such as an order or a table.
 */
function readNotedAnswer(note: string | undefined): Answer | undefined {
  if (note?.startsWith('{"kind":') !== true) return undefined;
  try {
    return Answer.safeParse(JSON.parse(note)).data;
  } catch {
    // An answer that begins with a brace need not be JSON.
    return undefined;
  }
}

function markCorrectOptions(clues: AnswerClues): FoundAnswer {
  const indexes = findCorrectIndexes(clues);
  const options = clues.options.map((option, index) => ({
    id: createOptionId(index),
    text: option.text,
    correct: indexes.includes(index),
  }));
  const correct = options.filter((option) => option.correct).map((option) => option.id);
  const answerSpan = clues.given.at(-1)?.span;
  return {
    options,
    answer: correct.length === 0 ? undefined : { kind: 'choice', correct },
    isInteger: false,
    ...(answerSpan === undefined ? {} : { answerSpan }),
  };
}

/** `a` … `z`, then `a1`, `b1`, … */
function createOptionId(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : `${letter}${Math.floor(index / 26)}`;
}

function findCorrectIndexes({ options, given, solution, note, stem }: AnswerClues): number[] {
  if (note === 'none') return [];
  const markedIndexes = options.flatMap((option, index) => (option.isMarked ? [index] : []));
  if (markedIndexes.length > 0) return markedIndexes;
  const givenIndexes = given.flatMap(({ nodes }) =>
    findOptionIndexes(plainText(nodes, 'shown'), options.length),
  );
  if (givenIndexes.length > 0) return givenIndexes;
  const indexesInWords = findKeyInWords(solution, options.length, stem);
  return indexesInWords.length > 0 ? indexesInWords : findIndexOfValue(options, solution);
}

/** The index of the only option that equals the value of the solution. Empty if no option or several options do. */
function findIndexOfValue(options: readonly ReadOption[], solution: readonly SolutionStep[]): number[] {
  const value = findValue(solution);
  if (value === undefined) return [];
  const expected = normaliseValue(value.text);
  const equalIndexes = options.flatMap((option, index) =>
    normaliseValue(typedText(option.text)) === expected ? [index] : [],
  );
  return equalIndexes.length === 1 ? equalIndexes : [];
}

/** Removes spaces, a final stop and one pair of outer brackets, so that typed values can be compared. */
function normaliseValue(text: string): string {
  return text
    .replace(/[\s.]+$/, '')
    .replace(/\s+/g, '')
    .replace(/^\(([^()]*)\)$/, '$1');
}

function readGivenAnswer(given: GivenAnswer, { report, table }: AnswerClues): FoundAnswer {
  const pairs = table === undefined ? [] : findPairs(plainText(given.nodes, 'shown'), table);
  if (pairs.length > 0)
    return { options: [], answerSpan: given.span, answer: { kind: 'matches', pairs }, isInteger: false };
  const text = plainText(given.nodes, 'typed').replace(/^[−–]/, '-').replace(/^\+/, '').replace(/\s+/g, '');
  const base = { options: [], answerSpan: given.span };
  // `+ 0` turns -0 into 0.
  if (WHOLE_NUMBER.test(text))
    return { ...base, answer: { kind: 'integer', value: Number(text) + 0 }, isInteger: true };
  const answer = toValue(given.nodes);
  if (answer !== undefined && WHOLE_NUMBER.test(answer.text))
    return { ...base, answer: { kind: 'integer', value: Number(answer.text) + 0 }, isInteger: true };
  const isInteger = given.command === 'ansint';
  if (isInteger) {
    const message =
      'The answer in \\ansint is not a whole number; write a whole number or make this a subjective question.';
    report('warning', { rule: 'integer-answer-is-whole', message, span: given.span });
  }
  return { ...base, answer, isInteger };
}

function findMatchAnswer({ solution, note }: AnswerClues, table: MatchTable): Answer | undefined {
  if (note === 'none') return undefined;
  const pairs =
    note === undefined
      ? findPairsInSolution(solution, table)
      : findPairs(plainText(parseTex(note).nodes, 'shown'), table);
  if (pairs.length > 0) return { kind: 'matches', pairs };
  return note === undefined ? undefined : toValue(parseTex(note).nodes);
}

function findWrittenAnswer({ stem, solution, note, kind }: AnswerClues): FoundAnswer {
  const stated = note === undefined ? findValue(solution, stem) : toValue(parseTex(note).nodes);
  const answer = note === 'none' ? undefined : stated;
  // A whole number, alone or before a unit: "20" and "20 J", but not "20/3" or "2.5".
  const wholeNumber = /^[-−–]?\d{1,15}(?=$|\s*[^\d\s.,/^×·*+\-=()])/.exec(answer?.text ?? '')?.[0];
  const isInteger = kind === undefined && note === undefined && wholeNumber !== undefined && hasBlank(stem);
  if (!isInteger) return { options: [], answer, isInteger: false };
  const value = Number(wholeNumber.replace(/^[−–]/, '-'));
  return { options: [], answer: { kind: 'integer', value }, isInteger: true };
}
