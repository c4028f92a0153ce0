import { hash } from 'node:crypto';
import { createTokenBuckets } from '../guards/token-buckets.ts';
import type { HttpTools } from '../http-tools.ts';

/** An attempt to sign in: the address of the client, and the key or code that was entered. */
type SignInAttempt = { readonly address: string; readonly credential?: string };

/** Counts an attempt; throws 429 beyond the limit. */
export type LimitSignIn = (attempt: SignInAttempt) => void;

/** A school has one address, and all of its pupils sign in at the beginning of a lesson. */
const ADDRESS_LIMIT = { rate: 2, burst: 120 };
const CREDENTIAL_LIMIT = { rate: 1 / 6, burst: 10 };

/** Creates the limit of sign-ins, for each address and for each key or code. */
export function createSignInLimit({ clock, rateLimit }: Pick<HttpTools, 'clock' | 'rateLimit'>): LimitSignIn {
  if (rateLimit === 0) return () => {};
  const byAddress = createTokenBuckets({ ...ADDRESS_LIMIT, clock });
  const byCredential = createTokenBuckets({ ...CREDENTIAL_LIMIT, clock });
  return ({ address, credential }) => {
    byAddress.take(address);
    // Hashed, so that no key stays in memory.
    if (credential !== undefined) byCredential.take(hash('sha256', credential));
  };
}
