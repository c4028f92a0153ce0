import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ModelService, startModelService } from '../../model-service/start-model-service.ts';
import { startBatch, writeProblemFiles } from './batch-process.ts';

type Killing = {
  readonly problems: number;
  readonly kills: number;
  readonly parallelCalls: number;
  readonly latencyMs: number;
};

type KillReport = {
  readonly kills: number;
  readonly exitCode: number | null;
  /** Answered calls of the undisturbed run, and of the killed one. */
  readonly calmCalls: number;
  readonly killedCalls: number;
  /** Calls that were identical to a call before a kill. */
  readonly repeated: number;
  /** Calls in flight at each kill. */
  readonly inFlight: readonly number[];
  /** The number of result files, and those that differ or are missing on one side. */
  readonly files: number;
  readonly differing: readonly string[];
};

/** Kills a batch at random moments and restarts it each time; compares its output with an undisturbed run. */
export async function killBatches(folder: string, killing: Killing): Promise<KillReport> {
  const [calm, killed] = [join(folder, 'calm'), join(folder, 'killed')];
  for (const each of [calm, killed]) writeProblemFiles(join(each, 'in'), killing.problems);
  const calmCalls = await withService(killing, async (service) => {
    await startBatch(calm, service, toArguments(killing)).ended;
    return (await service.count()).answered;
  });
  const disturbed = await withService(killing, (service) => disturb(killed, service, killing));
  const [one, other] = [readTree(join(calm, 'out')), readTree(join(killed, 'out'))];
  const files = new Set([...one.keys(), ...other.keys()]);
  const differing = [...files].filter((file) => one.get(file) !== other.get(file));
  return { ...disturbed, calmCalls, files: files.size, differing };
}

async function withService<T>(
  { latencyMs }: Killing,
  work: (service: ModelService) => Promise<T>,
): Promise<T> {
  const service = await startModelService({ latencyMs });
  try {
    return await work(service);
  } finally {
    await service.stop();
  }
}

function toArguments({ parallelCalls }: Killing): string[] {
  return ['-p', String(parallelCalls), '--variants', 'numerical', '--alternate'];
}

type Disturbed = Pick<KillReport, 'kills' | 'exitCode' | 'killedCalls' | 'repeated' | 'inFlight'>;

async function disturb(folder: string, service: ModelService, killing: Killing): Promise<Disturbed> {
  const inFlight: number[] = [];
  const callsPerRun = (killing.problems * CALLS_PER_PROBLEM) / (killing.kills + 1);
  while (inFlight.length < killing.kills) {
    const { child, ended } = startBatch(folder, service, toArguments(killing));
    const until = (await service.count()).answered + Math.ceil(Math.random() * callsPerRun);
    const isReached = await Promise.race([ended.then(() => false), waitForAnswers(service, until)]);
    if (!isReached) break;
    await pause(Math.random() * killing.latencyMs);
    inFlight.push((await service.count()).inFlight);
    child.kill('SIGKILL');
    await ended;
  }
  const exitCode = await startBatch(folder, service, toArguments(killing)).ended;
  const { answered, repeated } = await service.count();
  return { kills: inFlight.length, exitCode, killedCalls: answered, repeated, inFlight };
}

const CALLS_PER_PROBLEM = 4;
const POLL_MS = 20;

async function waitForAnswers(service: ModelService, calls: number): Promise<boolean> {
  while ((await service.count()).answered < calls) await pause(POLL_MS);
  return true;
}

/** Reads every file below the folder, without recorded times. */
function readTree(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    paths.map((path) => [
      path.slice(folder.length + 1),
      readFileSync(path, 'utf8').replace(/"createdAt": "[^"]*"/g, '"createdAt": ""'),
    ]),
  );
}
