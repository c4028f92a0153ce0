import { hash } from 'node:crypto';
import { createTokenBuckets } from '../guards/token-buckets.ts';
import type { HttpTools } from '../http-tools.ts';

/** Who tries to sign in: the address of the client, and the key that was entered. */
type SignInAttempt = { readonly address: string; readonly account?: string };

/** Counts an attempt; throws 429 beyond the limit. */
export type LimitSignIn = (attempt: SignInAttempt) => void;

/** A school has one address, and all of its pupils sign in at the beginning of a lesson. */
const ADDRESS_LIMIT = { rate: 2, burst: 120 };
const ACCOUNT_LIMIT = { rate: 1 / 6, burst: 10 };

/** Creates the limit of sign-ins, for each address and for each account; throws 429 beyond it. */
export function createSignInLimit({ clock, rateLimit }: Pick<HttpTools, 'clock' | 'rateLimit'>): LimitSignIn {
  if (rateLimit === 0) return () => {};
  const byAddress = createTokenBuckets({ ...ADDRESS_LIMIT, clock });
  const byAccount = createTokenBuckets({ ...ACCOUNT_LIMIT, clock });
  return ({ address, account }) => {
    byAddress.take(address);
    // Hashed, so that no key stays in memory.
    if (account !== undefined) byAccount.take(hash('sha256', account));
  };
}
