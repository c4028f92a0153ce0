import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { createAnswerLog } from '../../adapters/database/answers/answer-log.ts';
import { createThreadStore } from '../../adapters/database/threads/thread-store.ts';
import { openSqlite } from '../../adapters/sqlite/open-sqlite.ts';
import { getMarksByPerson } from '../../domain/answer-record.ts';
import type { Thread } from '../../domain/thread.ts';
import { openScratchPractice } from '../practice-service.fixture.ts';
import { replayThreads } from './replay-threads.ts';

const BEFORE = '2026-01-01T00:00:00.000Z';
const START = '2026-02-01T00:00:00.000Z';
const AFTER = '2026-03-01T00:00:00.000Z';
const ADA = 'ada';

function createPracticeValues(times: readonly string[]): object {
  const answered = times.map((at, index) => ({
    ...{ question_id: `q${index}`, outcome_id: 'MNU-5-01', at, hinted: index === 1 },
    ...{ marks_awarded: 1, marks_available: 3, marks_by_person: 2 },
  }));
  return { subject: 'Mathematics', level: 'Nat 5', answered };
}

async function openReplay(t: TestContext, valuesByThread: Readonly<Record<string, object>>) {
  const database = await openSqlite(':memory:');
  t.after(() => database.close());
  const [threads, answers] = [createThreadStore(database), createAnswerLog(database)];
  for (const id of Object.keys(valuesByThread)) {
    const thread = { id, owner: 'ada', graphId: 'question_practice', metadata: {}, createdAt: BEFORE };
    await threads.create(thread);
  }
  const { practice } = openScratchPractice();
  const readIds: string[] = [];
  const replay = (signal: AbortSignal, stopAfter?: () => void): Promise<void> =>
    replayThreads({
      ...{ threads, answers, signal, now: new Date(START) },
      openPractice: async () => ({ practice }),
      readValues: async ({ id }: Thread) => {
        readIds.push(id);
        stopAfter?.();
        return { values: valuesByThread[id] };
      },
    });
  return { replay, answers, readIds };
}

describe('replayThreads', () => {
  it('copies the answers of older threads and leaves out those that were recorded when they were marked', async (t) => {
    const { replay, answers } = await openReplay(t, { t1: createPracticeValues([BEFORE, BEFORE, AFTER]) });

    await replay(new AbortController().signal);

    const records = await answers.listByLearner(ADA);
    assert.deepEqual(
      records.map((record) => [record.questionId, record.hints, record.course, getMarksByPerson(record)]),
      [
        ['q0', 0, 'Mathematics/Nat 5', 2],
        ['q1', 1, 'Mathematics/Nat 5', 2],
      ],
    );
  });

  it('continues after an interruption and does not read finished threads again', async (t) => {
    const values = createPracticeValues([BEFORE]);
    const { replay, answers, readIds } = await openReplay(t, { t1: values, t2: values, t3: values });
    const stopping = new AbortController();

    await replay(stopping.signal, () => stopping.abort());
    await replay(new AbortController().signal);
    await replay(new AbortController().signal);

    assert.deepEqual(readIds, ['t1', 't2', 't3']);
    assert.equal((await answers.listByLearner(ADA)).length, 3);
  });

  it('skips a thread whose state has no marked answer', async (t) => {
    const { replay, answers } = await openReplay(t, { t1: { subject: 'Physics', level: 'Nat 5' } });

    await replay(new AbortController().signal);

    assert.deepEqual(await answers.listByLearner(ADA), []);
  });
});
