import { loadCourses } from '../../src/compose/courses.ts';
import { type CourseSpec, examMinutes, hasExternalExam } from '../../src/domain/course-spec.ts';
import type { ExamPaper } from '../../src/domain/exam-paper.ts';
import type { Question } from '../../src/domain/question.ts';
import { modelsFor } from '../../src/item-models/catalogue.ts';
import { printQuestions } from '../../src/latex/print-questions.ts';
import { assembleExam } from '../../src/practice/exam/assemble-exam.ts';
import { findPaperErrors } from '../../src/practice/exam/find-paper-errors.ts';
import { generateDistinctQuestions } from '../../src/practice/source/generate-distinct-questions.ts';
import { NOTHING_SEEN } from '../../src/practice/source/seen-questions.ts';
import { getStemKey } from '../../src/practice/source/stem-key.ts';
import { verifyDocument } from '../../src/verification/verify-document.ts';
import type { Proof } from '../prove.ts';

const SEEDS = 1000;
const PAPERS = 10;
/** Verification is slower than generation, so only some of the seeds are verified. */
const VERIFIED_SEEDS = 150;
/** The shape of our mock exam for courses without an SQA exam. */
const MOCK_EXAM = { marks: 40, minutes: 45 } as const;

type CourseRow = {
  readonly course: CourseSpec;
  readonly models: number;
  readonly outcomes: number;
  readonly stems: number;
  readonly paper: ExamPaper;
  readonly verified: number;
  readonly failures: readonly string[];
};

/** Generates questions and papers of one course, and counts and checks them. */
function proveCourse(course: CourseSpec): CourseRow {
  const { subject, level } = course;
  const models = modelsFor({ subject, level });
  const questions = Array.from({ length: SEEDS }, (_, seed) =>
    generateDistinctQuestions({ models, count: 1, seed, seen: NOTHING_SEEN }),
  ).flat();
  const outcomesWithModels = new Set(models.map(({ outcomeId }) => outcomeId));
  const papers = Array.from({ length: PAPERS }, (_, seed) => assembleExam({ course, seed }));
  const [paper] = papers;
  if (paper === undefined) throw new Error(`${level} ${subject} gives no paper`);
  const verified = questions.slice(0, VERIFIED_SEEDS);
  return {
    course,
    models: models.length,
    outcomes: course.outcomes.filter(({ id }) => outcomesWithModels.has(id)).length,
    stems: new Set(questions.map(getStemKey)).size,
    paper,
    verified: verified.length,
    failures: [
      ...(questions.length === SEEDS ? [] : [`${SEEDS - questions.length} seeds gave no question`]),
      ...papers.flatMap((each) => [...findPaperErrors(each, course), ...findShapeErrors(each, course)]),
      ...verified.flatMap(findErrors),
    ].map((failure) => `${level} ${subject}: ${failure}`),
  };
}

/** Lists where the total, the sections or the time of a paper differ from its course. */
function findShapeErrors(paper: ExamPaper, course: CourseSpec): string[] {
  const isOfficial = hasExternalExam(course);
  const marks = isOfficial ? course.assessment_structure.map((section) => section.marks) : [MOCK_EXAM.marks];
  const total = isOfficial ? course.total_marks : MOCK_EXAM.marks;
  const minutes = isOfficial ? examMinutes(course) : MOCK_EXAM.minutes;
  return [
    ...(paper.totalMarks === total ? [] : [`${paper.totalMarks} marks, not ${total}`]),
    ...(paper.minutes === minutes ? [] : [`${paper.minutes} minutes, not ${minutes}`]),
    ...(String(paper.sections.map((section) => section.marks)) === String(marks)
      ? []
      : [`sections of ${paper.sections.map((section) => section.marks)}, not ${marks}`]),
  ];
}

function findErrors(question: Question): string[] {
  return verifyDocument(printQuestions([question]))
    .findings.filter((finding) => finding.severity === 'error')
    .map((finding) => `${question.id}, ${finding.rule}: ${finding.message}`);
}

function formatRow({ course, models, outcomes, stems, paper, verified, failures }: CourseRow): string {
  const marks = paper.sections.map((section) => section.marks).join(' + ');
  const marksText = `${marks}${paper.sections.length > 1 ? ` = ${paper.totalMarks}` : ''}`;
  const cells = [
    `${course.level} ${course.subject}`,
    models,
    `${outcomes} of ${course.outcomes.length}`,
    stems,
    paper.hasOfficialShape ? marksText : `${marksText} (mock)`,
    paper.minutes,
    `${verified}: ${failures.length}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Generates questions and papers for every course, and checks that they match the course. */
export const proof: Proof = {
  name: 'courses',
  run: async () => {
    const rows: CourseRow[] = [];
    for (const course of await loadCourses()) {
      const row = proveCourse(course);
      rows.push(row);
      console.log(formatRow(row));
    }
    const failures = rows.flatMap((row) => row.failures);
    if (failures.length > 0) throw new Error(`courses fail:\n${failures.slice(0, 20).join('\n')}`);
    return [
      `All courses in \`data/sqa\`. “Different stems” counts distinct stems among the practice questions for the seeds 0 to ${SEEDS - 1},`,
      `without avoiding repeats. For the papers with the seeds 0 to ${PAPERS - 1}, the marks of each section, the total and the time`,
      'match the course, and no rule for papers is broken. The last column gives the number of questions verified (from the first',
      'seeds) and the number of failures of any kind.',
      '',
      '| course | models | outcomes with models | different stems | marks of a paper | minutes | verified: failures |',
      '|---|--:|--:|--:|---|--:|--:|',
      ...rows.map(formatRow),
    ].join('\n');
  },
};
