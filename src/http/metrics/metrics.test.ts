import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createMetrics, toSample } from './metrics.ts';

it('prints counters, histograms and gauges in the Prometheus text format', async () => {
  const metrics = createMetrics();
  metrics.gauge('runs_under_way', 'Runs.', () => toSample(3));
  for (const seconds of [0.002, 0.2]) {
    metrics.beginRequest();
    metrics.endRequest({ method: 'GET', route: '/a/:id', status: 200 }, seconds);
  }
  metrics.beginRequest();
  metrics.countDecision({ decision: 'CORRECT', secondsInQueue: 90 });
  metrics.countDecision({ decision: 'REJECT', secondsInQueue: 5 });

  const lines = (await metrics.print()).split('\n');

  const labels = 'method="GET",route="/a/:id"';
  for (const line of [
    `http_requests_total{${labels},status="200"} 2`,
    `http_request_duration_seconds_bucket{${labels},le="0.001"} 0`,
    `http_request_duration_seconds_bucket{${labels},le="0.005"} 1`,
    `http_request_duration_seconds_bucket{${labels},le="0.5"} 2`,
    `http_request_duration_seconds_bucket{${labels},le="+Inf"} 2`,
    `http_request_duration_seconds_count{${labels}} 2`,
    'http_requests_in_flight 1',
    'review_decisions_total{decision="CORRECT"} 1',
    'review_completion_time_bucket{approved="true",le="60"} 0',
    'review_completion_time_bucket{approved="true",le="600"} 1',
    'review_completion_time_sum{approved="false"} 5',
    '# TYPE review_completion_time histogram',
    'runs_under_way 3',
  ]) {
    assert.ok(lines.includes(line), line);
  }
});
