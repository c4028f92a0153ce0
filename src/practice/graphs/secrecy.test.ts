import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { STREAM_MODES } from '../../runs/graphs/graph-request.ts';
import { readCourse } from '../exam/courses.fixture.ts';
import { listSecrets, openPracticeServer, type PracticeServer } from './practice-server.fixture.ts';
import { GRAPH, type PracticeSession, toSession } from './practice-session.fixture.ts';

let server: PracticeServer;
before(async () => {
  server = await openPracticeServer();
});
after(() => server.stop());

const MATHEMATICS = { subject: 'Mathematics', level: 'Nat 5' };
const BIOLOGY = { subject: 'Biology', level: 'Nat 5' };

/** Outcomes whose questions have parts (Biology) or none, or both. */
const INPUTS = [
  ...['01', '04', '07', '10', '13', '16', '20', '23'].map((number) => {
    return { ...MATHEMATICS, target_outcome: `MNU-5-${number}` };
  }),
  ...[1, 2, 3, 4, 5, 6].map((seed) => ({ ...BIOLOGY, target_outcome: `BIO-5-0${seed}`, seed })),
];

/** The descriptions of the outcomes, which hints show; a term in them, such as “osmosis”, is not secret. */
const OUTCOME_TERMS = JSON.stringify(readCourse('nat-5-biology').outcomes);

type Payload = { input: Record<string, unknown> } | { command: { resume: unknown } };

/** Runs with all stream modes and subgraphs, then reads everything else that a client can read. */
async function runAndReadAll(id: string, payload: Payload): Promise<PracticeSession> {
  const { client } = server;
  const stream = client.runs.stream(id, GRAPH, {
    ...payload,
    streamMode: [...STREAM_MODES],
    streamSubgraphs: true,
  });
  for await (const _part of stream);
  const [run] = await client.runs.list(id);
  for await (const _part of client.runs.joinStream(id, run?.run_id ?? ''));
  const state = await client.threads.getState(id, undefined, { subgraphs: true });
  await client.threads.getHistory(id, { limit: 100 });
  await client.threads.search({ ids: [id] });
  await client.threads.get(id);
  return toSession(client, id, state.values);
}

/** Fails when the text contains a secret of one of the questions. Returns the number of secrets searched for. */
async function assertNoSecrets(text: string, ids: readonly string[], alreadyRevealed = ''): Promise<number> {
  let searchedCount = 0;
  for (const id of ids) {
    const question = await server.servedQuestions.find(id);
    assert.ok(question, id);
    for (const secret of listSecrets(question).filter((candidate) => !alreadyRevealed.includes(candidate))) {
      assert.ok(!text.includes(secret), `${id} is revealed by ${secret}`);
      searchedCount += 1;
    }
  }
  return searchedCount;
}

describe('the data a learner receives before an answer is marked', () => {
  it('contains no answer and no step of the marking scheme, in state, history and all stream modes', async () => {
    let searchedCount = 0;
    let partCount = 0;
    for (const input of INPUTS) {
      const receivedBefore = (await server.received()).length;
      const { thread_id: id } = await server.client.threads.create();
      const session = await runAndReadAll(id, { input });
      const { parts = [] } = session.values.question.metadata;
      partCount += parts.length;
      const part = parts.at(-1)?.path;
      const hinted = await runAndReadAll(id, { command: { resume: { hint: true, part } } });
      assert.ok(hinted.values.hint);
      assert.equal(hinted.values.hint_part ?? undefined, part);
      searchedCount += await assertNoSecrets(
        (await server.received()).slice(receivedBefore),
        [session.values.question.id],
        OUTCOME_TERMS,
      );
    }

    const text = await server.received();
    assert.ok(searchedCount > 60, `only ${searchedCount} texts were searched`);
    assert.ok(partCount >= 4, `only ${partCount} parts were presented`);
    for (const mode of ['values', 'updates', 'debug', 'tasks', 'checkpoints', 'events', 'messages/complete'])
      assert.ok(text.includes(`event: ${mode}`), mode);
    assert.ok(text.includes('"name":"collect_candidates"'));
  });

  it('contains no secret of the similar question, before and after that question is presented', async () => {
    const { client } = server;
    const receivedBefore = (await server.received()).length;
    const { thread_id: id } = await client.threads.create();
    const input = { ...MATHEMATICS, target_outcome: 'MNU-5-05' };
    await runAndReadAll(id, { input });
    const marked = await runAndReadAll(id, { command: { resume: { user_answer: 'x = 7' } } });
    const revealed = JSON.stringify(await server.servedQuestions.find(marked.values.question.id));

    const next = await runAndReadAll(id, { command: { resume: { continue: true, try_similar: true } } });

    const text = (await server.received()).slice(receivedBefore);
    const { similar_question: similar } = marked.values;
    assert.equal(next.values.question.id, similar?.id);
    assert.ok((await assertNoSecrets(text, [similar?.id ?? ''], `${revealed}${ALWAYS_REVEALED}`)) > 0);
  });
});

/** Field names that occur in the response because the first question is already marked. */
const ALWAYS_REVEALED = '"marking_scheme":{ "correct":true "answer":{ "item_model"';
