import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openScratchServer } from '../scratch-server.fixture.ts';
import { createQueueHealth } from './queue-health.ts';

const turn = {
  provider_id: 'x',
  user_input: 'u',
  generated_query: 'q',
  confidence_score: 0.1,
  validation_status: 'valid',
};

describe('the queue health checks', () => {
  it('warn about a long queue, an old item and few approvals', async () => {
    const now = new Date();
    const stats = {
      pending_reviews: 100,
      status_breakdown: { pending_review: 100, approved: 6, rejected: 4 },
      by_provider: {},
      oldest_pending: now.toISOString(),
      oldest_age_hours: 24,
    };
    const trends = { days: [], byReason: {}, byProvider: {}, olderThan: {}, approvalRate: 0.6 };
    const health = createQueueHealth(
      { statistics: async () => stats, trends: async () => trends },
      { now: () => now },
    );

    assert.deepEqual(
      (await health()).map(({ name, status }) => `${name} ${status}`),
      ['queue_size warning', 'oldest_pending_hours warning', 'approval_rate warning'],
    );
  });

  it('are in /health/ready and /metrics, and do not affect readiness', async () => {
    const server = await openScratchServer();
    const recorded = await server.send('POST', '/api/v1/turns', turn);
    const { item_id } = JSON.parse(await recorded.text());
    await server.send('POST', '/api/v1/turns', turn);
    await server.send('PUT', `/api/v1/review/queue/${item_id}`, { approved: false });

    const ready = await server.fetch('/health/ready');
    const body: { status: string; checks: { name: string; status: string }[] } = JSON.parse(
      await ready.text(),
    );
    const metrics = await (await server.fetch('/metrics')).text();
    await server.stop();

    assert.deepEqual([ready.status, body.status], [200, 'ready']);
    assert.equal(body.checks.find(({ name }) => name === 'approval_rate')?.status, 'warning');
    for (const line of [
      'review_queue_size{reason="low_confidence"} 1',
      'review_queue_size{reason="validation_failure"} 0',
      'review_decisions_total{decision="REJECT"} 1',
      'review_completion_time_count{approved="false"} 1',
      'rag_examples_total{status="rejected"} 1',
    ]) {
      assert.ok(metrics.split('\n').includes(line), line);
    }
    assert.match(metrics, /nodejs_eventloop_lag_seconds\{quantile="0.99"\} \d/);
    assert.match(metrics, /route="\/api\/v1\/review\/queue\/:id"/);
    assert.equal(metrics.includes(item_id), false);
  });
});
