import type { StoredSuggestion } from '../../domain/suggestion.ts';
import type { SpotCheck } from '../../ports/spot-check-store.ts';
import type { LiveSession, Place } from './spot-check-session.ts';

/** What became of one problem when nobody was asked. */
export type LookReport = {
  readonly check: SpotCheck;
  readonly place: Place;
  readonly suggestions: StoredSuggestion[];
  /** Ids of the suggestions that were written to their file. */
  readonly applied: number[];
  /** How many wait for a person. */
  left: number;
};

/** Goes through a session without a person: writes what is certain when told to, and leaves the rest pending. */
export async function* decideAlone(session: LiveSession, yesTo?: 'certain'): AsyncGenerator<LookReport> {
  let current: LookReport | undefined;
  for (let step = await session.next(); step.kind !== 'done'; step = await session.next()) {
    if (step.kind === 'looked') {
      if (current !== undefined) yield current;
      const { check, place } = step;
      current = { check, place, suggestions: [], applied: [], left: 0 };
      continue;
    }
    if (step.kind === 'passed-over') continue;
    const { suggestion } = step;
    current?.suggestions.push(suggestion);
    const wanted = yesTo === 'certain' && suggestion.certain;
    const outcome = wanted ? await session.decide(suggestion, 'approve') : undefined;
    if (outcome?.kind === 'decided') current?.applied.push(suggestion.id);
    else {
      if (current !== undefined) current.left++;
      session.leave(suggestion);
    }
  }
  if (current !== undefined) yield current;
}
