import type { CourseSpec } from '../domain/course-spec.ts';
import type { Question } from '../domain/question.ts';
import { listBullets } from '../marking/list-bullets.ts';
import { GAP_CONCEPTS } from '../marking/remediation/gap-concepts.table.ts';

/**
 * Writes a hint: the concept behind the first steps, otherwise the skills of the outcome. With the path of a part, only the
 * steps of this part are used. It reveals no step of the scheme and no number of the answer.
 */
export function writeHint(
  question: Question,
  { outcomes }: Pick<CourseSpec, 'outcomes'>,
  part?: string,
): string {
  const tags = listBullets(question)
    .filter((bullet) => part === undefined || bullet.part === part)
    .flatMap(({ gapTags }) => gapTags);
  const [concept] = tags.flatMap((tag) => GAP_CONCEPTS[tag] ?? []);
  if (concept !== undefined) return concept;
  const outcome = outcomes.find(({ id }) => id === question.outcomeId);
  const skills = outcome?.topics.flatMap((topic) => topic.skills) ?? [];
  return `This is about ${outcome?.label ?? 'the outcome you practise'}${skills.length > 0 ? `: ${skills.join('; ')}` : ''}.`;
}
