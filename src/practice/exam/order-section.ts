import type { CourseSpec } from '../../domain/course-spec.ts';
import type { Question } from '../../domain/question.ts';
import type { Random } from '../../item-models/random.ts';

/** Orders the questions of a section: in mathematics from routine to demanding, in other subjects by topic. */
export function orderSection(questions: readonly Question[], course: CourseSpec, random: Random): Question[] {
  const ranks = new Map(questions.map((question) => [question, rankQuestion(question, course, random)]));
  const sorted = questions.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
  return isByTopic(course) ? sorted : separateOutcomes(sorted);
}

function rankQuestion(question: Question, course: CourseSpec, random: Random): number {
  const demand = rateDemand(question) + random.next() * JITTER;
  return isByTopic(course) ? getTopicIndex(question, course) * MAX_DEMAND + demand : demand;
}

/** Random part of the rank, so that papers differ. */
const JITTER = 0.3;
/** Larger than any demand, so that the topic decides first. */
const MAX_DEMAND = 10;

/** Rates the demand of a question by the share of its marks above grade C and by its length. */
function rateDemand({ markingScheme, marks = 0 }: Question): number {
  const bullets = markingScheme?.bullets ?? [];
  const aboveC = bullets.reduce((sum, bullet) => sum + (bullet.level === 'A' ? bullet.marks : 0), 0);
  return (marks === 0 ? 0 : aboveC / marks) + marks / 4;
}

function isByTopic({ subject }: CourseSpec): boolean {
  return !subject.includes('Mathematics');
}

function getTopicIndex({ outcomeId }: Question, { outcomes }: CourseSpec): number {
  return outcomes.findIndex(({ id }) => id === outcomeId);
}

/** Separates neighbours of the same outcome by moving the next different question forward. */
function separateOutcomes(questions: readonly Question[]): Question[] {
  const rest = [...questions];
  const ordered: Question[] = [];
  while (rest.length > 0) {
    const before = ordered.at(-1)?.outcomeId;
    const next = rest.findIndex(({ outcomeId }) => outcomeId !== before);
    ordered.push(...rest.splice(Math.max(0, next), 1));
  }
  return ordered;
}
