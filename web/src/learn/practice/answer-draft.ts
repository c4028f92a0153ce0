import { useState } from 'react';
import { createStoredValue } from '../../shell/stored-value.ts';

/** What somebody has written but not sent. */
export type AnswerDraft = { readonly questionId: string; readonly working: string; readonly answer: string };

function readDraft(raw: unknown): AnswerDraft {
  const { questionId, working, answer } = Object(raw);
  return { questionId: textOf(questionId), working: textOf(working), answer: textOf(answer) };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The draft for a question of a thread; it survives a reload, and belongs to this question alone. */
export function useAnswerDraft(threadId: string, questionId: string) {
  const stored = createStoredValue(localStorage, `vbagent.draft.${threadId}`, readDraft);
  const [draft, setDraft] = useState<AnswerDraft>(() => {
    const kept = stored.read();
    return kept.questionId === questionId ? kept : { questionId, working: '', answer: '' };
  });
  const write = (changes: Partial<AnswerDraft>) => {
    const next = { ...draft, ...changes };
    stored.write(next);
    setDraft(next);
  };
  return [draft, write] as const;
}

/** The working, then the answer, each on its own lines. */
export function textOfDraft({ working, answer }: AnswerDraft): string {
  return [working, answer]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n');
}
