import { asFault } from '../../domain/fault.ts';
import type { Decision } from '../../ports/spot-check-store.ts';
import { takeBackSuggestion, writeSuggestion } from './apply-suggestion.ts';
import type { SpotCheckTools } from './spot-check-tools.ts';

/**
 * Brings files and decisions together after an interruption: what was approved is written, what was undone is taken
 * back. Answers what could not be, in words: a file that somebody has changed, removed or closed to writing in the
 * meantime, whose approval waits again.
 */
export async function settleDecisions(
  tools: SpotCheckTools,
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
  { store, folders }: SpotCheckTools,
  root: string,
  decision: Decision,
): Promise<string | undefined> {
  const suggestion = await store.findSuggestion(decision.suggestionId);
  if (suggestion === undefined) return undefined;
  const move = decision.undone ? takeBackSuggestion : writeSuggestion;
  const changed = `${suggestion.file_path} was changed by somebody else.`;
  const failure = await move(folders, root, suggestion).then(
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
    ? `${failure} The suggestion you took back still stands in it.`
    : `${failure} The suggestion you approved waits again.`;
}
