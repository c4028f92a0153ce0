import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ModelService, startModelService } from '../../model-service/start-model-service.ts';
import { startBatch, writeProblemFiles } from './batch-process.ts';

type KillPlan = {
  readonly problems: number;
  readonly kills: number;
  readonly parallelCalls: number;
  readonly latencyMs: number;
};

type KillReport = {
  readonly kills: number;
  readonly exitCode: number | null;
  /** Answered calls of the run without kills, and of the run with kills. */
  readonly undisturbedCalls: number;
  readonly killedCalls: number;
  /** Calls that were identical to an earlier call, because a kill lost the reply. */
  readonly repeated: number;
  /** Calls in flight at each kill. */
  readonly inFlight: readonly number[];
  /** The number of result files, and the paths of those that differ or are missing in one run. */
  readonly files: number;
  readonly differing: readonly string[];
};

/** Kills a batch at random moments and restarts it each time; compares its output with an undisturbed run. */
export async function killBatches(folder: string, plan: KillPlan): Promise<KillReport> {
  const [undisturbed, killed] = [join(folder, 'calm'), join(folder, 'killed')];
  for (const runFolder of [undisturbed, killed]) writeProblemFiles(join(runFolder, 'in'), plan.problems);
  const undisturbedCalls = await withService(plan, async (service) => {
    await startBatch(undisturbed, service, toArguments(plan)).ended;
    return (await service.count()).answered;
  });
  const killedRun = await withService(plan, (service) => killRepeatedly(killed, service, plan));
  const [expected, actual] = [readTree(join(undisturbed, 'out')), readTree(join(killed, 'out'))];
  const files = new Set([...expected.keys(), ...actual.keys()]);
  const differing = [...files].filter((file) => expected.get(file) !== actual.get(file));
  return { ...killedRun, undisturbedCalls, files: files.size, differing };
}

async function withService<T>(
  { latencyMs }: KillPlan,
  work: (service: ModelService) => Promise<T>,
): Promise<T> {
  const service = await startModelService({ latencyMs });
  try {
    return await work(service);
  } finally {
    await service.stop();
  }
}

function toArguments({ parallelCalls }: KillPlan): string[] {
  return ['-p', String(parallelCalls), '--variants', 'numerical', '--alternate'];
}

type KilledRun = Pick<KillReport, 'kills' | 'exitCode' | 'killedCalls' | 'repeated' | 'inFlight'>;

async function killRepeatedly(folder: string, service: ModelService, plan: KillPlan): Promise<KilledRun> {
  const inFlight: number[] = [];
  const callsPerRun = (plan.problems * CALLS_PER_PROBLEM) / (plan.kills + 1);
  while (inFlight.length < plan.kills) {
    const { child, ended } = startBatch(folder, service, toArguments(plan));
    const targetCount = (await service.count()).answered + Math.ceil(Math.random() * callsPerRun);
    const isReached = await Promise.race([ended.then(() => false), waitForAnswers(service, targetCount)]);
    if (!isReached) break;
    await pause(Math.random() * plan.latencyMs);
    inFlight.push((await service.count()).inFlight);
    child.kill('SIGKILL');
    await ended;
  }
  const exitCode = await startBatch(folder, service, toArguments(plan)).ended;
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
