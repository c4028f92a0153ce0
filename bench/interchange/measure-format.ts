import fc from 'fast-check';
import { questions } from '../../src/domain/question.arbitrary.ts';
import type { Question } from '../../src/domain/question.ts';
import { detectFormatId, type FormatId, getFormatInfo, loadFormat } from '../../src/formats/all-formats.ts';
import { sampleDocument } from '../../src/formats/document-sample.ts';
import { testEngines } from '../../src/formats/format.fixture.ts';
import type { Format } from '../../src/formats/format.ts';
import { processorTime } from '../processor-time.ts';

export const MAX_FORMULAS = 5;
/** The goals, in questions per second of one processor. */
export const GOALS = { write: 500, read: 300 } as const;

/** Creates different questions with up to five formulas. They have no TikZ and no images, because drawing would measure TeX. */
export function createShortQuestions(count: number): Question[] {
  const shortQuestions = questions.filter((question) => countFormulas(question) <= MAX_FORMULAS);
  const sample = fc.sample(shortQuestions, { numRuns: count, seed: 1 });
  return sample.map((question, index) => renameQuestion(question, `q-${index}`));
}

/** Returns the question without figures and with another id. */
export function renameQuestion(question: Question, id: string): Question {
  const inner = question.questions?.map((each, at) => ({ ...each, id: `${id}-${at}`, diagrams: [] }));
  return { ...question, id, diagrams: [], ...(inner && { questions: inner }) };
}

function countFormulas(question: Question): number {
  const text = JSON.stringify(question);
  return text.split('$').length / 2 + text.split('"kind":"display"').length - 1;
}

/** Writes questions without figures; the losses are not kept. */
export function writeQuestions(
  { write }: Format,
  pages: AsyncIterable<readonly Question[]>,
): AsyncIterable<Uint8Array> {
  if (write === undefined) throw new Error('The format cannot be written.');
  const figures = async () => ({ kind: 'missing', reason: 'none' }) as const;
  return write(pages, { engines: testEngines, figures, onLoss: () => {} });
}

/** Finds the reader of a written file. The files of STACK and of the LaTeX classes are read by the readers of Moodle and TeX. */
export async function loadReader(id: FormatId, bytes: Uint8Array): Promise<Format['read']> {
  const name = `export${getFormatInfo(id).extensions[0] ?? ''}`;
  const readerId = id === 'canvas' ? undefined : detectFormatId(sampleDocument(bytes, name));
  return readerId === undefined ? undefined : (await loadFormat(readerId)).read;
}

/** Questions per second of processor time; `read` is 0 if the format is only written. */
export type Rates = { readonly write: number; readonly read: number; readonly bytes: Uint8Array };

export async function measureFormat(id: FormatId, all: readonly Question[]): Promise<Rates> {
  const format = await loadFormat(id);
  async function* inPages(): AsyncGenerator<readonly Question[]> {
    for (let start = 0; start < all.length; start += 500) yield all.slice(start, start + 500);
  }
  const writeStart = processorTime();
  const chunks = await Array.fromAsync(writeQuestions(format, inPages()));
  const writeTime = processorTime() - writeStart;
  const bytes = Buffer.concat(chunks);
  const read = await loadReader(id, bytes);
  const readStart = processorTime();
  await read?.(bytes, { name: id, engines: testEngines });
  const readTime = processorTime() - readStart;
  return {
    write: (all.length / writeTime) * 1000,
    read: read === undefined ? 0 : (all.length / readTime) * 1000,
    bytes,
  };
}
