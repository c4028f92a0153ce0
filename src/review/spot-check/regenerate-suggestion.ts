import type { StoredSuggestion } from '../../domain/suggestion.ts';
import type { NewSuggestion } from '../../ports/spot-check-store.ts';
import { fitSuggestion } from './apply-suggestion.ts';
import type { SpotCheckTools } from './spot-check-tools.ts';

type Regenerating = {
  readonly suggestion: StoredSuggestion;
  /** What else waits; a change that one of them asks for is not asked for twice. */
  readonly others: readonly StoredSuggestion[];
};

/**
 * Makes a suggestion anew for a file that has changed where it wants to: the problem is reviewed as it is now.
 * Undefined when that review has nothing more to say about the file.
 */
export async function regenerateSuggestion(
  { store, folders, review }: SpotCheckTools,
  root: string,
  { suggestion, others }: Regenerating,
): Promise<StoredSuggestion | undefined> {
  const { id, file_path, problem_id } = suggestion;
  const { suggestions } = await review(await folders.load(root, problem_id), root);
  const inFile = suggestions.filter((each) => each.file_path === file_path);
  const fresh = closest(
    inFile.filter((each) => !others.some((other) => asksFor(other, each))),
    suggestion,
  );
  if (fresh === undefined) return undefined;
  await store.rewriteSuggestion(id, { ...fresh, edited: false });
  return { ...suggestion, ...fresh, edited: false };
}

/** Whether one that waits would make the file read the same. */
function asksFor(other: StoredSuggestion, { file_path, original_content, suggested_content }: NewSuggestion) {
  if (other.file_path !== file_path) return false;
  const fit = fitSuggestion(other, original_content);
  if (fit.kind === 'moved') return fit.text.suggested_content === suggested_content;
  return fit.kind === 'fits' && other.suggested_content === suggested_content;
}

/** The one that says the same, else one about the same kind of issue, else any. */
function closest(
  candidates: readonly NewSuggestion[],
  { description, issue_type }: StoredSuggestion,
): NewSuggestion | undefined {
  return (
    candidates.find((each) => each.description === description) ??
    candidates.find((each) => each.issue_type === issue_type) ??
    candidates[0]
  );
}
