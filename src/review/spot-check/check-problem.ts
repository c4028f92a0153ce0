import { asFault, type Fault } from '../../domain/fault.ts';
import type { StoredSuggestion } from '../../domain/suggestion.ts';
import type { SpotCheck, SpotCheckSession } from '../../ports/spot-check-store.ts';
import { hashContent, type SpotCheckDeps } from './spot-check-dependencies.ts';

/** Kinds of faults that affect only one problem; the session continues with the next problem. */
const skippableKinds: Fault['kind'][] = ['invalid-input', 'not-found', 'not-allowed', 'model-misbehaved'];

/** Returns the message of a fault that affects only one problem. Any other fault is rethrown and ends the session. */
export function getSkipReason(thrown: unknown): string {
  const { kind, message } = asFault(thrown);
  if (!skippableKinds.includes(kind)) throw thrown;
  return message;
}

/** Reviews one problem and stores the result. */
export async function checkProblem(
  { store, folders, review, clock }: SpotCheckDeps,
  { id: sessionId, root }: SpotCheckSession,
  problemId: string,
): Promise<{ check: SpotCheck; suggestions: StoredSuggestion[] }> {
  const key = { sessionId, root, problemId };
  const getTime = (): string => clock.now().toISOString();
  try {
    const context = await folders.load(root, problemId);
    const { suggestions, comments, dropped } = await review(context, root);
    const outcomeWithoutSuggestions = comments.length > 0 ? 'comments' : 'passed';
    const outcome = suggestions.length > 0 ? 'suggestions' : outcomeWithoutSuggestions;
    const contentHash = hashContent(context);
    const check = { ...key, contentHash, outcome, comments, dropped, at: getTime() } as const;
    return { check, suggestions: await store.saveCheck(check, suggestions) };
  } catch (thrown) {
    const comments = [getSkipReason(thrown)];
    const check = {
      ...key,
      contentHash: '',
      outcome: 'failed',
      comments,
      dropped: 0,
      at: getTime(),
    } as const;
    return { check, suggestions: await store.saveCheck(check, []) };
  }
}
