import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LearnQuestion } from '../learn-question.ts';
import { type AnswerBook, type AnswerServer, createAnswerBook } from './answer-book.ts';
import type { SaveState } from './answer-saver.ts';
import { countUnfinished, listAnswerIds, listBlankPaths } from './part-answers.ts';

/** Returns the answer book of an attempt, which is stored as the LangGraph thread `threadId`. The book is open while the component is mounted. */
export function useAnswerBook(
  threadId: string,
  questions: readonly LearnQuestion[],
  onHandedIn: () => void,
  server?: AnswerServer,
): AnswerBook {
  const [book] = useState(() => createAnswerBook(threadId, listAnswerIds(questions), server));
  useEffect(() => book.open(onHandedIn), [book, onHandedIn]);
  return book;
}

export function useAnswer(book: AnswerBook, answerId: string): string {
  return useSyncExternalStore(book.subscribe, () => book.getAnswer(answerId));
}

/** The paths of the parts without an answer; the path of a question without parts is empty. */
export function useBlankPaths(book: AnswerBook, question: LearnQuestion): string[] {
  // A snapshot must be a primitive value, or React would render again and again.
  const blankPaths = useSyncExternalStore(book.subscribe, () =>
    JSON.stringify(listBlankPaths(question, book.getAnswer)),
  );
  return JSON.parse(blankPaths);
}

export function useFlag(book: AnswerBook, questionId: string): boolean {
  return useSyncExternalStore(book.subscribe, () => book.isFlagged(questionId));
}

export function useSaveState(book: AnswerBook): SaveState {
  return useSyncExternalStore(book.subscribe, book.getSaveState);
}

/** The number of questions that are completely answered. */
export function useAnsweredCount(book: AnswerBook, questions: readonly LearnQuestion[]): number {
  return useSyncExternalStore(book.subscribe, () => {
    const { blank, partly } = countUnfinished(questions, book.getAnswer);
    return questions.length - blank - partly;
  });
}
