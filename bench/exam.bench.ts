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

/** Compares assembling a National 5 Mathematics paper with generating only its questions (alternating), then watches memory over 10,000 papers. */
export const bench = {
  name: 'exam',
  run: async (): Promise<string> => {
    const course = getCourse(await loadCourses(), { subject: 'Mathematics', level: 'Nat 5' });
    const make = (seed: number): ExamPaper => assembleExam({ course, seed });
    for (let seed = 0; seed < WARM_UP; seed++) make(seed);
    const papers: number[] = [];
    const items: number[] = [];
    for (let seed = 0; seed < TIMED; seed++) {
      const [time, paper] = measure(() => make(seed));
      papers.push(time);
      items.push(measure(() => regenerate(paper))[0]);
    }
    return formatTable({ papers, items, heaps: measureHeaps(make) });
  },
};

/** Generates every question of the paper again, without planning, choosing or ordering. */
function regenerate({ sections }: ExamPaper): void {
  for (const { provenance } of sections.flatMap(({ questions }) => questions))
    generateItem(getModel(provenance?.name ?? ''), provenance?.seed ?? 0);
}

/** Megabytes of heap in use after each thousand papers, after a garbage collection. */
function measureHeaps(make: (seed: number) => ExamPaper): number[] {
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

function measure<T>(work: () => T): [number, T] {
  const start = performance.now();
  const made = work();
  return [performance.now() - start, made];
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

type Figures = {
  readonly papers: readonly number[];
  readonly items: readonly number[];
  readonly heaps: readonly number[];
};

function formatTable({ papers, items, heaps }: Figures): string {
  const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
  const [p50, p95] = [percentile(papers, 0.5), percentile(papers, 0.95)];
  return [
    `| National 5 Mathematics, ${TIMED} papers | median | p95 |`,
    '|---|--:|--:|',
    `| a whole paper | ${milliseconds(p50)} | ${milliseconds(p95)} |`,
    `| its questions alone | ${milliseconds(percentile(items, 0.5))} | ${milliseconds(percentile(items, 0.95))} |`,
    `| a paper compared with its questions | ${(p50 / percentile(items, 0.5)).toFixed(2)}× | |`,
    '',
    `p95 ${p95 < 100 ? 'below' : 'NOT below'} 100 ms. Heap after each ${EVERY.toLocaleString('en')} of ${PAPERS.toLocaleString('en')} papers, in MB: ${heaps.map((heap) => heap.toFixed(0)).join(' ')}.`,
  ].join('\n');
}
