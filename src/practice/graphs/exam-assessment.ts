import {
  type BaseCheckpointSaver,
  END,
  type LangGraphRunnableConfig,
  MessagesValue,
  START,
  StateGraph,
  StateSchema,
} from '@langchain/langgraph';
import { z } from 'zod';
import {
  DeliveredExam,
  ExamResult,
  FilledSlot,
  GapRemediation,
  MarkedAnswer,
} from '../../domain/exam-result.ts';
import { Fault } from '../../domain/fault.ts';
import { ExamAssessmentState } from '../../domain/practice-state.ts';
import { createRandom } from '../../item-models/random.ts';
import { getThreadRef } from '../../runs/graphs/graph-config.ts';
import { type WaitingFor, waitForResume } from '../../runs/graphs/wait-for-resume.ts';
import { findEarlierResponses } from '../answers/find-earlier-responses.ts';
import { toScriptRecords } from '../answers/script-records.ts';
import { listGapOutcomes } from '../exam/find-gaps.ts';
import { markScriptWithPauses } from '../exam/mark-script.ts';
import { explainGap } from '../explain-gap.ts';
import { logRoute } from '../practice-log.ts';
import type { PracticeService } from '../practice-service.ts';
import { loadPlacedQuestions, rebuildPaper } from '../rebuild-paper.ts';
import { toDeliveredExam, toExamResult, toMarkedAnswer } from '../to-exam-result.ts';
import { addUsedIds } from '../used-ids.ts';
import { createFetchQuestionGraph } from './fetch-question.ts';
import { readDecision, readResponses } from './read-resume.ts';
import { requireCourse } from './require-course.ts';
import { clearMessages, createToolMessage } from './tool-message.ts';

const State = new StateSchema({
  ...ExamAssessmentState.shape,
  blueprint: z.array(FilledSlot).nullish(),
  exam_package: DeliveredExam.nullish(),
  marking: z.record(z.string(), MarkedAnswer).nullish(),
  should_continue: z.boolean().nullish(),
  seed: z.number().int().nullish(),
  /** When true, a right answer without working does not earn full marks if the subject requires working. */
  require_working: z.boolean().nullish(),
  exam_result: ExamResult.nullish(),
  remediation: z.array(GapRemediation).nullish(),
  messages: MessagesValue,
});
type Exam = typeof State.State;
type Update = Partial<typeof State.Update>;

/** Creates `ExamAssessmentGraph`. It delivers a paper, waits for the learner's answers, marks them, and offers the next paper. */
export function createExamAssessmentGraph(practice: PracticeService, checkpointer?: BaseCheckpointSaver) {
  const fetchGraph = createFetchQuestionGraph(practice, false);
  const { log } = practice;

  async function remediateGaps(state: Exam, config: LangGraphRunnableConfig): Promise<Update> {
    const { outcomes } = practice.getCourse(state);
    const remediation: GapRemediation[] = [];
    let usedIds = state.used_question_ids;
    for (const gap of state.exam_result?.gaps ?? []) {
      const { subject, level, seed } = state;
      const input = { subject, level, seed, target_outcome: gap.outcome_id, used_question_ids: usedIds };
      const fetchResult = await fetchGraph.invoke(input, config).catch(ignoreMissingQuestion);
      usedIds = fetchResult?.used_question_ids ?? usedIds;
      remediation.push({
        outcome_id: gap.outcome_id,
        label: gap.label,
        explanation: explainGap(gap, outcomes),
        practice_question: fetchResult?.question ?? null,
      });
    }
    const { type: name, tool_call_id: id } = toRemediationCall(state);
    const { marking, exam_result } = state;
    const message = createToolMessage({ id, name, args: { marking, remediation, exam_result } });
    return { remediation, used_question_ids: usedIds, messages: [message] };
  }

  return new StateGraph(State)
    .addNode('build_blueprint', (state) => buildBlueprint(state, practice))
    .addNode('fill_slots', (state) => fillSlots(state, practice))
    .addNode('assemble_exam', (state) => assembleExamPackage(state, practice))
    .addNode('deliver_exam', (state) => deliverExam(state, practice))
    .addNode('collect_responses', collectResponses)
    .addNode('mark_exam', (state, config) => markExam(state, config, practice))
    .addNode('remediate_gaps', remediateGaps)
    .addNode('check_next_exam', checkNextExam)
    .addConditionalEdges(
      START,
      logRoute(log, START, (state: Exam) => chooseStart(state, practice)),
      ['build_blueprint', 'collect_responses', 'check_next_exam'],
    )
    .addEdge('build_blueprint', 'fill_slots')
    .addEdge('fill_slots', 'assemble_exam')
    .addEdge('assemble_exam', 'deliver_exam')
    .addEdge('deliver_exam', 'collect_responses')
    .addConditionalEdges('collect_responses', logRoute(log, 'collect_responses', chooseAfterResponses), [
      'mark_exam',
      'collect_responses',
    ])
    .addEdge('mark_exam', 'remediate_gaps')
    .addEdge('remediate_gaps', 'check_next_exam')
    .addConditionalEdges('check_next_exam', logRoute(log, 'check_next_exam', chooseAfterDecision), [
      'build_blueprint',
      'check_next_exam',
      END,
    ])
    .compile({ name: 'ExamAssessmentGraph', ...(checkpointer !== undefined && { checkpointer }) });
}

/** Resets all fields that belong to the previous paper. */
const NEW_PAPER: Update = {
  questions: [],
  exam_package: null,
  responses: null,
  marking: null,
  gap_outcomes: [],
  exam_result: null,
  remediation: null,
  should_continue: null,
  started_at: null,
  ends_at: null,
  handed_in_at: null,
};

/**
 * Chooses the first node of a run. `resume_data` in the input is the response to the interrupt at which the thread waits.
 * While a paper waits for its answers, a new run returns the same paper, for example after the page was reloaded.
 */
function chooseStart(state: Exam, practice: PracticeService) {
  const { resume_data: resume, exam_package: exam, marking, should_continue } = state;
  if (!exam) return 'build_blueprint';
  if (!marking) return resume || isForCourse(exam, state, practice) ? 'collect_responses' : 'build_blueprint';
  if (!resume) return 'build_blueprint';
  return typeof should_continue === 'boolean' ? 'build_blueprint' : 'check_next_exam';
}

function isForCourse(exam: DeliveredExam, state: Exam, practice: PracticeService): boolean {
  requireCourse(state);
  const { subject, level } = practice.getCourse(state);
  return subject === exam.subject && level === exam.level;
}

async function buildBlueprint(state: Exam, practice: PracticeService): Promise<Update> {
  requireCourse(state);
  const course = practice.getCourse(state);
  const paper = await practice.assemblePaper(course, {
    seed: drawSeed(state, practice),
    avoid: state.used_question_ids,
  });
  await practice.save(paper.sections.flatMap(({ questions }) => questions));
  const blueprint = paper.sections.flatMap(({ section, questions }) =>
    questions.map(({ id: question_id, outcomeId: outcome_id = '', marks = 0 }) => {
      return { section, outcome_id, marks, question_id };
    }),
  );
  const { subject, level } = course;
  practice.log('paper planned', { subject, level, slots: blueprint });
  return { ...NEW_PAPER, subject, level, blueprint };
}

/** Returns the seed of the paper. A random seed is never stored in the state, because a client could compute the paper from it. */
function drawSeed({ seed, exam_count }: Exam, practice: PracticeService): number {
  if (seed === null || seed === undefined) return practice.newSeed();
  return createRandom(JSON.stringify([seed, exam_count])).int(0, 2_147_483_647);
}

async function fillSlots(state: Exam, practice: PracticeService): Promise<Update> {
  const placedQuestions = await loadPlacedQuestions(state.blueprint ?? [], practice);
  const views = await practice.toLearnerViews(placedQuestions.map(({ question }) => question));
  const lastNumberBySection = new Map<string, number>();
  const questions = views.map((view, index) => {
    const section = placedQuestions[index]?.section ?? '';
    const number = (lastNumberBySection.get(section) ?? 0) + 1;
    lastNumberBySection.set(section, number);
    return { ...view, metadata: { ...view.metadata, section, number } };
  });
  const used_question_ids = addUsedIds(state.used_question_ids, ...questions.map(({ id }) => id));
  return { questions, used_question_ids };
}

/** Creates the paper that the learner gets from the blueprint; it contains no answers. */
async function assembleExamPackage(state: Exam, practice: PracticeService): Promise<Update> {
  const course = practice.getCourse(state);
  const examId = `${course.subject}_${course.level}_${state.exam_count}`;
  const placedQuestions = await loadPlacedQuestions(state.blueprint ?? [], practice);
  const paper = rebuildPaper(course, examId, placedQuestions);
  return { exam_package: toDeliveredExam(paper) };
}

function getExamId({ exam_package: exam }: Exam): string {
  if (exam) return exam.exam_id;
  throw new Fault('conflict', 'This thread has no exam paper.');
}

function toDeliverCall(state: Exam): WaitingFor {
  return { type: 'DeliverExamTool', tool_call_id: `deliver_exam_${getExamId(state)}` };
}

function toRemediationCall(state: Exam): WaitingFor {
  return { type: 'ShowRemediationTool', tool_call_id: `remediate_${getExamId(state)}` };
}

const MINUTE_MS = 60_000;

function deliverExam(state: Exam, practice: PracticeService): Update {
  const { type: name, tool_call_id: id } = toDeliverCall(state);
  const args = { exam: state.exam_package, questions: state.questions };
  const now = practice.now();
  const minutes = state.exam_package?.time_allowed_minutes ?? 0;
  return {
    messages: [clearMessages(), createToolMessage({ id, name, args })],
    started_at: now.toISOString(),
    ends_at: new Date(now.getTime() + minutes * MINUTE_MS).toISOString(),
  };
}

/** Waits for the learner's answers and does nothing else. */
function collectResponses(state: Exam): Update {
  const waitingFor = toDeliverCall(state);
  const resume: unknown = state.resume_data ?? waitForResume(waitingFor);
  const responses = readResponses(resume, waitingFor.tool_call_id) ?? null;
  const { exam_package: exam } = state;
  // The input may name another course; the paper keeps its own.
  return { resume_data: null, responses, ...(exam && { subject: exam.subject, level: exam.level }) };
}

async function markExam(
  state: Exam,
  config: LangGraphRunnableConfig,
  practice: PracticeService,
): Promise<Update> {
  const handed_in_at = practice.now().toISOString();
  const { blueprint: slots, responses } = state;
  const blueprint = slots ?? [];
  const marked = await markPaper(state, responses ?? {}, practice);
  const thread = getThreadRef(config);
  if (thread === undefined) return { ...marked, handed_in_at };
  const paper = { ...state, ...marked, handed_in_at, blueprint };
  const records = await toScriptRecords(paper, thread, practice.findSource);
  const logged = await practice.recordAnswers(records);
  const earlier = findEarlierResponses(records, logged);
  const first = { handed_in_at: logged[0]?.at ?? handed_in_at };
  if (Object.keys(earlier).length === 0) return { ...marked, ...first };
  // The paper was already handed in: its first responses and their marks stay.
  const script = { ...responses, ...earlier };
  return { ...(await markPaper(state, script, practice)), ...first, responses: script };
}

async function markPaper(
  state: Exam,
  responses: Readonly<Record<string, string>>,
  practice: PracticeService,
) {
  const course = practice.getCourse(state);
  const placedQuestions = await loadPlacedQuestions(state.blueprint ?? [], practice);
  const paper = rebuildPaper(course, getExamId(state), placedQuestions);
  const requireWorking = state.require_working === true;
  const { mark } = practice;
  const script = await markScriptWithPauses(paper, responses, { course, mark, requireWorking });
  const questionById = new Map(placedQuestions.map(({ question }) => [question.id, question]));
  const marking = script.questions.flatMap((marked) => {
    const question = questionById.get(marked.id);
    return question === undefined ? [] : [[marked.id, toMarkedAnswer(question, marked)] as const];
  });
  return {
    marking: Object.fromEntries(marking),
    gap_outcomes: listGapOutcomes(script),
    exam_result: toExamResult(script),
  };
}

/** Returns undefined when the outcome has no new question for the learner; throws any other error. */
function ignoreMissingQuestion(thrown: unknown): undefined {
  if (thrown instanceof Fault && thrown.kind === 'needs-model') return undefined;
  throw thrown;
}

/** Waits for the learner's decision about the next paper and does nothing else. */
function checkNextExam(state: Exam): Update {
  const waitingFor = toRemediationCall(state);
  const resume: unknown = state.resume_data ?? waitForResume(waitingFor);
  const decision = readDecision(resume, 'next_exam', waitingFor.tool_call_id);
  const exam_count = decision === true ? state.exam_count + 1 : state.exam_count;
  return { resume_data: null, should_continue: decision ?? null, exam_count };
}

function chooseAfterResponses({ responses }: Exam) {
  return responses ? 'mark_exam' : 'collect_responses';
}

function chooseAfterDecision({ should_continue: decision }: Exam) {
  if (decision === true) return 'build_blueprint';
  return decision === false ? END : 'check_next_exam';
}
