import '../browser/memory-storage.fixture.ts';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { QueryClient } from '@tanstack/react-query';
import { createReviewStore, type ReviewStore } from './review-store.ts';

const decision = { itemId: 'i1', title: 'First', version: '"1"', decision: 'APPROVE' } as const;

type Reply = { status: number; body?: object } | 'unreachable';

/** Replaces `fetch`: each request gets the next reply, and the last reply repeats. Returns the list of requests. */
function replyWith(...replies: Reply[]): string[] {
  const requests: string[] = [];
  mock.method(globalThis, 'fetch', async (url: string, init: RequestInit = {}) => {
    requests.push(`${init.method ?? 'GET'} ${url}`);
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (reply === undefined || reply === 'unreachable') throw new TypeError('fetch failed');
    return Response.json(reply.body ?? {}, { status: reply.status });
  });
  return requests;
}

async function waitForState(store: ReviewStore, itemId: string, state: string): Promise<void> {
  for (let attempts = 0; attempts < 100 && store.findDecision(itemId)?.state !== state; attempts++) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  assert.equal(store.findDecision(itemId)?.state, state);
}

describe('review store', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    // The toast timer would keep the process alive for eight seconds.
    mock.timers.enable({ apis: ['setTimeout'] });
  });
  afterEach(() => {
    mock.timers.reset();
    mock.restoreAll();
  });

  it('shows a decision immediately and marks it done when the server has saved it', async () => {
    const requests = replyWith({ status: 200 });
    const store = createReviewStore(new QueryClient());

    store.decide(decision);

    assert.equal(store.findDecision('i1')?.state, 'sending');
    assert.deepEqual(store.read().toast, { itemId: 'i1', isUndone: false });
    await waitForState(store, 'i1', 'done');
    assert.deepEqual(requests, ['PUT /api/v1/review/queue/i1']);
  });

  it('hides the toast after eight seconds', () => {
    replyWith({ status: 200 });
    const store = createReviewStore(new QueryClient());
    store.decide(decision);

    mock.timers.tick(8000);

    assert.equal(store.read().toast, undefined);
  });

  it('keeps a decision that could not be sent, also after a reload, and retries it', async () => {
    replyWith('unreachable');
    const store = createReviewStore(new QueryClient());
    store.decide(decision);
    await waitForState(store, 'i1', 'failed');
    assert.equal(store.findDecision('i1')?.problem?.status, 0);

    replyWith({ status: 200 });
    const reloaded = createReviewStore(new QueryClient());
    reloaded.retryAll();

    await waitForState(reloaded, 'i1', 'done');
  });

  it('reports a conflict for 409 and 412, a refusal for other client errors, and a failure for server errors', async () => {
    const expected = { 409: 'conflict', 412: 'conflict', 400: 'refused', 429: 'failed', 503: 'failed' };
    const store = createReviewStore(new QueryClient());

    for (const [status, state] of Object.entries(expected)) {
      replyWith({ status: Number(status), body: { message: 'no' } });
      store.decide({ ...decision, itemId: status });
      await waitForState(store, status, state);
      assert.equal(store.findDecision(status)?.problem?.message, 'no');
    }
  });

  it('undoes the last decision and returns its item', async () => {
    const requests = replyWith({ status: 200 });
    const store = createReviewStore(new QueryClient());
    store.decide(decision);
    store.decide({ ...decision, itemId: 'i2', title: 'Second' });

    assert.equal(await store.undoLast(), 'i2');

    assert.equal(store.findDecision('i2')?.state, 'undone');
    assert.equal(store.findDecision('i1')?.state, 'done');
    assert.equal(requests.at(-1), 'POST /api/v1/review/queue/i2/undo');
  });

  it('announces that there is nothing to undo', async () => {
    const store = createReviewStore(new QueryClient());

    assert.equal(await store.undoLast(), undefined);

    assert.deepEqual(store.read().announcement, { text: 'There is nothing to undo.', count: 1 });
  });

  it('keeps skipped items until they are decided or shown again', () => {
    replyWith({ status: 200 });
    const store = createReviewStore(new QueryClient());
    store.skip('i1');
    store.skip('i2');
    store.skip('i1');
    assert.deepEqual(store.read().skipped, ['i2', 'i1']);

    store.decide(decision);
    assert.deepEqual(store.read().skipped, ['i2']);
    store.clearSkipped();
    assert.deepEqual(store.read().skipped, []);
  });

  it('remembers at most 50 decisions and drops broken ones from storage', () => {
    replyWith({ status: 200 });
    sessionStorage.setItem('vbagent.review.decisions', '[{"itemId":"x"},null,7]');
    const store = createReviewStore(new QueryClient());
    assert.deepEqual(store.read().decisions, []);

    for (let n = 0; n < 60; n++) store.decide({ ...decision, itemId: `i${n}` });

    assert.equal(store.read().decisions.length, 50);
    assert.equal(store.findDecision('i9'), undefined);
    assert.equal(store.findDecision('i10')?.itemId, 'i10');
  });
});
