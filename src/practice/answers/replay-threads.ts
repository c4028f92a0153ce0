import type { Thread } from '../../domain/thread.ts';
import type { AnswerLog } from '../../ports/answer-log.ts';
import type { ThreadStore } from '../../ports/thread-store.ts';
import type { PracticeService } from '../practice-service.ts';
import { readThreadAnswers } from './read-thread-answers.ts';

type ReplayDependencies = {
  readonly threads: Pick<ThreadStore, 'listAfter'>;
  /** Reads the current state of a thread. */
  readonly readValues: (thread: Thread) => Promise<{ readonly values: unknown }>;
  readonly answers: AnswerLog;
  /** Opens practice when the first thread needs it. */
  readonly openPractice: () => Promise<{ readonly practice: Pick<PracticeService, 'findSource'> }>;
  readonly now: Date;
  /** Stops the replay after the current thread; the next start continues there. */
  readonly signal: AbortSignal;
};

const BATCH_SIZE = 50;
const GRAPHS: readonly (string | undefined)[] = ['question_practice', 'exam_assessment'];

/**
 * Copies the answers of threads that are older than the answer log into it. The position is saved after each thread, and
 * an answer is added only once, so an interrupted replay continues, and several processes may replay at the same time.
 */
export async function replayThreads(deps: ReplayDependencies): Promise<void> {
  const { threads, answers, signal } = deps;
  const { until, position: start, isDone } = await answers.readReplay(deps.now);
  if (isDone) return;
  let lastPosition = start;
  for (;;) {
    const batch = await threads.listAfter(lastPosition, BATCH_SIZE);
    for (const { position, thread } of batch) {
      if (signal.aborted) return;
      if (thread.createdAt < until) await replayThread(thread, until, deps);
      lastPosition = position;
      await answers.saveReplay({ position, isDone: false });
    }
    if (batch.length < BATCH_SIZE) break;
  }
  await answers.saveReplay({ position: lastPosition, isDone: true });
}

async function replayThread(
  thread: Thread,
  until: string,
  { readValues, answers, openPractice }: ReplayDependencies,
): Promise<void> {
  // The marks of an edited thread may not come from marking.
  if (!GRAPHS.includes(thread.graphId) || thread.editedAt !== undefined) return;
  const { practice } = await openPractice();
  const { values } = await readValues(thread);
  const records = await readThreadAnswers(
    values,
    { threadId: thread.id, learner: thread.owner },
    practice.findSource,
  );
  await answers.append(records.filter(({ at }) => at < until));
}
