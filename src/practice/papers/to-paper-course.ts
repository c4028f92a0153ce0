import { type BankPaper, type PaperVersion, sumPaperMarks } from '../../domain/bank-paper.ts';
import type { CourseName, CourseSpec } from '../../domain/course-spec.ts';
import type { Question } from '../../domain/question.ts';

const NO_TOPIC = 'Other';
const NO_COURSE_LEVEL = 'Own paper';

/** Returns the name under which the answers to a paper without a course are logged. */
export function nameOwnCourse({ title }: { readonly title: string }): CourseName {
  return { subject: title, level: NO_COURSE_LEVEL };
}

/** Returns the outcome under which the marks of a question are counted: its own, or its topic. */
export function getPaperOutcome({ outcomeId, topic }: Question): string {
  return outcomeId ?? topic ?? NO_TOPIC;
}

/** Adds the subject, level and outcome that every question shown to learners needs. */
export function addLabels(question: Question, { subject, level }: CourseName): Question {
  return { subject, level, ...question, outcomeId: getPaperOutcome(question) };
}

/** Describes a paper from the bank as a course of its own, so that it is delivered and marked like every other paper. */
export function toPaperCourse({ plan }: Pick<BankPaper, 'plan'>, version: PaperVersion): CourseSpec {
  const { subject, level } = plan.course ?? nameOwnCourse(plan);
  const total = sumPaperMarks(version);
  const questions = version.sections.flatMap((section) => section.questions);
  const byOutcome = Map.groupBy(questions, getPaperOutcome);
  const sumMarks = (group: readonly Question[]): number =>
    group.reduce((sum, { marks = 0 }) => sum + marks, 0);
  return {
    subject,
    level,
    is_bank_paper: true,
    outcomes: [...byOutcome].map(([id, group]) => ({
      id,
      label: group[0]?.topic ?? id,
      weight: sumMarks(group) / Math.max(1, total),
      area: group[0]?.topic ?? id,
      topics: [],
    })),
    assessment_structure: version.sections.map(({ section, marks, questions: sectionQuestions }) => ({
      section,
      outcome_ids: [...new Set(sectionQuestions.map(getPaperOutcome))],
      marks,
      minutes: null,
      calculator: true,
      question_style: 'questions of the bank',
    })),
    total_marks: total,
    total_minutes: plan.minutes,
    instructions: plan.instructions.length === 0 ? ['Attempt all questions.'] : plan.instructions,
    coursework: null,
    grade_bands: { type: 'pass_fail' },
    notes: [],
    sources: [],
    confidence: 'Made from a plan.',
  };
}
