import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { loadCourses } from '../src/compose/courses.ts';
import { getCourse } from '../src/domain/course-spec.ts';
import type { ExamPaper } from '../src/domain/exam-paper.ts';
import { getModel } from '../src/item-models/catalogue.ts';
import { generateItem } from '../src/item-models/generate-item.ts';
import { assembleExam } from '../src/practice/exam/assemble-exam.ts';

const WARM_UP = 30;
const TIMED = 400;
const PAPERS = 10_000;
const EVERY = 1_000;

/** A National 5 Mathematics paper against making its questions alone, in turns; then memory over 10,000 papers. */
export const bench = {
  name: 'exam',
  run: async (): Promise<string> => {
    const course = getCourse(await loadCourses(), { subject: 'Mathematics', level: 'Nat 5' });
    const make = (seed: number): ExamPaper => assembleExam({ course, seed });
    for (let seed = 0; seed < WARM_UP; seed++) make(seed);
    const papers: number[] = [];
    const items: number[] = [];
    for (let seed = 0; seed < TIMED; seed++) {
      const [time, paper] = timed(() => make(seed));
      papers.push(time);
      items.push(timed(() => remake(paper))[0]);
    }
    return table({ papers, items, heaps: heapsOver(make) });
  },
};

/** Every question of the paper once more, without planning, choosing or ordering. */
function remake({ sections }: ExamPaper): void {
  for (const { provenance } of sections.flatMap(({ questions }) => questions))
    generateItem(getModel(provenance?.name ?? ''), provenance?.seed ?? 0);
}

/** Megabytes in use after each thousand papers, once the rubbish is collected. */
function heapsOver(make: (seed: number) => ExamPaper): number[] {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  const heaps: number[] = [];
  for (let seed = 0; seed < PAPERS; seed++) {
    make(seed);
    if ((seed + 1) % EVERY !== 0) continue;
    if (typeof collect === 'function') collect();
    heaps.push(process.memoryUsage().heapUsed / 2 ** 20);
  }
  return heaps;
}

function timed<T>(work: () => T): [number, T] {
  const start = performance.now();
  const made = work();
  return [performance.now() - start, made];
}

function at(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

type Figures = {
  readonly papers: readonly number[];
  readonly items: readonly number[];
  readonly heaps: readonly number[];
};

function table({ papers, items, heaps }: Figures): string {
  const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
  const [p50, p95] = [at(papers, 0.5), at(papers, 0.95)];
  return [
    `| National 5 Mathematics, ${TIMED} papers | median | p95 |`,
    '|---|--:|--:|',
    `| a whole paper | ${milliseconds(p50)} | ${milliseconds(p95)} |`,
    `| its questions alone | ${milliseconds(at(items, 0.5))} | ${milliseconds(at(items, 0.95))} |`,
    `| a paper against its questions | ${(p50 / at(items, 0.5)).toFixed(2)}× | |`,
    '',
    `p95 ${p95 < 100 ? 'below' : 'NOT below'} 100 ms. Heap after each ${EVERY.toLocaleString('en')} of ${PAPERS.toLocaleString('en')} papers, in MB: ${heaps.map((heap) => heap.toFixed(0)).join(' ')}.`,
  ].join('\n');
}
