import { BaseMessage } from '@langchain/core/messages';
import { MessagesValue, StateSchema } from '@langchain/langgraph';
import { z } from 'zod';
import { PersonMarking, PracticeMarking } from '../../domain/practice-marking.ts';
import { QuestionPracticeState, ShownHint } from '../../domain/practice-state.ts';
import { SqaQuestion } from '../../domain/sqa.ts';

const fields = {
  ...QuestionPracticeState.shape,
  should_continue: z.boolean().nullish(),
  seed: z.number().int().nullish(),
  marking: PracticeMarking.nullish(),
  /** The question in the remediation; `{continue: true, try_similar: true}` makes it the next question. */
  similar_question: SqaQuestion.nullish(),
  /** The last hint, set after the learner requested it with `{hint: true}` or `{hint: true, part: 'b.i'}`. */
  hint: z.string().nullish(),
  /** The path of the part that the hint is for; null for a hint to the whole question. */
  hint_part: z.string().nullish(),
  /** All hints to this question so far, in order. Each request for the same part gives one that reveals more. */
  hints: z.array(ShownHint).nullish(),
  wants_hint: z.boolean().nullish(),
  /** True after `{something_else: true}`: another question comes instead of this one, which stays unanswered. */
  wants_other: z.boolean().nullish(),
  /** When the question was presented, by the server's clock. */
  presented_at: z.iso.datetime().nullish(),
  wants_similar: z.boolean().nullish(),
  /** True after `{continue: true, try_harder: true}`: a question of the same outcome with more marks comes next, if there is one. */
  wants_harder: z.boolean().nullish(),
  /** The marks that the learner gave themselves with `{self_marks: {"2": true}}` for steps that only a person can decide. */
  self_marking: PersonMarking.nullish(),
  /** The marks that a model proposes for these steps, with reasons; the learner or a teacher decides. */
  proposed_marking: PersonMarking.nullish(),
  /** True until the marks in `self_marking` are recorded. */
  records_self_marks: z.boolean().nullish(),
};

/** The state of the graph `QuestionPracticeGraph`. */
export const PracticeStateSchema = new StateSchema({ ...fields, messages: MessagesValue });

/** The same state, for values that were stored. */
export const PracticeFields = z.object({
  ...fields,
  messages: z.array(z.custom<BaseMessage>((value) => BaseMessage.isInstance(value))).default([]),
});

export type Practice = z.infer<typeof PracticeFields>;
export type PracticeUpdate = Partial<Practice>;
