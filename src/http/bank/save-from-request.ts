import type { Context } from 'hono';
import {
  type IncomingQuestion,
  saveIncomingQuestions,
} from '../../factory/intake/save-incoming-questions.ts';
import type { SaveOutcome } from '../../ports/question-bank.ts';
import type { AppEnv } from '../app-env.ts';
import { getPrincipal } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import type { RunTextTaskForCaller } from '../run-text-task-for-caller.ts';
import { MAX_SAVED_QUESTIONS } from './bank-schemas.ts';

/** Questions for which one text task finds the topics: few, so that its deadline and memory suffice for the longest ones. */
const QUESTIONS_PER_TASK = 5;

type SaveFromRequest = (
  context: Context<AppEnv>,
  incoming: readonly IncomingQuestion[],
) => Promise<SaveOutcome[]>;

/** Creates a function that saves the questions of a request in several transactions; worker threads find their topics. */
export function createRequestSaver(
  { bank, clock }: Pick<HttpTools, 'bank' | 'clock'>,
  runTextTask: RunTextTaskForCaller,
): SaveFromRequest {
  const saveTogether: SaveFromRequest = (context, incoming) =>
    saveIncomingQuestions(incoming, bank, {
      at: clock.now(),
      author: getPrincipal(context).id,
      addTopics: async (questions) => {
        const withTopics = [];
        for (let start = 0; start < questions.length; start += QUESTIONS_PER_TASK) {
          const some = questions.slice(start, start + QUESTIONS_PER_TASK);
          withTopics.push(...(await runTextTask(context, 'addTopics', [some])));
        }
        return withTopics;
      },
    });
  return async (context, incoming) => {
    const outcomes: SaveOutcome[] = [];
    for (let start = 0; start < incoming.length; start += MAX_SAVED_QUESTIONS)
      outcomes.push(...(await saveTogether(context, incoming.slice(start, start + MAX_SAVED_QUESTIONS))));
    return outcomes;
  };
}
