import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { STREAM_MODES } from '../../runs/graphs/graph-request.ts';
import { openPracticeHouse, type PracticeHouse, secretsOf } from './practice-house.fixture.ts';
import { GRAPH, type PracticeSession, sessionOf } from './practice-session.fixture.ts';

let house: PracticeHouse;
before(async () => {
  house = await openPracticeHouse();
});
after(() => house.stop());

const OUTCOMES = ['01', '04', '07', '10', '13', '16', '20', '23'].map((number) => `MNU-5-${number}`);

type Wish = { input: Record<string, unknown> } | { command: { resume: unknown } };

/** Runs in every mode there is, subgraphs included, and then asks for everything else that can be asked for. */
async function watchEverything(id: string, wish: Wish): Promise<PracticeSession> {
  const { client } = house;
  const told = client.runs.stream(id, GRAPH, {
    ...wish,
    streamMode: [...STREAM_MODES],
    streamSubgraphs: true,
  });
  for await (const _part of told);
  const [run] = await client.runs.list(id);
  for await (const _part of client.runs.joinStream(id, run?.run_id ?? ''));
  const state = await client.threads.getState(id, undefined, { subgraphs: true });
  await client.threads.getHistory(id, { limit: 100 });
  await client.threads.search({ ids: [id] });
  await client.threads.get(id);
  return sessionOf(client, id, state.values);
}

/** Fails when any byte of the text gives one of the questions away. */
async function assertSecret(text: string, ids: readonly string[], alreadyTold = ''): Promise<number> {
  let looked = 0;
  for (const id of ids) {
    const question = await house.shelf.find(id);
    assert.ok(question, id);
    for (const secret of secretsOf(question).filter((one) => !alreadyTold.includes(one))) {
      assert.ok(!text.includes(secret), `${id} is given away by ${secret}`);
      looked += 1;
    }
  }
  return looked;
}

describe('what a learner receives before an answer is marked', () => {
  it('holds no key and no step of the scheme, in state, history and every way of watching', async () => {
    let looked = 0;
    for (const target_outcome of OUTCOMES) {
      const before = (await house.received()).length;
      const { thread_id: id } = await house.client.threads.create();
      const session = await watchEverything(id, {
        input: { subject: 'Mathematics', level: 'Nat 5', target_outcome },
      });
      const hinted = await watchEverything(id, { command: { resume: { hint: true } } });
      assert.ok(hinted.values.hint);
      looked += await assertSecret((await house.received()).slice(before), [session.values.question.id]);
    }

    const text = await house.received();
    assert.ok(looked > 60, `only ${looked} texts were looked for`);
    for (const mode of ['values', 'updates', 'debug', 'tasks', 'checkpoints', 'events', 'messages/complete'])
      assert.ok(text.includes(`event: ${mode}`), mode);
    assert.ok(text.includes('"name":"collect_candidates"'));
  });

  it('holds nothing of the similar question, while the first is explained and when it is asked itself', async () => {
    const { client } = house;
    const before = (await house.received()).length;
    const { thread_id: id } = await client.threads.create();
    const input = { subject: 'Mathematics', level: 'Nat 5', target_outcome: 'MNU-5-05' };
    await watchEverything(id, { input });
    const marked = await watchEverything(id, { command: { resume: { user_answer: 'x = 7' } } });
    const told = JSON.stringify(await house.shelf.find(marked.values.question.id));

    const next = await watchEverything(id, { command: { resume: { continue: true, try_similar: true } } });

    const text = (await house.received()).slice(before);
    const { similar_question: similar } = marked.values;
    assert.equal(next.values.question.id, similar?.id);
    assert.ok((await assertSecret(text, [similar?.id ?? ''], `${told}${ALWAYS_TOLD}`)) > 0);
  });
});

/** Names of fields that the explained question rightly shows. */
const ALWAYS_TOLD = '"marking_scheme":{ "correct":true "answer":{ "item_model"';
