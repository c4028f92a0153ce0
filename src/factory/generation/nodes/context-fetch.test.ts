import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadCourses } from '../../../compose/courses.ts';
import { getCourse } from '../../../domain/course-spec.ts';
import { MOCK_VALID_QUESTION, quietRun, stateOf } from '../review-items.fixture.ts';
import { createContextFetchNode } from './context-fetch.node.ts';

const course = getCourse(await loadCourses(), { subject: 'Physics', level: 'Nat 5' });
const examples = ['short', 'x'.repeat(5000), 'another'].map((answer, n) => ({
  id: `e${n}`,
  asked: 'asked',
  answer,
  similarity: 0.5,
}));

describe('createContextFetchNode', () => {
  const state = stateOf(MOCK_VALID_QUESTION, {
    brief: { subject: 'Physics', level: 'Nat 5', outcome_id: 'PHY-5-01', kind: 'mcq_sc', count: 1 },
  });

  it('tells the outcome with its skills, and the outcomes there are', async () => {
    const node = createContextFetchNode({ examples: { find: async () => [] }, findCourse: () => course });

    const { context } = await node(state, quietRun());

    assert.match(context?.course ?? '', /^PHY-5-01 of Nat 5 Physics: Dynamics/);
    assert.equal(context?.outcomes.length, course.outcomes.length);
  });

  it('takes as many examples as the budget holds, the closest first', async () => {
    const tools = { examples: { find: async () => examples }, findCourse: () => undefined };
    const idsWithin = async (tokenBudget: number) => {
      const { context } = await createContextFetchNode({ ...tools, tokenBudget })(state, quietRun());
      return context?.examples.map(({ id }) => id);
    };

    assert.deepEqual(await idsWithin(10), ['e0', 'e2']);
    assert.deepEqual(await idsWithin(5), ['e0']);
    assert.deepEqual(await idsWithin(2000), ['e0', 'e1', 'e2']);
  });

  it('cuts the facts of a course to the budget', async () => {
    const node = createContextFetchNode({
      examples: { find: async () => examples },
      findCourse: () => course,
      tokenBudget: 20,
    });

    const { context } = await node(state, quietRun());

    assert.equal(context?.course.length, 80);
    assert.deepEqual(context?.examples, []);
  });
});
