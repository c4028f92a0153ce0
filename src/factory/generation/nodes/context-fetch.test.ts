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

  it('returns the outcome with its skills, and the list of outcomes', async () => {
    const node = createContextFetchNode({ examples: { find: async () => [] }, findCourse: () => course });

    const { context } = await node(state, quietRun());

    assert.match(context?.course ?? '', /^PHY-5-01 of Nat 5 Physics: Dynamics/);
    assert.equal(context?.outcomes.length, course.outcomes.length);
  });

  it('returns as many examples as fit the budget, the closest first', async () => {
    const tools = { examples: { find: async () => examples }, findCourse: () => undefined };
    const idsWithin = async (tokenBudget: number) => {
      const { context } = await createContextFetchNode({ ...tools, tokenBudget })(state, quietRun());
      return context?.examples.map(({ id }) => id);
    };

    assert.deepEqual(await idsWithin(10), ['e0', 'e2']);
    assert.deepEqual(await idsWithin(5), ['e0']);
    assert.deepEqual(await idsWithin(2000), ['e0', 'e1', 'e2']);
  });

  it('truncates the facts of a course to the budget', async () => {
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
