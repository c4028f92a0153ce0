import { useEffect } from 'react';
import { useShortcuts } from '../../browser/use-shortcuts.ts';
import type { AnswerBook } from './answer-book.ts';

/** The id of the element that contains a question. */
export const getQuestionElementId = (questionId: string): string => `question-${questionId}`;

/** Scrolls to a question and focuses it. */
export function goToQuestion(questionId: string): void {
  const element = document.getElementById(getQuestionElementId(questionId));
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}

/** J and K move between questions, F flags the focused one, Escape moves from a field to its question. */
export function usePaperShortcuts(questionIds: readonly string[], book: AnswerBook): void {
  const findFocusedId = () =>
    questionIds.find((id) =>
      document.getElementById(getQuestionElementId(id))?.contains(document.activeElement),
    );
  const move = (step: 1 | -1) => {
    const focusedId = findFocusedId();
    // Without a focused question, J goes to the first question and K to the last one.
    const index =
      focusedId === undefined ? (step === 1 ? -1 : questionIds.length) : questionIds.indexOf(focusedId);
    const nextId = questionIds[index + step];
    if (nextId !== undefined) goToQuestion(nextId);
  };
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    f: () => {
      const focusedId = findFocusedId();
      if (focusedId !== undefined) book.toggleFlag(focusedId);
    },
  });
  useEffect(() => {
    const onEscape = (event: KeyboardEvent) => {
      const question = document.activeElement?.closest<HTMLElement>('article[id^="question-"]');
      if (event.key === 'Escape') question?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, []);
}
