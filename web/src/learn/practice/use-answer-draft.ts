import { useState } from 'react';
import { createStoredValue } from '../../browser/stored-value.ts';
import { joinWorking } from '../entry/working-text.ts';
import type { PartTexts } from '../parts/part-texts.ts';

/** An answer that has not been submitted yet. */
type AnswerDraft = { readonly questionId: string; readonly texts: PartTexts };

/** Reads a stored draft. Earlier versions stored one answer with its working. */
export function parseDraft(raw: unknown): AnswerDraft {
  const { questionId, texts, working, answer } = Object(raw);
  if (texts === undefined) {
    const text = joinWorking({ working: toText(working), answer: toText(answer) });
    return { questionId: toText(questionId), texts: text === '' ? {} : { '': text } };
  }
  const entries = Object.entries(Object(texts)).map(([path, text]) => [path, toText(text)] as const);
  return { questionId: toText(questionId), texts: Object.fromEntries(entries) };
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The draft answer of a question, stored in this browser; a draft for another question of the thread is ignored. */
export function useAnswerDraft(threadId: string, questionId: string) {
  const stored = createStoredValue(localStorage, `vbagent.draft.${threadId}`, parseDraft);
  const [texts, setTexts] = useState<PartTexts>(() => {
    const saved = stored.read();
    return saved.questionId === questionId ? saved.texts : {};
  });
  const write = (path: string, text: string) => {
    const newTexts = { ...texts, [path]: text };
    stored.write({ questionId, texts: newTexts });
    setTexts(newTexts);
  };
  return [texts, write] as const;
}
