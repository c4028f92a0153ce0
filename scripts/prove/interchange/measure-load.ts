// Measures the speed of all formats, and the memory for large sets.

import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { createShortQuestions, measureFormat } from '../../../bench/interchange/measure-format.ts';
import { type FormatId, WRITABLE_FORMAT_IDS } from '../../../src/formats/all-formats.ts';
import { projectRoot } from '../../run-command.ts';

const Peaks = z.object({ early: z.number(), late: z.number() });
const Memory = z.object({ written: Peaks, imported: Peaks.optional() });

export type FormatLoad = {
  readonly format: FormatId;
  /** Questions per second of processor time; `read` is 0 if the format is only written. */
  readonly write: number;
  readonly read: number;
  readonly memory: z.infer<typeof Memory>;
};

const SPEED_QUESTIONS = 1500;
const WARM_UP = 100;
/** The maximum heap of JavaScript for a large set, in MB. */
export const HEAP_MB = 512;

/** Measures one format after the other, and then the memory in processes of their own, one for each core. */
export async function measureLoad(setSize: number): Promise<FormatLoad[]> {
  const questions = createShortQuestions(SPEED_QUESTIONS);
  const rates: Omit<FormatLoad, 'memory'>[] = [];
  for (const format of WRITABLE_FORMAT_IDS) {
    await measureFormat(format, questions.slice(0, WARM_UP));
    const { write, read } = await measureFormat(format, questions);
    rates.push({ format, write, read });
  }
  const waiting = [...rates];
  const loads: FormatLoad[] = [];
  const measureNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      loads.push({ ...next, memory: await measureMemory(next.format, setSize) });
  };
  await Promise.all(Array.from({ length: availableParallelism() }, measureNext));
  return WRITABLE_FORMAT_IDS.flatMap((id) => loads.filter(({ format }) => format === id));
}

async function measureMemory(format: FormatId, setSize: number): Promise<FormatLoad['memory']> {
  const script = join(projectRoot, 'scripts', 'prove', 'interchange', 'large-set.ts');
  const args = [`--max-old-space-size=${HEAP_MB}`, script, format, String(setSize)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const memory = Memory.parse(JSON.parse(stdout));
  console.log(`${format}: ${JSON.stringify(memory)}`);
  return memory;
}
