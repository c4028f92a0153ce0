import type { StoredSuggestion } from '../../domain/suggestion.ts';
import type { Keyboard } from '../../ports/keyboard.ts';

type SuggestedTexts = Pick<StoredSuggestion, 'original_content' | 'suggested_content'>;

/** Opens the suggested lines in the user's editor and returns the whole text with the edit, or undefined if nothing was changed. */
export async function editSuggestedText(
  keyboard: Keyboard,
  suggestion: SuggestedTexts,
): Promise<string | undefined> {
  const { head, changed, tail } = splitAtChange(suggestion);
  const edited = await keyboard.edit(changed, 'suggestion.tex');
  return edited === undefined ? undefined : head + edited + tail;
}

type Parts = { readonly head: string; readonly changed: string; readonly tail: string };

/** Splits the suggested text into the lines that differ from the original and the shared lines before and after them. */
function splitAtChange({ original_content: before, suggested_content: after }: SuggestedTexts): Parts {
  const shared = Math.min(before.length, after.length);
  let start = 0;
  while (start < shared && before[start] === after[start]) start++;
  start = after.lastIndexOf('\n', start - 1) + 1;
  let end = 0;
  while (end < shared - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const lineEnd = after.indexOf('\n', Math.max(start, after.length - end));
  const until = lineEnd === -1 ? after.length : lineEnd + 1;
  return { head: after.slice(0, start), changed: after.slice(start, until), tail: after.slice(until) };
}
