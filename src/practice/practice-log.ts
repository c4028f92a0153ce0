import type { CourseName } from '../domain/course-spec.ts';
import { Fault } from '../domain/fault.ts';
import type { Question } from '../domain/question.ts';
import type { OutcomeRef, QuestionSource } from './source/question-source.ts';

/** Logs a decision or a call at debug level. The facts contain ids and counts, never answers, keys or texts. */
export type PracticeLog = (message: string, facts: Readonly<Record<string, unknown>>) => void;

/** Logs the node that a router chose after the node `from`. */
export function logRoute<State, Node extends string>(
  log: PracticeLog,
  from: string,
  choose: (state: State) => Node,
): (state: State) => Node {
  return (state) => {
    const to = choose(state);
    log('route', { from, to });
    return to;
  };
}

/** Waits for a call of the source and logs it; `describe` summarises the result. */
type LogCall = <Result>(
  facts: Readonly<Record<string, unknown>>,
  call: Promise<Result>,
  describe: (result: Result) => object,
) => Promise<Result>;

function createCallLogger(log: PracticeLog): LogCall {
  return async (facts, call, describe) => {
    const startedAt = performance.now();
    const getMs = (): number => Math.round(performance.now() - startedAt);
    try {
      const result = await call;
      log('question source called', { ...facts, ...describe(result), ms: getMs() });
      return result;
    } catch (thrown) {
      const failed = thrown instanceof Fault ? thrown.kind : 'unexpected';
      log('question source called', { ...facts, failed, ms: getMs() });
      throw thrown;
    }
  };
}

/** Wraps a question source so that each of its calls is logged with its request, its result and its duration. */
export function logSourceCalls(source: QuestionSource, log: PracticeLog): QuestionSource {
  const logCall = createCallLogger(log);
  const listIds = (questions: readonly Question[]): object => ({ questions: questions.map(({ id }) => id) });
  const getId = ({ id }: Question): object => ({ question: id });
  return {
    getSqaSpec: (course) =>
      logCall(
        { method: 'get_sqa_spec', ...pickCourse(course) },
        source.getSqaSpec(course),
        ({ outcomes }) => ({
          outcomes: outcomes.length,
        }),
      ),
    getLocalQuestions: (query) =>
      logCall(
        { method: 'get_local_questions', ...pickOutcome(query) },
        source.getLocalQuestions(query),
        listIds,
      ),
    getUsOrPastQuestions: (query) =>
      logCall(
        { method: 'get_us_or_past_questions', ...pickOutcome(query) },
        source.getUsOrPastQuestions(query),
        listIds,
      ),
    generateQuestion: (request) =>
      logCall(
        { method: 'generate_question', ...pickOutcome(request) },
        source.generateQuestion(request),
        getId,
      ),
    mutateQuestion: (question, options) =>
      logCall(
        { method: 'mutate_question', from: question.id },
        source.mutateQuestion(question, options),
        getId,
      ),
    listRetiredModels: source.listRetiredModels,
    listServedOutcomes: (course) =>
      logCall(
        { method: 'list_served_outcomes', ...pickCourse(course) },
        source.listServedOutcomes(course),
        (outcomes) => ({
          outcomes: outcomes.length,
        }),
      ),
  };
}

/** The course without the other fields of a graph state. */
function pickCourse({ subject, level }: CourseName): CourseName {
  return { subject, level };
}

/** The course and the outcome of a query, without its seed and what the learner has seen. */
function pickOutcome({ subject, level, outcomeId }: OutcomeRef): OutcomeRef {
  return { subject, level, outcomeId };
}
