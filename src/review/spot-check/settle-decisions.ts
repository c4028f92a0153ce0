import { asFault } from '../../domain/fault.ts';
import type { Decision } from '../../ports/spot-check-store.ts';
import { revertSuggestion, writeSuggestion } from './apply-suggestion.ts';
import type { SpotCheckDeps } from './spot-check-dependencies.ts';

/**
 * Completes decisions after an interruption: applies what was approved and reverts what was undone. Returns a notice for
 * each file that has been changed, removed or made read-only meanwhile; the suggestion is then pending again.
 */
export async function settleDecisions(
  tools: SpotCheckDeps,
  session: { readonly id: string; readonly root: string },
): Promise<string[]> {
  const notices: string[] = [];
  for (const decision of await tools.store.listUnsettled(session.id)) {
    const notice = await settleOne(tools, session.root, decision);
    if (notice !== undefined) notices.push(notice);
  }
  return notices;
}

async function settleOne(
  { store, folders }: SpotCheckDeps,
  root: string,
  decision: Decision,
): Promise<string | undefined> {
  const suggestion = await store.findSuggestion(decision.suggestionId);
  if (suggestion === undefined) return undefined;
  const update = decision.undone ? revertSuggestion : writeSuggestion;
  const changed = `${suggestion.file_path} has been changed outside this session.`;
  const failure = await update(folders, root, suggestion).then(
    (outcome) => (outcome === 'replaced' ? undefined : changed),
    (thrown: unknown) => asFault(thrown).message,
  );
  if (failure === undefined) {
    await store.settle(decision.id, !decision.undone);
    return undefined;
  }
  if (decision.undone) await store.settle(decision.id, false);
  else await store.undo(decision.id);
  return decision.undone
    ? `${failure} It still contains the suggestion that you undid.`
    : `${failure} The suggestion that you approved is pending again.`;
}
