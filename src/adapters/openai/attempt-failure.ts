import { APIConnectionError, APIError, APIUserAbortError } from 'openai';
import type { RetryPace } from './pace.ts';
import { readRetryAfter } from './read-retry-after.ts';

/** The service ended its response before it was complete. */
export class InterruptedReply extends Error {
  override readonly name = 'InterruptedReply';
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

/** Describes whether to retry a failed attempt, and the delay that the service requests. */
type FailureKind = {
  readonly isTemporary: boolean;
  readonly isOverloaded?: boolean;
  readonly requestedDelayMs?: number;
};

const TOO_MANY_REQUESTS = 429;
const TEMPORARY_STATUSES = new Set([408, 409, 425, TOO_MANY_REQUESTS]);
/** Error codes of Node's sockets and of undici, its HTTP client. */
const NETWORK_CODE = /^(ECONN|EPIPE|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|UND_ERR_)/;

export function classifyFailure(thrown: unknown, pace: RetryPace): FailureKind {
  if (thrown instanceof InterruptedReply || thrown instanceof AttemptTimeout) return { isTemporary: true };
  if (thrown instanceof APIUserAbortError) return { isTemporary: false };
  if (thrown instanceof APIConnectionError) return { isTemporary: true };
  if (thrown instanceof APIError) return classifyApiError(thrown, pace);
  return { isTemporary: isNetworkError(thrown) };
}

/** True for a network error. If the connection is lost while a body is read, the error is a TypeError whose cause has the code. */
export function isNetworkError(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const code = 'code' in thrown ? String(thrown.code) : '';
  if (NETWORK_CODE.test(code)) return true;
  return (thrown instanceof TypeError && thrown.message === 'terminated') || isNetworkError(thrown.cause);
}

function classifyApiError(error: APIError, pace: RetryPace): FailureKind {
  const { status } = error;
  // An error inside a stream has no status.
  const isTemporary = status === undefined || status >= 500 || TEMPORARY_STATUSES.has(status);
  if (!isTemporary || error.code === 'insufficient_quota') return { isTemporary: false };
  const requestedDelayMs = readRetryAfter(error.headers, pace.now());
  const isOverloaded = status === TOO_MANY_REQUESTS;
  return requestedDelayMs === undefined
    ? { isTemporary: true, isOverloaded }
    : { isTemporary: true, isOverloaded, requestedDelayMs };
}
