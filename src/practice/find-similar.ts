import { Fault } from '../domain/fault.ts';
import type { Question } from '../domain/question.ts';
import type { PracticeDesk } from './practice-desk.ts';
import { isMet } from './source/draw-items.ts';
import type { MutateOptions } from './source/question-source.ts';

/** A question on the same thing that the learner has not met: a variant, else another one of the outcome. */
export async function findSimilar(
  question: Question,
  options: Required<MutateOptions>,
  { source }: Pick<PracticeDesk, 'source'>,
): Promise<Question | undefined> {
  try {
    return await source.mutateQuestion(question, options);
  } catch (thrown) {
    if (!(thrown instanceof Fault) || thrown.kind !== 'needs-model') throw thrown;
  }
  const { subject = '', level = '', outcomeId = '' } = question;
  const others = await source.getLocalQuestions({ subject, level, outcomeId, ...options });
  return others.find((other) => other.id !== question.id && !isMet(other, options.met));
}
