import type { CourseSpec } from '../../domain/course-spec.ts';
import type { ExamPaper } from '../../domain/exam-paper.ts';
import type { GradeEstimate, MarkedSection } from '../../domain/marked-script.ts';

type Scale = Pick<ExamPaper, 'sections'>;

/** What the marks would notionally be worth; sections count as the award scales them. */
export function estimateGrade(
  course: CourseSpec,
  paper: Scale,
  marked: readonly MarkedSection[],
): GradeEstimate {
  const share = (earned: (one: MarkedSection) => number): number => scaledPercent(paper, marked, earned);
  const percent = share((one) => one.marksAwarded);
  const best = share((one) => one.marksAwarded + one.marksByPerson);
  return {
    percent: Math.round(percent * 10) / 10,
    grade: gradeOf(course, percent),
    atBest: gradeOf(course, best),
    note: noteOf(course),
  };
}

function scaledPercent(
  { sections }: Scale,
  marked: readonly MarkedSection[],
  earned: (one: MarkedSection) => number,
): number {
  let [got, of] = [0, 0];
  for (const [index, { marks, scaledMarks = marks }] of sections.entries()) {
    const one = marked[index];
    if (one === undefined || marks === 0) continue;
    got += (earned(one) / marks) * scaledMarks;
    of += scaledMarks;
  }
  return of === 0 ? 0 : (got / of) * 100;
}

/** Bands are whole percents, so a band reaches up to the next one's first: 69.9% is no A. */
function gradeOf({ grade_bands: { notional } }: CourseSpec, percent: number): string | null {
  if (notional === undefined) return null;
  const bands = Object.entries(notional).toSorted(([, [one]], [, [other]]) => other - one);
  return bands.find(([, [from]]) => percent >= from)?.[0] ?? null;
}

function noteOf({ grade_bands, coursework, level, subject }: CourseSpec): string {
  if (grade_bands.notional === undefined)
    return `${level} ${subject} is not graded: it is passed unit by unit, and this paper is practice.`;
  const without = coursework === null ? '' : ` The ${coursework.name.toLowerCase()} is not part of it.`;
  return `An estimate by notional boundaries; the real ones are set every year.${without}`;
}
