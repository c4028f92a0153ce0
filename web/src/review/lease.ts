import { ApiError } from '../api/client.ts';
import type { OpenItem } from './review-api.ts';

/** The reservation of an item for one reviewer; `none` when the item is already decided or the server cannot be reached. */
export type Lease =
  | { readonly kind: 'requesting' }
  | { readonly kind: 'mine' }
  | { readonly kind: 'other'; readonly holder: string; readonly until: string }
  | { readonly kind: 'none' };

export const LEASE_RETRY_MS = 10_000;
const MIN_RENEWAL_MS = 5_000;

/** Whether a claim succeeded: its result is then the item with its record. */
export function isOpenItem(result: unknown): result is OpenItem {
  return typeof result === 'object' && result !== null && 'record' in result;
}

/** Turns the result of a claim, or the error it failed with, into a lease. */
export function toLease(result: unknown): Lease {
  if (isOpenItem(result)) return { kind: 'mine' };
  if (!(result instanceof ApiError) || result.body.reason !== 'held') return { kind: 'none' };
  return {
    kind: 'other',
    holder: String(result.body.lease_holder ?? ''),
    until: String(result.body.lease_until ?? ''),
  };
}

/** Returns the delay until renewal: a third of the remaining time, so that two renewals may fail before the lease ends. */
export function getRenewalDelay({ record }: OpenItem, now = Date.now()): number {
  const remainingMs = Date.parse(record.claimed_until ?? '') - now;
  return Number.isNaN(remainingMs) ? LEASE_RETRY_MS : Math.max(MIN_RENEWAL_MS, remainingMs / 3);
}
