import type { Question } from '../../domain/question.ts';
import { getStemKey } from './stem-key.ts';

/** The questions that a learner has seen, by id and by stem key. */
export type SeenQuestions = { readonly ids: ReadonlySet<string>; readonly stems: ReadonlySet<string> };

export const NOTHING_SEEN: SeenQuestions = { ids: new Set(), stems: new Set() };

export function isSeen(question: Question, { ids, stems }: SeenQuestions): boolean {
  return ids.has(question.id) || stems.has(getStemKey(question));
}

/** Moves the questions that the learner has seen to the end; otherwise keeps the order. */
export function putUnseenFirst(questions: readonly Question[], seen: SeenQuestions): Question[] {
  const seenFlags = questions.map((question) => isSeen(question, seen));
  return [
    ...questions.filter((_, index) => !seenFlags[index]),
    ...questions.filter((_, index) => seenFlags[index]),
  ];
}
