import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { z } from 'zod';
import { questions } from '../src/domain/question.arbitrary.ts';
import type { Question } from '../src/domain/question.ts';
import {
  detectFormatId,
  type FormatId,
  getFormatInfo,
  loadFormat,
  WRITABLE_FORMAT_IDS,
} from '../src/formats/all-formats.ts';
import { sampleDocument } from '../src/formats/document-sample.ts';
import { testEngines } from '../src/formats/format.fixture.ts';
import { processorTime } from './processor-time.ts';

const COUNT = 1500;
/** The goals, in questions per second of one processor. */
const GOALS = { write: 500, read: 300 } as const;

/**
 * Measures how many questions of all kinds are written and read per second, without figures, compared with the goals and with other
 * programs that read the same files: `gift-pegjs`, and pandoc where it is installed.
 */
export const bench = {
  name: 'interchange',
  run: async (): Promise<string> => {
    const all = createQuestions();
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

const MAX_FORMULAS = 5;

/** Creates different questions with up to five formulas. They have no TikZ and no images, because drawing would measure TeX. */
function createQuestions(): Question[] {
  const shortQuestions = questions.filter((question) => countFormulas(question) <= MAX_FORMULAS);
  return fc.sample(shortQuestions, { numRuns: COUNT, seed: 1 }).map((question, index): Question => {
    const inner = question.questions?.map((each, at) => ({ ...each, id: `q-${index}-${at}`, diagrams: [] }));
    return { ...question, id: `q-${index}`, diagrams: [], ...(inner && { questions: inner }) };
  });
}

function countFormulas(question: Question): number {
  const text = JSON.stringify(question);
  return text.split('$').length / 2 + text.split('"kind":"display"').length - 1;
}

type Measurement = { readonly write: number; readonly read: number; readonly bytes: Uint8Array };

async function measureFormat(id: FormatId, all: readonly Question[]): Promise<Measurement> {
  const { write } = await loadFormat(id);
  if (write === undefined) throw new Error(`${id} cannot be written`);
  async function* inPages(): AsyncGenerator<readonly Question[]> {
    for (let start = 0; start < all.length; start += 500) yield all.slice(start, start + 500);
  }
  const chunks: Uint8Array[] = [];
  const figures = async () => ({ kind: 'missing', reason: 'none' }) as const;
  const writeStart = processorTime();
  for await (const chunk of write(inPages(), { engines: testEngines, figures, onLoss: () => {} }))
    chunks.push(chunk);
  const writeTime = processorTime() - writeStart;
  const bytes = Buffer.concat(chunks);
  // The files of STACK and of the LaTeX classes are read by the readers of Moodle and TeX.
  const name = `export${getFormatInfo(id).extensions[0] ?? ''}`;
  const readerId = id === 'canvas' ? undefined : detectFormatId(sampleDocument(bytes, name));
  const { read } = readerId === undefined ? {} : await loadFormat(readerId);
  const readStart = processorTime();
  await read?.(bytes, { name: id, engines: testEngines });
  const readTime = processorTime() - readStart;
  return {
    write: (all.length / writeTime) * 1000,
    read: read === undefined ? 0 : (all.length / readTime) * 1000,
    bytes,
  };
}

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
