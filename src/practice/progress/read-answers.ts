import type { CourseSpec } from '../../domain/course-spec.ts';
import type { AnsweredQuestion } from '../../domain/practice-state.ts';
import type { ScoredAnswer } from '../../ports/answer-log.ts';
import { estimateGrade } from '../exam/estimate-grade.ts';
import { getPaperShape } from '../exam/paper-shape.ts';

/** A marked answer of a learner, from practice or from a paper. */
export type ProgressAnswer = Omit<AnsweredQuestion, 'question_id' | 'hinted'> & {
  readonly where: 'practice' | 'exam';
};

/** A paper that was handed in. */
export type ProgressPaper = {
  readonly thread_id: string;
  readonly handed_in_at: string;
  readonly marks_awarded: number;
  readonly marks_available: number;
  readonly marks_by_person: number;
  readonly grade: string | null;
};

/** Returns one answer for each answered question; the records of its parts are added up. */
export function toProgressAnswers(records: readonly ScoredAnswer[]): ProgressAnswer[] {
  const groups = Map.groupBy(records, ({ threadId, questionId, at }) => `${threadId}\n${questionId}\n${at}`);
  return [...groups.values()].flatMap((parts) => {
    const [first] = parts;
    if (first === undefined) return [];
    const { outcomeId: outcome_id, at, mode: where } = first;
    return [{ outcome_id, at, ...sumMarks(parts), where }];
  });
}

/** Orders answers by their times, which are ISO texts of equal length. */
export function compareTimes({ at: a }: ProgressAnswer, { at: b }: ProgressAnswer): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Returns the papers of a course, with estimated grades. The answers of a paper have the same thread and time. */
export function toProgressPapers(records: readonly ScoredAnswer[], course: CourseSpec): ProgressPaper[] {
  const exams = records.filter(({ mode }) => mode === 'exam');
  const papers = Map.groupBy(exams, ({ threadId, at }) => `${threadId}\n${at}`);
  const { sections } = getPaperShape(course);
  return [...papers.values()].flatMap((answers) => {
    const [first] = answers;
    if (first === undefined) return [];
    const marked = sections.map(({ section, marks }) => {
      const { marks_awarded: marksAwarded, marks_by_person: marksByPerson } = sumMarks(
        answers.filter((answer) => answer.section === section),
      );
      return { section, marks, marksAwarded, marksByPerson };
    });
    const paper = { sections: sections.map((section) => ({ ...section, questions: [] })) };
    const { grade } = estimateGrade(course, paper, marked);
    return [{ thread_id: first.threadId ?? '', handed_in_at: first.at, ...sumMarks(answers), grade }];
  });
}

function sumMarks(records: readonly ScoredAnswer[]) {
  return {
    marks_awarded: sum(records, ({ marksAwarded }) => marksAwarded),
    marks_available: sum(records, ({ marksAvailable }) => marksAvailable),
    marks_by_person: sum(records, ({ marksByPerson }) => marksByPerson),
  };
}

function sum(records: readonly ScoredAnswer[], getAmount: (record: ScoredAnswer) => number): number {
  return records.reduce((total, record) => total + getAmount(record), 0);
}
