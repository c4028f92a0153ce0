import { ApiError } from '../api/client.ts';
import type { OpenItem } from './review-api.ts';

/** Who may decide the item; `none` when it is decided already or the server cannot be reached. */
export type Lease =
  | { readonly kind: 'requesting' }
  | { readonly kind: 'mine' }
  | { readonly kind: 'other'; readonly holder: string; readonly until: string }
  | { readonly kind: 'none' };

export const LEASE_RETRY_MS = 10_000;
const MIN_RENEWAL_MS = 5_000;

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

/** When to renew the lease: after a third of its remaining time, so that two failed attempts do not lose it. */
export function getRenewalDelay({ record }: OpenItem, now = Date.now()): number {
  const left = Date.parse(record.claimed_until ?? '') - now;
  return Number.isNaN(left) ? LEASE_RETRY_MS : Math.max(MIN_RENEWAL_MS, left / 3);
}
