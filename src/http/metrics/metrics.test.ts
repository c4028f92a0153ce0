import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createMetrics } from './metrics.ts';
import { toSample } from './to-sample.ts';

it('reports the same event-loop lag to every reader, and measures the process, garbage collection and open streams', async () => {
  const metrics = createMetrics();
  const closeStream = metrics.openStream();
  metrics.openStream();
  closeStream();
  metrics.gauge('broken', 'No database.', async () => {
    throw new Error('down');
  });
  // The first sample is taken before the event loop is blocked, the second one afterwards.
  await sleep(50);
  const blockedUntil = performance.now() + 400;
  while (performance.now() < blockedUntil);
  await sleep(50);

  const [first, second] = [await metrics.print(), await createMetrics().print()];

  const readLag = (output: string): number =>
    Number(/^nodejs_eventloop_lag_seconds\{quantile="1"\} (\S+)$/m.exec(output)?.[1]);
  assert.ok(readLag(first) > 0.05, `lag of ${readLag(first)} s`);
  assert.ok(readLag(second) > 0.05, 'the first reading reset the lag');
  assert.match(first, /^event_streams_open 1$/m);
  assert.match(first, /^# TYPE process_cpu_seconds_total counter\nprocess_cpu_seconds_total \d/m);
  assert.match(first, /^nodejs_heap_bytes\{state="limit"\} \d+$/m);
  assert.match(first, /^nodejs_gc_runs_total\{kind="minor"\} \d+$/m);
  assert.match(first, /^# TYPE broken gauge$/m);
});

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
