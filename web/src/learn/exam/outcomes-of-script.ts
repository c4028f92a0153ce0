import type { Course } from '../learn-queries.ts';
import type { ExamValues } from './exam-thread.ts';

export type ScriptOutcome = {
  readonly id: string;
  readonly label: string;
  readonly awarded: number;
  readonly available: number;
  readonly byPerson: number;
  /** What to learn, where marks were lost. */
  readonly advice: readonly string[];
};

/** What each outcome of the paper earned, the greatest loss first. */
export function outcomesOfScript(values: ExamValues, course: Course | undefined): ScriptOutcome[] {
  const { questions = [], marking, exam_result: result, remediation } = values;
  const byOutcome = Map.groupBy(questions, ({ outcome_id: id }) => id);
  const outcomes = [...byOutcome].map(([id, asked]) => {
    const marked = asked.flatMap((question) => marking?.[question.id] ?? []);
    const sum = (name: 'marks_awarded' | 'marks_available' | 'marks_by_person') =>
      marked.reduce((total, one) => total + one[name], 0);
    return {
      id,
      label: labelOf(id, course, result?.gaps ?? []),
      awarded: sum('marks_awarded'),
      available: sum('marks_available'),
      byPerson: sum('marks_by_person'),
      // The first line repeats the numbers that the picture shows.
      advice:
        remediation
          ?.find(({ outcome_id }) => outcome_id === id)
          ?.explanation.split('\n')
          .slice(1) ?? [],
    };
  });
  return outcomes.sort((one, other) => lossOf(other) - lossOf(one));
}

function lossOf({ awarded, available, byPerson }: ScriptOutcome): number {
  return available - awarded - byPerson;
}

function labelOf(
  id: string,
  course: Course | undefined,
  gaps: readonly { readonly outcome_id: string; readonly label: string }[],
): string {
  const known = course?.outcomes.find((outcome) => outcome.id === id)?.label;
  return known ?? gaps.find(({ outcome_id }) => outcome_id === id)?.label ?? id;
}
