import type { Course } from '../learn-queries.ts';
import type { ExamValues } from './exam-thread.ts';

/** The marks of one outcome (topic) of the course in a marked paper. */
export type OutcomeMarks = {
  readonly id: string;
  readonly label: string;
  readonly awarded: number;
  readonly available: number;
  /** Marks that a teacher has to decide. */
  readonly byPerson: number;
  /** What to learn, for topics that lost marks. */
  readonly advice: readonly string[];
};

/** Sums the marks of each outcome of a marked paper, greatest loss first. */
export function getMarksByOutcome(values: ExamValues, course: Course | undefined): OutcomeMarks[] {
  const { questions = [], marking, exam_result: result, remediation } = values;
  const byOutcome = Map.groupBy(questions, ({ outcome_id: id }) => id);
  const outcomes = [...byOutcome].map(([id, questionsOfOutcome]) => {
    const markedAnswers = questionsOfOutcome.flatMap((question) => marking?.[question.id] ?? []);
    const sum = (name: 'marks_awarded' | 'marks_available' | 'marks_by_person') =>
      markedAnswers.reduce((total, answer) => total + answer[name], 0);
    return {
      id,
      label: getOutcomeLabel(id, course, result?.gaps ?? []),
      awarded: sum('marks_awarded'),
      available: sum('marks_available'),
      byPerson: sum('marks_by_person'),
      // The first line is left out: it repeats the numbers that the chart shows.
      advice:
        remediation
          ?.find(({ outcome_id }) => outcome_id === id)
          ?.explanation.split('\n')
          .slice(1) ?? [],
    };
  });
  return outcomes.sort((a, b) => countLostMarks(b) - countLostMarks(a));
}

function countLostMarks({ awarded, available, byPerson }: OutcomeMarks): number {
  return available - awarded - byPerson;
}

function getOutcomeLabel(
  id: string,
  course: Course | undefined,
  gaps: readonly { readonly outcome_id: string; readonly label: string }[],
): string {
  const courseLabel = course?.outcomes.find((outcome) => outcome.id === id)?.label;
  return courseLabel ?? gaps.find(({ outcome_id }) => outcome_id === id)?.label ?? id;
}
