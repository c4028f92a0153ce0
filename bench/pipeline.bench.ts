import { tmpdir } from 'node:os';
import { chooseScratchDisk } from '../scripts/test/memory-disk.ts';
import { type BatchMeasure, CALLS_PER_PROBLEM, measureBatch } from './pipeline/measure-batch.ts';

const PROBLEMS = Number(process.env.PIPELINE_PROBLEMS ?? 1_000);
const WARM_PROBLEMS = 20;
const LATENCY_MS = 200;
const IN_FLIGHT = 64;
const WANTED_SHARE = 0.9;
/** What is in use towards the end against what was after a third; caches fill up in between. */
const MAX_GROWTH = 1.15;

const STORM = { atCall: PROBLEMS * 2, forMs: 3_000, retryAfterSeconds: 1 };
const REQUESTS_PER_MINUTE = 12_000;
const WINDOW_SECONDS = 3;

/** What a run writes, and more. */
const ROOM = 1_000_000_000;

const WORDS = ['-p', String(IN_FLIGHT), '--variants', 'numerical', '--alternate'];

/** A batch against the bound that the latency of the model and the number of calls at once set. */
export const bench = {
  name: 'pipeline',
  run: async (): Promise<string> => {
    // So that every run finds what a start compiles, and not only the second.
    await measureBatch({ problems: WARM_PROBLEMS, words: WORDS, service: { latencyMs: 0 } });
    const calm = { problems: PROBLEMS, words: WORDS, service: { latencyMs: LATENCY_MS } };
    const place = chooseScratchDisk(ROOM);
    const inMemory = await measureBatch({ ...calm, place });
    const onDisk = place === tmpdir() ? undefined : await measureBatch(calm);
    const stormy = await measureBatch({
      problems: PROBLEMS,
      words: [...WORDS, '--requests-per-minute', String(REQUESTS_PER_MINUTE)],
      service: { latencyMs: LATENCY_MS, storm: STORM },
      isWeighed: true,
    });
    return [...calmLines(inMemory), ...(onDisk ? [diskLine(onDisk)] : []), '', ...stormLines(stormy)].join(
      '\n',
    );
  },
};

/** How long the latency of the model and the calls at once make it take. */
function boundOf({ service }: BatchMeasure): number {
  return (service.answered * LATENCY_MS) / 1000 / IN_FLIGHT;
}

/** The disk has its own pace, which says something of the machine and not of the batch. */
function diskLine(measure: BatchMeasure): string {
  const { seconds, processorMsPerCall } = measure;
  const share = percent(boundOf(measure) / seconds);
  return `     (all of that in memory; on this machine's disk ${share}, ${processorMsPerCall.toFixed(2)} ms per call)`;
}

function calmLines(measure: BatchMeasure): string[] {
  const { service, seconds } = measure;
  const bound = boundOf(measure);
  const isWhole = measure.exitCode === 0 && measure.folders === PROBLEMS;
  return [
    row('problems, calls of the model', `${measure.folders}, ${service.answered}`),
    row('most calls in flight', String(service.mostInFlight)),
    row('bound by latency and calls at once', `${bound.toFixed(2)} s`),
    row('from the first call to the last answer', `${seconds.toFixed(2)} s`),
    row('share of the bound', percent(bound / seconds)),
    row('own processor time per call', `${measure.processorMsPerCall.toFixed(2)} ms`),
    row('share of one processor', percent(measure.processorShare)),
    row('the process holds at most', `${megabytes(measure.mostMemory)} MB`),
    verdict('nothing lost or asked twice', isWhole && isComplete(measure)),
    verdict(`at most ${IN_FLIGHT} calls in flight`, service.mostInFlight <= IN_FLIGHT),
    verdict(`at least ${percent(WANTED_SHARE)} of the bound`, bound / seconds >= WANTED_SHARE),
    ...(isWhole ? [] : [measure.said]),
  ];
}

function stormLines(measure: BatchMeasure): string[] {
  const { service, live } = measure;
  const allowed = (REQUESTS_PER_MINUTE / 60) * (WINDOW_SECONDS + 1);
  const most = mostWithin(service.arrivals, WINDOW_SECONDS * 1000);
  const isWhole = measure.exitCode === 0 && measure.folders === PROBLEMS;
  return [
    `With 429 for ${STORM.forMs / 1000} s in the middle, and a limit of ${REQUESTS_PER_MINUTE} requests per minute:`,
    row('problems, calls answered, refused', `${measure.folders}, ${service.answered}, ${service.refused}`),
    row(
      `most requests within ${WINDOW_SECONDS} s`,
      `${most} (with one second saved up ${allowed} are allowed)`,
    ),
    row(
      'in use after a third, and towards the end',
      `${megabytes(live[0])} MB, ${megabytes(live[1])} MB (the process at most ${megabytes(measure.mostMemory)} MB)`,
    ),
    verdict('nothing lost or asked twice', isWhole && isComplete(measure)),
    verdict('memory is flat', live[1] / live[0] <= MAX_GROWTH),
    verdict('the limit is respected', most <= allowed),
    verdict('there was a storm', service.refused > 0),
    ...(isWhole ? [] : [measure.said]),
  ];
}

function isComplete({ service }: BatchMeasure): boolean {
  return service.answered === PROBLEMS * CALLS_PER_PROBLEM && service.repeated === 0;
}

function mostWithin(times: readonly number[], milliseconds: number): number {
  let [most, start] = [0, 0];
  for (const [end, time] of times.entries()) {
    while ((times[start] ?? 0) <= time - milliseconds) start++;
    most = Math.max(most, end - start + 1);
  }
  return most;
}

function row(name: string, value: string): string {
  return `${name.padEnd(42)}${value}`;
}

function verdict(claim: string, holds: boolean): string {
  return `${holds ? 'yes' : 'NO '}  ${claim}`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
