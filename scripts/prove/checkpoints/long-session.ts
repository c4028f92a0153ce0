import { stat } from 'node:fs/promises';
import { Command } from '@langchain/langgraph';
import { createCheckpointSaver } from '../../../src/adapters/langgraph/create-checkpoint-saver.ts';
import { openSqlite } from '../../../src/adapters/sqlite/open-sqlite.ts';
import { createQuizGraph } from '../../../src/runs/graphs/sample-graphs.fixture.ts';

type SessionReport = {
  readonly questions: number;
  readonly checkpoints: number;
  readonly bytes: number;
  /** The size of the same checkpoints if each stored the complete state. */
  readonly fullStateBytes: number;
};

/** Answers many questions in one thread and measures the size on disk. */
export async function runLongSession(path: string, questions: number): Promise<SessionReport> {
  const database = await openSqlite(path);
  const graph = createQuizGraph(createCheckpointSaver(database));
  const config = { configurable: { thread_id: 'long' } };
  await graph.invoke({ subject: 'sums' }, config);
  for (let asked = 1; asked <= questions; asked++) {
    await graph.invoke(new Command({ resume: { user_answer: String(2 * asked) } }), config);
  }
  const { correct } = (await graph.getState(config)).values;
  if (correct !== questions) throw new Error(`${correct} of ${questions} answers were counted`);
  let checkpoints = 0;
  let fullStateBytes = 0;
  for await (const state of graph.getStateHistory(config)) {
    checkpoints += 1;
    fullStateBytes += JSON.stringify(state.values).length;
  }
  await database.close();
  return { questions, checkpoints, bytes: (await stat(path)).size, fullStateBytes };
}
