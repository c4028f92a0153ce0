import { asFault, type Fault } from '../../domain/fault.ts';
import type { StoredSuggestion } from '../../domain/suggestion.ts';
import type { SpotCheck, SpotCheckSession } from '../../ports/spot-check-store.ts';
import { contentHashOf, type SpotCheckTools } from './spot-check-tools.ts';

/** Faults of one problem, after which the session goes on with the next. */
const passesBy: ReadonlySet<Fault['kind']> = new Set([
  'invalid-input',
  'not-found',
  'not-allowed',
  'model-misbehaved',
]);

/** What to say of a fault that concerns one problem alone; any other ends the session and is thrown again. */
export function reasonToPassBy(thrown: unknown): string {
  const { kind, message } = asFault(thrown);
  if (!passesBy.has(kind)) throw thrown;
  return message;
}

/** One problem is reviewed, and what came of it is kept before anything is shown. */
export async function lookAtProblem(
  { store, folders, review, clock }: SpotCheckTools,
  { id: sessionId, root }: SpotCheckSession,
  problemId: string,
): Promise<{ check: SpotCheck; suggestions: StoredSuggestion[] }> {
  const seen = { sessionId, root, problemId };
  const at = (): string => clock.now().toISOString();
  try {
    const context = await folders.load(root, problemId);
    const { suggestions, comments, dropped } = await review(context, root);
    const outcome = suggestions.length > 0 ? 'suggestions' : comments.length > 0 ? 'comments' : 'passed';
    const contentHash = contentHashOf(context);
    const check = { ...seen, contentHash, outcome, comments, dropped, at: at() } as const;
    return { check, suggestions: await store.saveCheck(check, suggestions) };
  } catch (thrown) {
    const comments = [reasonToPassBy(thrown)];
    const check = { ...seen, contentHash: '', outcome: 'failed', comments, dropped: 0, at: at() } as const;
    return { check, suggestions: await store.saveCheck(check, []) };
  }
}
