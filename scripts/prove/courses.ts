import { loadCourses } from '../../src/compose/courses.ts';
import { type CourseSpec, examMinutes, hasExternalExam } from '../../src/domain/course-spec.ts';
import type { ExamPaper } from '../../src/domain/exam-paper.ts';
import type { Question } from '../../src/domain/question.ts';
import { modelsFor } from '../../src/item-models/catalogue.ts';
import { printQuestions } from '../../src/latex/print-questions.ts';
import { assembleExam } from '../../src/practice/exam/assemble-exam.ts';
import { paperFaults } from '../../src/practice/exam/paper-faults.ts';
import { drawItems } from '../../src/practice/source/draw-items.ts';
import { NOTHING_SEEN } from '../../src/practice/source/seen-questions.ts';
import { getStemKey } from '../../src/practice/source/stem-key.ts';
import { verifyDocument } from '../../src/verification/verify-document.ts';
import type { Evidence } from '../prove.ts';

const SEEDS = 1000;
const PAPERS = 10;
/** Verification costs more than making a question, so that a share of the seeds is verified. */
const VERIFIED = 150;
/** Our mock where SQA sets no exam. */
const MOCK = { marks: 40, minutes: 45 } as const;

export type CourseRow = {
  readonly course: CourseSpec;
  readonly models: number;
  readonly outcomes: number;
  readonly stems: number;
  readonly paper: ExamPaper;
  readonly verified: number;
  readonly faults: readonly string[];
};

/** Everything that the table says of a course, over so many seeds. */
export function proveCourse(course: CourseSpec, seeds: number = SEEDS): CourseRow {
  const { subject, level } = course;
  const models = modelsFor({ subject, level });
  const questions = Array.from({ length: seeds }, (_, seed) =>
    drawItems({ models, count: 1, seed, seen: NOTHING_SEEN }),
  ).flat();
  const served = new Set(models.map(({ outcomeId }) => outcomeId));
  const papers = Array.from({ length: PAPERS }, (_, seed) => assembleExam({ course, seed }));
  const [paper] = papers;
  if (paper === undefined) throw new Error(`${level} ${subject} gives no paper`);
  const verified = questions.slice(0, VERIFIED);
  return {
    course,
    models: models.length,
    outcomes: course.outcomes.filter(({ id }) => served.has(id)).length,
    stems: new Set(questions.map(getStemKey)).size,
    paper,
    verified: verified.length,
    faults: [
      ...(questions.length === seeds ? [] : [`${seeds - questions.length} seeds gave no question`]),
      ...papers.flatMap((one) => [...paperFaults(one, course), ...shapeFaults(one, course)]),
      ...verified.flatMap(errorsOf),
    ].map((fault) => `${level} ${subject}: ${fault}`),
  };
}

/** Whether total, sections and time are those of the course itself. */
function shapeFaults(paper: ExamPaper, course: CourseSpec): string[] {
  const isOfficial = hasExternalExam(course);
  const marks = isOfficial ? course.assessment_structure.map((section) => section.marks) : [MOCK.marks];
  const total = isOfficial ? course.total_marks : MOCK.marks;
  const minutes = isOfficial ? examMinutes(course) : MOCK.minutes;
  return [
    ...(paper.totalMarks === total ? [] : [`${paper.totalMarks} marks, not ${total}`]),
    ...(paper.minutes === minutes ? [] : [`${paper.minutes} minutes, not ${minutes}`]),
    ...(String(paper.sections.map((section) => section.marks)) === String(marks)
      ? []
      : [`sections of ${paper.sections.map((section) => section.marks)}, not ${marks}`]),
  ];
}

function errorsOf(question: Question): string[] {
  return verifyDocument(printQuestions([question]))
    .findings.filter((finding) => finding.severity === 'error')
    .map((finding) => `${question.id}, ${finding.rule}: ${finding.message}`);
}

function line({ course, models, outcomes, stems, paper, verified, faults }: CourseRow): string {
  const marks = paper.sections.map((section) => section.marks).join(' + ');
  const shape = `${marks}${paper.sections.length > 1 ? ` = ${paper.totalMarks}` : ''}`;
  const cells = [
    `${course.level} ${course.subject}`,
    models,
    `${outcomes} of ${course.outcomes.length}`,
    stems,
    paper.hasOfficialShape ? shape : `${shape} (mock)`,
    paper.minutes,
    `${verified}: ${faults.length}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

export const evidence: Evidence = {
  name: 'courses',
  run: async () => {
    const rows: CourseRow[] = [];
    for (const course of await loadCourses()) {
      const row = proveCourse(course);
      rows.push(row);
      console.log(line(row));
    }
    const faults = rows.flatMap((row) => row.faults);
    if (faults.length > 0) throw new Error(`courses fail:\n${faults.slice(0, 20).join('\n')}`);
    return [
      `Every course of the data. Stems are the different ones among the questions that practice draws for the seeds 0 to ${SEEDS - 1},`,
      `none of them avoided. Papers are those of the seeds 0 to ${PAPERS - 1}: the marks of each section, the total and the time`,
      'are those of the course, and no rule of the paper is broken. Verification reads the questions of the first seeds;',
      'the last column says how many, and how many faults of any kind the course has.',
      '',
      '| course | models | outcomes with models | different stems | marks of a paper | minutes | verified: faults |',
      '|---|--:|--:|--:|---|--:|--:|',
      ...rows.map(line),
    ].join('\n');
  },
};
