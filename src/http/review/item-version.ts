import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import type { ReviewItem } from '../../ports/review-queue.ts';
import { Refusal } from '../refusal.ts';

export const IfMatchHeader = z.object({
  'if-match': z
    .string()
    .optional()
    .meta({ description: 'The ETag of the item the decision was made from; left out, the newest is meant.' }),
});

export function versionTag({ version }: Pick<ReviewItem, 'version'>): string {
  return `"${version}"`;
}

/** The version out of `If-Match`; undefined when the caller takes whatever is there. */
export function wantedVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const version = /^"(\d{1,9})"$/.exec(ifMatch.trim())?.[1];
  if (version !== undefined) return Number(version);
  throw new Refusal('stale-version', `${ifMatch} is not the ETag of any version of this item.`);
}

/** A stale version has a status of its own; what nobody expected is told as the specification spells it. */
export function refuseUpdate(thrown: unknown): never {
  if (!(thrown instanceof Fault) || thrown.kind === 'unexpected') {
    throw new Refusal('update-failed', 'Failed to update review item', { cause: thrown });
  }
  if (thrown.facts.reason !== 'stale') throw thrown;
  const { message, advice, facts } = thrown;
  throw new Refusal('stale-version', message, { cause: thrown, facts, ...(advice && { advice }) });
}
