import { type CourseSpec, getCourse, toSqaSpec } from '../../domain/course-spec.ts';
import { Fault } from '../../domain/fault.ts';
import type { Question } from '../../domain/question.ts';
import type { SqaDataSource } from '../../domain/settings.ts';
import { modelsFor } from '../../item-models/catalogue.ts';
import type { ItemModel } from '../../item-models/item-model.ts';
import { createRandom } from '../../item-models/random.ts';
import type { ServedQuestionStore } from '../../ports/served-question-store.ts';
import type { BankReader } from './bank-reader.ts';
import { generateDistinctQuestions } from './generate-distinct-questions.ts';
import { type GenerateDependencies, generateQuestion } from './generate-question.ts';
import { type CourseAndOutcome, getOutcome } from './get-outcome.ts';
import { type MutateDependencies, mutateQuestion } from './mutate-question.ts';
import type { QuestionQuery, QuestionSource } from './question-source.ts';
import { NOTHING_SEEN, putUnseenFirst } from './seen-questions.ts';

type QuestionSourceDependencies = GenerateDependencies &
  Pick<MutateDependencies, 'varyQuestion'> & {
    readonly courses: readonly CourseSpec[];
    readonly reader: BankReader;
    readonly servedQuestions: ServedQuestionStore;
    readonly now: () => Date;
    /** Returns an unpredictable seed. */
    readonly newSeed: () => number;
    /** Returns the item models that experts retired; none by default. */
    readonly listRetiredModels?: (() => Promise<ReadonlySet<string>>) | undefined;
    /** `database` uses only the bank, without item models. */
    readonly dataSource: Exclude<SqaDataSource, 'api'>;
  };

const DEFAULT_LIMIT = 5;
/** Levels that have questions of Understanding Standards (SQA's examples of marked answers) or of past papers. */
const US_OR_PAST_LEVELS: ReadonlySet<string> = new Set(['Nat 5', 'Higher', 'Advanced Higher']);

/** Creates the question source of this server: the questions of its bank and of the item models. */
export function createQuestionSource(deps: QuestionSourceDependencies): QuestionSource {
  const { courses, reader, newSeed, dataSource } = deps;

  const listRetiredModels = deps.listRetiredModels ?? (async () => new Set<string>());

  async function openModels(): Promise<(target: CourseAndOutcome) => readonly ItemModel[]> {
    if (dataSource === 'database') return () => [];
    const retired = await listRetiredModels();
    return ({ course: { subject, level }, outcome }) =>
      modelsFor({ subject, level, outcomeId: outcome.id }).filter(({ id }) => !retired.has(id));
  }

  async function readBank(
    { course, outcome }: CourseAndOutcome,
    shouldBeUsOrPast: boolean,
  ): Promise<Question[]> {
    const questions = await reader.list(course, outcome.id);
    return questions.filter((question) => isUsOrPast(question) === shouldBeUsOrPast);
  }

  return {
    getSqaSpec: async (course) => toSqaSpec(getCourse(courses, course)),
    async getLocalQuestions(query) {
      const target = getOutcome(courses, query);
      const { limit = DEFAULT_LIMIT, seed = newSeed(), seen = NOTHING_SEEN } = query;
      const bankQuestions = shuffle(await readBank(target, false), { seen, seed });
      const models = (await openModels())(target);
      const generated = generateDistinctQuestions({ models, count: limit, seed, seen });
      return putUnseenFirst([...bankQuestions, ...generated], seen).slice(0, limit);
    },
    async getUsOrPastQuestions(query) {
      const target = getOutcome(courses, query);
      if (!US_OR_PAST_LEVELS.has(target.course.level)) return [];
      const { limit = DEFAULT_LIMIT, seed = newSeed() } = query;
      return shuffle(await readBank(target, true), { ...query, seed }).slice(0, limit);
    },
    generateQuestion: async (request) =>
      generateQuestion(
        getOutcome(courses, request),
        { seed: newSeed(), ...request },
        deps,
        await openModels(),
      ),
    async mutateQuestion(question, { seed = newSeed(), seen = NOTHING_SEEN } = {}) {
      const { maker, name = '' } = question.provenance ?? {};
      if (maker === 'item-model' && (await listRetiredModels()).has(name)) throw createRetiredFault(question);
      return mutateQuestion(question, { seed, seen }, deps);
    },
    listRetiredModels,
    async listServedOutcomes(name) {
      const findModels = await openModels();
      const course = getCourse(courses, name);
      const bankOutcomes = new Set((await reader.list(course)).map(({ outcomeId }) => outcomeId));
      return course.outcomes
        .filter((outcome) => bankOutcomes.has(outcome.id) || findModels({ course, outcome }).length > 0)
        .map(({ id }) => id);
    },
  };
}

/** Variants of such a question would have the same wrong answers. */
function createRetiredFault({ id }: Question): Fault {
  return new Fault(
    'needs-model',
    `Question ${id} has no variants, because an expert withdrew its template.`,
    {
      advice: 'Request another question of the same outcome.',
    },
  );
}

function isUsOrPast({ source }: Question): boolean {
  return source?.origin === 'us' || source?.origin === 'past';
}

/** Shuffles questions with the seed, and puts seen questions at the end. */
function shuffle(
  questions: readonly Question[],
  { seen = NOTHING_SEEN, seed = 0 }: Pick<QuestionQuery, 'seen' | 'seed'>,
): Question[] {
  return putUnseenFirst(createRandom(`bank:${seed}`).shuffle(questions), seen);
}
