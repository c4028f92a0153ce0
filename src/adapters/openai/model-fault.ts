import { MaxTurnsExceededError, ModelBehaviorError, ModelRefusalError } from '@openai/agents';
import { APIConnectionError, APIError } from 'openai';
import { Fault } from '../../domain/fault.ts';
import {
  AttemptTimeout,
  CutReply,
  isNetworkTrouble,
  TruncatedReply,
  UnreadableReply,
} from './attempt-failure.ts';
import { MAX_ATTEMPTS } from './retry-attempts.ts';

/** Who was asked, for the sentence a person reads. */
export type Asked = {
  readonly role: string;
  readonly model: string;
  /** Where the service is, without anything secret. */
  readonly host: string;
  readonly attemptTimeoutMs: number;
  /** Words that may appear in no message. */
  readonly secrets: readonly string[];
};

/** It may be over by itself in a while. */
const PASSING = { passing: true };
const KEY_LIKE = /\b(sk|pk|key)-[\w*.-]{4,}/g;

/** A failure of the last attempt as a fault of one sentence with what to do about it; secrets are taken out. */
export function modelFaultOf(thrown: unknown, asked: Asked): Fault {
  if (thrown instanceof Fault) return thrown;
  const { role, model, host } = asked;
  if (thrown instanceof TruncatedReply) {
    const advice = `Raise agents.roles.${role}.maxTokens, or split the material.`;
    return misbehaved(asked, 'stopped at the limit of tokens', { raw: thrown.raw, advice });
  }
  if (thrown instanceof UnreadableReply)
    return misbehaved(asked, 'answered what nobody can read', { raw: thrown.raw });
  if (thrown instanceof ModelRefusalError)
    return misbehaved(asked, 'declined to answer', { raw: thrown.refusal });
  if (thrown instanceof MaxTurnsExceededError)
    return misbehaved(asked, 'called tools without end', { raw: '' });
  if (thrown instanceof ModelBehaviorError)
    return misbehaved(asked, `misbehaved (${thrown.message})`, { raw: '' });
  if (thrown instanceof AttemptTimeout) {
    const seconds = asked.attemptTimeoutMs / 1000;
    return down(asked, `did not answer within ${seconds} s, ${MAX_ATTEMPTS} times over`, {
      advice: reachable(host),
      facts: PASSING,
    });
  }
  if (thrown instanceof CutReply)
    return down(asked, `broke off its answer ${MAX_ATTEMPTS} times`, {
      advice: reachable(host),
      facts: PASSING,
    });
  if (thrown instanceof APIConnectionError || isNetworkTrouble(thrown))
    return down(asked, `cannot be reached (${said(thrown)})`, { advice: reachable(host), facts: PASSING });
  if (thrown instanceof APIError) return refusalFault(thrown, asked);
  return new Fault('unexpected', clean(`Asking ${model} as ${role} failed: ${said(thrown)}`, asked), {
    cause: thrown,
  });
}

type Misbehaviour = { readonly raw: string; readonly advice?: string };

/** The model answered, and the answer is of no use; `raw` keeps it. */
export function misbehaved(asked: Asked, what: string, { raw, advice }: Misbehaviour): Fault {
  const { role, model } = asked;
  return new Fault('model-misbehaved', clean(`The model ${model}, asked as ${role}, ${what}.`, asked), {
    ...(advice === undefined ? {} : { advice }),
    facts: { role, model, raw },
  });
}

/** No answer came, or none was to be had. */
export function down(asked: Asked, what: string, more: { advice: string; facts?: object }): Fault {
  const { role, model, host } = asked;
  const message = `The model service ${host}, asked by ${role}, ${what}.`;
  return new Fault('service-down', clean(message, asked), {
    advice: more.advice,
    facts: { role, model, step: role, ...more.facts },
  });
}

function refusalFault(error: APIError, asked: Asked): Fault {
  const facts = { status: error.status };
  const refused = `refused the request (${error.status ?? 'in the stream'}: ${said(error)})`;
  if (error.status === 401 || error.status === 403) {
    return down(asked, `does not accept the key (${error.status})`, {
      advice: 'Check OPENAI_API_KEY.',
      facts,
    });
  }
  if (error.code === 'insufficient_quota')
    return down(asked, 'says that the quota is used up', {
      advice: 'Check the plan of OPENAI_API_KEY.',
      facts: { ...facts, quota: true },
    });
  if (error.status === 404) {
    const advice = `Check VBAGENT_MODEL (${asked.model}) and OPENAI_BASE_URL.`;
    return down(asked, refused, { advice, facts });
  }
  if (error.status === 429)
    return down(asked, 'has too many requests (429)', {
      advice: 'Try again later.',
      facts: { ...facts, ...PASSING },
    });
  const again = (error.status ?? 500) >= 500;
  const advice = again ? 'Try again later.' : 'Check that the model takes images, tools and JSON schemas.';
  return down(asked, refused, { advice, facts: { ...facts, ...(again && PASSING) } });
}

function reachable(host: string): string {
  return `Check that ${host} is up; OPENAI_BASE_URL names it.`;
}

function said(thrown: unknown): string {
  const inner = thrown instanceof Error ? innermost(thrown) : thrown;
  const text = inner instanceof Error ? inner.message || inner.name : String(inner);
  return text.replace(/\s+/g, ' ').slice(0, 300);
}

function innermost(error: Error): Error {
  return error.cause instanceof Error ? innermost(error.cause) : error;
}

function clean(text: string, { secrets }: Asked): string {
  return secrets.reduce((left, secret) => left.replaceAll(secret, '***'), text).replace(KEY_LIKE, '***');
}
