import { APIConnectionError, APIError, APIUserAbortError } from 'openai';
import type { Pace } from './pace.ts';
import { readRetryAfter } from './read-retry-after.ts';

/** The service ended or broke off its answer before it was complete. */
export class CutReply extends Error {
  override readonly name = 'CutReply';
}

/** One attempt took longer than it may. */
export class AttemptTimeout extends Error {
  override readonly name = 'AttemptTimeout';
}

/** What came is no answer of the interface. */
export class UnreadableReply extends Error {
  override readonly name = 'UnreadableReply';
  readonly raw: string;

  constructor(raw: string, cause?: unknown) {
    super('the answer is not what the interface promises', { cause });
    this.raw = raw;
  }
}

/** The model stopped at the limit of tokens. */
export class TruncatedReply extends Error {
  override readonly name = 'TruncatedReply';
  readonly raw: string;

  constructor(raw: string) {
    super('the reply reached the limit of tokens');
    this.raw = raw;
  }
}

/** Whether a failed attempt may pass by itself, and how long the service asks us to wait. */
export type FailureReading = {
  readonly passing: boolean;
  /** The service has more to do than it can. */
  readonly busy?: boolean;
  readonly waitMs?: number;
};

const TOO_MANY_REQUESTS = 429;
const PASSING_STATUS = new Set([408, 409, 425, TOO_MANY_REQUESTS]);
const NETWORK_CODE = /^(ECONN|EPIPE|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|UND_ERR_)/;

export function readFailure(thrown: unknown, pace: Pace): FailureReading {
  if (thrown instanceof CutReply || thrown instanceof AttemptTimeout) return { passing: true };
  if (thrown instanceof APIUserAbortError) return { passing: false };
  if (thrown instanceof APIConnectionError) return { passing: true };
  if (thrown instanceof APIError) return readRefusal(thrown, pace);
  return { passing: isNetworkTrouble(thrown) };
}

/** A connection that breaks inside a body is a plain TypeError whose cause has the code. */
export function isNetworkTrouble(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const code = 'code' in thrown ? String(thrown.code) : '';
  if (NETWORK_CODE.test(code)) return true;
  return (thrown instanceof TypeError && thrown.message === 'terminated') || isNetworkTrouble(thrown.cause);
}

function readRefusal(error: APIError, pace: Pace): FailureReading {
  const { status } = error;
  // An error inside a stream has no status of its own.
  const passing = status === undefined || status >= 500 || PASSING_STATUS.has(status);
  if (!passing || error.code === 'insufficient_quota') return { passing: false };
  const waitMs = readRetryAfter(error.headers, pace.now());
  const busy = status === TOO_MANY_REQUESTS;
  return waitMs === undefined ? { passing: true, busy } : { passing: true, busy, waitMs };
}
