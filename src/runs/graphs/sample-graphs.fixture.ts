import { AIMessage } from '@langchain/core/messages';
import { FakeListChatModel } from '@langchain/core/utils/testing';
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
import { Fault } from '../../domain/fault.ts';
import { waitForResume } from './wait-for-resume.ts';

const QuizState = new StateSchema({
  subject: z.string(),
  asked: z.number().default(0),
  question: z.string().nullish(),
  answer: z.string().nullish(),
  correct: z.number().default(0),
  messages: MessagesValue,
});

const PickState = new StateSchema({ asked: z.number().default(0), question: z.string().nullish() });

/** Repeats four nodes until the answer is `stop`: a subgraph creates a question, then nodes present it, wait for the answer, and mark it. */
export function createQuizGraph(checkpointer: BaseCheckpointSaver) {
  const pick = new StateGraph(PickState)
    .addNode('compose', ({ asked }) => ({ asked: asked + 1, question: `${asked + 1} + ${asked + 1}` }))
    .addEdge(START, 'compose')
    .addEdge('compose', END)
    .compile();
  return new StateGraph(QuizState)
    .addNode('pick', pick)
    .addNode('present', (state, { writer }: LangGraphRunnableConfig) => {
      writer?.({ presented: state.asked });
      const call = {
        id: `ask-${state.asked}`,
        name: 'PresentQuestionTool',
        args: { question: state.question },
      };
      return { messages: [new AIMessage({ id: `m${state.asked}`, content: '', tool_calls: [call] })] };
    })
    .addNode('collect', (state) => {
      const resume = waitForResume({ type: 'PresentQuestionTool', tool_call_id: `ask-${state.asked}` });
      return { answer: z.object({ user_answer: z.string() }).parse(resume).user_answer };
    })
    .addNode('mark', (state) => ({
      correct: state.correct + (Number(state.answer) === 2 * state.asked ? 1 : 0),
    }))
    .addEdge(START, 'pick')
    .addEdge('pick', 'present')
    .addEdge('present', 'collect')
    .addEdge('collect', 'mark')
    .addConditionalEdges('mark', ({ answer }) => (answer === 'stop' ? END : 'pick'), ['pick', END])
    .compile({ checkpointer });
}

const WalkState = new StateSchema({
  steps: z.number().default(3),
  at: z.array(z.number()).default(() => []),
});

/** Runs the same node `steps` times; each run creates a checkpoint. */
export function createWalkGraph(checkpointer: BaseCheckpointSaver) {
  return new StateGraph(WalkState)
    .addNode('step', ({ at }) => ({ at: [...at, at.length + 1] }))
    .addEdge(START, 'step')
    .addConditionalEdges('step', ({ at, steps }) => (at.length < steps ? 'step' : END), ['step', END])
    .compile({ checkpointer });
}

const EndlessState = new StateSchema({ note: z.string().default(''), done: z.boolean().default(false) });

/** Emits one event, then runs until it is stopped. */
export function createEndlessGraph(checkpointer: BaseCheckpointSaver) {
  return new StateGraph(EndlessState)
    .addNode('begin', () => ({ note: 'begun' }))
    .addNode('wait', async (_state, { writer, signal }: LangGraphRunnableConfig) => {
      writer?.('waiting');
      await new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
      return { done: true };
    })
    .addEdge(START, 'begin')
    .addEdge('begin', 'wait')
    .addEdge('wait', END)
    .compile({ checkpointer });
}

const BrokenState = new StateSchema({ kind: z.enum(['fault', 'error']) });

/** Fails with a fault or with an unexpected error. */
export function createBrokenGraph(checkpointer: BaseCheckpointSaver) {
  return new StateGraph(BrokenState)
    .addNode('fail', ({ kind }) => {
      if (kind === 'fault')
        throw new Fault('needs-model', 'This needs a model.', { advice: 'Set OPENAI_API_KEY.' });
      throw new Error('the secret path /etc/shadow');
    })
    .addEdge(START, 'fail')
    .addEdge('fail', END)
    .compile({ checkpointer });
}

const TalkState = new StateSchema({ messages: MessagesValue });

/** Replies with a model that streams letter by letter. */
export function createTalkGraph(checkpointer: BaseCheckpointSaver) {
  return new StateGraph(TalkState)
    .addNode('speak', async (state, config: LangGraphRunnableConfig) => {
      const model = new FakeListChatModel({ responses: ['abc'] });
      return { messages: [await model.invoke(state.messages, config)] };
    })
    .addEdge(START, 'speak')
    .addEdge('speak', END)
    .compile({ checkpointer });
}
