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
import { assembleExam } from '../exam/assemble-exam.ts';
import { markScript } from '../exam/mark-script.ts';
import { gapOutcomesOf } from '../exam/to-exam-marking.ts';
import { explainGap } from '../explain-gap.ts';
import type { PracticeDesk } from '../practice-desk.ts';
import { type PlacedQuestion, rebuildPaper } from '../rebuild-paper.ts';
import { toDeliveredExam, toExamResult, toMarkedAnswer } from '../to-exam-result.ts';
import { createFetchQuestionGraph } from './fetch-question.ts';
import { readDecision, readResponses } from './read-resume.ts';
import { requireCourse } from './require-course.ts';
import { forgetMessages, toolMessage, type WaitingFor } from './tool-message.ts';

const State = new StateSchema({
  ...ExamAssessmentState.shape,
  blueprint: z.array(FilledSlot).nullish(),
  exam_package: DeliveredExam.nullish(),
  marking: z.record(z.string(), MarkedAnswer).nullish(),
  should_continue: z.boolean().nullish(),
  seed: z.number().int().nullish(),
  /** The subject's own rule for right answers without working; left out, they earn full marks. */
  require_working: z.boolean().nullish(),
  exam_result: ExamResult.nullish(),
  remediation: z.array(GapRemediation).nullish(),
  messages: MessagesValue,
});
type Exam = typeof State.State;
type Update = Partial<typeof State.Update>;

/** `ExamAssessmentGraph`: sets a paper, waits for the script, marks it, and sets the next one. */
export function createExamAssessmentGraph(desk: PracticeDesk, checkpointer?: BaseCheckpointSaver) {
  const fetchGraph = createFetchQuestionGraph(desk, false);

  async function remediateGaps(state: Exam, config: LangGraphRunnableConfig): Promise<Update> {
    const { outcomes } = desk.getCourse(state);
    const remediation: GapRemediation[] = [];
    let used = state.used_question_ids;
    for (const gap of state.exam_result?.gaps ?? []) {
      const { subject, level, seed } = state;
      const wish = { subject, level, seed, target_outcome: gap.outcome_id, used_question_ids: used };
      const fetched = await fetchGraph.invoke(wish, config).catch(unlessAllWereMet);
      used = fetched?.used_question_ids ?? used;
      remediation.push({
        outcome_id: gap.outcome_id,
        label: gap.label,
        explanation: explainGap(gap, outcomes),
        practice_question: fetched?.question ?? null,
      });
    }
    const { type: name, tool_call_id: id } = remediating(state);
    const { marking, exam_result } = state;
    const message = toolMessage({ id, name, args: { marking, remediation, exam_result } });
    return { remediation, used_question_ids: used, messages: [message] };
  }

  return new StateGraph(State)
    .addNode('build_blueprint', (state) => buildBlueprint(state, desk))
    .addNode('fill_slots', (state) => fillSlots(state, desk))
    .addNode('assemble_exam', (state) => assemble(state, desk))
    .addNode('deliver_exam', (state) => deliverExam(state, desk))
    .addNode('collect_responses', collectResponses)
    .addNode('mark_exam', (state) => markExam(state, desk))
    .addNode('remediate_gaps', remediateGaps)
    .addNode('check_next_exam', checkNextExam)
    .addConditionalEdges(START, (state) => entrance(state, desk), [
      'build_blueprint',
      'collect_responses',
      'check_next_exam',
    ])
    .addEdge('build_blueprint', 'fill_slots')
    .addEdge('fill_slots', 'assemble_exam')
    .addEdge('assemble_exam', 'deliver_exam')
    .addEdge('deliver_exam', 'collect_responses')
    .addConditionalEdges(
      'collect_responses',
      ({ responses }) => (responses ? 'mark_exam' : 'collect_responses'),
      ['mark_exam', 'collect_responses'],
    )
    .addEdge('mark_exam', 'remediate_gaps')
    .addEdge('remediate_gaps', 'check_next_exam')
    .addConditionalEdges('check_next_exam', afterDecision, ['build_blueprint', 'check_next_exam', END])
    .compile({ name: 'ExamAssessmentGraph', ...(checkpointer !== undefined && { checkpointer }) });
}

/** What a new paper leaves of the one before. */
const UNSAT: Update = {
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
 * `resume_data` in an input answers the interrupt that the thread waits at. A paper that waits for its script is not set
 * anew: who starts it a second time, from another window or after a lost answer, gets the same one.
 */
function entrance(state: Exam, desk: PracticeDesk) {
  const { resume_data: resume, exam_package: exam, marking, should_continue } = state;
  if (!exam) return 'build_blueprint';
  if (!marking) return resume || isOfCourse(exam, state, desk) ? 'collect_responses' : 'build_blueprint';
  if (!resume) return 'build_blueprint';
  return typeof should_continue === 'boolean' ? 'build_blueprint' : 'check_next_exam';
}

function isOfCourse(exam: DeliveredExam, state: Exam, desk: PracticeDesk): boolean {
  requireCourse(state);
  const { subject, level } = desk.getCourse(state);
  return subject === exam.subject && level === exam.level;
}

async function buildBlueprint(state: Exam, desk: PracticeDesk): Promise<Update> {
  requireCourse(state);
  const course = desk.getCourse(state);
  const paper = assembleExam({ course, seed: seedOf(state, desk), avoid: state.used_question_ids });
  await desk.keep(paper.sections.flatMap(({ questions }) => questions));
  const blueprint = paper.sections.flatMap(({ section, questions }) =>
    questions.map(({ id, outcomeId = '', marks = 0 }) => ({
      section,
      outcome_id: outcomeId,
      marks,
      question_id: id,
    })),
  );
  return { ...UNSAT, subject: course.subject, level: course.level, blueprint };
}

/** The seed itself never stands in the state of a learner who did not bring it. */
function seedOf({ seed, exam_count }: Exam, desk: PracticeDesk): number {
  if (seed === null || seed === undefined) return desk.newSeed();
  return createRandom(JSON.stringify([seed, exam_count])).int(0, 2_147_483_647);
}

async function fillSlots(state: Exam, desk: PracticeDesk): Promise<Update> {
  const placed = await placedQuestions(state, desk);
  const views = await desk.show(placed.map(({ question }) => question));
  const numbers = new Map<string, number>();
  const questions = views.map((view, index) => {
    const section = placed[index]?.section ?? '';
    const number = (numbers.get(section) ?? 0) + 1;
    numbers.set(section, number);
    return { ...view, metadata: { ...view.metadata, section, number } };
  });
  const used = [...new Set([...state.used_question_ids, ...questions.map(({ id }) => id)])];
  return { questions, used_question_ids: used };
}

function placedQuestions({ blueprint }: Exam, desk: PracticeDesk): Promise<PlacedQuestion[]> {
  return Promise.all(
    (blueprint ?? []).map(async ({ section, question_id }) => ({
      section,
      question: await desk.get(question_id),
    })),
  );
}

async function assemble(state: Exam, desk: PracticeDesk): Promise<Update> {
  const course = desk.getCourse(state);
  const examId = `${course.subject}_${course.level}_${state.exam_count}`;
  const paper = rebuildPaper(course, examId, await placedQuestions(state, desk));
  return { exam_package: toDeliveredExam(paper) };
}

function examIdOf({ exam_package: exam }: Exam): string {
  if (exam) return exam.exam_id;
  throw new Fault('conflict', 'No paper has been set on this thread.');
}

function delivering(state: Exam): WaitingFor {
  return { type: 'DeliverExamTool', tool_call_id: `deliver_exam_${examIdOf(state)}` };
}

function remediating(state: Exam): WaitingFor {
  return { type: 'ShowRemediationTool', tool_call_id: `remediate_${examIdOf(state)}` };
}

const MINUTE = 60_000;

function deliverExam(state: Exam, desk: PracticeDesk): Update {
  const { type: name, tool_call_id: id } = delivering(state);
  const args = { exam: state.exam_package, questions: state.questions };
  const now = desk.now();
  const minutes = state.exam_package?.time_allowed_minutes ?? 0;
  return {
    messages: [forgetMessages(), toolMessage({ id, name, args })],
    started_at: now.toISOString(),
    ends_at: new Date(now.getTime() + minutes * MINUTE).toISOString(),
  };
}

/** Does nothing but wait. */
function collectResponses(state: Exam): Update {
  const waiting = delivering(state);
  const given: unknown = state.resume_data ?? interrupt(waiting);
  return { resume_data: null, responses: readResponses(given, waiting.tool_call_id) ?? null };
}

async function markExam(state: Exam, desk: PracticeDesk): Promise<Update> {
  const course = desk.getCourse(state);
  const placed = await placedQuestions(state, desk);
  const paper = rebuildPaper(course, examIdOf(state), placed);
  const requireWorking = state.require_working === true;
  const script = markScript(paper, state.responses ?? {}, { course, requireWorking });
  const byId = new Map(placed.map(({ question }) => [question.id, question]));
  const marking = script.questions.flatMap((marked) => {
    const question = byId.get(marked.id);
    return question === undefined ? [] : [[marked.id, toMarkedAnswer(question, marked)] as const];
  });
  return {
    marking: Object.fromEntries(marking),
    gap_outcomes: gapOutcomesOf(script),
    exam_result: toExamResult(script),
    handed_in_at: desk.now().toISOString(),
  };
}

function unlessAllWereMet(thrown: unknown): undefined {
  if (thrown instanceof Fault && thrown.kind === 'needs-model') return undefined;
  throw thrown;
}

/** Does nothing but wait. */
function checkNextExam(state: Exam): Update {
  const waiting = remediating(state);
  const given: unknown = state.resume_data ?? interrupt(waiting);
  const decision = readDecision(given, 'next_exam', waiting.tool_call_id);
  const exam_count = decision === true ? state.exam_count + 1 : state.exam_count;
  return { resume_data: null, should_continue: decision ?? null, exam_count };
}

function afterDecision({ should_continue: decision }: Exam) {
  if (decision === true) return 'build_blueprint';
  return decision === false ? END : 'check_next_exam';
}
