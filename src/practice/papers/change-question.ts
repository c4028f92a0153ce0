import { varyByRules } from '../../agents/variant/vary-by-rules.ts';
import type { Question } from '../../domain/question.ts';
import { createRandom } from '../../item-models/random.ts';
import { verifyQuestion } from '../../verification/verify-question.ts';
import { hasSortedOptions, mayShuffleOptions, shuffleOptions } from './shuffle-options.ts';

/** A question of the original paper (version A), and what to change in it for another version of the paper. */
export type QuestionChangeRequest = {
  readonly question: Question;
  readonly seed: number;
  readonly changesNumbers: boolean;
  readonly shufflesOptions: boolean;
  readonly keepsSortedOptions: boolean;
  readonly at: string;
};

export type ChangedQuestion = {
  readonly question: Question;
  /** Why the numbers stay; absent if they changed, or if no change was requested. */
  readonly numbersStay?: string;
  /**
   * Why the options keep their order although shuffling was requested. Absent if they were shuffled, if no shuffling was
   * requested, or if the options of this question always keep their order.
   */
  readonly optionsStay?: string;
};

/** Changes the numbers and the order of the options of a question. A change after which verification finds a new error is discarded. */
export function changeQuestion(request: QuestionChangeRequest): ChangedQuestion {
  const varied = request.changesNumbers ? varyQuestion(request) : { question: request.question };
  const { question } = varied;
  const keepsOrder = request.keepsSortedOptions && hasSortedOptions(question);
  if (!request.shufflesOptions || keepsOrder || !mayShuffleOptions(question)) return varied;
  const shuffled = shuffleOptions(question, createRandom(`options:${request.seed}:${question.id}`));
  if (countErrors(shuffled) <= countErrors(question)) return { ...varied, question: shuffled };
  return { ...varied, optionsStay: 'The solution refers to the options in a way that we cannot update.' };
}

function varyQuestion({ question, seed, at }: QuestionChangeRequest): ChangedQuestion {
  const outcome = varyByRules(question, 'numerical', { seed, at: new Date(at) });
  if (outcome.status === 'made' && outcome.question !== undefined)
    return { question: { ...keepDetails(outcome.question, question), id: question.id } };
  return { question, numbersStay: outcome.reason ?? 'No variant passed its checks.' };
}

/** A variant is read from TeX, so it lacks some fields of its parent; adds them. */
function keepDetails(variant: Question, parent: Question): Question {
  const { subject, level, topic, outcomeId, difficulty, tags, marks, source } = parent;
  return { ...{ subject, level, topic, outcomeId, difficulty, tags, marks, source }, ...variant };
}

function countErrors(question: Question): number {
  return verifyQuestion(question).findings.filter(({ severity }) => severity === 'error').length;
}
