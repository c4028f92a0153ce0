import { APIConnectionError, APIError, APIUserAbortError } from 'openai';
import type { RetryPace } from './pace.ts';
import { readRetryAfter } from './read-retry-after.ts';

/** The service ended its response before it was complete. */
export class InterruptedReply extends Error {
  override readonly name = 'CutReply';
}

/** One attempt exceeded its timeout. */
export class AttemptTimeout extends Error {
  override readonly name = 'AttemptTimeout';
}

/** The response does not have the form that the API defines. */
export class UnreadableReply extends Error {
  override readonly name = 'UnreadableReply';
  readonly raw: string;

  constructor(raw: string, cause?: unknown) {
    super('the response does not have the form that the API defines', { cause });
    this.raw = raw;
  }
}

/** The model stopped at its token limit. */
export class TruncatedReply extends Error {
  override readonly name = 'TruncatedReply';
  readonly raw: string;

  constructor(raw: string) {
    super('the reply reached the token limit');
    this.raw = raw;
  }
}

/** Whether a failed attempt is worth retrying, and the delay that the service requests. */
type FailureKind = {
  /** True for a temporary failure. */
  readonly passing: boolean;
  /** True when the service is overloaded. */
  readonly busy?: boolean;
  readonly waitMs?: number;
};

const TOO_MANY_REQUESTS = 429;
const TEMPORARY_STATUS = new Set([408, 409, 425, TOO_MANY_REQUESTS]);
const NETWORK_CODE = /^(ECONN|EPIPE|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|UND_ERR_)/;

export function classifyFailure(thrown: unknown, pace: RetryPace): FailureKind {
  if (thrown instanceof InterruptedReply || thrown instanceof AttemptTimeout) return { passing: true };
  if (thrown instanceof APIUserAbortError) return { passing: false };
  if (thrown instanceof APIConnectionError) return { passing: true };
  if (thrown instanceof APIError) return classifyApiError(thrown, pace);
  return { passing: isNetworkError(thrown) };
}

/** Whether an error comes from the network. A connection lost inside a body is a plain TypeError whose cause has the code. */
export function isNetworkError(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const code = 'code' in thrown ? String(thrown.code) : '';
  if (NETWORK_CODE.test(code)) return true;
  return (thrown instanceof TypeError && thrown.message === 'terminated') || isNetworkError(thrown.cause);
}

function classifyApiError(error: APIError, pace: RetryPace): FailureKind {
  const { status } = error;
  // An error inside a stream has no status of its own.
  const passing = status === undefined || status >= 500 || TEMPORARY_STATUS.has(status);
  if (!passing || error.code === 'insufficient_quota') return { passing: false };
  const waitMs = readRetryAfter(error.headers, pace.now());
  const busy = status === TOO_MANY_REQUESTS;
  return waitMs === undefined ? { passing: true, busy } : { passing: true, busy, waitMs };
}
