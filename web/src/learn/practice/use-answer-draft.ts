import { useState } from 'react';
import { createStoredValue } from '../../browser/stored-value.ts';
import type { PartTexts } from '../parts/part-texts.ts';
import { parseDraft } from './answer-draft.ts';

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
