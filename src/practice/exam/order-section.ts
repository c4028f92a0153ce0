import type { CourseSpec } from '../../domain/course-spec.ts';
import { toPartQuestions } from '../../domain/part-question.ts';
import type { Question } from '../../domain/question.ts';
import { findModel } from '../../item-models/catalogue.ts';
import type { Random } from '../../item-models/random.ts';
import type { SectionShape } from './paper-shape.ts';

type OrderRequest = {
  readonly course: CourseSpec;
  readonly section: SectionShape;
  readonly random: Random;
};

/** Orders the questions of a section: in mathematics from routine to demanding, in other subjects by topic. */
export function orderSection(
  questions: readonly Question[],
  { course, section, random }: OrderRequest,
): Question[] {
  const ranks = new Map(questions.map((question) => [question, rankQuestion(question, course, random)]));
  const sorted = questions.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
  const ordered = isOrderedByTopic(course) ? sorted : separateOutcomes(sorted);
  return ordered.toSorted((a, b) => Number(isLast(a, section)) - Number(isLast(b, section)));
}

/** Whether the course requires the question as the last of its section. */
function isLast({ provenance, marks = 0 }: Question, section: SectionShape): boolean {
  const special = findModel(provenance?.name ?? '')?.special;
  return section.required.some(
    ({ kind, marks: [least, greatest], last }) =>
      last === true && kind === special && marks >= least && marks <= greatest,
  );
}

function rankQuestion(question: Question, course: CourseSpec, random: Random): number {
  const demand = rateDemand(question) + random.next() * MAX_RANDOM_RANK;
  return isOrderedByTopic(course) ? getTopicIndex(question, course) * MAX_DEMAND + demand : demand;
}

/** Maximum random share of the rank, so that papers differ. */
const MAX_RANDOM_RANK = 0.3;
/** Larger than any demand, so that the topic decides first. */
const MAX_DEMAND = 10;

/** Rates the demand of a question by the share of its marks above grade C and by its length. */
function rateDemand(question: Question): number {
  const { marks = 0 } = question;
  const bullets = toPartQuestions(question).flatMap(
    ({ question: part }) => part.markingScheme?.bullets ?? [],
  );
  const aboveC = bullets.reduce((sum, bullet) => sum + (bullet.level === 'A' ? bullet.marks : 0), 0);
  return (marks === 0 ? 0 : aboveC / marks) + marks / 4;
}

function isOrderedByTopic({ subject }: CourseSpec): boolean {
  return !subject.includes('Mathematics');
}

function getTopicIndex({ outcomeId }: Question, { outcomes }: CourseSpec): number {
  return outcomes.findIndex(({ id }) => id === outcomeId);
}

/** Avoids two questions of the same outcome in a row, by moving the next question of another outcome forward. */
function separateOutcomes(questions: readonly Question[]): Question[] {
  const remaining = [...questions];
  const ordered: Question[] = [];
  while (remaining.length > 0) {
    const lastOutcome = ordered.at(-1)?.outcomeId;
    const nextIndex = remaining.findIndex(({ outcomeId }) => outcomeId !== lastOutcome);
    ordered.push(...remaining.splice(Math.max(0, nextIndex), 1));
  }
  return ordered;
}
