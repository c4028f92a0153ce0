import type { StoredSuggestion } from '../../domain/suggestion.ts';
import type { NewSuggestion } from '../../ports/spot-check-store.ts';
import { fitSuggestion } from './apply-suggestion.ts';
import type { SpotCheckDeps } from './spot-check-dependencies.ts';

type RegenerateInput = {
  readonly suggestion: StoredSuggestion;
  /** The other pending suggestions; a change that one of them already proposes is not repeated. */
  readonly others: readonly StoredSuggestion[];
};

/**
 * Regenerates a suggestion whose file has changed at its place, by reviewing the current content of the problem.
 * Undefined when that review has no further suggestion for the file.
 */
export async function regenerateSuggestion(
  { store, folders, review }: SpotCheckDeps,
  root: string,
  { suggestion, others }: RegenerateInput,
): Promise<StoredSuggestion | undefined> {
  const { id, file_path, problem_id } = suggestion;
  const { suggestions } = await review(await folders.load(root, problem_id), root);
  const inFile = suggestions.filter((each) => each.file_path === file_path);
  const unknown = inFile.filter((each) => !others.some((other) => proposesSame(other, each)));
  const fresh = findClosest(unknown, suggestion);
  if (fresh === undefined) return undefined;
  await store.rewriteSuggestion(id, { ...fresh, edited: false });
  return { ...suggestion, ...fresh, edited: false };
}

/** Whether a pending suggestion would give the file the same content. */
function proposesSame(other: StoredSuggestion, { suggested_content, ...file }: NewSuggestion): boolean {
  if (other.file_path !== file.file_path) return false;
  const fit = fitSuggestion(other, file.original_content);
  if (fit.kind === 'moved') return fit.text.suggested_content === suggested_content;
  return fit.kind === 'fits' && other.suggested_content === suggested_content;
}

/** Chooses the suggestion with the same description, else one of the same issue type, else the first. */
function findClosest(
  candidates: readonly NewSuggestion[],
  { description, issue_type }: StoredSuggestion,
): NewSuggestion | undefined {
  return (
    candidates.find((each) => each.description === description) ??
    candidates.find((each) => each.issue_type === issue_type) ??
    candidates[0]
  );
}
