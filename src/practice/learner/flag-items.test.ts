import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadCourses } from '../../compose/courses.ts';
import { getCourse } from '../../domain/course-spec.ts';
import type { ScoredAnswer } from '../../ports/answer-log.ts';
import type { Submission } from '../../ports/review-intake.ts';
import { flagItems } from './flag-items.ts';
import { createLearnerModels } from './learner-models.ts';

const course = getCourse(await loadCourses(), { subject: 'Physics', level: 'Nat 5' });

/** The answers of 60 learners to a sound item model and to one whose marks are inverted. */
function createScores(): ScoredAnswer[] {
  return Array.from({ length: 60 }, (_, learner) => {
    const isAble = learner % 2 === 0;
    return [
      ...['N5P-02', 'N5P-03', 'N5P-04'].map((model) => ({ model, isRight: isAble })),
      { model: 'N5P-01', isRight: !isAble },
    ].map(({ model, isRight }, index) => ({
      position: learner * 4 + index + 1,
      id: `${learner}:${model}`,
      learner: `learner-${learner}`,
      at: '2026-01-01T00:00:00.000Z',
      course: 'Physics/Nat 5',
      outcomeId: 'PHY-5-01',
      questionId: `${model}:${learner}`,
      questionVersion: null,
      itemModel: model,
      part: null,
      marksAwarded: isRight ? 1 : 0,
      marksAvailable: 1,
      marksByPerson: 0,
      hints: 0,
      seconds: 30,
      mode: 'practice' as const,
      threadId: null,
      section: null,
      isReplacement: false,
    }));
  }).flat();
}

describe('flagItems', () => {
  it('submits an item model with inverted marks to the expert queue, with its numbers', async () => {
    const submissions: Submission[] = [];
    const intake = {
      submit: async (submission: Submission) => {
        submissions.push(submission);
        return { turnId: 't', itemId: 'i', triggers: [] };
      },
    };
    const models = createLearnerModels({
      maxLateRecords: 0,
      listScores: async ({ after = 0 }) => createScores().filter(({ position }) => position > after),
    });

    const count = await flagItems({
      courses: [course],
      models,
      bank: { find: async () => undefined },
      intake,
    });

    assert.equal(count, 1);
    assert.equal(submissions[0]?.turn.turn_id, 'item-model:N5P-01');
    assert.match(
      JSON.stringify(submissions[0]?.context),
      /Item model N5P-01 does not separate.*from 60 learners/u,
    );
    const items = (await models.read(course)).listItems();
    assert.deepEqual(
      items.map(({ itemModel, count: learners, medianSeconds }) => [itemModel, learners, medianSeconds]),
      ['N5P-02', 'N5P-03', 'N5P-04', 'N5P-01'].map((model) => [model, 60, 30]),
    );
  });
});
