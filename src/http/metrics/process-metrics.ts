import { constants, monitorEventLoopDelay, PerformanceObserver, performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { Registry, Sample } from './registry.ts';
import { toSample } from './to-sample.ts';

const NANOSECONDS_PER_SECOND = 1e9;
const MICROSECONDS_PER_SECOND = 1e6;
/** 1 is the longest delay. */
const QUANTILES = [0.5, 0.9, 0.99, 1];
/** The time between two samples of the event loop. */
const RESOLUTION_MS = 20;
/** Delays and utilisation are those of the last one or two windows, so that any number of readers get the same values. */
const WINDOW_MS = 30_000;

type EventLoop = { readLag(): Sample[]; readUtilization(): number };
type GcTotal = { runs: number; seconds: number };

/** The measurements of this process, which the metrics of all its institutions share. */
type ProcessMonitor = { readonly eventLoop: EventLoop; readonly gcTotals: ReadonlyMap<string, GcTotal> };

let monitor: ProcessMonitor | undefined;

/** Adds the metrics of the process: memory, CPU time, garbage collection and event loop. */
export function addProcessMetrics(registry: Registry): void {
  monitor ??= { eventLoop: watchEventLoop(), gcTotals: watchGarbageCollection() };
  const { eventLoop, gcTotals } = monitor;
  const readGc = (field: keyof GcTotal) => (): Sample[] =>
    [...gcTotals].map(([kind, total]) => ({ labels: { kind }, value: total[field] }));
  registry.gauge('process_resident_memory_bytes', 'Resident memory.', () =>
    toSample(process.memoryUsage.rss()),
  );
  registry.gauge('process_uptime_seconds', 'Time since the start.', () => toSample(process.uptime()));
  registry.total('process_cpu_seconds_total', 'CPU time of all threads.', () => {
    const { user, system } = process.cpuUsage();
    return toSample((user + system) / MICROSECONDS_PER_SECOND);
  });
  registry.gauge('nodejs_heap_bytes', 'The heap of the main thread.', () => {
    const heap = getHeapStatistics();
    const sizes = { used: heap.used_heap_size, total: heap.total_heap_size, limit: heap.heap_size_limit };
    return Object.entries(sizes).map(([state, value]) => ({ labels: { state }, value }));
  });
  registry.total('nodejs_gc_runs_total', 'Garbage collections of the main thread.', readGc('runs'));
  registry.total('nodejs_gc_seconds_total', 'Time of these collections.', readGc('seconds'));
  registry.gauge(
    'nodejs_eventloop_lag_seconds',
    'Delay of the event loop in the last 30 to 60 seconds.',
    eventLoop.readLag,
  );
  registry.gauge(
    'nodejs_eventloop_utilization',
    'Share of time the event loop was busy in the last 30 to 60 seconds.',
    () => toSample(eventLoop.readUtilization()),
  );
}

/** Measures the event loop in windows. A reading returns the values of the last complete window and of the current one. */
function watchEventLoop(): EventLoop {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  /** The delay is the recorded interval between two samples minus the planned interval. */
  const getLags = (): number[] =>
    QUANTILES.map((quantile) => {
      const interval = delay.percentile(quantile * 100) / NANOSECONDS_PER_SECOND;
      return Math.max(0, interval - RESOLUTION_MS / 1000);
    });
  let completeLags = QUANTILES.map(() => 0);
  let [previousStart, currentStart] = [
    performance.eventLoopUtilization(),
    performance.eventLoopUtilization(),
  ];
  setInterval(() => {
    completeLags = getLags();
    delay.reset();
    [previousStart, currentStart] = [currentStart, performance.eventLoopUtilization()];
  }, WINDOW_MS).unref();
  return {
    readLag() {
      const currentLags = getLags();
      return QUANTILES.map((quantile, index) => ({
        labels: { quantile },
        value: Math.max(completeLags[index] ?? 0, currentLags[index] ?? 0),
      }));
    },
    readUtilization: () =>
      performance.eventLoopUtilization(performance.eventLoopUtilization(), previousStart).utilization,
  };
}

const GC_KINDS: Readonly<Record<number, string>> = {
  [constants.NODE_PERFORMANCE_GC_MAJOR]: 'major',
  [constants.NODE_PERFORMANCE_GC_MINOR]: 'minor',
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: 'incremental',
  [constants.NODE_PERFORMANCE_GC_WEAKCB]: 'weak-callbacks',
};

function watchGarbageCollection(): ReadonlyMap<string, GcTotal> {
  const totals = new Map(Object.values(GC_KINDS).map((kind) => [kind, { runs: 0, seconds: 0 }]));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { kind } = Object(Reflect.get(entry, 'detail'));
      const total = totals.get(GC_KINDS[kind] ?? '');
      if (total === undefined) continue;
      total.runs++;
      total.seconds += entry.duration / 1000;
    }
  }).observe({ entryTypes: ['gc'] });
  return totals;
}
