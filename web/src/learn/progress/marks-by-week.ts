import type { CourseProgress } from '../../api/schema.ts';
import { sumMarks } from './marks-by-day.ts';

type Answer = CourseProgress['answers'][number];

/** The marks of one week; `monday` is its first day. */
export type WeekMarks = {
  readonly monday: Date;
  readonly awarded: number;
  readonly available: number;
  /** The share of the marks that were earned, from 0 to 1. */
  readonly share: number;
  readonly answerCount: number;
};

/** Sums the marks per week in the learner's time zone; returns the last `maxWeeks` weeks with marked answers, oldest first. */
export function getMarksByWeek(answers: readonly Answer[], maxWeeks: number): WeekMarks[] {
  const weeks = Map.groupBy(answers, ({ at }) => findMonday(new Date(at)).getTime());
  return [...weeks]
    .sort(([weekA], [weekB]) => weekA - weekB)
    .map(([monday, weekAnswers]) => {
      const { awarded, available, byPerson } = sumMarks(weekAnswers);
      const decided = available - byPerson;
      return {
        monday: new Date(monday),
        awarded,
        available: decided,
        share: decided > 0 ? awarded / decided : 0,
        answerCount: weekAnswers.length,
      };
    })
    .filter(({ available }) => available > 0)
    .slice(-maxWeeks);
}

function findMonday(date: Date): Date {
  const daysSinceMonday = (date.getDay() + 6) % 7;
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - daysSinceMonday);
}
