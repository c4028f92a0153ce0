import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { loadCourses } from '../src/compose/courses.ts';
import { getCourse } from '../src/domain/course-spec.ts';
import type { ExamPaper } from '../src/domain/exam-paper.ts';
import { getModel } from '../src/item-models/catalogue.ts';
import { generateItem } from '../src/item-models/generate-item.ts';
import { assembleExam } from '../src/practice/exam/assemble-exam.ts';

const WARM_UP_PAPERS = 30;
const TIMED_PAPERS = 400;
const PAPERS = 10_000;
const PAPERS_PER_SAMPLE = 1_000;

/**
 * Compares assembling a National 5 Mathematics paper with generating only its questions, in alternating runs. Then it
 * measures the memory over 10,000 papers.
 */
export const bench = {
  name: 'exam',
  run: async (): Promise<string> => {
    const course = getCourse(await loadCourses(), { subject: 'Mathematics', level: 'Nat 5' });
    const assemblePaper = (seed: number): ExamPaper => assembleExam({ course, seed });
    for (let seed = 0; seed < WARM_UP_PAPERS; seed++) assemblePaper(seed);
    const papers: number[] = [];
    const items: number[] = [];
    for (let seed = 0; seed < TIMED_PAPERS; seed++) {
      const [time, paper] = measure(() => assemblePaper(seed));
      papers.push(time);
      items.push(measure(() => regenerate(paper))[0]);
    }
    return formatTable({ papers, items, heaps: measureHeaps(assemblePaper) });
  },
};

/** Generates every question of the paper again, without planning, choosing or ordering. */
function regenerate({ sections }: ExamPaper): void {
  for (const { provenance } of sections.flatMap(({ questions }) => questions))
    generateItem(getModel(provenance?.name ?? ''), provenance?.seed ?? 0);
}

/** Returns the heap in use, in megabytes, after each thousand papers and a garbage collection. */
function measureHeaps(assemblePaper: (seed: number) => ExamPaper): number[] {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  const heaps: number[] = [];
  for (let seed = 0; seed < PAPERS; seed++) {
    assemblePaper(seed);
    if ((seed + 1) % PAPERS_PER_SAMPLE !== 0) continue;
    if (typeof collect === 'function') collect();
    heaps.push(process.memoryUsage().heapUsed / 2 ** 20);
  }
  return heaps;
}

function measure<T>(work: () => T): [number, T] {
  const start = performance.now();
  const result = work();
  return [performance.now() - start, result];
}

function percentile(values: readonly number[], fraction: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * fraction)] ?? Number.NaN;
}

/** Durations in milliseconds, and heap sizes in megabytes. */
type Figures = {
  readonly papers: readonly number[];
  readonly items: readonly number[];
  readonly heaps: readonly number[];
};

function formatTable({ papers, items, heaps }: Figures): string {
  const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
  const [p50, p95] = [percentile(papers, 0.5), percentile(papers, 0.95)];
  return [
    `| National 5 Mathematics, ${TIMED_PAPERS} papers | median | p95 |`,
    '|---|--:|--:|',
    `| a whole paper | ${milliseconds(p50)} | ${milliseconds(p95)} |`,
    `| its questions alone | ${milliseconds(percentile(items, 0.5))} | ${milliseconds(percentile(items, 0.95))} |`,
    `| a paper compared with its questions | ${(p50 / percentile(items, 0.5)).toFixed(2)}× | |`,
    '',
    `p95 ${p95 < 100 ? 'below' : 'NOT below'} 100 ms. Heap after each ${PAPERS_PER_SAMPLE.toLocaleString('en')} of ${PAPERS.toLocaleString('en')} papers, in MB: ${heaps.map((heap) => heap.toFixed(0)).join(' ')}.`,
  ].join('\n');
}
