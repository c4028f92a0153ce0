import { Fault } from '../../domain/fault.ts';
import type { ReviewItem, StepOutcome } from '../../ports/review-queue.ts';

/** The reason why a step was refused. `held`: another expert works on the item (has leased it). `repeated`: the same decision was already stored. */
export type StepRefusal =
  | 'stale'
  | 'held'
  | 'decided'
  | 'pending'
  | 'not-yours'
  | 'too-late'
  | 'not-approved'
  | 'repeated';

export function itemNotFound(id: string): Fault {
  return new Fault('not-found', `Review item ${id} not found`);
}

/** Returns the message and the advice for each refusal. */
function explainRefusals(
  item: ReviewItem,
): Readonly<Record<Exclude<StepRefusal, 'repeated'>, [string, string]>> {
  const { version, status, leaseHolder, leaseUntil, reviewedBy } = item;
  const name = `Review item ${item.id}`;
  return {
    stale: [`${name} has changed; it is now at version ${version}.`, 'Reload it and decide again.'],
    held: [`${name} is leased to ${leaseHolder} until ${leaseUntil}.`, 'Claim another item, or wait.'],
    decided: [`${name} was ${status} by ${reviewedBy}.`, 'Reopen it to decide again.'],
    pending: [`${name} is not decided yet.`, 'Decide it first.'],
    'not-yours': [
      `${name} was decided by ${reviewedBy}.`,
      'Only the expert who decided can undo it; others can reopen it.',
    ],
    'too-late': [
      `The time limit to undo the decision on review item ${item.id} has passed.`,
      'Reopen it instead.',
    ],
    'not-approved': [
      `${name} has no example in the index.`,
      'Only an approved item that is not revoked yet can be revoked.',
    ],
  };
}

/** Returns the item after a step. A refused step is a `conflict` fault whose `reason` states why. */
export function getChangedItem(id: string, outcome: StepOutcome<StepRefusal>): ReviewItem {
  if (outcome.kind === 'unknown') throw itemNotFound(id);
  if (outcome.kind === 'changed' || outcome.why === 'repeated') return outcome.item;
  const [message, advice] = explainRefusals(outcome.item)[outcome.why];
  const { status, version, leaseHolder, leaseUntil, reviewedBy } = outcome.item;
  throw new Fault('conflict', message, {
    advice,
    facts: {
      reason: outcome.why,
      status,
      version,
      ...(outcome.why === 'held' && { leaseHolder, leaseUntil }),
      ...(reviewedBy !== null && { reviewedBy }),
    },
  });
}
