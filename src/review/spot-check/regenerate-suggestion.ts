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
 * Regenerates a suggestion whose file has changed at its place, by reviewing the current content of the problem. Returns
 * undefined when that review has no further suggestion for the file.
 */
export async function regenerateSuggestion(
  { store, folders, review }: SpotCheckDeps,
  root: string,
  { suggestion, others }: RegenerateInput,
): Promise<StoredSuggestion | undefined> {
  const { id, file_path, problem_id } = suggestion;
  const { suggestions } = await review(await folders.load(root, problem_id), root);
  const suggestionsForFile = suggestions.filter((candidate) => candidate.file_path === file_path);
  const notProposed = suggestionsForFile.filter(
    (candidate) => !others.some((other) => proposesSameContent(other, candidate)),
  );
  const newSuggestion = findClosest(notProposed, suggestion);
  if (newSuggestion === undefined) return undefined;
  await store.rewriteSuggestion(id, { ...newSuggestion, edited: false });
  return { ...suggestion, ...newSuggestion, edited: false };
}

/** Checks whether a pending suggestion would give the file the same content. */
function proposesSameContent(
  other: StoredSuggestion,
  { suggested_content, ...file }: NewSuggestion,
): boolean {
  if (other.file_path !== file.file_path) return false;
  const fit = fitSuggestion(other, file.original_content);
  if (fit.kind === 'moved') return fit.text.suggested_content === suggested_content;
  return fit.kind === 'fits' && other.suggested_content === suggested_content;
}

/** Chooses the suggestion with the same description, otherwise one of the same issue type, otherwise the first. */
function findClosest(
  candidates: readonly NewSuggestion[],
  { description, issue_type }: StoredSuggestion,
): NewSuggestion | undefined {
  return (
    candidates.find((candidate) => candidate.description === description) ??
    candidates.find((candidate) => candidate.issue_type === issue_type) ??
    candidates[0]
  );
}
