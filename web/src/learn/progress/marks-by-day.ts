import type { CourseProgress } from '../../api/schema.ts';

type Answer = CourseProgress['answers'][number];

export type MarkSum = { readonly awarded: number; readonly available: number; readonly byPerson: number };

export function sumMarks(answers: readonly Answer[]): MarkSum {
  const sum = (name: 'marks_awarded' | 'marks_available' | 'marks_by_person') =>
    answers.reduce((total, answer) => total + answer[name], 0);
  return {
    awarded: sum('marks_awarded'),
    available: sum('marks_available'),
    byPerson: sum('marks_by_person'),
  };
}

export type DayMarks = MarkSum & { readonly day: string };

/** The last days on which something was answered, by the learner's own calendar, oldest first. */
export function marksByDay(answers: readonly Answer[], most: number): DayMarks[] {
  const days = Map.groupBy(answers, ({ at }) => new Date(at).toLocaleDateString('en-CA'));
  return [...days]
    .sort(([one], [other]) => one.localeCompare(other))
    .slice(-most)
    .map(([day, list]) => ({ day, ...sumMarks(list) }));
}
