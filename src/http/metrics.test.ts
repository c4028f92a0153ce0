import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createMetrics } from './metrics.ts';

it('prints counts, times and gauges in the text format of Prometheus', () => {
  const metrics = createMetrics();
  metrics.addGauge({ name: 'runs_under_way', help: 'Runs.', read: () => 3 });
  for (const seconds of [0.002, 0.2]) {
    metrics.beginRequest();
    metrics.endRequest({ method: 'GET', route: '/a/:id', status: 200 }, seconds);
  }
  metrics.beginRequest();

  const lines = metrics.print().split('\n');

  const labels = 'method="GET",route="/a/:id"';
  for (const line of [
    `http_requests_total{${labels},status="200"} 2`,
    `http_request_duration_seconds_bucket{${labels},le="0.001"} 0`,
    `http_request_duration_seconds_bucket{${labels},le="0.005"} 1`,
    `http_request_duration_seconds_bucket{${labels},le="0.5"} 2`,
    `http_request_duration_seconds_bucket{${labels},le="+Inf"} 2`,
    `http_request_duration_seconds_count{${labels}} 2`,
    'http_requests_in_flight 1',
    'runs_under_way 3',
  ]) {
    assert.ok(lines.includes(line), line);
  }
});
