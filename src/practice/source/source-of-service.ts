import type { Question } from '../../domain/question.ts';
import type { SqaQuestion } from '../../domain/sqa.ts';
import type { QuestionService } from '../../ports/question-service.ts';
import { isMet } from './draw-items.ts';
import { type Met, NOTHING_MET, type QuestionSource } from './question-source.ts';
import type { ViewQuestion } from './question-views.ts';
import { readQuestion } from './wire-source.ts';

export type ServiceTools = {
  readonly service: QuestionService;
  readonly view: ViewQuestion;
  readonly now: () => Date;
};

const DEFAULT_LIMIT = 5;
const DEFAULT_MARKS = 4;
const TRIES = 5;

/** The questions of another house; its chances are its own, so a seed decides nothing here. */
export function createSourceOfService({ service, view, now }: ServiceTools): QuestionSource {
  const read = (dictionary: SqaQuestion): Question => readQuestion(dictionary, now());
  const newFirst = (found: readonly SqaQuestion[], met: Met = NOTHING_MET): Question[] => {
    const questions = found.map(read);
    return [...questions.filter((one) => !isMet(one, met)), ...questions.filter((one) => isMet(one, met))];
  };

  return {
    getSqaSpec: (course) => service.getSqaSpec(course),
    getLocalQuestions: async ({ subject, level, outcomeId, limit = DEFAULT_LIMIT, met }) =>
      newFirst(await service.getLocalQuestions({ subject, level, outcomeId, limit }), met),
    getUsOrPastQuestions: async ({ subject, level, outcomeId, limit = DEFAULT_LIMIT, met }) =>
      newFirst(await service.getUsOrPastQuestions({ subject, level, outcomeId, limit }), met),
    generateQuestion: async ({ subject, level, outcomeId, marks = DEFAULT_MARKS }) =>
      read(await service.generateQuestion({ subject, level, outcomeId, marks })),
    async mutateQuestion(question, { met = NOTHING_MET } = {}) {
      const dictionary = await view(question, { withScheme: true });
      let variant = read(await service.mutateQuestion(dictionary));
      for (let again = 1; again < TRIES && isMet(variant, met); again++)
        variant = read(await service.mutateQuestion(dictionary));
      return variant;
    },
    listServedOutcomes: (course) => service.listServedOutcomes(course),
  };
}
