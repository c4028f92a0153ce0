import { z } from 'zod';
import { Fault, type FaultKind, faultTable } from '../../domain/fault.ts';
import { PersonMarking, PracticeMarking } from '../../domain/practice-marking.ts';
import { localPrincipal } from '../../domain/principal.ts';
import { RunError } from '../../domain/run.ts';
import { SqaQuestion } from '../../domain/sqa.ts';
import type { Thread } from '../../domain/thread.ts';
import type { GraphRequest } from '../../runs/graphs/graph-request.ts';
import type { GraphRunner } from '../../runs/graphs/graph-runner.ts';

const GRAPH_ID = 'question_practice';

/** The state of a session, as the graph returns it. */
export const PracticeState = z.looseObject({
  question: SqaQuestion,
  subject: z.string(),
  level: z.string(),
  result: z.enum(['correct', 'wrong']).nullish(),
  should_continue: z.boolean().nullish(),
  gap_tags: z.array(z.string()).nullish(),
  remediation: z.string().nullish(),
  marking: PracticeMarking.nullish(),
  self_marking: PersonMarking.nullish(),
  proposed_marking: PersonMarking.nullish(),
  similar_question: SqaQuestion.nullish(),
  choice_reason: z.string().nullish(),
  hint: z.string().nullish(),
  hint_part: z.string().nullish(),
  total_questions: z.number(),
  correct_count: z.number(),
  streak: z.number(),
});
export type PracticeState = z.infer<typeof PracticeState>;

/** A practice session. It is stored as a thread of the practice graph. */
export type PracticeThread = {
  readonly id: string;
  readonly state: PracticeState;
  /** Continues the graph, which waits for an answer, a hint request or the next question. */
  resume(answer: Readonly<Record<string, unknown>>): Promise<PracticeThread>;
};

type PracticeInput = {
  readonly subject: string;
  readonly level: string;
  readonly target_outcome?: string;
  readonly seed?: number;
};

/** Starts a session on a new thread; the thread is removed again if the first run fails. */
export async function startPractice(graphs: GraphRunner, input: PracticeInput): Promise<PracticeThread> {
  const { subject, level } = input;
  const metadata = { kind: 'practice', subject, level };
  const { id } = await graphs.threads.create(localPrincipal.id, { metadata });
  try {
    return await runGraph(graphs, id, { input });
  } catch (thrown) {
    await graphs.threads.remove(localPrincipal.id, id);
    throw thrown;
  }
}

/** Continues the session with this id, or the last session. */
export async function resumePractice(graphs: GraphRunner, id: string | undefined): Promise<PracticeThread> {
  const thread =
    id === undefined ? await getLastThread(graphs) : await graphs.threads.get(localPrincipal.id, id);
  const { values } = await graphs.threads.readValues(thread);
  const parsed = PracticeState.safeParse(values);
  if (thread.graphId !== GRAPH_ID || !parsed.success)
    throw new Fault('not-found', `The thread ${thread.id} is not a practice session.`);
  if (thread.status !== 'interrupted' || parsed.data.should_continue === false)
    return runGraph(graphs, thread.id, { input: {} });
  return toPracticeThread(graphs, thread.id, parsed.data);
}

async function getLastThread({ threads }: GraphRunner): Promise<Thread> {
  const order = { by: 'updatedAt', direction: 'desc' } as const;
  const [lastThread] = await threads.search(
    localPrincipal.id,
    { metadata: { kind: 'practice' } },
    { limit: 1, offset: 0, order },
  );
  if (lastThread !== undefined) return lastThread;
  throw new Fault('not-found', 'There is no session to continue.', {
    advice: 'Start one with `vbagent practice --subject Mathematics --level "Nat 5"`.',
  });
}

/** Runs the graph until it waits for input or ends, and returns the new state. */
async function runGraph(
  graphs: GraphRunner,
  id: string,
  inputOrCommand: Pick<GraphRequest, 'input' | 'command'>,
): Promise<PracticeThread> {
  const request: GraphRequest = {
    graphId: GRAPH_ID,
    modes: ['values'],
    subgraphs: false,
    metadata: {},
    ...inputOrCommand,
  };
  const { id: runId } = await graphs.runs.start(localPrincipal, id, request);
  const result = await graphs.runs.waitForResult(localPrincipal.id, runId);
  const failure = z.object({ __error__: RunError }).safeParse(result);
  if (failure.success) throw toFault(failure.data.__error__);
  return toPracticeThread(graphs, id, PracticeState.parse(result));
}

function toPracticeThread(graphs: GraphRunner, id: string, state: PracticeState): PracticeThread {
  return { id, state, resume: (answer) => runGraph(graphs, id, { command: { resume: answer } }) };
}

/** Converts the error of a run back to a fault, by its name in the API. */
function toFault({ error, message }: RunError): Fault {
  const kinds = Object.entries(faultTable).flatMap(([kind, row]) => (row.wireError === error ? [kind] : []));
  return new Fault(kinds.find(isFaultKind) ?? 'unexpected', message);
}

function isFaultKind(kind: string): kind is FaultKind {
  return Object.hasOwn(faultTable, kind);
}
