import type { StoredSuggestion } from '../../domain/suggestion.ts';
import type { Keyboard } from '../../ports/keyboard.ts';

type SuggestedTexts = Pick<StoredSuggestion, 'original_content' | 'suggested_content'>;

/** Opens the suggested lines in the user's editor. Returns the whole edited text, or undefined if the user changed nothing. */
export async function editSuggestedText(
  keyboard: Keyboard,
  suggestion: SuggestedTexts,
): Promise<string | undefined> {
  const { linesBefore, changedLines, linesAfter } = splitAtChange(suggestion);
  const editedLines = await keyboard.edit(changedLines, 'suggestion.tex');
  return editedLines === undefined ? undefined : linesBefore + editedLines + linesAfter;
}

type SplitText = {
  readonly linesBefore: string;
  readonly changedLines: string;
  readonly linesAfter: string;
};

/** Splits the suggested text into the lines that differ from the original, and the equal lines before and after them. */
function splitAtChange({
  original_content: original,
  suggested_content: suggested,
}: SuggestedTexts): SplitText {
  const minLength = Math.min(original.length, suggested.length);
  let start = 0;
  while (start < minLength && original[start] === suggested[start]) start++;
  // Back to the start of the line that contains the first difference.
  start = suggested.lastIndexOf('\n', start - 1) + 1;
  let equalAtEnd = 0;
  while (equalAtEnd < minLength - start && original.at(-1 - equalAtEnd) === suggested.at(-1 - equalAtEnd))
    equalAtEnd++;
  // Forward to the end of the line that contains the last difference.
  const lineEnd = suggested.indexOf('\n', Math.max(start, suggested.length - equalAtEnd));
  const end = lineEnd === -1 ? suggested.length : lineEnd + 1;
  return {
    linesBefore: suggested.slice(0, start),
    changedLines: suggested.slice(start, end),
    linesAfter: suggested.slice(end),
  };
}
