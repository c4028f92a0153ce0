export type RequestLabels = { readonly method: string; readonly route: string; readonly status: number };

export type Gauge = { readonly name: string; readonly help: string; readonly read: () => number };

export type Metrics = {
  beginRequest(): void;
  endRequest(labels: RequestLabels, seconds: number): void;
  addGauge(gauge: Gauge): void;
  /** The text format of Prometheus. */
  print(): string;
};

const BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

type Durations = { readonly counts: number[]; sum: number; total: number };

/** Counts and times requests by route template; labels are few, because no id ever becomes one. */
export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const durations = new Map<string, Durations>();
  const gauges: Gauge[] = [];
  let inFlight = 0;
  gauges.push(
    { name: 'http_requests_in_flight', help: 'Requests being answered.', read: () => inFlight },
    {
      name: 'process_resident_memory_bytes',
      help: 'Resident memory.',
      read: () => process.memoryUsage.rss(),
    },
    { name: 'process_uptime_seconds', help: 'Time since the start.', read: () => process.uptime() },
  );

  return {
    beginRequest: () => void inFlight++,
    endRequest({ method, route, status }, seconds) {
      inFlight--;
      const place = `method="${escapeLabel(method)}",route="${escapeLabel(route)}"`;
      const counted = `${place},status="${status}"`;
      requests.set(counted, (requests.get(counted) ?? 0) + 1);
      const known = durations.get(place) ?? { counts: BUCKETS.map(() => 0), sum: 0, total: 0 };
      durations.set(place, addDuration(known, seconds));
    },
    addGauge: (gauge) => void gauges.push(gauge),
    print: () =>
      [
        ...printCounter(requests),
        ...printHistogram(durations),
        ...gauges.flatMap(({ name, help, read }) => [...head(name, help, 'gauge'), `${name} ${read()}`]),
        '',
      ].join('\n'),
  };
}

function addDuration(durations: Durations, seconds: number): Durations {
  for (const [place, bound] of BUCKETS.entries()) {
    if (seconds <= bound) durations.counts[place] = (durations.counts[place] ?? 0) + 1;
  }
  durations.sum += seconds;
  durations.total++;
  return durations;
}

function head(name: string, help: string, type: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function printCounter(requests: ReadonlyMap<string, number>): string[] {
  const name = 'http_requests_total';
  const lines = [...requests].map(([labels, count]) => `${name}{${labels}} ${count}`);
  return [...head(name, 'Requests answered.', 'counter'), ...lines];
}

function printHistogram(durations: ReadonlyMap<string, Durations>): string[] {
  const name = 'http_request_duration_seconds';
  const lines = [...durations].flatMap(([labels, { counts, sum, total }]) => [
    ...BUCKETS.map((bound, place) => `${name}_bucket{${labels},le="${bound}"} ${counts[place]}`),
    `${name}_bucket{${labels},le="+Inf"} ${total}`,
    `${name}_sum{${labels}} ${sum}`,
    `${name}_count{${labels}} ${total}`,
  ]);
  return [...head(name, 'Time to answer.', 'histogram'), ...lines];
}

function escapeLabel(value: string): string {
  return value.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));
}
