import type { DecisionEvent } from '../../review/queue/review-dependencies.ts';
import { addProcessMetrics } from './process-metrics.ts';
import { createRegistry, type Registry } from './registry.ts';
import { toSample } from './to-sample.ts';

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
  /** Counts an open event stream until the returned function is called. */
  openStream(): () => void;
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
  let openStreams = 0;
  const countRequest = registry.counter('http_requests_total', 'Completed requests.');
  const timeRequest = registry.histogram('http_request_duration_seconds', 'Response time.', REQUEST_SECONDS);
  registry.gauge('http_requests_in_flight', 'Requests in progress.', () => toSample(inFlight));
  registry.gauge('event_streams_open', 'Open event streams (SSE).', () => toSample(openStreams));
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
    openStream() {
      openStreams++;
      return () => void openStreams--;
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
