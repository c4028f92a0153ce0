import type { CourseProgress } from '../../api/schema.ts';

type Answer = CourseProgress['answers'][number];

/** `byPerson` are marks that a teacher has to decide. */
type MarkSum = { readonly awarded: number; readonly available: number; readonly byPerson: number };

export function sumMarks(
  answers: readonly Pick<Answer, 'marks_awarded' | 'marks_available' | 'marks_by_person'>[],
): MarkSum {
  const sum = (name: 'marks_awarded' | 'marks_available' | 'marks_by_person') =>
    answers.reduce((total, answer) => total + answer[name], 0);
  return {
    awarded: sum('marks_awarded'),
    available: sum('marks_available'),
    byPerson: sum('marks_by_person'),
  };
}

export type DayMarks = MarkSum & { readonly day: string };

/** Sums the marks per day in the learner's time zone; returns the last `maxDays` days with answers, oldest first. */
export function getMarksByDay(answers: readonly Answer[], maxDays: number): DayMarks[] {
  // The Canadian format is YYYY-MM-DD, which sorts as text.
  const days = Map.groupBy(answers, ({ at }) => new Date(at).toLocaleDateString('en-CA'));
  return [...days]
    .sort(([dayA], [dayB]) => dayA.localeCompare(dayB))
    .slice(-maxDays)
    .map(([day, dayAnswers]) => ({ day, ...sumMarks(dayAnswers) }));
}
