import { MaxTurnsExceededError, ModelBehaviorError, ModelRefusalError } from '@openai/agents';
import { APIConnectionError, APIError } from 'openai';
import { Fault } from '../../domain/fault.ts';
import {
  AttemptTimeout,
  InterruptedReply,
  isNetworkError,
  TruncatedReply,
  UnreadableReply,
} from './attempt-failure.ts';
import { MAX_ATTEMPTS } from './retry-attempts.ts';

/** The call that failed, as needed for its error message. */
export type CallDescription = {
  readonly role: string;
  readonly model: string;
  /** The host of the service, without credentials. */
  readonly host: string;
  readonly attemptTimeoutMs: number;
  /** Strings that must not appear in any message. */
  readonly secrets: readonly string[];
};

/** Marks a failure that is probably temporary. */
const PASSING = { passing: true };
const KEY_LIKE = /\b(sk|pk|key)-[\w*.-]{4,}/g;

/** Converts the failure of the last attempt to a fault with a sentence and advice; secrets are removed. */
export function toModelFault(thrown: unknown, call: CallDescription): Fault {
  if (thrown instanceof Fault) return thrown;
  const { role, model, host } = call;
  const outage = { advice: `Check that ${host} is up; OPENAI_BASE_URL names it.`, ...PASSING };
  if (thrown instanceof TruncatedReply) {
    const advice = `Raise agents.roles.${role}.maxTokens, or split the material.`;
    return misbehavedFault(call, 'reached the token limit', { raw: thrown.raw, advice });
  }
  if (thrown instanceof UnreadableReply)
    return misbehavedFault(call, 'sent a response that does not have the form that the API defines', thrown);
  if (thrown instanceof ModelRefusalError)
    return misbehavedFault(call, 'declined to reply', { raw: thrown.refusal });
  if (thrown instanceof MaxTurnsExceededError)
    return misbehavedFault(call, 'exceeded the maximum number of turns with tools', { raw: '' });
  if (thrown instanceof ModelBehaviorError)
    return misbehavedFault(call, `misbehaved (${thrown.message})`, { raw: '' });
  if (thrown instanceof AttemptTimeout) {
    const seconds = call.attemptTimeoutMs / 1000;
    const what = `did not respond within ${seconds} s in ${MAX_ATTEMPTS} attempts`;
    return serviceDownFault(call, what, outage);
  }
  if (thrown instanceof InterruptedReply)
    return serviceDownFault(call, `interrupted its response in ${MAX_ATTEMPTS} attempts`, outage);
  if (thrown instanceof APIConnectionError || isNetworkError(thrown))
    return serviceDownFault(call, `cannot be reached (${describeError(thrown)})`, outage);
  if (thrown instanceof APIError) return toApiFault(thrown, call);
  const message = `Calling ${model} as ${role} failed: ${describeError(thrown)}`;
  return new Fault('unexpected', removeSecrets(message, call), { cause: thrown });
}

type Misbehaviour = { readonly raw: string; readonly advice?: string };

/** The fault for an unusable reply; `raw` is the reply. */
export function misbehavedFault(call: CallDescription, what: string, { raw, advice }: Misbehaviour): Fault {
  const { role, model } = call;
  const message = removeSecrets(`The model ${model}, called as ${role}, ${what}.`, call);
  return new Fault('model-misbehaved', message, { ...(advice && { advice }), facts: { role, model, raw } });
}

/** The advice for the operator, and facts for programs. */
type Outage = { readonly advice: string; readonly [fact: string]: unknown };

/** The fault for a service that did not respond or refused the request. */
export function serviceDownFault(call: CallDescription, what: string, { advice, ...more }: Outage): Fault {
  const { role, model, host } = call;
  const message = removeSecrets(`The model service ${host}, called by ${role}, ${what}.`, call);
  return new Fault('service-down', message, { advice, facts: { role, model, step: role, ...more } });
}

function toApiFault(error: APIError, call: CallDescription): Fault {
  const facts = { status: error.status };
  const refused = `refused the request (${error.status ?? 'in the stream'}: ${describeError(error)})`;
  if (error.status === 401 || error.status === 403)
    return serviceDownFault(call, `does not accept the key (${error.status})`, {
      advice: 'Check OPENAI_API_KEY.',
      ...facts,
    });
  if (error.code === 'insufficient_quota') {
    const advice = 'Check the plan of OPENAI_API_KEY.';
    return serviceDownFault(call, 'reports that the quota is used up', { advice, ...facts, quota: true });
  }
  if (error.status === 404) {
    const advice = `Check VBAGENT_MODEL (${call.model}) and OPENAI_BASE_URL.`;
    return serviceDownFault(call, refused, { advice, ...facts });
  }
  if (error.status === 429) {
    const advice = 'Try again later.';
    return serviceDownFault(call, 'reports too many requests (429)', { advice, ...facts, ...PASSING });
  }
  const isTemporary = (error.status ?? 500) >= 500;
  const advice = isTemporary
    ? 'Try again later.'
    : 'Check that the model supports images, tools and JSON schemas.';
  return serviceDownFault(call, refused, { advice, ...facts, ...(isTemporary && PASSING) });
}

function describeError(thrown: unknown): string {
  const inner = thrown instanceof Error ? innermost(thrown) : thrown;
  const text = inner instanceof Error ? inner.message || inner.name : String(inner);
  return text.replace(/\s+/g, ' ').slice(0, 300);
}

function innermost(error: Error): Error {
  return error.cause instanceof Error ? innermost(error.cause) : error;
}

function removeSecrets(text: string, { secrets }: CallDescription): string {
  return secrets.reduce((left, secret) => left.replaceAll(secret, '***'), text).replace(KEY_LIKE, '***');
}
