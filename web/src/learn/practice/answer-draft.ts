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
