import { asFault, type Fault } from '../../domain/fault.ts';
import type { StoredSuggestion } from '../../domain/suggestion.ts';
import type { SpotCheck, SpotCheckSession } from '../../ports/spot-check-store.ts';
import { hashContent, type SpotCheckDeps } from './spot-check-dependencies.ts';

/** Faults that concern one problem; the session continues with the next. */
const skippableKinds: Fault['kind'][] = ['invalid-input', 'not-found', 'not-allowed', 'model-misbehaved'];

/** The message of a fault that concerns only one problem; any other fault is rethrown and ends the session. */
export function getSkipReason(thrown: unknown): string {
  const { kind, message } = asFault(thrown);
  if (!skippableKinds.includes(kind)) throw thrown;
  return message;
}

/** Reviews one problem and stores the result before it is shown. */
export async function checkProblem(
  { store, folders, review, clock }: SpotCheckDeps,
  { id: sessionId, root }: SpotCheckSession,
  problemId: string,
): Promise<{ check: SpotCheck; suggestions: StoredSuggestion[] }> {
  const key = { sessionId, root, problemId };
  const at = (): string => clock.now().toISOString();
  try {
    const context = await folders.load(root, problemId);
    const { suggestions, comments, dropped } = await review(context, root);
    const outcome = suggestions.length > 0 ? 'suggestions' : comments.length > 0 ? 'comments' : 'passed';
    const contentHash = hashContent(context);
    const check = { ...key, contentHash, outcome, comments, dropped, at: at() } as const;
    return { check, suggestions: await store.saveCheck(check, suggestions) };
  } catch (thrown) {
    const comments = [getSkipReason(thrown)];
    const check = { ...key, contentHash: '', outcome: 'failed', comments, dropped: 0, at: at() } as const;
    return { check, suggestions: await store.saveCheck(check, []) };
  }
}
