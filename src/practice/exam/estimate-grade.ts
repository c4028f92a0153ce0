import type { CourseSpec } from '../../domain/course-spec.ts';
import type { ExamPaper } from '../../domain/exam-paper.ts';
import type { GradeEstimate, MarkedSection } from '../../domain/marked-script.ts';

type PaperSections = Pick<ExamPaper, 'sections'>;

/**
 * Estimates the grade from notional (typical) boundaries. Sections are scaled as in the real award. `atBest` is the grade
 * if a person awards all marks that are still undecided.
 */
export function estimateGrade(
  course: CourseSpec,
  paper: PaperSections,
  marked: readonly MarkedSection[],
): GradeEstimate {
  const percent = computePercent(paper, marked, (section) => section.marksAwarded);
  const best = computePercent(paper, marked, (section) => section.marksAwarded + section.marksByPerson);
  return {
    percent: Math.round(percent * 10) / 10,
    grade: findGrade(course, percent),
    atBest: findGrade(course, best),
    note: writeNote(course),
  };
}

function computePercent(
  { sections }: PaperSections,
  marked: readonly MarkedSection[],
  countMarks: (section: MarkedSection) => number,
): number {
  let [awarded, available] = [0, 0];
  for (const [index, { marks, scaledMarks = marks }] of sections.entries()) {
    const section = marked[index];
    if (section === undefined || marks === 0) continue;
    awarded += (countMarks(section) / marks) * scaledMarks;
    available += scaledMarks;
  }
  return available === 0 ? 0 : (awarded / available) * 100;
}

/** A band starts at a whole percent and ends where the next one starts, so 69.9% is not an A. */
function findGrade({ grade_bands: { notional } }: CourseSpec, percent: number): string | null {
  if (notional === undefined) return null;
  const bands = Object.entries(notional).toSorted(
    ([, [firstStart]], [, [secondStart]]) => secondStart - firstStart,
  );
  return bands.find(([, [start]]) => percent >= start)?.[0] ?? null;
}

function writeNote({ grade_bands, coursework, level, subject, scqf }: CourseSpec): string {
  if (scqf === undefined) return 'This paper has no grades.';
  if (grade_bands.notional === undefined)
    return `${level} ${subject} is not graded: it is passed unit by unit, and this paper is practice.`;
  const courseworkNote =
    coursework === null ? '' : ` The ${coursework.name.toLowerCase()} is not part of it.`;
  return `An estimate by notional boundaries; the real ones are set every year.${courseworkNote}`;
}
