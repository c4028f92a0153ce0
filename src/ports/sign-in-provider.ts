import type { SignInFlow } from './sign-in-flows.ts';

/** The values that a sign-in must keep until the provider responds. */
type SignInSecrets = Pick<SignInFlow, 'state' | 'nonce' | 'verifier'>;

/** The result of a sign-in. `reason` is for the operator. */
export type SignInOutcome =
  | {
      readonly kind: 'identified';
      readonly issuer: string;
      readonly subject: string;
      readonly claims: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: 'refused'; readonly reason: string };

/** A service with which people sign in. A provider that cannot be reached is a `service-down` fault. */
export type SignInProvider = {
  /** Prepares a sign-in; the browser must be sent to `url`. */
  begin(redirectUri: string): Promise<SignInSecrets & { readonly url: string }>;
  /** Checks the response of the provider: the query with which the browser came back. */
  finish(query: string, flow: SignInSecrets & { readonly redirectUri: string }): Promise<SignInOutcome>;
};
