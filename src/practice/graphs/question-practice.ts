import {
  type BaseCheckpointSaver,
  END,
  interrupt,
  type LangGraphRunnableConfig,
  MessagesValue,
  START,
  StateGraph,
  StateSchema,
} from '@langchain/langgraph';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { PracticeMarking } from '../../domain/practice-marking.ts';
import { type AnsweredQuestion, QuestionPracticeState } from '../../domain/practice-state.ts';
import { SqaQuestion } from '../../domain/sqa.ts';
import type { PracticeDesk } from '../practice-desk.ts';
import { writeHint } from '../write-hint.ts';
import { createDiagnosePatchGraph } from './diagnose-patch.ts';
import { createFetchQuestionGraph } from './fetch-question.ts';
import { readAnswer, readDecision, wants } from './read-resume.ts';
import { requireCourse } from './require-course.ts';
import { forgetMessages, toolMessage, type WaitingFor } from './tool-message.ts';

const State = new StateSchema({
  ...QuestionPracticeState.shape,
  should_continue: z.boolean().nullish(),
  seed: z.number().int().nullish(),
  marking: PracticeMarking.nullish(),
  /** The question that the remediation tells; `{continue: true, try_similar: true}` asks it next. */
  similar_question: SqaQuestion.nullish(),
  /** The idea behind the question, once somebody asked for it with `{hint: true}`. */
  hint: z.string().nullish(),
  wants_hint: z.boolean().nullish(),
  wants_similar: z.boolean().nullish(),
  messages: MessagesValue,
});
type Practice = typeof State.State;
type Update = Partial<typeof State.Update>;

/** `QuestionPracticeGraph`: asks, marks and explains for as long as the learner likes. */
export function createQuestionPracticeGraph(desk: PracticeDesk, checkpointer?: BaseCheckpointSaver) {
  const fetchGraph = createFetchQuestionGraph(desk, false);
  const diagnoseGraph = createDiagnosePatchGraph(desk, false);

  async function fetchQuestion(state: Practice, config: LangGraphRunnableConfig): Promise<Update> {
    requireCourse(state);
    const { subject, level, target_outcome, used_question_ids, seed, similar_question } = state;
    if (state.wants_similar && similar_question) return { ...UNANSWERED, question: similar_question };
    const wish = { subject, level, target_outcome, used_question_ids, seed };
    const fetched = await fetchGraph.invoke(wish, config);
    const { subject: name, level: stage } = fetched;
    const { question, used_question_ids: used } = fetched;
    return { ...UNANSWERED, subject: name, level: stage, question, used_question_ids: used };
  }

  async function diagnose(state: Practice, config: LangGraphRunnableConfig): Promise<Update> {
    const question = presented(state);
    const { used_question_ids: used, seed, user_answer: answer } = state;
    const input = { question, user_answer: answer ?? '', used_question_ids: used, seed };
    const found = await diagnoseGraph.invoke(input, config);
    const { result, gap_tags, remediation, marking, similar_question: similar } = found;
    const isCorrect = result === 'correct';
    return {
      ...{ result, gap_tags, remediation, marking, similar_question: similar },
      used_question_ids: similar ? [...new Set([...used, similar.id])] : used,
      total_questions: state.total_questions + 1,
      correct_count: state.correct_count + (isCorrect ? 1 : 0),
      streak: isCorrect ? state.streak + 1 : 0,
      answered: [...state.answered, answeredNow(state, marking, desk)],
    };
  }

  return new StateGraph(State)
    .addNode('fetch_question', fetchQuestion)
    .addNode('present_question', presentQuestion)
    .addNode('collect_answer', collectAnswer)
    .addNode('give_hint', (state) => giveHint(state, desk))
    .addNode('diagnose', diagnose)
    .addNode('show_feedback', (state) => showFeedback(state, desk))
    .addNode('check_continue', checkContinue)
    .addConditionalEdges(START, entrance, ['fetch_question', 'collect_answer', 'check_continue'])
    .addEdge('fetch_question', 'present_question')
    .addEdge('present_question', 'collect_answer')
    .addConditionalEdges('collect_answer', afterAnswer, ['give_hint', 'collect_answer', 'diagnose'])
    .addEdge('give_hint', 'collect_answer')
    .addEdge('diagnose', 'show_feedback')
    .addEdge('show_feedback', 'check_continue')
    .addConditionalEdges('check_continue', afterDecision, ['fetch_question', 'check_continue', END])
    .compile({ name: 'QuestionPracticeGraph', ...(checkpointer !== undefined && { checkpointer }) });
}

/** One entry of the session's history. */
function answeredNow(
  state: Practice,
  marking: PracticeMarking | null | undefined,
  desk: PracticeDesk,
): AnsweredQuestion {
  const { id, outcome_id, marks } = presented(state);
  return {
    question_id: id,
    outcome_id,
    at: desk.now().toISOString(),
    marks_awarded: marking?.marks_awarded ?? 0,
    marks_available: marking?.marks_available ?? marks,
    marks_by_person: marking?.marks_by_person ?? 0,
    hinted: typeof state.hint === 'string',
  };
}

/** What a new question leaves of the one before. */
const UNANSWERED: Update = {
  user_answer: null,
  result: null,
  gap_tags: null,
  remediation: null,
  marking: null,
  similar_question: null,
  hint: null,
  wants_hint: null,
  wants_similar: null,
  should_continue: null,
};

/** `resume_data` in an input answers the interrupt that the thread waits at. */
function entrance({ resume_data: resume, question, result, should_continue }: Practice) {
  if (!resume || !question) return 'fetch_question';
  if (!result) return 'collect_answer';
  return typeof should_continue === 'boolean' ? 'fetch_question' : 'check_continue';
}

function presented({ question }: Practice): SqaQuestion {
  if (question) return question;
  throw new Fault('conflict', 'No question has been asked on this thread.');
}

function presenting(state: Practice): WaitingFor {
  return { type: 'PresentQuestionTool', tool_call_id: `present_question_${presented(state).id}` };
}

function feedback(state: Practice): WaitingFor {
  return { type: 'ShowFeedbackTool', tool_call_id: `feedback_${presented(state).id}` };
}

function presentQuestion(state: Practice): Update {
  const question = presented(state);
  const { type: name, tool_call_id: id } = presenting(state);
  const args = { question, marks: question.marks, outcome_id: question.outcome_id };
  return { messages: [forgetMessages(), toolMessage({ id, name, args })] };
}

/** Does nothing but wait: LangGraph runs it again from its start when the answer comes. */
function collectAnswer(state: Practice): Update {
  const waiting = presenting(state);
  const given: unknown = state.resume_data ?? interrupt(waiting);
  const read = readAnswer(given, waiting.tool_call_id);
  return {
    resume_data: null,
    user_answer: read.kind === 'answer' ? read.text : null,
    wants_hint: read.kind === 'hint',
  };
}

function afterAnswer({ user_answer: answer, wants_hint: hint }: Practice) {
  if (hint) return 'give_hint';
  return typeof answer === 'string' ? 'diagnose' : 'collect_answer';
}

async function giveHint(state: Practice, desk: PracticeDesk): Promise<Update> {
  const question = await desk.get(presented(state).id);
  return { hint: writeHint(question, desk.getCourse(state)), wants_hint: null };
}

async function showFeedback(state: Practice, desk: PracticeDesk): Promise<Update> {
  const { type: name, tool_call_id: id } = feedback(state);
  const revealed = await desk.reveal(await desk.get(presented(state).id));
  const args = {
    result: state.result,
    correct_answer: revealed.marking_scheme ?? null,
    answer: revealed.metadata.answer ?? null,
    marking: state.marking,
    gap_tags: state.gap_tags,
    remediation: state.remediation,
    similar_question: state.similar_question,
    stats: { total: state.total_questions, correct: state.correct_count, streak: state.streak },
  };
  return { messages: [toolMessage({ id, name, args })] };
}

/** Does nothing but wait. */
function checkContinue(state: Practice): Update {
  const waiting = feedback(state);
  const given: unknown = state.resume_data ?? interrupt(waiting);
  return {
    resume_data: null,
    should_continue: readDecision(given, 'continue', waiting.tool_call_id) ?? null,
    wants_similar: wants(given, 'try_similar'),
  };
}

function afterDecision({ should_continue: decision }: Practice) {
  if (decision === true) return 'fetch_question';
  return decision === false ? END : 'check_continue';
}
