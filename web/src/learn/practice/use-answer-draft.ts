import { useState } from 'react';
import { createStoredValue } from '../../browser/stored-value.ts';

/** An answer that has not been submitted yet. */
type AnswerDraft = { readonly questionId: string; readonly working: string; readonly answer: string };

function parseDraft(raw: unknown): AnswerDraft {
  const { questionId, working, answer } = Object(raw);
  return { questionId: toText(questionId), working: toText(working), answer: toText(answer) };
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The draft answer of a question, stored in this browser; a draft for another question of the thread is ignored. */
export function useAnswerDraft(threadId: string, questionId: string) {
  const stored = createStoredValue(localStorage, `vbagent.draft.${threadId}`, parseDraft);
  const [draft, setDraft] = useState<AnswerDraft>(() => {
    const saved = stored.read();
    return saved.questionId === questionId ? saved : { questionId, working: '', answer: '' };
  });
  const write = (changes: Partial<AnswerDraft>) => {
    const newDraft = { ...draft, ...changes };
    stored.write(newDraft);
    setDraft(newDraft);
  };
  return [draft, write] as const;
}

/** Joins the working and the answer, each on its own lines. */
export function formatAnswer({ working, answer }: AnswerDraft): string {
  return [working, answer]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n');
}
