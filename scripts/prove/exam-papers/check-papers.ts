import type { CourseSpec } from '../../../src/domain/course-spec.ts';
import type { ExamPaper } from '../../../src/domain/exam-paper.ts';
import { asFault } from '../../../src/domain/fault.ts';
import { printPartsText } from '../../../src/domain/part-text.ts';
import { assembleExam } from '../../../src/practice/exam/assemble-exam.ts';
import { findPaperErrors } from '../../../src/practice/exam/find-paper-errors.ts';
import { listIdeas, normaliseStem } from '../../../src/practice/exam/normalise-stem.ts';
import { findPrintedAnswers } from '../../../src/practice/exam/printed-answers.ts';

export const SEEDS = 1000;
export const OTHER_SEEDS = 30;
/** The maximum share of stems that two consecutive papers may have in common. */
const MAX_SHARED_STEMS = 0.1;
/** The limit for the short mock exam of a course without an external exam. */
const MAX_SHARED_STEMS_IN_MOCKS = 0.2;

/** The course with the strictest rules gets the most seeds. */
export function countSeeds({ subject, level }: CourseSpec): number {
  return subject === 'Mathematics' && level === 'Nat 5' ? SEEDS : OTHER_SEEDS;
}

/** The limit of χ² divided by its degrees of freedom, at which key positions count as not uniform (p is about 0.001). */
const MAX_KEY_SPREAD = 5;

/** The papers of one course. */
export type PapersRow = {
  readonly course: CourseSpec;
  /** How often each option is the key, for questions with the commonest number of options. */
  readonly keys: readonly number[];
  /** The share of questions that ask for the same unknown of the same model as an earlier question of their paper. */
  readonly repeatedIdeas: number;
  /** The number of recall answers in a paper, on average, that another of its questions prints. */
  readonly printedAnswers: number;
  /** The smallest and the largest number of questions in a paper. */
  readonly questions: readonly [number, number];
  /** The number of different papers. */
  readonly different: number;
  /** The largest share of stems that two consecutive papers have in common. */
  readonly shared: number;
  readonly failures: readonly string[];
};

/** Assembles the papers of one course and checks each against the rules for papers. */
export function checkPapers(course: CourseSpec): PapersRow {
  const seeds = countSeeds(course);
  const papers = new Set<string>();
  const counts: number[] = [];
  const failures: string[] = [];
  const keyCounts = new Map<number, number[]>();
  let repeatedIdeas = 0;
  let printedAnswers = 0;
  let previousStems = new Set<string>();
  let maxShared = 0;
  for (let seed = 0; seed < seeds; seed++) {
    const paper = assembleExam({ course, seed });
    const stems = readStems(paper);
    const shared = stems.filter((stem) => previousStems.has(stem)).length / stems.length;
    maxShared = Math.max(maxShared, shared);
    counts.push(stems.length);
    countKeys(paper, keyCounts);
    repeatedIdeas += countRepeatedIdeas(paper);
    printedAnswers += findPrintedAnswers(paper.sections.flatMap(({ questions }) => questions)).length;
    papers.add(stems.toSorted().join('\n'));
    failures.push(...findPaperErrors(paper, course).map((failure) => `seed ${seed}: ${failure}`));
    previousStems = new Set(stems);
  }
  if (papers.size < seeds) failures.push(`${seeds - papers.size} papers equal another paper`);
  if (maxShared > (course.total_marks === null ? MAX_SHARED_STEMS_IN_MOCKS : MAX_SHARED_STEMS))
    failures.push(`consecutive papers share ${(maxShared * 100).toFixed(1)}% of their stems`);
  const keys = [...keyCounts.values()].toSorted((a, b) => sum(b) - sum(a))[0] ?? [];
  const spread = computeKeySpread(keys);
  if (spread > MAX_KEY_SPREAD) failures.push(`keys are not uniform: ${keys.join(', ')}`);
  return {
    course,
    keys,
    repeatedIdeas: repeatedIdeas / sum(counts),
    printedAnswers: printedAnswers / seeds,
    questions: [Math.min(...counts), Math.max(...counts)],
    different: papers.size,
    shared: maxShared,
    failures: failures.map((failure) => `${course.level} ${course.subject}, ${failure}`),
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Adds the positions of the keys of a paper to the counts, which are kept for each number of options. */
function countKeys({ sections }: ExamPaper, keyCounts: Map<number, number[]>): void {
  for (const { options, answer } of sections.flatMap(({ questions }) => questions)) {
    if (answer?.kind !== 'choice' || options.length < 4) continue;
    const position = options.findIndex(({ id }) => id === answer.correct[0]);
    const positions = keyCounts.get(options.length) ?? options.map(() => 0);
    keyCounts.set(
      options.length,
      positions.map((count, index) => count + (index === position ? 1 : 0)),
    );
  }
}

/** Computes χ² of the positions against a uniform distribution, divided by the degrees of freedom. */
function computeKeySpread(keys: readonly number[]): number {
  const mean = sum(keys) / keys.length;
  return keys.length < 2 ? 0 : sum(keys.map((count) => (count - mean) ** 2 / mean)) / (keys.length - 1);
}

function countRepeatedIdeas({ sections }: ExamPaper): number {
  const ideas = sections.flatMap(({ questions }) => questions).flatMap(listIdeas);
  return ideas.length - new Set(ideas).size;
}

/** Returns whether the item models of a course have enough marks for a complete paper. */
export function canFillPaper(course: CourseSpec): boolean {
  try {
    assembleExam({ course, seed: 0 });
    return true;
  } catch (thrown) {
    if (asFault(thrown).kind === 'not-found') return false;
    throw thrown;
  }
}

function readStems({ sections }: ExamPaper): string[] {
  return sections
    .flatMap(({ questions }) => questions)
    .map((question) => normaliseStem(printPartsText(question)));
}
