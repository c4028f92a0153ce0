import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { asFault, Fault } from '../../domain/fault.ts';
import type { SignInOutcome, SignInProvider } from '../../ports/sign-in-provider.ts';

type OpenidOptions = {
  readonly issuer: string;
  readonly clientId: string;
  /** Undefined for a public client, which only PKCE protects. */
  readonly clientSecret?: string | undefined;
};

const TIMEOUT_SECONDS = 10;
const SCOPE = 'openid profile email';

/**
 * Creates the client of an OpenID Connect provider: authorization code flow with PKCE, state and nonce. The addresses
 * and keys of the provider are read at its first use and then kept.
 */
export function createOpenidProvider(options: OpenidOptions): SignInProvider {
  let pending: Promise<Configuration> | undefined;
  const getConfiguration = (): Promise<Configuration> => {
    // A failed attempt is not kept, so that the next sign-in tries again.
    pending ??= discover(options).catch((thrown: unknown) => {
      pending = undefined;
      throw createUnreachableFault(options.issuer, thrown);
    });
    return pending;
  };
  return {
    async begin(redirectUri) {
      const configuration = await getConfiguration();
      const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
      const url = buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, state, nonce, verifier };
    },
    async finish(query, flow) {
      const configuration = await getConfiguration();
      const callback = new URL(flow.redirectUri);
      callback.search = query;
      try {
        return await exchangeCode(configuration, callback, flow);
      } catch (thrown) {
        if (isOutage(thrown)) throw createUnreachableFault(options.issuer, thrown);
        return { kind: 'refused', reason: describeRefusal(thrown) };
      }
    },
  };
}

function discover({ issuer, clientId, clientSecret }: OpenidOptions): Promise<Configuration> {
  const server = new URL(issuer);
  // Without TLS only for a provider on this machine.
  const isLocal = server.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(server.hostname);
  const execute = isLocal ? [allowInsecureRequests] : [];
  const authentication = clientSecret === undefined ? None() : undefined;
  return discovery(server, clientId, clientSecret, authentication, { timeout: TIMEOUT_SECONDS, execute });
}

/** Exchanges the code for tokens; the client library checks state, nonce, issuer, audience, signature and expiry. */
async function exchangeCode(
  configuration: Configuration,
  callback: URL,
  { state, nonce, verifier }: Parameters<SignInProvider['finish']>[1],
): Promise<SignInOutcome> {
  const tokens = await authorizationCodeGrant(configuration, callback, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const idClaims = tokens.claims();
  if (idClaims === undefined) return { kind: 'refused', reason: 'the provider sent no ID token' };
  const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
  const userInfo = hasUserInfo ? await fetchUserInfo(configuration, tokens.access_token, idClaims.sub) : {};
  const { iss: issuer, sub: subject } = idClaims;
  return { kind: 'identified', issuer, subject, claims: { ...userInfo, ...idClaims } };
}

const OUTAGE_CODES = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT']);

/** Checks for a provider that did not respond. The client library throws the `TypeError` of `fetch` itself or wraps it. */
function isOutage(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if ('code' in thrown && OUTAGE_CODES.has(String(thrown.code))) return true;
  return [thrown, thrown.cause].some(
    (error) => error instanceof TypeError && error.message === 'fetch failed',
  );
}

/** Describes a refusal with its error code, without values that the caller sent. */
function describeRefusal(thrown: unknown): string {
  const error = thrown instanceof Error ? thrown : asFault(thrown);
  const code = 'error' in error ? error.error : 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? `${error.message} (${code})` : error.message;
}

function createUnreachableFault(issuer: string, cause: unknown): Fault {
  return new Fault('service-down', `The sign-in provider ${issuer} does not respond correctly.`, {
    cause,
    advice: 'Try again later, or sign in with an API key.',
  });
}
