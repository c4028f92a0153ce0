import { type CourseSpec, getCourse, toSqaSpec } from '../../domain/course-spec.ts';
import type { Question } from '../../domain/question.ts';
import type { SqaDataSource } from '../../domain/settings.ts';
import type { SqaLevel } from '../../domain/sqa.ts';
import { modelsFor } from '../../item-models/catalogue.ts';
import type { ItemModel } from '../../item-models/item-model.ts';
import { createRandom } from '../../item-models/random.ts';
import type { QuestionShelf } from '../../ports/question-shelf.ts';
import type { BankReader } from './bank-reader.ts';
import { drawItems, isMet } from './draw-items.ts';
import { type CoursePlace, getOutcome } from './find-outcome.ts';
import { type GenerateTools, generateQuestion } from './generate-question.ts';
import { type MutateTools, mutateQuestion } from './mutate-question.ts';
import { NOTHING_MET, type QuestionSource, type QuestionWish } from './question-source.ts';

export type SourceTools = GenerateTools &
  Pick<MutateTools, 'varyQuestion'> & {
    readonly courses: readonly CourseSpec[];
    readonly reader: BankReader;
    readonly shelf: QuestionShelf;
    readonly now: () => Date;
    /** A number nobody can foresee. */
    readonly newSeed: () => number;
    /** `database` asks what the bank holds and computes nothing. */
    readonly dataSource: Exclude<SqaDataSource, 'api'>;
  };

const DEFAULT_LIMIT = 5;
const US_OR_PAST: ReadonlySet<SqaLevel> = new Set(['Nat 5', 'Higher', 'Advanced Higher']);

/** The questions of this house: what its bank holds, and what the item models compute. */
export function createQuestionSource(tools: SourceTools): QuestionSource {
  const { courses, reader, newSeed, dataSource } = tools;

  const modelsOf = ({ course: { subject, level }, outcome }: CoursePlace): readonly ItemModel[] =>
    dataSource === 'database' ? [] : modelsFor({ subject, level, outcomeId: outcome.id });

  async function readBank({ course, outcome }: CoursePlace, isOfUsOrPast: boolean): Promise<Question[]> {
    const questions = await reader.list(course, outcome.id);
    return questions.filter((question) => isUsOrPast(question) === isOfUsOrPast);
  }

  return {
    getSqaSpec: async (course) => toSqaSpec(getCourse(courses, course)),
    async getLocalQuestions(wish) {
      const place = getOutcome(courses, wish);
      const { limit = DEFAULT_LIMIT, seed = newSeed(), met = NOTHING_MET } = wish;
      const banked = newFirst(await readBank(place, false), { ...wish, seed });
      const computed = drawItems({ models: modelsOf(place), count: limit, seed, met });
      const all = [...banked, ...computed];
      const isNew = (question: Question): boolean => !isMet(question, met);
      return [...all.filter(isNew), ...all.filter((one) => !isNew(one))].slice(0, limit);
    },
    async getUsOrPastQuestions(wish) {
      const place = getOutcome(courses, wish);
      if (!US_OR_PAST.has(place.course.level)) return [];
      const { limit = DEFAULT_LIMIT, seed = newSeed() } = wish;
      return newFirst(await readBank(place, true), { ...wish, seed }).slice(0, limit);
    },
    generateQuestion: async (wish) =>
      generateQuestion(getOutcome(courses, wish), { seed: newSeed(), ...wish }, tools, modelsOf),
    mutateQuestion: (question, { seed = newSeed(), met = NOTHING_MET } = {}) =>
      mutateQuestion(question, { seed, met }, tools),
    async listServedOutcomes(name) {
      const course = getCourse(courses, name);
      const banked = new Set((await reader.list(course)).map(({ outcomeId }) => outcomeId));
      return course.outcomes
        .filter((outcome) => banked.has(outcome.id) || modelsOf({ course, outcome }).length > 0)
        .map(({ id }) => id);
    },
  };
}

function isUsOrPast({ source }: Question): boolean {
  return source?.origin === 'us' || source?.origin === 'past';
}

/** In an order that the seed decides, what was met at the end. */
function newFirst(
  questions: readonly Question[],
  { met = NOTHING_MET, seed = 0 }: Pick<QuestionWish, 'met' | 'seed'>,
): Question[] {
  const order = createRandom(`bank:${seed}`).shuffle(questions);
  return [...order.filter((one) => !isMet(one, met)), ...order.filter((one) => isMet(one, met))];
}
