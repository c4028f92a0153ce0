import type { StoredSuggestion } from '../../domain/suggestion.ts';
import type { ProblemFolders } from '../../ports/problem-folders.ts';
import type { SuggestionRewrite } from '../../ports/spot-check-store.ts';
import { generateUnifiedDiff } from '../../text/diff/generate-unified-diff.ts';
import { relocateDiff } from '../../text/diff/relocate-diff.ts';

type SuggestedText = Pick<StoredSuggestion, 'original_content' | 'suggested_content' | 'diff'>;

/** How a suggestion stands to its file as it is now. */
export type Fit =
  | { readonly kind: 'fits' }
  /** The file already reads as suggested. */
  | { readonly kind: 'done' }
  /** The file has changed elsewhere; this is the same change to what it is now. */
  | { readonly kind: 'moved'; readonly text: SuggestedText }
  /** The file has changed where the suggestion wants to. */
  | { readonly kind: 'conflict' };

export function fitSuggestion(suggestion: StoredSuggestion, current: string): Fit {
  if (current === suggestion.original_content) return { kind: 'fits' };
  if (current === suggestion.suggested_content) return { kind: 'done' };
  const moved = relocateDiff(current, suggestion.diff);
  if (!moved.ok || moved.text === current) return { kind: 'conflict' };
  return { kind: 'moved', text: suggestedText(suggestion.file_path, current, moved.text) };
}

export function conflictOf({ id, file_path }: StoredSuggestion): string {
  return `${file_path} has changed where suggestion ${id} wants to.`;
}

export function suggestedText(path: string, original: string, suggested: string): SuggestedText {
  return {
    original_content: original,
    suggested_content: suggested,
    diff: generateUnifiedDiff(original, suggested, { path }),
  };
}

/** The suggestion with a person's own text: nobody has computed it, and what was said of the former is past. */
export function ownText(
  { file_path, original_content, description, edited }: StoredSuggestion,
  suggested: string,
): SuggestionRewrite {
  return {
    ...suggestedText(file_path, original_content, suggested),
    description: edited ? description : `Edited by the reviewer. Before: ${description}`,
    certain: false,
    edited: true,
  };
}

/** Makes the file read as suggested; a file that reads so already is as good. */
export async function writeSuggestion(
  folders: ProblemFolders,
  root: string,
  { file_path, original_content, suggested_content }: StoredSuggestion,
): Promise<'replaced' | 'changed'> {
  const texts = { expected: original_content, text: suggested_content };
  return replaceOrFind(folders, { root, file_path, ...texts });
}

/** Makes the file read as before the suggestion. */
export async function takeBackSuggestion(
  folders: ProblemFolders,
  root: string,
  { file_path, original_content, suggested_content }: StoredSuggestion,
): Promise<'replaced' | 'changed'> {
  const texts = { expected: suggested_content, text: original_content };
  return replaceOrFind(folders, { root, file_path, ...texts });
}

type Replacement = {
  readonly root: string;
  readonly file_path: string;
  readonly expected: string;
  readonly text: string;
};

async function replaceOrFind(
  folders: ProblemFolders,
  { root, file_path, expected, text }: Replacement,
): Promise<'replaced' | 'changed'> {
  const outcome = await folders.replace(root, file_path, { expected, text });
  if (outcome === 'replaced') return 'replaced';
  return (await folders.read(root, file_path)) === text ? 'replaced' : 'changed';
}
