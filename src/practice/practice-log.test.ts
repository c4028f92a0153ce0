import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createFetchQuestionGraph } from './graphs/fetch-question.ts';
import { openScratchPractice } from './practice-service.fixture.ts';

type Entry = { message: string } & Record<string, unknown>;

it('logs the outcome and why, the candidates, the chosen question, routes and calls of the source, without answers', async () => {
  const entries: Entry[] = [];
  const { practice } = openScratchPractice([], 1, (message, facts) => entries.push({ message, ...facts }));
  const graph = createFetchQuestionGraph(practice);

  const first = await graph.invoke({ subject: 'Mathematics', level: 'Nat 5', seed: 1 });
  const target_outcome = first.target_outcome ?? '';
  await graph.invoke({ subject: 'Mathematics', level: 'Nat 5', seed: 1, target_outcome });

  const find = (message: string): Entry[] => entries.filter((entry) => entry.message === message);
  const [drawn, requested] = find('outcome chosen');
  assert.equal(drawn?.outcome, target_outcome);
  assert.match(String(drawn?.why), /^Drawn by weight from \d+ outcomes\.$/);
  assert.equal(requested?.why, 'The caller requested it.');
  const [collected] = find('candidates collected');
  assert.ok(Array.isArray(collected?.candidates) && collected.candidates.length === collected.local);
  assert.deepEqual(
    [find('question chosen')[0]?.question, find('question chosen')[0]?.why],
    [first.question?.id, 'The learner has not seen it.'],
  );
  assert.deepEqual(find('route')[0], { message: 'route', from: 'apply_novelty', to: '__end__' });
  const methods = new Set(find('question source called').map(({ method }) => method));
  for (const method of ['get_sqa_spec', 'get_local_questions', 'get_us_or_past_questions'])
    assert.ok(methods.has(method), method);
  assert.doesNotMatch(JSON.stringify(entries), /"seed"|"answer"|"scheme"|"stem"/);
});

it('logs a variant and the question that it was made from', async () => {
  const entries: Entry[] = [];
  const { practice } = openScratchPractice([], 1, (message, facts) => entries.push({ message, ...facts }));
  const [question] = await practice.source.getLocalQuestions({
    ...{ subject: 'Mathematics', level: 'Nat 5', limit: 1, seed: 3 },
    outcomeId: practice.getCourse({ subject: 'Mathematics', level: 'Nat 5' }).outcomes[0]?.id ?? '',
  });
  assert.ok(question);

  const variant = await practice.source.mutateQuestion(question, { seed: 5 });

  const entry = entries.find(({ method }) => method === 'mutate_question');
  assert.deepEqual([entry?.from, entry?.question], [question.id, variant.id]);
});
