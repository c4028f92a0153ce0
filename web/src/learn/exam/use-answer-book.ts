import { useEffect, useState, useSyncExternalStore } from 'react';
import { type AnswerBook, createAnswerBook } from './answer-book.ts';
import type { SaveState } from './answer-saver.ts';

/** Returns the answer book of an attempt, which is stored as the LangGraph thread `threadId`. The book is open while the component is mounted. */
export function useAnswerBook(
  threadId: string,
  questionIds: readonly string[],
  onHandedIn: () => void,
): AnswerBook {
  const [book] = useState(() => createAnswerBook(threadId, questionIds));
  useEffect(() => book.open(onHandedIn), [book, onHandedIn]);
  return book;
}

export function useAnswer(book: AnswerBook, questionId: string): string {
  return useSyncExternalStore(book.subscribe, () => book.getAnswer(questionId));
}

export function useFlag(book: AnswerBook, questionId: string): boolean {
  return useSyncExternalStore(book.subscribe, () => book.isFlagged(questionId));
}

export function useSaveState(book: AnswerBook): SaveState {
  return useSyncExternalStore(book.subscribe, book.getSaveState);
}

/** The number of questions that have an answer. */
export function useAnsweredCount(book: AnswerBook, questionIds: readonly string[]): number {
  return useSyncExternalStore(
    book.subscribe,
    () => questionIds.filter((id) => book.getAnswer(id).trim() !== '').length,
  );
}
