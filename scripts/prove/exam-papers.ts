import { loadCourses } from '../../src/compose/courses.ts';
import type { CourseSpec } from '../../src/domain/course-spec.ts';
import type { ExamPaper } from '../../src/domain/exam-paper.ts';
import { asFault } from '../../src/domain/fault.ts';
import { modelsFor } from '../../src/item-models/catalogue.ts';
import { assembleExam } from '../../src/practice/exam/assemble-exam.ts';
import { findPaperErrors } from '../../src/practice/exam/find-paper-errors.ts';
import { normaliseStem } from '../../src/practice/exam/normalise-stem.ts';

const SEEDS = 1000;
const OTHER_SEEDS = 30;
/** The maximum share of stems that two consecutive papers may have in common. */
const MAX_SHARED_STEMS = 0.1;
/** The limit for the short mock exam of a course without an external exam. */
const MAX_SHARED_STEMS_IN_MOCKS = 0.2;

/** The course with the strictest rules gets the most seeds. */
function countSeeds({ subject, level }: CourseSpec): number {
  return subject === 'Mathematics' && level === 'Nat 5' ? SEEDS : OTHER_SEEDS;
}

type Row = {
  readonly course: CourseSpec;
  readonly questions: readonly [number, number];
  readonly different: number;
  readonly shared: number;
  readonly failures: readonly string[];
};

function checkPapers(course: CourseSpec): Row {
  const seeds = countSeeds(course);
  const papers = new Set<string>();
  const counts: number[] = [];
  const failures: string[] = [];
  let previousStems = new Set<string>();
  let maxShared = 0;
  for (let seed = 0; seed < seeds; seed++) {
    const paper = assembleExam({ course, seed });
    const stems = readStems(paper);
    const shared = stems.filter((stem) => previousStems.has(stem)).length / stems.length;
    maxShared = Math.max(maxShared, shared);
    counts.push(stems.length);
    papers.add(stems.toSorted().join('\n'));
    failures.push(...findPaperErrors(paper, course).map((failure) => `seed ${seed}: ${failure}`));
    previousStems = new Set(stems);
  }
  if (papers.size < seeds) failures.push(`${seeds - papers.size} papers equal another paper`);
  if (maxShared > (course.total_marks === null ? MAX_SHARED_STEMS_IN_MOCKS : MAX_SHARED_STEMS))
    failures.push(`consecutive papers share ${(maxShared * 100).toFixed(1)}% of their stems`);
  return {
    course,
    questions: [Math.min(...counts), Math.max(...counts)],
    different: papers.size,
    shared: maxShared,
    failures: failures.map((failure) => `${course.level} ${course.subject}, ${failure}`),
  };
}

/** Returns whether the item models of a course have enough marks for a complete paper. */
function canFillPaper(course: CourseSpec): boolean {
  try {
    assembleExam({ course, seed: 0 });
    return true;
  } catch (thrown) {
    if (asFault(thrown).kind === 'not-found') return false;
    throw thrown;
  }
}

function readStems({ sections }: ExamPaper): string[] {
  return sections.flatMap(({ questions }) => questions).map(({ stem }) => normaliseStem(stem));
}

function formatRow({ course, questions, different, shared }: Row): string {
  const marks = course.assessment_structure.map((section) => section.marks ?? 0).join(' + ');
  return `| ${course.level} ${course.subject} | ${marks} | ${questions.join(' to ')} | ${different} | ${(shared * 100).toFixed(1)}% | ${countSeeds(course)} |`;
}

/** Assembles many exam papers for every course and checks each against the rules for papers. */
export const proof = {
  name: 'exam-papers',
  run: async (): Promise<string> => {
    const courses = (await loadCourses()).filter((course) => modelsFor(course).length > 0);
    const coursesWithPapers = courses.filter(canFillPaper);
    const rows = coursesWithPapers.map(checkPapers);
    const failures = rows.flatMap((row) => row.failures);
    if (failures.length > 0) throw new Error(`papers fail:\n${failures.slice(0, 20).join('\n')}`);
    return [
      `Papers of National 5 Mathematics for the seeds 0 to ${SEEDS - 1}, of the other courses for the seeds 0 to ${OTHER_SEEDS - 1}. A valid paper has the exact marks of each section, areas and number of questions in range, the calculator rule of each section, schemes that sum to the marks of their questions, and no repeated stem.`,
      '',
      '| course | marks | questions | different papers | maximum share of stems in common with the previous seed | valid papers |',
      '|---|---|---|--:|--:|--:|',
      ...rows.map(formatRow),
      ...courses
        .filter((course) => !coursesWithPapers.includes(course))
        .map(({ level, subject }) => `\nThe models of ${level} ${subject} are not enough for a paper.`),
    ].join('\n');
  },
};
