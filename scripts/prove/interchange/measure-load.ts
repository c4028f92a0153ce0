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

/** Questions per second of processor time; `read` is 0 if the format is only written. */
type FormatSpeed = { readonly format: FormatId; readonly write: number; readonly read: number };
type FormatMemory = { readonly format: FormatId; readonly memory: z.infer<typeof Memory> };

const SPEED_QUESTIONS = 1500;
const WARM_UP = 100;
/** The maximum heap of JavaScript for a large set, in MB. */
export const HEAP_MB = 512;

/** Measures one format after the other. */
export async function measureSpeed(): Promise<FormatSpeed[]> {
  const questions = createShortQuestions(SPEED_QUESTIONS);
  const speeds: FormatSpeed[] = [];
  for (const format of WRITABLE_FORMAT_IDS) {
    await measureFormat(format, questions.slice(0, WARM_UP));
    const { write, read } = await measureFormat(format, questions);
    speeds.push({ format, write, read });
  }
  return speeds;
}

/** Measures the memory for a large set in a process for each format, one on each core. */
export async function measureMemory(setSize: number): Promise<FormatMemory[]> {
  const waiting = [...WRITABLE_FORMAT_IDS];
  const measured: FormatMemory[] = [];
  const measureNext = async (): Promise<void> => {
    for (let format = waiting.shift(); format !== undefined; format = waiting.shift())
      measured.push({ format, memory: await measureLargeSet(format, setSize) });
  };
  await Promise.all(Array.from({ length: availableParallelism() }, measureNext));
  return WRITABLE_FORMAT_IDS.flatMap((id) => measured.filter(({ format }) => format === id));
}

async function measureLargeSet(format: FormatId, setSize: number): Promise<z.infer<typeof Memory>> {
  const script = join(projectRoot, 'scripts', 'prove', 'interchange', 'large-set.ts');
  const args = [`--max-old-space-size=${HEAP_MB}`, script, format, String(setSize)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const memory = Memory.parse(JSON.parse(stdout));
  console.error(`${format}: ${JSON.stringify(memory)}`);
  return memory;
}
