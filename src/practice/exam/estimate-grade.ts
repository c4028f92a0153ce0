import type { CourseSpec } from '../../domain/course-spec.ts';
import type { ExamPaper } from '../../domain/exam-paper.ts';
import type { GradeEstimate, MarkedSection } from '../../domain/marked-script.ts';

type Scale = Pick<ExamPaper, 'sections'>;

/** Estimates the grade by notional boundaries; sections are scaled as in the award. */
export function estimateGrade(
  course: CourseSpec,
  paper: Scale,
  all: readonly MarkedSection[],
): GradeEstimate {
  const share = (earned: (one: MarkedSection) => number): number => scaledPercent(paper, all, earned);
  const percent = share((one) => one.marksAwarded);
  const best = share((one) => one.marksAwarded + one.marksByPerson);
  return {
    percent: Math.round(percent * 10) / 10,
    grade: findGrade(course, percent),
    atBest: findGrade(course, best),
    note: writeNote(course),
  };
}

function scaledPercent(
  { sections }: Scale,
  marked: readonly MarkedSection[],
  earned: (one: MarkedSection) => number,
): number {
  let [awarded, available] = [0, 0];
  for (const [index, { marks, scaledMarks = marks }] of sections.entries()) {
    const one = marked[index];
    if (one === undefined || marks === 0) continue;
    awarded += (earned(one) / marks) * scaledMarks;
    available += scaledMarks;
  }
  return available === 0 ? 0 : (awarded / available) * 100;
}

/** A band starts at a whole percent and ends where the next one starts, so 69.9% is not an A. */
function findGrade({ grade_bands: { notional } }: CourseSpec, percent: number): string | null {
  if (notional === undefined) return null;
  const bands = Object.entries(notional).toSorted(([, [one]], [, [other]]) => other - one);
  return bands.find(([, [from]]) => percent >= from)?.[0] ?? null;
}

function writeNote({ grade_bands, coursework, level, subject }: CourseSpec): string {
  if (grade_bands.notional === undefined)
    return `${level} ${subject} is not graded: it is passed unit by unit, and this paper is practice.`;
  const without = coursework === null ? '' : ` The ${coursework.name.toLowerCase()} is not part of it.`;
  return `An estimate by notional boundaries; the real ones are set every year.${without}`;
}
