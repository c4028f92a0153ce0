import type { Question } from '../../domain/question.ts';
import type { SqaQuestion } from '../../domain/sqa.ts';
import type { QuestionService } from '../../ports/question-service.ts';
import type { QuestionSource } from './question-source.ts';
import type { ViewQuestion } from './question-views.ts';
import { isSeen, NOTHING_SEEN, putUnseenFirst } from './seen-questions.ts';
import { toQuestion } from './wire-source.ts';

type ServiceSourceDependencies = {
  readonly service: QuestionService;
  readonly view: ViewQuestion;
  readonly now: () => Date;
};

const DEFAULT_LIMIT = 5;
const DEFAULT_MARKS = 4;
/** Maximum number of requests for a variant that the learner has not seen. */
const MAX_ATTEMPTS = 5;

/** Creates a question source that calls another server. That server chooses its own random numbers, so seeds are ignored. */
export function createServiceQuestionSource(deps: ServiceSourceDependencies): QuestionSource {
  const { service, view, now } = deps;
  const parseQuestion = (wireQuestion: SqaQuestion): Question => toQuestion(wireQuestion, now());

  return {
    getSqaSpec: (course) => service.getSqaSpec(course),
    async getLocalQuestions({ subject, level, outcomeId, limit = DEFAULT_LIMIT, seen = NOTHING_SEEN }) {
      const wireQuestions = await service.getLocalQuestions({ subject, level, outcomeId, limit });
      return putUnseenFirst(wireQuestions.map(parseQuestion), seen);
    },
    async getUsOrPastQuestions({ subject, level, outcomeId, limit = DEFAULT_LIMIT, seen = NOTHING_SEEN }) {
      const wireQuestions = await service.getUsOrPastQuestions({ subject, level, outcomeId, limit });
      return putUnseenFirst(wireQuestions.map(parseQuestion), seen);
    },
    generateQuestion: async ({ subject, level, outcomeId, marks = DEFAULT_MARKS }) =>
      parseQuestion(await service.generateQuestion({ subject, level, outcomeId, marks })),
    async mutateQuestion(question, { seen = NOTHING_SEEN } = {}) {
      const wireQuestion = await view(question, { withScheme: true });
      let variant = parseQuestion(await service.mutateQuestion(wireQuestion));
      for (let attempt = 1; attempt < MAX_ATTEMPTS && isSeen(variant, seen); attempt++)
        variant = parseQuestion(await service.mutateQuestion(wireQuestion));
      return variant;
    },
    // The other server leaves them out.
    listRetiredModels: async () => new Set(),
    listServedOutcomes: (course) => service.listServedOutcomes(course),
  };
}
