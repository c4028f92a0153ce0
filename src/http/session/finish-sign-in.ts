import { findVerifiedEmail, mapClaimsToRoles } from '../../domain/map-claims-to-roles.ts';
import type { AccessTools, HttpTools } from '../http-tools.ts';

/** Why a sign-in was refused, as the sign-in page shows it. */
type SignInProblem = 'expired' | 'refused' | 'no-role' | 'disabled' | 'unavailable';

type SignInResult =
  | { readonly kind: 'signed-in'; readonly secret: string; readonly returnPath: string }
  | { readonly kind: 'refused'; readonly problem: SignInProblem };

/** The request with which the provider sends the browser back. */
type Callback = {
  /** The secret of the browser's cookie, which binds the sign-in to this browser. */
  readonly flowSecret: string | undefined;
  readonly query: string;
  readonly device: string;
  readonly address: string | null;
};

type Provider = AccessTools['providers'][number];
type Dependencies = Pick<HttpTools, 'access' | 'clock' | 'log'>;

const MAX_NAME_LENGTH = 200;

/** Checks the response of a provider, and opens a session for the person. Refusals are recorded. */
export async function finishSignIn(
  { access, clock, log }: Dependencies,
  provider: Provider,
  callback: Callback,
): Promise<SignInResult> {
  const at = clock.now().toISOString();
  const { id: method, institution } = provider;
  const { address, device } = callback;
  const refuse = async (problem: SignInProblem, reason: string): Promise<SignInResult> => {
    log.warn({ provider: method, problem, reason }, 'sign-in refused');
    const entry = { actor: null, address, institution, at, subject: null, target: null };
    await access.audit.record({ ...entry, action: 'sign-in-failed', detail: { method, problem } });
    return { kind: 'refused', problem };
  };
  // Taken before the check, so that a response can be used once.
  const flow =
    callback.flowSecret === undefined ? undefined : await access.flows.take(callback.flowSecret, at);
  if (flow === undefined || flow.provider !== provider.id || flow.institution !== institution)
    return refuse('expired', 'no sign-in of this browser waits for a response');
  const outcome = await provider.finish(callback.query, flow);
  if (outcome.kind === 'refused') return refuse('refused', outcome.reason);
  const { issuer, subject, claims } = outcome;
  const roles = mapClaimsToRoles(claims, provider.roles);
  if (roles.length === 0) return refuse('no-role', 'the claims of the person give no role');
  const name = typeof claims.name === 'string' ? claims.name.slice(0, MAX_NAME_LENGTH) : null;
  const email = findVerifiedEmail(claims) ?? null;
  const origin = { actor: null, address };
  const identity = { institution, issuer, subject, name, email, roles };
  const account = await access.accounts.recordSignIn(identity, { at, origin });
  if (account.disabledAt !== null) return refuse('disabled', `the account ${account.id} is disabled`);
  const session = { institution, user: account.id, keyId: null, device, at, address, method };
  const { secret } = await access.sessions.open(session);
  return { kind: 'signed-in', secret, returnPath: flow.returnPath };
}
