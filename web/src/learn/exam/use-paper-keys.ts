import { useEffect } from 'react';
import { useKeys } from '../../design/use-keys.ts';
import type { AnswerBook } from './answer-book.ts';

/** The element that holds a question of the paper. */
export const placeOf = (questionId: string): string => `question-${questionId}`;

/** Brings a question into view and gives it the focus. */
export function goToQuestion(questionId: string): void {
  const place = document.getElementById(placeOf(questionId));
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'start' });
}

/** J and K walk through the questions, F flags the one that has the focus; Escape leaves a field for its question. */
export function usePaperKeys(ids: readonly string[], book: AnswerBook): void {
  const current = () =>
    ids.find((id) => document.getElementById(placeOf(id))?.contains(document.activeElement));
  const walk = (step: 1 | -1) => {
    const here = current();
    const at = here === undefined ? (step === 1 ? -1 : ids.length) : ids.indexOf(here);
    const next = ids[at + step];
    if (next !== undefined) goToQuestion(next);
  };
  useKeys({
    j: () => walk(1),
    k: () => walk(-1),
    f: () => {
      const here = current();
      if (here !== undefined) book.toggleFlag(here);
    },
  });
  useEffect(() => {
    const onEscape = (event: KeyboardEvent) => {
      const place = document.activeElement?.closest<HTMLElement>('article[id^="question-"]');
      if (event.key === 'Escape') place?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, []);
}
