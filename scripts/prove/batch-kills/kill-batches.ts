import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ModelService, startModelService } from '../../model-service/start-model-service.ts';
import { startBatch, writeProblemFiles } from './batch-process.ts';

export type Killing = {
  readonly problems: number;
  readonly kills: number;
  readonly callsAtOnce: number;
  readonly latencyMs: number;
};

export type KillReport = {
  readonly kills: number;
  readonly exitCode: number | null;
  /** Answered calls of the run that nobody killed, and of the one that was. */
  readonly calmCalls: number;
  readonly killedCalls: number;
  /** Calls that had been made, word for word, before a kill. */
  readonly repeated: number;
  /** Calls in flight at each kill. */
  readonly inFlight: readonly number[];
  /** Files of the results, and those that differ or are missing on one side. */
  readonly files: number;
  readonly differing: readonly string[];
};

/** A batch is killed at random moments and begun again each time; what it leaves is held against an undisturbed run. */
export async function killBatches(folder: string, killing: Killing): Promise<KillReport> {
  const [calm, killed] = [join(folder, 'calm'), join(folder, 'killed')];
  for (const each of [calm, killed]) writeProblemFiles(join(each, 'in'), killing.problems);
  const calmCalls = await withService(killing, async (service) => {
    await startBatch(calm, service, wordsOf(killing)).ended;
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

function wordsOf({ callsAtOnce }: Killing): string[] {
  return ['-p', String(callsAtOnce), '--variants', 'numerical', '--alternate'];
}

type Disturbed = Pick<KillReport, 'kills' | 'exitCode' | 'killedCalls' | 'repeated' | 'inFlight'>;

async function disturb(folder: string, service: ModelService, killing: Killing): Promise<Disturbed> {
  const inFlight: number[] = [];
  const perLife = (killing.problems * CALLS_PER_PROBLEM) / (killing.kills + 1);
  while (inFlight.length < killing.kills) {
    const { child, ended } = startBatch(folder, service, wordsOf(killing));
    const until = (await service.count()).answered + Math.ceil(Math.random() * perLife);
    const isCut = await Promise.race([ended.then(() => false), untilAnswered(service, until)]);
    if (!isCut) break;
    await pause(Math.random() * killing.latencyMs);
    inFlight.push((await service.count()).inFlight);
    child.kill('SIGKILL');
    await ended;
  }
  const exitCode = await startBatch(folder, service, wordsOf(killing)).ended;
  const { answered, repeated } = await service.count();
  return { kills: inFlight.length, exitCode, killedCalls: answered, repeated, inFlight };
}

const CALLS_PER_PROBLEM = 4;
const LOOK_MS = 20;

async function untilAnswered(service: ModelService, calls: number): Promise<boolean> {
  while ((await service.count()).answered < calls) await pause(LOOK_MS);
  return true;
}

/** Every file below the folder, without the times that are written down in it. */
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
