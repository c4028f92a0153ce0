/** A sign-in that waits for the response of a provider. */
export type SignInFlow = {
  readonly institution: string;
  readonly provider: string;
  /** `state` and `nonce` must also be in the response, which shows that the response belongs to this sign-in. */
  readonly state: string;
  readonly nonce: string;
  /** The PKCE verifier, without which a stolen code is useless. */
  readonly verifier: string;
  readonly redirectUri: string;
  /** The page that is shown after the sign-in. */
  readonly returnPath: string;
  readonly expiresAt: string;
};

/** Sign-ins that wait for the response of a provider; only a hash of each secret is stored. */
export type SignInFlows = {
  /** Stores a sign-in and returns its secret, which is given to the browser. */
  begin(flow: SignInFlow, now: string): Promise<string>;
  /** Removes and returns the sign-in of a secret, so that it can be used once; undefined if it is unknown or expired. */
  take(secret: string, now: string): Promise<SignInFlow | undefined>;
};
