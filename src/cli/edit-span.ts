import type { StoredSuggestion } from '../domain/suggestion.ts';
import type { Keyboard } from './keyboard.ts';

type SuggestedTexts = Pick<StoredSuggestion, 'original_content' | 'suggested_content'>;

/** The whole text with the suggested lines as the person edited them; undefined when nothing was changed. */
export async function editSpan(keyboard: Keyboard, suggestion: SuggestedTexts): Promise<string | undefined> {
  const { head, changed, tail } = changedPart(suggestion);
  const edited = await keyboard.edit(changed, 'suggestion.tex');
  return edited === undefined ? undefined : head + edited + tail;
}

type Parts = { readonly head: string; readonly changed: string; readonly tail: string };

/** The lines that differ, between those that both texts share. */
export function changedPart({ original_content: before, suggested_content: after }: SuggestedTexts): Parts {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  start = after.lastIndexOf('\n', start - 1) + 1;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const feed = after.indexOf('\n', Math.max(start, after.length - end));
  const until = feed === -1 ? after.length : feed + 1;
  return { head: after.slice(0, start), changed: after.slice(start, until), tail: after.slice(until) };
}
