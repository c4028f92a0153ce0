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
const TEMPORARY = { passing: true };
/** Matches text that looks like an API key, such as `sk-abc123…`. */
const KEY_LIKE_TEXT = /\b(sk|pk|key)-[\w*.-]{4,}/g;

/** Converts the failure of the last attempt to a fault with a sentence and advice; secrets are removed. */
export function toModelFault(thrown: unknown, call: CallDescription): Fault {
  if (thrown instanceof Fault) return thrown;
  const { role, model, host } = call;
  const outage = { advice: `Check that ${host} is up and that OPENAI_BASE_URL is correct.`, ...TEMPORARY };
  if (thrown instanceof TruncatedReply) {
    const advice = `Raise agents.roles.${role}.maxTokens, or split the material.`;
    return createMisbehavedFault(call, 'reached the token limit', { raw: thrown.raw, advice });
  }
  if (thrown instanceof UnreadableReply)
    return createMisbehavedFault(
      call,
      'sent a response that does not have the form that the API defines',
      thrown,
    );
  if (thrown instanceof ModelRefusalError)
    return createMisbehavedFault(call, 'declined to reply', { raw: thrown.refusal });
  if (thrown instanceof MaxTurnsExceededError)
    return createMisbehavedFault(call, 'exceeded the maximum number of turns with tools', { raw: '' });
  if (thrown instanceof ModelBehaviorError)
    return createMisbehavedFault(call, `misbehaved (${thrown.message})`, { raw: '' });
  if (thrown instanceof AttemptTimeout) {
    const seconds = call.attemptTimeoutMs / 1000;
    const problem = `did not respond within ${seconds} s in ${MAX_ATTEMPTS} attempts`;
    return createServiceDownFault(call, problem, outage);
  }
  if (thrown instanceof InterruptedReply)
    return createServiceDownFault(call, `interrupted its response in ${MAX_ATTEMPTS} attempts`, outage);
  if (thrown instanceof APIConnectionError || isNetworkError(thrown))
    return createServiceDownFault(call, `cannot be reached (${describeError(thrown)})`, outage);
  if (thrown instanceof APIError) return toApiFault(thrown, call);
  const message = `Calling ${model} as ${role} failed: ${describeError(thrown)}`;
  return new Fault('unexpected', removeSecrets(message, call), { cause: thrown });
}

type Misbehaviour = { readonly raw: string; readonly advice?: string };

/** Creates the fault for an unusable reply; `raw` is the reply. */
export function createMisbehavedFault(
  call: CallDescription,
  problem: string,
  { raw, advice }: Misbehaviour,
): Fault {
  const { role, model } = call;
  const message = removeSecrets(`The model ${model}, called as ${role}, ${problem}.`, call);
  return new Fault('model-misbehaved', message, { ...(advice && { advice }), facts: { role, model, raw } });
}

/** The advice for the operator, and further facts for the fault. */
type Outage = { readonly advice: string; readonly [fact: string]: unknown };

/** Creates the fault for a service that did not respond or that refused the request. */
export function createServiceDownFault(
  call: CallDescription,
  problem: string,
  { advice, ...more }: Outage,
): Fault {
  const { role, model, host } = call;
  const message = removeSecrets(`The model service ${host}, called by ${role}, ${problem}.`, call);
  return new Fault('service-down', message, { advice, facts: { role, model, step: role, ...more } });
}

function toApiFault(error: APIError, call: CallDescription): Fault {
  const facts = { status: error.status };
  const refusal = `refused the request (${error.status ?? 'in the stream'}: ${describeError(error)})`;
  if (error.status === 401 || error.status === 403)
    return createServiceDownFault(call, `does not accept the key (${error.status})`, {
      advice: 'Check OPENAI_API_KEY.',
      ...facts,
    });
  if (error.code === 'insufficient_quota') {
    const advice = 'Check the plan of OPENAI_API_KEY.';
    return createServiceDownFault(call, 'reports that the quota is used up', {
      advice,
      ...facts,
      quota: true,
    });
  }
  if (error.status === 404) {
    const advice = `Check VBAGENT_MODEL (${call.model}) and OPENAI_BASE_URL.`;
    return createServiceDownFault(call, refusal, { advice, ...facts });
  }
  if (error.status === 429) {
    const advice = 'Try again later.';
    return createServiceDownFault(call, 'reports too many requests (429)', {
      advice,
      ...facts,
      ...TEMPORARY,
    });
  }
  const isTemporary = (error.status ?? 500) >= 500;
  const advice = isTemporary
    ? 'Try again later.'
    : 'Check that the model supports images, tools and JSON schemas.';
  return createServiceDownFault(call, refusal, { advice, ...facts, ...(isTemporary && TEMPORARY) });
}

function describeError(thrown: unknown): string {
  const inner = thrown instanceof Error ? findInnermostError(thrown) : thrown;
  const text = inner instanceof Error ? inner.message || inner.name : String(inner);
  return text.replace(/\s+/g, ' ').slice(0, 300);
}

function findInnermostError(error: Error): Error {
  return error.cause instanceof Error ? findInnermostError(error.cause) : error;
}

function removeSecrets(text: string, { secrets }: CallDescription): string {
  return secrets
    .reduce((redacted, secret) => redacted.replaceAll(secret, '***'), text)
    .replace(KEY_LIKE_TEXT, '***');
}
