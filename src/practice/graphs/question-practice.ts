import { type BaseCheckpointSaver, END, messagesStateReducer, START, StateGraph } from '@langchain/langgraph';
import type { StepGraph } from '../../runs/graphs/steps/step-graph.ts';
import type { PracticeService } from '../practice-service.ts';
import {
  type Practice,
  PracticeFields,
  PracticeStateSchema,
  type PracticeUpdate,
} from './practice-fields.ts';
import {
  checkContinue,
  collectAnswer,
  createPracticeNodes,
  createPracticeRoutes,
  toFeedbackCall,
  toPresentCall,
} from './practice-nodes.ts';

/** Creates `QuestionPracticeGraph`. It presents questions, marks the answers and explains them until the learner stops. */
export function createQuestionPracticeGraph(practice: PracticeService, checkpointer?: BaseCheckpointSaver) {
  const nodes = createPracticeNodes(practice);
  const routes = createPracticeRoutes(practice);
  return new StateGraph(PracticeStateSchema)
    .addNode('fetch_question', nodes.fetch_question)
    .addNode('present_question', nodes.present_question)
    .addNode('collect_answer', nodes.collect_answer)
    .addNode('give_hint', nodes.give_hint)
    .addNode('diagnose', nodes.diagnose)
    .addNode('show_feedback', nodes.show_feedback)
    .addNode('check_continue', nodes.check_continue)
    .addNode('record_self_marks', nodes.record_self_marks)
    .addConditionalEdges(START, routes.start, ['fetch_question', 'collect_answer', 'check_continue'])
    .addEdge('fetch_question', 'present_question')
    .addEdge('present_question', 'collect_answer')
    .addConditionalEdges('collect_answer', routes.afterAnswer, [
      ...(['give_hint', 'collect_answer', 'diagnose', 'fetch_question'] as const),
    ])
    .addEdge('give_hint', 'collect_answer')
    .addEdge('diagnose', 'show_feedback')
    .addEdge('show_feedback', 'check_continue')
    .addEdge('record_self_marks', 'check_continue')
    .addConditionalEdges('check_continue', routes.afterDecision, [
      ...(['fetch_question', 'check_continue', 'record_self_marks'] as const),
      END,
    ])
    .compile({ name: 'QuestionPracticeGraph', ...(checkpointer !== undefined && { checkpointer }) });
}

/** Creates the same graph for runs without LangGraph. */
export function createPracticeSteps(practice: PracticeService): StepGraph<Practice, PracticeUpdate> {
  const nodes = createPracticeNodes(practice);
  const { afterAnswer, afterDecision } = createPracticeRoutes(practice);
  const goTo = (node: keyof typeof nodes) => (): string => node;
  return {
    nodes: {
      fetch_question: { run: nodes.fetch_question, next: goTo('present_question') },
      present_question: { run: nodes.present_question, next: goTo('collect_answer') },
      collect_answer: {
        run: (state, _config, resume) => collectAnswer(state, resume),
        next: afterAnswer,
        toWaitingFor: toPresentCall,
      },
      give_hint: { run: nodes.give_hint, next: goTo('collect_answer') },
      diagnose: { run: nodes.diagnose, next: goTo('show_feedback') },
      show_feedback: { run: nodes.show_feedback, next: goTo('check_continue') },
      check_continue: {
        run: (state, _config, resume) => checkContinue(state, resume),
        next: afterDecision,
        toWaitingFor: toFeedbackCall,
      },
      record_self_marks: { run: nodes.record_self_marks, next: goTo('check_continue') },
    },
    parse: (values) => PracticeFields.parse(values),
    apply: ({ messages, ...state }, { messages: added, ...update }) => ({
      ...state,
      ...update,
      messages: added === undefined ? messages : messagesStateReducer(messages, added),
    }),
  };
}
