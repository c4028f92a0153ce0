// The "query" of an item is the LaTeX of an exam question, or an SQL text. `src/domain/queue-item.ts` explains the
// names.

/**
 * A process with several reviewers. Each one claims the next item over HTTP and decides it, until no item is pending.
 * Prints one line for each decision that a server acknowledged.
 *
 * node reviewers.ts '{"ports": [1, 2], "keys": ["…"]}'
 */
import { setTimeout as pause } from 'node:timers/promises';

type Plan = { readonly ports: readonly number[]; readonly keys: readonly string[] };
type ReviewResponse = { readonly status: number; readonly body: string; readonly etag: string | null };

const plan: Plan = JSON.parse(process.argv[2] ?? '{}');
const DECISIONS = [
  { decision: 'APPROVE' },
  { decision: 'REJECT' },
  { decision: 'CORRECT', corrected_query: 'SELECT 1 FROM corrected' },
] as const;

type Request = {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly etag?: string | null;
};

function pick<T>(values: readonly T[]): T {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
}

/** Sends a request to a random server and retries until one responds without a server error. */
async function call(key: string, { method, path, body, etag }: Request): Promise<ReviewResponse> {
  for (;;) {
    try {
      const response = await fetch(`http://127.0.0.1:${pick(plan.ports)}/api/v1/review/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(body && { 'content-type': 'application/json' }),
          ...(etag && { 'if-match': etag }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(10_000),
      });
      const reviewResponse = {
        status: response.status,
        body: await response.text(),
        etag: response.headers.get('etag'),
      };
      if (reviewResponse.status < 500) return reviewResponse;
    } catch {
      // The connection broke. The request may have been processed or not, so it is sent again.
    }
    await pause(20 + Math.random() * 80);
  }
}

async function review(key: string): Promise<void> {
  for (;;) {
    const claimResponse = await call(key, { method: 'POST', path: 'claim' });
    if (claimResponse.status === 204) {
      const { body } = await call(key, { method: 'GET', path: 'stats' });
      if (JSON.parse(body).pending_reviews === 0) return;
      await pause(100);
      continue;
    }
    const { id }: { id: string } = JSON.parse(claimResponse.body);
    const decision = pick(DECISIONS);
    const decisionResponse = await call(key, {
      method: 'PUT',
      path: `queue/${id}`,
      body: decision,
      etag: claimResponse.etag,
    });
    if (decisionResponse.status === 200) process.stdout.write(`${id} ${decision.decision}\n`);
    else if (decisionResponse.status !== 409 && decisionResponse.status !== 412) {
      throw new Error(`a decision returned ${decisionResponse.status}: ${decisionResponse.body}`);
    }
  }
}

await Promise.all(plan.keys.map(review));
