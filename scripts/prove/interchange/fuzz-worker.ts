// Reads damaged files in a worker thread. Each task is `format seed count`.

import { parentPort } from 'node:worker_threads';
import { Fault } from '../../../src/domain/fault.ts';
import { loadFormat, READABLE_FORMAT_IDS } from '../../../src/formats/all-formats.ts';
import { createRandom, damageArchivedFile, damageBytes } from '../../../src/formats/damaged-files.fixture.ts';
import { testEngines, writeInFormat } from '../../../src/formats/format.fixture.ts';
import { listExportedQuestions } from './exported-questions.ts';

/** What happened to the files of one task. */
export type FuzzTally = {
  readonly format: string;
  read: number;
  refused: number;
  readonly crashes: string[];
  slowestMs: number;
  memoryMb: number;
};

const ARCHIVES = new Set(['docx', 'xlsx', 'qti3', 'qti2']);

parentPort?.on('message', async (task: string) => parentPort?.postMessage(await runTask(task)));

async function runTask(task: string): Promise<FuzzTally> {
  const [name, seed, count] = task.split(' ');
  const format = READABLE_FORMAT_IDS.find((id) => id === name) ?? 'json';
  const { read } = await loadFormat(format);
  const samples = listExportedQuestions(6).slice(0, 6);
  const sets = [samples, listExportedQuestions(12).slice(-12)];
  const originals = await Promise.all(sets.map(async (set) => (await writeInFormat(format, [set])).bytes));
  const tally: FuzzTally = { format, read: 0, refused: 0, crashes: [], slowestMs: 0, memoryMb: 0 };
  const random = createRandom(Number(seed));
  for (let file = 0; file < Number(count); file++) {
    const original = originals[file % originals.length] ?? new Uint8Array();
    const isInside = ARCHIVES.has(format) && file % 3 > 0;
    const damaged = isInside ? await damageArchivedFile(original, random) : damageBytes(original, random);
    const start = performance.now();
    try {
      await read?.(damaged, { name: 'damaged', engines: testEngines });
      tally.read++;
    } catch (thrown) {
      if (thrown instanceof Fault && thrown.kind === 'invalid-input') tally.refused++;
      else
        tally.crashes.push(`seed ${seed}, file ${file}: ${thrown instanceof Error ? thrown.stack : thrown}`);
    }
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - start);
    if (file % 50 === 0) tally.memoryMb = Math.max(tally.memoryMb, process.memoryUsage().rss / 1e6);
  }
  return tally;
}
