import type { Course } from '../learn-queries.ts';
import { type LearnSearch, readLearnSearch } from '../learn-search.ts';

/** Returns the topic with questions that follows in the course; undefined after the last one, or if the learner chose no topic. */
export function findNextTopic(
  course: Course | undefined,
  outcome: string | null | undefined,
): LearnSearch | undefined {
  const outcomes = course?.outcomes.filter(({ has_questions: hasQuestions }) => hasQuestions) ?? [];
  const index = outcomes.findIndex(({ id }) => id === outcome);
  const next = index < 0 ? undefined : outcomes[index + 1];
  return next && readLearnSearch({ subject: course?.subject, level: course?.level, outcome: next.id });
}
