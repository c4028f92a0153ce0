import { Fault } from '../domain/fault.ts';
import type { Question } from '../domain/question.ts';
import type { PracticeService } from './practice-service.ts';
import type { MutateOptions } from './source/question-source.ts';
import { isSeen } from './source/seen-questions.ts';

/** Finds a similar question that the learner has not seen: a variant, otherwise another question of the outcome. */
export async function findSimilar(
  question: Question,
  options: Required<MutateOptions>,
  { source }: Pick<PracticeService, 'source'>,
): Promise<Question | undefined> {
  try {
    return await source.mutateQuestion(question, options);
  } catch (thrown) {
    // Without a model some questions have no variant.
    if (!(thrown instanceof Fault) || thrown.kind !== 'needs-model') throw thrown;
  }
  const { subject = '', level = '', outcomeId = '' } = question;
  const candidates = await source.getLocalQuestions({ subject, level, outcomeId, ...options });
  return candidates.find((candidate) => candidate.id !== question.id && !isSeen(candidate, options.seen));
}
