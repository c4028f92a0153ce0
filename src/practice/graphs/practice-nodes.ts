import { END, type LangGraphRunnableConfig, START } from '@langchain/langgraph';
import { Fault } from '../../domain/fault.ts';
import type { PracticeMarking } from '../../domain/practice-marking.ts';
import type { SqaQuestion } from '../../domain/sqa.ts';
import { areSubgraphsObserved } from '../../runs/graphs/graph-config.ts';
import { type WaitingFor, waitForResume } from '../../runs/graphs/wait-for-resume.ts';
import { toAnsweredQuestion } from '../answers/to-answered-question.ts';
import { logRoute } from '../practice-log.ts';
import type { PracticeService } from '../practice-service.ts';
import { addUsedIds } from '../used-ids.ts';
import {
  createDiagnosePatchGraph,
  type Diagnosis,
  type DiagnosisInput,
  diagnosePatch,
} from './diagnose-patch.ts';
import { createFetchQuestionGraph, fetchQuestion } from './fetch-question.ts';
import { findRequested } from './find-follow-up.ts';
import { giveHint } from './give-hint.ts';
import { toPersonMarking } from './mark-own-answer.ts';
import type { Practice, PracticeUpdate as Update } from './practice-fields.ts';
import { isFlagSet, readAnswer, readDecision, readSelfMarks } from './read-resume.ts';
import { type AnswerRecording, recordAnswer, recordProposal } from './record-practice-answer.ts';
import { requireCourse } from './require-course.ts';
import { clearMessages, createToolMessage } from './tool-message.ts';

/** Creates the nodes of the graph `QuestionPracticeGraph`. */
export function createPracticeNodes(practice: PracticeService) {
  const fetchGraph = createFetchQuestionGraph(practice, false);
  const diagnoseGraph = createDiagnosePatchGraph(practice, false);
  async function fetchNext(state: Practice, config: LangGraphRunnableConfig): Promise<Update> {
    requireCourse(state);
    const { subject, level, target_outcome, used_question_ids, seed, similar_question } = state;
    if (state.wants_similar && similar_question) {
      const usedIds = addUsedIds(used_question_ids, similar_question.id);
      return { ...NEW_QUESTION, question: similar_question, used_question_ids: usedIds };
    }
    const followUp = await findRequested(state, practice);
    if (followUp) return { ...NEW_QUESTION, ...followUp };
    const input = { subject, level, target_outcome, used_question_ids, seed };
    const fetched = areSubgraphsObserved(config)
      ? await fetchGraph.invoke(input, config)
      : await fetchQuestion(input, practice, config);
    const { subject: courseSubject, level: courseLevel, question, choice_reason } = fetched;
    const course = { subject: courseSubject, level: courseLevel };
    return {
      ...NEW_QUESTION,
      ...course,
      question,
      used_question_ids: fetched.used_question_ids,
      choice_reason,
    };
  }

  const diagnoseAnswer: DiagnoseAnswer = (input, config) =>
    areSubgraphsObserved(config) ? diagnoseGraph.invoke(input, config) : diagnosePatch(input, practice);

  return {
    fetch_question: fetchNext,
    present_question: (state: Practice) => presentQuestion(state, practice),
    collect_answer: (state: Practice) =>
      collectAnswer(state, state.resume_data ?? waitForResume(toPresentCall(state))),
    give_hint: (state: Practice) => giveHint({ ...state, question: getQuestion(state) }, practice),
    diagnose: (state: Practice, config: LangGraphRunnableConfig) =>
      diagnose(state, config, { practice, diagnoseAnswer }),
    show_feedback: (state: Practice) => showFeedback(state, practice),
    check_continue: (state: Practice) =>
      checkContinue(state, state.resume_data ?? waitForResume(toFeedbackCall(state))),
    record_self_marks: (state: Practice, config: LangGraphRunnableConfig) =>
      recordSelfMarks(state, config, practice),
  };
}

/** Creates the functions that choose the next node, where there is a choice. */
export function createPracticeRoutes({ log }: Pick<PracticeService, 'log'>) {
  return {
    start: logRoute(log, START, chooseStart),
    afterAnswer: logRoute(log, 'collect_answer', chooseAfterAnswer),
    afterDecision: logRoute(log, 'check_continue', chooseAfterDecision),
  };
}

type DiagnoseAnswer = (input: DiagnosisInput, config: LangGraphRunnableConfig) => Promise<Diagnosis>;
type DiagnoseTools = { readonly practice: PracticeService; readonly diagnoseAnswer: DiagnoseAnswer };

/** Marks the answer of the learner and records it. */
async function diagnose(
  state: Practice,
  config: LangGraphRunnableConfig,
  { practice, diagnoseAnswer }: DiagnoseTools,
): Promise<Update> {
  const { used_question_ids: used, seed } = state;
  const question = getQuestion(state);
  const diagnoseResponse = (user_answer: string): Promise<Diagnosis> =>
    diagnoseAnswer({ question, user_answer, used_question_ids: used, seed }, config);
  const firstDiagnosis = await diagnoseResponse(state.user_answer ?? '');
  const recording = (marking: PracticeMarking): AnswerRecording => ({
    answered: toAnsweredQuestion({ ...state, question }, marking, practice.now()),
    index: state.total_questions,
    practice,
    config,
  });
  const earlierResponse =
    firstDiagnosis.marking &&
    (await recordAnswer(
      { ...state, marking: firstDiagnosis.marking, gap_tags: firstDiagnosis.gap_tags },
      recording(firstDiagnosis.marking),
    ));
  const diagnosis = earlierResponse ? await diagnoseResponse(earlierResponse) : firstDiagnosis;
  const { result, gap_tags, remediation, marking, similar_question: similar } = diagnosis;
  const isCorrect = result === 'correct';
  const answer = { ...state, user_answer: earlierResponse ?? state.user_answer, gap_tags };
  const proposed = marking && (await recordProposal({ ...answer, marking }, recording(marking)));
  const answered = toAnsweredQuestion({ ...state, question }, marking, practice.now());
  return {
    ...{ result, gap_tags, remediation, marking, similar_question: similar },
    user_answer: answer.user_answer,
    proposed_marking: proposed ?? null,
    total_questions: state.total_questions + 1,
    correct_count: state.correct_count + (isCorrect ? 1 : 0),
    streak: isCorrect ? state.streak + 1 : 0,
    answered: [...state.answered, answered],
  };
}

/** Records the marks that the learner gave themselves, apart from the computed marks. */
async function recordSelfMarks(
  state: Practice,
  config: LangGraphRunnableConfig,
  practice: PracticeService,
): Promise<Update> {
  const { marking, self_marking: personMarking, answered, total_questions: count } = state;
  const last = answered.at(-1);
  if (marking && personMarking && last) {
    const recording = { answered: last, index: count - 1, practice, config, personMarking };
    await recordAnswer({ ...state, marking }, recording);
  }
  return { records_self_marks: false };
}

/** Resets all fields that belong to the previous question. */
const NEW_QUESTION: Update = {
  choice_reason: null,
  user_answer: null,
  result: null,
  gap_tags: null,
  remediation: null,
  marking: null,
  similar_question: null,
  hint: null,
  hint_part: null,
  hints: null,
  wants_hint: null,
  wants_other: null,
  wants_similar: null,
  wants_harder: null,
  should_continue: null,
  self_marking: null,
  proposed_marking: null,
  records_self_marks: null,
};

/** Chooses the first node of a run. `resume_data` in the input is the response to the interrupt at which the thread waits. */
function chooseStart({ resume_data: resume, question, result, should_continue }: Practice) {
  if (!resume || !question) return 'fetch_question';
  if (!result) return 'collect_answer';
  return typeof should_continue === 'boolean' ? 'fetch_question' : 'check_continue';
}

function getQuestion({ question }: Practice): SqaQuestion {
  if (question) return question;
  throw new Fault('conflict', 'This thread has no question.');
}

/** What the node `collect_answer` waits for. */
export function toPresentCall(state: Practice): WaitingFor {
  return { type: 'PresentQuestionTool', tool_call_id: `present_question_${getQuestion(state).id}` };
}

/** What the node `check_continue` waits for. */
export function toFeedbackCall(state: Practice): WaitingFor {
  return { type: 'ShowFeedbackTool', tool_call_id: `feedback_${getQuestion(state).id}` };
}

function presentQuestion(state: Practice, practice: PracticeService): Update {
  const question = getQuestion(state);
  const { type: name, tool_call_id: id } = toPresentCall(state);
  const args = { question, marks: question.marks, outcome_id: question.outcome_id };
  const messages = [clearMessages(), createToolMessage({ id, name, args })];
  return { messages, presented_at: practice.now().toISOString() };
}

/** Reads the response to a question and does nothing else, because LangGraph runs the node again from its start on resume. */
export function collectAnswer(state: Practice, resume: unknown): Update {
  const waitingFor = toPresentCall(state);
  const { subject, level, metadata } = getQuestion(state);
  const paths = metadata.parts?.map(({ path }) => path) ?? [];
  const response = readAnswer(resume, { toolCallId: waitingFor.tool_call_id, paths });
  const user_answer = response.kind === 'answer' ? response.text : null;
  // The input may name another course; the question keeps its own.
  const update = { resume_data: null, user_answer, subject, level, wants_other: response.kind === 'other' };
  if (response.kind !== 'hint') return { ...update, wants_hint: false };
  return { ...update, wants_hint: true, hint_part: response.part ?? null };
}

function chooseAfterAnswer({ user_answer: answer, wants_hint: hint, wants_other: other }: Practice) {
  if (other) return 'fetch_question';
  if (hint) return 'give_hint';
  return typeof answer === 'string' ? 'diagnose' : 'collect_answer';
}

async function showFeedback(state: Practice, practice: PracticeService): Promise<Update> {
  const { type: name, tool_call_id: id } = toFeedbackCall(state);
  const revealed = await practice.reveal(await practice.get(getQuestion(state).id));
  const args = {
    result: state.result,
    correct_answer: revealed.marking_scheme ?? null,
    answer: revealed.metadata.answer ?? null,
    solution: revealed.metadata.solution ?? null,
    options: revealed.metadata.options ?? null,
    parts: revealed.metadata.parts ?? null,
    marking: state.marking,
    gap_tags: state.gap_tags,
    remediation: state.remediation,
    similar_question: state.similar_question,
    stats: { total: state.total_questions, correct: state.correct_count, streak: state.streak },
  };
  return { messages: [createToolMessage({ id, name, args })] };
}

/** Reads the learner's decision to continue, or their own marks, and does nothing else. The first own marks count. */
export function checkContinue(state: Practice, resume: unknown): Update {
  const waitingFor = toFeedbackCall(state);
  const selfMarks = readSelfMarks(resume, waitingFor.tool_call_id);
  if (selfMarks !== undefined && state.marking) {
    const decisions = [...selfMarks].map(([n, earned]) => ({ n, earned }));
    const self_marking = state.self_marking ?? toPersonMarking(state.marking, decisions, 'self');
    return { resume_data: null, should_continue: null, self_marking, records_self_marks: true };
  }
  return {
    resume_data: null,
    should_continue: readDecision(resume, 'continue', waitingFor.tool_call_id) ?? null,
    wants_similar: isFlagSet(resume, 'try_similar'),
    wants_harder: isFlagSet(resume, 'try_harder'),
  };
}

function chooseAfterDecision({ should_continue: decision, records_self_marks: hasMarks }: Practice) {
  if (hasMarks) return 'record_self_marks';
  if (decision === true) return 'fetch_question';
  return decision === false ? END : 'check_continue';
}
