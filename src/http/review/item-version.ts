import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import type { ReviewItem } from '../../ports/review-queue.ts';
import { Refusal } from '../refusal.ts';

export const IfMatchHeader = z.object({
  'if-match': z.string().optional().meta({
    description: 'The ETag of the item that the decision is based on; the newest version when omitted.',
  }),
});

/** Creates the ETag of an item. */
export function createVersionTag({ version }: Pick<ReviewItem, 'version'>): string {
  return `"${version}"`;
}

/** Reads the version from `If-Match`; undefined when any version is accepted. */
export function parseItemVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const version = /^"(\d{1,9})"$/.exec(ifMatch.trim())?.[1];
  if (version !== undefined) return Number(version);
  throw new Refusal('stale-version', `${ifMatch} is not the ETag of any version of this item.`);
}

/** Converts a stale version to status 412. An unexpected error gets the message that the API specification requires. */
export function rejectUpdate(thrown: unknown): never {
  if (!(thrown instanceof Fault) || thrown.kind === 'unexpected') {
    throw new Refusal('update-failed', 'Failed to update review item', { cause: thrown });
  }
  if (thrown.facts.reason !== 'stale') throw thrown;
  const { message, advice, facts } = thrown;
  throw new Refusal('stale-version', message, { cause: thrown, facts, ...(advice && { advice }) });
}
