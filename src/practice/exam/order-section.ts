import type { CourseSpec } from '../../domain/course-spec.ts';
import type { Question } from '../../domain/question.ts';
import type { Random } from '../../item-models/random.ts';

/** Papers in mathematics run from routine to demanding; those in the sciences go through the course topic by topic. */
export function orderSection(questions: readonly Question[], course: CourseSpec, random: Random): Question[] {
  const ranks = new Map(questions.map((question) => [question, rankOf(question, course, random)]));
  const sorted = questions.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
  return isByTopic(course) ? sorted : keepApart(sorted);
}

function rankOf(question: Question, course: CourseSpec, random: Random): number {
  const demand = demandOf(question) + random.next() * JITTER;
  return isByTopic(course) ? placeOf(question, course) * MAX_DEMAND + demand : demand;
}

const JITTER = 0.3;
const MAX_DEMAND = 10;

/** How much a question asks for: the share of its marks beyond grade C, then its length. */
export function demandOf({ markingScheme, marks = 0 }: Question): number {
  const bullets = markingScheme?.bullets ?? [];
  const beyond = bullets.reduce((sum, bullet) => sum + (bullet.level === 'A' ? bullet.marks : 0), 0);
  return (marks === 0 ? 0 : beyond / marks) + marks / 4;
}

function isByTopic({ subject }: CourseSpec): boolean {
  return !subject.includes('Mathematics');
}

function placeOf({ outcomeId }: Question, { outcomes }: CourseSpec): number {
  return outcomes.findIndex(({ id }) => id === outcomeId);
}

/** Neighbours of the same outcome change places with the next that differs. */
function keepApart(questions: readonly Question[]): Question[] {
  const rest = [...questions];
  const ordered: Question[] = [];
  while (rest.length > 0) {
    const before = ordered.at(-1)?.outcomeId;
    const next = rest.findIndex(({ outcomeId }) => outcomeId !== before);
    ordered.push(...rest.splice(Math.max(0, next), 1));
  }
  return ordered;
}
