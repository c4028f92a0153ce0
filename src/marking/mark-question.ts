import type { LearnerResponse } from '../domain/learner-response.ts';
import { formatPartPath } from '../domain/part-path.ts';
import { type PartQuestion, toPartQuestions } from '../domain/part-question.ts';
import type { PlainQuestion } from '../domain/question.ts';
import { NO_ATTEMPT } from './awarding/find-gap-tags.ts';
import type { MarkingContext } from './awarding/marking-context.ts';
import {
  type MarkedAnswerText,
  type MarkResponseOptions,
  markAnswer,
  markResponse,
} from './mark-response.ts';
import type { Marking } from './marking.ts';
import { type PartTexts, toAnsweredPart } from './parts/answered-part.ts';
import { markDivided } from './parts/mark-divided.ts';
import { selectChosenAttempt } from './response/split-attempts.ts';

/** The marking of one part, as if it were a question of its own. */
type MarkedPart = { readonly path: string; readonly response: string; readonly marking: Marking };

/** Marks a response to a question with or without parts. Pure; never throws. */
export function markQuestion(
  question: PlainQuestion,
  response: LearnerResponse,
  options: MarkResponseOptions = {},
): Marking {
  if (question.parts === undefined) return markResponse(question, joinTexts(response), options);
  const parts = toPartQuestions(question);
  const markParts = createPartMarker(parts, options);
  const counted = typeof response === 'string' ? selectChosenAttempt(response) : response;
  return markDivided(counted, parts.map(toAnsweredPart), {
    mark: (texts) => joinMarkings(markParts(texts)),
    isBetter: hasMoreMarks,
  });
}

/** Creates a function that marks one division of a response. Parts with the same text and the same earlier texts are marked once. */
function createPartMarker(parts: readonly PartQuestion[], options: MarkResponseOptions) {
  const answers = new Map<string, MarkedAnswerText>();
  return (texts: PartTexts): MarkedPart[] => {
    const earlierParts = new Map<string, MarkingContext>();
    const earlierTexts: string[] = [];
    return parts.map(({ path, question }) => {
      const text = texts.get(path) ?? '';
      earlierTexts.push(text);
      const key = JSON.stringify(earlierTexts);
      const answer =
        answers.get(key) ?? markAnswer(question, text, { ...options, earlierParts: new Map(earlierParts) });
      answers.set(key, answer);
      if (answer.context) earlierParts.set(path, copyContext(answer.context));
      return { path, response: text, marking: answer.marking };
    });
  };
}

/**
 * Copies a context. Marking a later part may change the values in the bullets of an earlier part, which must
 * not affect other divisions of the response.
 */
function copyContext(context: MarkingContext): MarkingContext {
  return { ...context, bulletMarks: context.bulletMarks.map((bulletMark) => ({ ...bulletMark })) };
}

function joinTexts(response: LearnerResponse): string {
  return typeof response === 'string' ? response : Object.values(response).join('\n');
}

/** Adds up the markings of the parts and numbers their bullets from 1 over the whole question. */
function joinMarkings(parts: readonly MarkedPart[]): Marking {
  const markings = parts.map(({ marking }) => marking);
  const sum = (count: (marking: Marking) => number): number =>
    markings.reduce((total, marking) => total + count(marking), 0);
  return {
    result: markings.every(({ result }) => result === 'correct') ? 'correct' : 'wrong',
    marksAwarded: sum(({ marksAwarded }) => marksAwarded),
    marksAvailable: sum(({ marksAvailable }) => marksAvailable),
    marksByPerson: sum(({ marksByPerson }) => marksByPerson),
    ...joinAwards(parts),
    gapTags: joinGapTags(markings),
    lines: markings.flatMap(({ lines }) => lines),
    finalAnswer: joinFinalAnswers(parts),
    mistakes: [...new Set(markings.flatMap(({ mistakes }) => mistakes))],
    parts: parts.map(({ path, response, marking }) => {
      const { result, marksAwarded, marksAvailable, marksByPerson, lines, finalAnswer, mistakes } = marking;
      const marks = { result, marksAwarded, marksAvailable, marksByPerson };
      return { path, response, ...marks, lines, finalAnswer, mistakes };
    }),
  };
}

function joinAwards(parts: readonly MarkedPart[]): Pick<Marking, 'awards' | 'undecided'> {
  let earlierCount = 0;
  const numbered = parts.map(({ path, marking: { awards, undecided } }) => {
    const offset = earlierCount;
    earlierCount += awards.length;
    return {
      awards: awards.map((award) => ({ ...award, n: award.n + offset, part: path })),
      undecided: undecided.map((n) => n + offset),
    };
  });
  return {
    awards: numbered.flatMap(({ awards }) => awards),
    undecided: numbered.flatMap(({ undecided }) => undecided),
  };
}

/** A blank part is a gap only if no other part was answered wrongly. */
function joinGapTags(markings: readonly Marking[]): string[] {
  const tags = [...new Set(markings.flatMap(({ gapTags }) => gapTags))];
  const ofAnswers = tags.filter((tag) => tag !== NO_ATTEMPT);
  return ofAnswers.length > 0 ? ofAnswers : tags;
}

/** Writes the final answers of the parts, as in `(a) 12; (b) mitosis`; null if no part has one. */
function joinFinalAnswers(parts: readonly MarkedPart[]): string | null {
  const answers = parts.flatMap(({ path, marking: { finalAnswer } }) =>
    finalAnswer === null ? [] : [`${formatPartPath(path)} ${finalAnswer}`],
  );
  return answers.length === 0 ? null : answers.join('; ');
}

/**
 * Whether a marking awards more marks than another one. With equal marks, the one that leaves more marks to a
 * person counts as better.
 */
function hasMoreMarks(marking: Marks, than: Marks): boolean {
  if (marking.marksAwarded !== than.marksAwarded) return marking.marksAwarded > than.marksAwarded;
  return marking.marksByPerson > than.marksByPerson;
}

type Marks = { readonly marksAwarded: number; readonly marksByPerson: number };
