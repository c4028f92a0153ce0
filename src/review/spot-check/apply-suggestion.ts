import type { StoredSuggestion } from '../../domain/suggestion.ts';
import type { ProblemFolders } from '../../ports/problem-folders.ts';
import type { SuggestionRewrite } from '../../ports/spot-check-store.ts';
import { generateUnifiedDiff } from '../../text/diff/generate-unified-diff.ts';
import { relocateDiff } from '../../text/diff/relocate-diff.ts';

type SuggestedText = Pick<StoredSuggestion, 'original_content' | 'suggested_content' | 'diff'>;

/** The result of comparing a suggestion with the current content of its file. */
type SuggestionFit =
  /** The file has not changed since the review. */
  | { readonly kind: 'fits' }
  /** The file already has the suggested content. */
  | { readonly kind: 'done' }
  /** The file has changed at another place; `text` is the same suggestion for the current content. */
  | { readonly kind: 'moved'; readonly text: SuggestedText }
  /** The file has changed at the suggested place. */
  | { readonly kind: 'conflict' };

/** Compares a suggestion with the current content of its file. */
export function fitSuggestion(suggestion: StoredSuggestion, current: string): SuggestionFit {
  if (current === suggestion.original_content) return { kind: 'fits' };
  if (current === suggestion.suggested_content) return { kind: 'done' };
  const moved = relocateDiff(current, suggestion.diff);
  if (!moved.ok || moved.text === current) return { kind: 'conflict' };
  return { kind: 'moved', text: toSuggestedText(suggestion.file_path, current, moved.text) };
}

/** Writes the message for a suggestion of kind `conflict`. */
export function describeConflict({ id, file_path }: StoredSuggestion): string {
  return `${file_path} has changed at the place of suggestion ${id}.`;
}

function toSuggestedText(path: string, original: string, suggested: string): SuggestedText {
  const diff = generateUnifiedDiff(original, suggested, { path });
  return { original_content: original, suggested_content: suggested, diff };
}

/** Replaces the suggested text with the reviewer's text. The result is not certain; its description contains the old description. */
export function toReviewerRewrite(
  { file_path, original_content, description, edited }: StoredSuggestion,
  suggested: string,
): SuggestionRewrite {
  return {
    ...toSuggestedText(file_path, original_content, suggested),
    description: edited ? description : `Edited by the reviewer. Before: ${description}`,
    certain: false,
    edited: true,
  };
}

/** Writes the suggested content to the file; also succeeds if the file already has it. */
export async function writeSuggestion(folders: ProblemFolders, root: string, suggestion: StoredSuggestion) {
  const { file_path, original_content: expected, suggested_content: text } = suggestion;
  return replaceContent(folders, { root, file_path, expected, text });
}

/** Restores the content that the file had before the suggestion. */
export async function revertSuggestion(folders: ProblemFolders, root: string, suggestion: StoredSuggestion) {
  const { file_path, original_content: text, suggested_content: expected } = suggestion;
  return replaceContent(folders, { root, file_path, expected, text });
}

type Replacement = {
  readonly root: string;
  readonly file_path: string;
  readonly expected: string;
  readonly text: string;
};

/** Replaces the content of a file if it has the expected content. A file that already has the new text also counts as replaced. */
async function replaceContent(
  folders: ProblemFolders,
  { root, file_path, expected, text }: Replacement,
): Promise<'replaced' | 'changed'> {
  const outcome = await folders.replace(root, file_path, { expected, text });
  if (outcome === 'replaced') return 'replaced';
  return (await folders.read(root, file_path)) === text ? 'replaced' : 'changed';
}
