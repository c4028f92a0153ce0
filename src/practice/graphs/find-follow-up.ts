import { getMarks } from '../../domain/part-marks.ts';
import type { Question } from '../../domain/question.ts';
import type { SqaQuestion } from '../../domain/sqa.ts';
import { findSimilar } from '../find-similar.ts';
import type { PracticeService } from '../practice-service.ts';
import { isSeen } from '../source/seen-questions.ts';
import { addUsedIds } from '../used-ids.ts';

/** How many questions are compared to find a harder one. */
const MAX_CANDIDATES = 12;

type FollowUpRequest = {
  /** `similar`: the same question with other numbers. `harder`: a question of the same outcome with more marks. */
  readonly kind: 'similar' | 'harder';
  /** The question that the learner has answered. */
  readonly question: SqaQuestion;
  readonly usedIds: readonly string[];
  readonly seed: number;
};

type RequestState = {
  readonly question?: SqaQuestion | null | undefined;
  readonly wants_similar?: boolean | null | undefined;
  readonly wants_harder?: boolean | null | undefined;
  readonly used_question_ids: readonly string[];
  readonly seed?: number | null | undefined;
};

/** Returns the similar or harder question that the learner requested; undefined if they did not, or if there is none. */
export async function findRequested(state: RequestState, practice: PracticeService) {
  const { question, wants_similar, wants_harder, used_question_ids: usedIds, seed } = state;
  if (!question || !(wants_similar || wants_harder)) return undefined;
  const kind = wants_harder ? 'harder' : 'similar';
  const found = await findFollowUp({ kind, question, usedIds, seed: seed ?? practice.newSeed() }, practice);
  return found && { question: found, used_question_ids: addUsedIds(usedIds, found.id) };
}

/** Finds the question that the learner requested after a marked answer; undefined if there is none that they have not seen. */
async function findFollowUp(
  { kind, question, usedIds, seed }: FollowUpRequest,
  practice: PracticeService,
): Promise<SqaQuestion | undefined> {
  const answered = await practice.get(question.id);
  const options = { seed, seen: await practice.findSeen(usedIds) };
  const found =
    kind === 'similar'
      ? await findSimilar(answered, options, practice)
      : await findHarder(answered, options, practice);
  practice.log('follow-up chosen', { question: question.id, kind, followUp: found?.id ?? null });
  const [view] = found === undefined ? [] : await practice.serve([found]);
  return view;
}

/** Finds the question with the fewest marks among those that have more than the answered one. */
async function findHarder(
  answered: Question,
  options: Parameters<typeof findSimilar>[1],
  { source }: PracticeService,
): Promise<Question | undefined> {
  const { subject = '', level = '', outcomeId = '' } = answered;
  const query = { subject, level, outcomeId, ...options, limit: MAX_CANDIDATES };
  const candidates = await source.getLocalQuestions(query);
  const marks = getMarks(answered) ?? 0;
  return candidates
    .filter((candidate) => !isSeen(candidate, options.seen) && (getMarks(candidate) ?? 0) > marks)
    .toSorted((a, b) => (getMarks(a) ?? 0) - (getMarks(b) ?? 0))[0];
}
