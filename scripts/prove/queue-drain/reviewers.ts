/**
 * A process of several reviewers: each claims the next item over HTTP and decides it, until nothing is pending.
 * Prints one line for each decision that a server acknowledged.
 *
 * node reviewers.ts '{"ports": [1, 2], "keys": ["…"]}'
 */
import { setTimeout as pause } from 'node:timers/promises';

type Plan = { readonly ports: readonly number[]; readonly keys: readonly string[] };
type ReviewResponse = { readonly status: number; readonly body: string; readonly etag: string | null };

const plan: Plan = JSON.parse(process.argv[2] ?? '{}');
const decisions = [
  { decision: 'APPROVE' },
  { decision: 'REJECT' },
  { decision: 'CORRECT', corrected_query: 'SELECT 1 FROM corrected' },
] as const;

type Request = {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly tag?: string | null;
};

function pick<T>(values: readonly T[]): T {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
}

/** Sends a request to a random server and retries until one responds without a server error. */
async function call(key: string, { method, path, body, tag }: Request): Promise<ReviewResponse> {
  for (;;) {
    try {
      const response = await fetch(`http://127.0.0.1:${pick(plan.ports)}/api/v1/review/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(body && { 'content-type': 'application/json' }),
          ...(tag && { 'if-match': tag }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(10_000),
      });
      const received = {
        status: response.status,
        body: await response.text(),
        etag: response.headers.get('etag'),
      };
      if (received.status < 500) return received;
    } catch {
      // The connection broke. The request may have been processed or not, so it is sent again.
    }
    await pause(20 + Math.random() * 80);
  }
}

async function review(key: string): Promise<void> {
  for (;;) {
    const claimed = await call(key, { method: 'POST', path: 'claim' });
    if (claimed.status === 204) {
      const { body } = await call(key, { method: 'GET', path: 'stats' });
      if (JSON.parse(body).pending_reviews === 0) return;
      await pause(100);
      continue;
    }
    const { id }: { id: string } = JSON.parse(claimed.body);
    const decision = pick(decisions);
    const decided = await call(key, {
      method: 'PUT',
      path: `queue/${id}`,
      body: decision,
      tag: claimed.etag,
    });
    if (decided.status === 200) process.stdout.write(`${id} ${decision.decision}\n`);
    else if (decided.status !== 409 && decided.status !== 412) {
      throw new Error(`a decision returned ${decided.status}: ${decided.body}`);
    }
  }
}

await Promise.all(plan.keys.map(review));
