import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { type FormatId, WRITABLE_FORMAT_IDS } from '../src/formats/all-formats.ts';
import { createShortQuestions, GOALS, MAX_FORMULAS, measureFormat } from './interchange/measure-format.ts';
import { processorTime } from './processor-time.ts';

const COUNT = 1500;

/**
 * Measures how many questions of all kinds are written and read per second, without figures, compared with the goals and with other
 * programs that read the same files: `gift-pegjs`, and pandoc where it is installed.
 */
export const bench = {
  name: 'interchange',
  run: async (): Promise<string> => {
    const all = createShortQuestions(COUNT);
    const rows: string[] = [];
    for (const id of WRITABLE_FORMAT_IDS) {
      await measureFormat(id, all.slice(0, 100));
      const { write, read, bytes } = await measureFormat(id, all);
      rows.push(formatRow(id, [write, read]) + comparePeer(id, bytes, read));
    }
    return [
      `${COUNT} questions with up to ${MAX_FORMULAS} formulas and no figures, per second of processor time; goals: ${GOALS.write} written, ${GOALS.read} read`,
      ...rows,
    ].join('\n');
  },
};

function formatRow(id: string, rates: readonly [write: number, read: number]): string {
  const [written, read] = rates.map((rate, index) => {
    if (rate === 0) return 'not read'.padStart(22);
    const ratio = (rate / (index === 0 ? GOALS.write : GOALS.read)).toFixed(1);
    return `${Math.round(rate).toLocaleString('en-GB').padStart(8)}/s ${ratio.padStart(5)} × goal`;
  });
  return `${id.padEnd(7)} written ${written}   read ${read}`;
}

/** Reads the same file with another program. Pandoc is a process of its own, so its time is that of the clock. */
function comparePeer(id: FormatId, bytes: Uint8Array, rate: number): string {
  const peer = id === 'gift' ? readWithGiftParser : id === 'docx' ? readWithPandoc : undefined;
  const seconds = peer?.(bytes);
  if (seconds === undefined) return '';
  const peerRate = COUNT / seconds;
  const name = id === 'gift' ? 'gift-pegjs' : 'pandoc';
  return `   ${name} reads ${Math.round(peerRate).toLocaleString('en-GB')}/s (we: ${(rate / peerRate).toFixed(2)} ×)`;
}

function readWithGiftParser(bytes: Uint8Array): number {
  const { parse } = GiftModule.parse(createRequire(import.meta.url)('gift-pegjs'));
  const start = processorTime();
  parse(new TextDecoder().decode(bytes));
  return (processorTime() - start) / 1000;
}

function readWithPandoc(bytes: Uint8Array): number | undefined {
  const start = performance.now();
  const { status } = spawnSync('pandoc', ['-f', 'docx', '-t', 'json'], { input: bytes, maxBuffer: 2 ** 29 });
  return status === 0 ? (performance.now() - start) / 1000 : undefined;
}

const GiftModule = z.object({
  parse: z.custom<(text: string) => unknown>((value) => typeof value === 'function'),
});
