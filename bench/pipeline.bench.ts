import { tmpdir } from 'node:os';
import { chooseScratchDisk } from '../scripts/test/memory-disk.ts';
import { type BatchMeasure, CALLS_PER_PROBLEM, measureBatch } from './pipeline/measure-batch.ts';

const PROBLEMS = Number(process.env.PIPELINE_PROBLEMS ?? 1_000);
const WARM_UP_PROBLEMS = 20;
const LATENCY_MS = 200;
const IN_FLIGHT = 64;
const MIN_SHARE = 0.9;
/** Maximum ratio of the heap near the end to the heap after a third of the calls; caches fill up in between. */
const MAX_GROWTH = 1.15;

const RATE_LIMITING = { atCall: PROBLEMS * 2, forMs: 3_000, retryAfterSeconds: 1 };
const REQUESTS_PER_MINUTE = 12_000;
const WINDOW_SECONDS = 3;

/** Free bytes required on the scratch disk; a run writes less. */
const DISK_BYTES = 1_000_000_000;

const OPTIONS = ['-p', String(IN_FLIGHT), '--variants', 'numerical', '--alternate'];

/** Compares the duration of a batch with the minimum that follows from model latency and the number of parallel calls. */
export const bench = {
  name: 'pipeline',
  run: async (): Promise<string> => {
    // Warms the compile cache, so that the first measured run does not differ from the second.
    await measureBatch({ problems: WARM_UP_PROBLEMS, args: OPTIONS, service: { latencyMs: 0 } });
    const plainPlan = { problems: PROBLEMS, args: OPTIONS, service: { latencyMs: LATENCY_MS } };
    const folder = chooseScratchDisk(DISK_BYTES);
    const inMemory = await measureBatch({ ...plainPlan, parent: folder });
    const onDisk = folder === tmpdir() ? undefined : await measureBatch(plainPlan);
    const rateLimited = await measureBatch({
      problems: PROBLEMS,
      args: [...OPTIONS, '--requests-per-minute', String(REQUESTS_PER_MINUTE)],
      service: { latencyMs: LATENCY_MS, rateLimiting: RATE_LIMITING },
      measuresLiveHeap: true,
    });
    return [
      ...formatPlainRun(inMemory),
      ...(onDisk ? [formatDiskRun(onDisk)] : []),
      '',
      ...formatRateLimitedRun(rateLimited),
    ].join('\n');
  },
};

/** Returns the minimum duration in seconds that model latency and the number of parallel calls allow. */
function computeBound({ service }: BatchMeasure): number {
  return (service.answered * LATENCY_MS) / 1000 / IN_FLIGHT;
}

/** Formats the run on the machine's disk. Its speed depends on the disk, so no goal applies. */
function formatDiskRun(measure: BatchMeasure): string {
  const { seconds, processorMsPerCall } = measure;
  const fraction = formatPercent(computeBound(measure) / seconds);
  return `     (all of this in memory; on this machine's disk ${fraction}, ${processorMsPerCall.toFixed(2)} ms per call)`;
}

function formatPlainRun(measure: BatchMeasure): string[] {
  const { service, seconds } = measure;
  const bound = computeBound(measure);
  const isFinished = measure.exitCode === 0 && measure.folders === PROBLEMS;
  return [
    formatRow('problems, model calls', `${measure.folders}, ${service.answered}`),
    formatRow('maximum calls in flight', String(service.maxInFlight)),
    formatRow('bound by latency and parallel calls', `${bound.toFixed(2)} s`),
    formatRow('from the first call to the last response', `${seconds.toFixed(2)} s`),
    formatRow('share of the bound', formatPercent(bound / seconds)),
    formatRow('processor time of the batch per call', `${measure.processorMsPerCall.toFixed(2)} ms`),
    formatRow('share of one processor', formatPercent(measure.processorShare)),
    formatRow('maximum memory of the process', `${formatMegabytes(measure.maxMemory)} MB`),
    formatVerdict('nothing lost or requested twice', isFinished && isComplete(measure)),
    formatVerdict(`at most ${IN_FLIGHT} calls in flight`, service.maxInFlight <= IN_FLIGHT),
    formatVerdict(`at least ${formatPercent(MIN_SHARE)} of the bound`, bound / seconds >= MIN_SHARE),
    ...(isFinished ? [] : [measure.output]),
  ];
}

function formatRateLimitedRun(measure: BatchMeasure): string[] {
  const { service, liveHeap } = measure;
  const maxAllowed = (REQUESTS_PER_MINUTE / 60) * (WINDOW_SECONDS + 1);
  const maxRequests = countMaxWithin(service.arrivals, WINDOW_SECONDS * 1000);
  const isFinished = measure.exitCode === 0 && measure.folders === PROBLEMS;
  return [
    `With 429 for ${RATE_LIMITING.forMs / 1000} s in the middle, and a limit of ${REQUESTS_PER_MINUTE} requests per minute:`,
    formatRow(
      'problems, calls answered, calls refused',
      `${measure.folders}, ${service.answered}, ${service.refused}`,
    ),
    formatRow(
      `maximum requests within ${WINDOW_SECONDS} s`,
      `${maxRequests} (${maxAllowed} allowed, with a burst of one second)`,
    ),
    formatRow(
      'live heap after a third, and near the end',
      `${formatMegabytes(liveHeap[0])} MB, ${formatMegabytes(liveHeap[1])} MB (maximum memory of the process ${formatMegabytes(measure.maxMemory)} MB)`,
    ),
    formatVerdict('nothing lost or requested twice', isFinished && isComplete(measure)),
    formatVerdict('memory is flat', liveHeap[1] / liveHeap[0] <= MAX_GROWTH),
    formatVerdict('the rate limit is respected', maxRequests <= maxAllowed),
    formatVerdict('the service returned 429 responses', service.refused > 0),
    ...(isFinished ? [] : [measure.output]),
  ];
}

function isComplete({ service }: BatchMeasure): boolean {
  return service.answered === PROBLEMS * CALLS_PER_PROBLEM && service.repeated === 0;
}

/** Returns the maximum number of times within any window of this length. The times must ascend. */
function countMaxWithin(times: readonly number[], milliseconds: number): number {
  let [maximum, start] = [0, 0];
  for (const [end, time] of times.entries()) {
    while ((times[start] ?? 0) <= time - milliseconds) start++;
    maximum = Math.max(maximum, end - start + 1);
  }
  return maximum;
}

function formatRow(name: string, value: string): string {
  return `${name.padEnd(42)}${value}`;
}

function formatVerdict(claim: string, holds: boolean): string {
  return `${holds ? 'yes' : 'NO '}  ${claim}`;
}

function formatPercent(fraction: number): string {
  return `${Math.round(fraction * 100)}%`;
}

function formatMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
