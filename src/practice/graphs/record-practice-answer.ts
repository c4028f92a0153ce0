import type { LangGraphRunnableConfig } from '@langchain/langgraph';
import type { PersonMarking, PracticeMarking } from '../../domain/practice-marking.ts';
import type { AnsweredQuestion } from '../../domain/practice-state.ts';
import { getThreadRef } from '../../runs/graphs/graph-config.ts';
import { findEarlierResponses } from '../answers/find-earlier-responses.ts';
import { toAnswerRecords } from '../answers/to-answer-records.ts';
import type { PracticeService } from '../practice-service.ts';
import { proposePersonMarking, toDecidedMarking } from './mark-own-answer.ts';

/** The fields of a practice state that the answer log needs. */
type MarkedAnswer = {
  readonly subject: string;
  readonly level: string;
  readonly marking: PracticeMarking;
  readonly user_answer?: string | null | undefined;
  readonly gap_tags?: string[] | null | undefined;
  readonly presented_at?: string | null | undefined;
};

export type AnswerRecording = {
  readonly answered: AnsweredQuestion;
  /** The number of questions that were answered before. */
  readonly index: number;
  /** Marks of a person for the steps that the engine did not decide; without them, the computed marks are recorded. */
  readonly personMarking?: PersonMarking;
  readonly practice: PracticeService;
  readonly config: LangGraphRunnableConfig;
};

/**
 * Adds the marked answer to the answer log. Running the node again adds nothing, because the ids are the same. Returns the
 * response in the log if the question was already answered with another one, which then counts.
 */
export async function recordAnswer(
  state: MarkedAnswer,
  { answered, index, practice, config, personMarking }: AnswerRecording,
): Promise<string | undefined> {
  const thread = getThreadRef(config);
  const { subject, level, user_answer, marking, gap_tags, presented_at: presentedAt } = state;
  if (thread === undefined) return undefined;
  const { question_id: id, outcome_id: outcomeId, at, hinted, hints = hinted ? 1 : 0 } = answered;
  const decided = personMarking ? toDecidedMarking(marking, personMarking) : marking;
  const records = toAnswerRecords(user_answer ?? '', decided, {
    ...thread,
    answerKey: `${index}:${id}`,
    ...(personMarking && { markedBy: personMarking.marked_by }),
    at,
    course: { subject, level },
    outcomeId,
    mode: 'practice',
    section: null,
    gapTags: gap_tags ?? [],
    hints,
    seconds: presentedAt ? Math.max(0, Math.round((Date.parse(at) - Date.parse(presentedAt)) / 1000)) : null,
    source: await practice.findSource(id),
  });
  return findEarlierResponses(records, await practice.recordAnswers(records))[id];
}

/** Records the marks that a model proposes for the steps that only a person can decide, and returns the proposal. */
export async function recordProposal(
  state: MarkedAnswer,
  recording: AnswerRecording,
): Promise<PersonMarking | undefined> {
  const proposed = await proposePersonMarking(recording.answered.question_id, state.user_answer ?? '', {
    marking: state.marking,
    practice: recording.practice,
  });
  if (proposed) await recordAnswer(state, { ...recording, personMarking: proposed });
  return proposed;
}
