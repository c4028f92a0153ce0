import { formatResponse, type LearnerResponse } from '../../domain/learner-response.ts';
import type { MarkedPartOfQuestion, MarkedQuestion } from '../../domain/marked-script.ts';
import type { Question } from '../../domain/question.ts';
import { listBullets } from '../../marking/list-bullets.ts';
import type { Marking } from '../../marking/marking.ts';
import { isBlank } from '../../marking/response/is-blank.ts';

export type PaperPosition = {
  readonly section: string;
  /** The number of the question in its section, from 1. */
  readonly number: number;
};

/** Puts the marking of a response at its position in the paper. */
export function toMarkedQuestion(
  question: Question,
  { response, marking }: { readonly response: LearnerResponse; readonly marking: Marking },
  { section, number }: PaperPosition,
): MarkedQuestion {
  const text = formatResponse(response);
  const isAnswered = typeof response === 'string' ? !isBlank(text) : !Object.values(response).every(isBlank);
  return {
    id: question.id,
    section,
    number,
    outcomeId: question.outcomeId ?? '',
    marks: marking.marksAvailable,
    marksAwarded: marking.marksAwarded,
    marksByPerson: isAnswered ? countMarksForPerson(question, marking) : 0,
    isCorrect: marking.result === 'correct',
    isAnswered,
    response: text,
    ...(marking.parts && { parts: listParts(question, marking) }),
    awards: marking.awards,
    gapTags: marking.gapTags,
    mistakes: marking.mistakes,
    undecided: marking.undecided,
  };
}

function listParts(question: Question, marking: Marking): MarkedPartOfQuestion[] {
  return (marking.parts ?? []).map(({ path, response, ...part }) => ({
    path,
    marks: part.marksAvailable,
    marksAwarded: part.marksAwarded,
    marksByPerson: isBlank(response) ? 0 : countMarksForPerson(question, marking, path),
    isCorrect: part.result === 'correct',
    response,
    finalAnswer: part.finalAnswer,
  }));
}

/** Counts the marks that only a person can award: the scheme requires a person, or the engine could not decide. */
function countMarksForPerson(question: Question, { awards, undecided }: Marking, path?: string): number {
  const numbersForPerson = new Set(
    listBullets(question)
      .filter(({ evidence }) => evidence.kind === 'person')
      .map(({ n }) => n),
  );
  for (const n of undecided) numbersForPerson.add(n);
  return awards
    .filter(({ n, part }) => numbersForPerson.has(n) && (path === undefined || part === path))
    .reduce((sum, { awarded, available }) => sum + available - awarded, 0);
}
