import type { Decision } from '../../ports/spot-check-store.ts';
import { takeBackSuggestion, writeSuggestion } from './apply-suggestion.ts';
import type { SpotCheckTools } from './spot-check-tools.ts';

/**
 * Brings files and decisions together after an interruption: what was approved is written, what was undone is taken
 * back. Answers the files that somebody else has changed in the meantime, whose approvals wait again.
 */
export async function settleDecisions(
  tools: SpotCheckTools,
  session: { readonly id: string; readonly root: string },
): Promise<string[]> {
  const changed: string[] = [];
  for (const decision of await tools.store.listUnsettled(session.id)) {
    const file = await settleOne(tools, session.root, decision);
    if (file !== undefined) changed.push(file);
  }
  return changed;
}

async function settleOne(
  { store, folders }: SpotCheckTools,
  root: string,
  decision: Decision,
): Promise<string | undefined> {
  const suggestion = await store.findSuggestion(decision.suggestionId);
  if (suggestion === undefined) return undefined;
  const move = decision.undone ? takeBackSuggestion : writeSuggestion;
  const outcome = await move(folders, root, suggestion);
  if (outcome === 'replaced') {
    await store.settle(decision.id, !decision.undone);
    return undefined;
  }
  if (decision.undone) await store.settle(decision.id, false);
  else await store.undo(decision.id);
  return suggestion.file_path;
}
