import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { DecisionEvent } from '../../review/queue/review-dependencies.ts';
import { createRegistry, type Registry, type Sample } from './registry.ts';

type RequestLabels = { readonly method: string; readonly route: string; readonly status: number };

type ModelCall = {
  readonly role: string;
  readonly model: string;
  readonly outcome: 'answered' | 'failed';
  readonly seconds: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
};

export type Metrics = Pick<Registry, 'gauge' | 'print'> & {
  beginRequest(): void;
  endRequest(labels: RequestLabels, seconds: number): void;
  countDecision(event: DecisionEvent): void;
  countModelCall(call: ModelCall): void;
};

// Upper bounds of the histogram buckets.
const REQUEST_SECONDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];
const MODEL_SECONDS = [0.5, 1, 2, 5, 10, 30, 60, 120];
/** One minute to one week. */
const REVIEW_SECONDS = [60, 600, 3600, 14_400, 43_200, 86_400, 259_200, 604_800];

/** Creates the metrics of the server; requests are labelled by route template. */
export function createMetrics(): Metrics {
  const registry = createRegistry();
  let inFlight = 0;
  const countRequest = registry.counter('http_requests_total', 'Completed requests.');
  const timeRequest = registry.histogram('http_request_duration_seconds', 'Response time.', REQUEST_SECONDS);
  registry.gauge('http_requests_in_flight', 'Requests in progress.', () => toSample(inFlight));
  const countDecision = registry.counter('review_decisions_total', 'Decisions of experts by type.');
  const timeReview = registry.histogram(
    'review_completion_time',
    'Seconds from queueing to the decision.',
    REVIEW_SECONDS,
  );
  const countCall = registry.counter('model_calls_total', 'Model calls.');
  const timeCall = registry.histogram(
    'model_call_duration_seconds',
    'Duration of model calls.',
    MODEL_SECONDS,
  );
  const countTokens = registry.counter('model_tokens_total', 'Tokens read and written by models.');
  addProcessMetrics(registry);

  return {
    gauge: registry.gauge,
    print: registry.print,
    beginRequest: () => void inFlight++,
    endRequest({ method, route, status }, seconds) {
      inFlight--;
      countRequest({ method, route, status });
      timeRequest({ method, route }, seconds);
    },
    countDecision({ decision, secondsInQueue }) {
      countDecision({ decision });
      timeReview({ approved: String(decision !== 'REJECT') }, secondsInQueue);
    },
    countModelCall({ role, model, outcome, seconds, inputTokens, outputTokens }) {
      countCall({ role, model, outcome });
      timeCall({ role, model }, seconds);
      countTokens({ model, direction: 'read' }, inputTokens);
      countTokens({ model, direction: 'written' }, outputTokens);
    },
  };
}

/** Converts a value to a single sample without labels. */
export function toSample(value: number): Sample[] {
  return [{ labels: {}, value }];
}

const NANOSECONDS_PER_SECOND = 1e9;

function addProcessMetrics(registry: Registry): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let lastUtilization = performance.eventLoopUtilization();
  registry.gauge('process_resident_memory_bytes', 'Resident memory.', () =>
    toSample(process.memoryUsage.rss()),
  );
  registry.gauge('process_uptime_seconds', 'Time since the start.', () => toSample(process.uptime()));
  registry.gauge('nodejs_eventloop_lag_seconds', 'Delay of the event loop since the last reading.', () => {
    const quantiles = [50, 90, 99].map((percent) => ({
      labels: { quantile: percent / 100 },
      value: delay.percentile(percent) / NANOSECONDS_PER_SECOND,
    }));
    delay.reset();
    return quantiles;
  });
  registry.gauge(
    'nodejs_eventloop_utilization',
    'Share of time the event loop was busy since the last reading.',
    () => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, lastUtilization);
      lastUtilization = now;
      return toSample(utilization);
    },
  );
}
