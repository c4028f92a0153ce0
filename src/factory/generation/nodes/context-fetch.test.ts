import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadCourses } from '../../../compose/courses.ts';
import { getCourse } from '../../../domain/course-spec.ts';
import { createNodeRun, createReviewState, MOCK_VALID_QUESTION } from '../review-items.fixture.ts';
import { createContextFetchNode } from './context-fetch.node.ts';

const course = getCourse(await loadCourses(), { subject: 'Physics', level: 'Nat 5' });
const examples = ['short', 'x'.repeat(5000), 'another'].map((answer, n) => ({
  id: `e${n}`,
  asked: 'asked',
  answer,
  similarity: 0.5,
}));

describe('createContextFetchNode', () => {
  const state = createReviewState(MOCK_VALID_QUESTION, {
    brief: { subject: 'Physics', level: 'Nat 5', outcome_id: 'PHY-5-01', kind: 'mcq_sc', count: 1 },
  });

  it('returns the text of the requested outcome, and the list of all outcomes', async () => {
    const node = createContextFetchNode({ examples: { find: async () => [] }, findCourse: () => course });

    const { context } = await node(state, createNodeRun());

    assert.match(context?.course ?? '', /^PHY-5-01 of Nat 5 Physics: Dynamics/);
    assert.equal(context?.outcomes.length, course.outcomes.length);
  });

  it('returns the examples that fit the token budget, in order of similarity', async () => {
    const deps = { examples: { find: async () => examples }, findCourse: () => undefined };
    const listExampleIds = async (tokenBudget: number) => {
      const { context } = await createContextFetchNode({ ...deps, tokenBudget })(state, createNodeRun());
      return context?.examples.map(({ id }) => id);
    };

    assert.deepEqual(await listExampleIds(10), ['e0', 'e2']);
    assert.deepEqual(await listExampleIds(5), ['e0']);
    assert.deepEqual(await listExampleIds(2000), ['e0', 'e1', 'e2']);
  });

  it('truncates the text about the course to the token budget', async () => {
    const node = createContextFetchNode({
      examples: { find: async () => examples },
      findCourse: () => course,
      tokenBudget: 20,
    });

    const { context } = await node(state, createNodeRun());

    assert.equal(context?.course.length, 80);
    assert.deepEqual(context?.examples, []);
  });
});
