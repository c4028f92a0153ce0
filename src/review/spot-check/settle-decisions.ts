import { asFault } from '../../domain/fault.ts';
import type { Decision } from '../../ports/spot-check-store.ts';
import { revertSuggestion, writeSuggestion } from './apply-suggestion.ts';
import type { SpotCheckDeps } from './spot-check-dependencies.ts';

/**
 * Completes decisions after an interruption: writes approved suggestions to their files and reverts undone ones. Returns a
 * message for each file that was changed, removed or made read-only in the meantime; its suggestion is then pending again.
 */
export async function settleDecisions(
  tools: SpotCheckDeps,
  session: { readonly id: string; readonly root: string },
): Promise<string[]> {
  const messages: string[] = [];
  for (const decision of await tools.store.listUnappliedDecisions(session.id)) {
    const message = await settleDecision(tools, session.root, decision);
    if (message !== undefined) messages.push(message);
  }
  return messages;
}

async function settleDecision(
  { store, folders }: SpotCheckDeps,
  root: string,
  decision: Decision,
): Promise<string | undefined> {
  const suggestion = await store.findSuggestion(decision.suggestionId);
  if (suggestion === undefined) return undefined;
  const update = decision.undone ? revertSuggestion : writeSuggestion;
  const changedMessage = `${suggestion.file_path} has been changed outside this session.`;
  const failure = await update(folders, root, suggestion).then(
    (outcome) => (outcome === 'replaced' ? undefined : changedMessage),
    (thrown: unknown) => asFault(thrown).message,
  );
  if (failure === undefined) {
    await store.recordApplied(decision.id, !decision.undone);
    return undefined;
  }
  if (decision.undone) await store.recordApplied(decision.id, false);
  else await store.undo(decision.id);
  return decision.undone
    ? `${failure} It still contains the suggestion that you undid.`
    : `${failure} The suggestion that you approved is pending again.`;
}
