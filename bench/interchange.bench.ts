import fc from 'fast-check';
import { questions } from '../src/domain/question.arbitrary.ts';
import type { Question } from '../src/domain/question.ts';
import { type FormatId, loadFormat } from '../src/formats/all-formats.ts';
import { testEngines } from '../src/formats/format.fixture.ts';
import { processorTime } from './processor-time.ts';

const COUNT = 1500;
const FORMATS = ['json', 'moodle', 'qti3', 'qti2', 'canvas'] as const satisfies readonly FormatId[];

/** Measures how many questions of all kinds are written and read per second, without figures, compared with JSON. */
export const bench = {
  name: 'interchange',
  run: async (): Promise<string> => {
    const all = createQuestions();
    const rows: string[] = [];
    let [baseWrite, baseRead] = [1, 1];
    for (const id of FORMATS) {
      await measureFormat(id, all.slice(0, 100));
      const { write, read } = await measureFormat(id, all);
      if (id === 'json') [baseWrite, baseRead] = [write, read];
      rows.push(formatRow(id, [write, read], [baseWrite, baseRead]));
    }
    return [
      `${COUNT} questions with up to ${MAX_FORMULAS} formulas and no figures, per second of processor time`,
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

async function measureFormat(
  id: FormatId,
  all: readonly Question[],
): Promise<{ write: number; read: number }> {
  const { write, read } = await loadFormat(id);
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
  const readStart = processorTime();
  await read?.(Buffer.concat(chunks), { name: id, engines: testEngines });
  const readTime = processorTime() - readStart;
  return {
    write: (all.length / writeTime) * 1000,
    read: read === undefined ? 0 : (all.length / readTime) * 1000,
  };
}

function formatRow(id: string, rates: readonly [number, number], bases: readonly [number, number]): string {
  const cells = rates.map((rate, index) => {
    if (rate === 0) return 'not read'.padStart(26);
    const ratio = ((bases[index] ?? 1) / rate).toFixed(1);
    return `${Math.round(rate).toLocaleString('en-GB').padStart(8)}/s ${ratio.padStart(6)} × JSON`;
  });
  return `${id.padEnd(8)} written ${cells[0]}   read ${cells[1]}`;
}
