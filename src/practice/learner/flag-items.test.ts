import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadCourses } from '../../compose/courses.ts';
import { getCourse } from '../../domain/course-spec.ts';
import { createCopyId } from '../../domain/paper-copy.ts';
import { createQuestion } from '../../domain/question.ts';
import type { ScoredAnswer } from '../../ports/answer-log.ts';
import type { Submission } from '../../ports/review-intake.ts';
import { nameOwnCourse } from '../papers/to-paper-course.ts';
import { flagItems } from './flag-items.ts';
import { createLearnerModels } from './learner-models.ts';

const AT = '2026-01-01T00:00:00.000Z';
const PAPER_ID = '0a1b2c3d-0000-4000-8000-000000000000';
const course = getCourse(await loadCourses(), { subject: 'Physics', level: 'Nat 5' });

type Item = Pick<ScoredAnswer, 'questionId' | 'questionVersion' | 'itemModel'>;

const toModelItem = (name: string, learner: number): Item => ({
  questionId: `${name}:${learner}`,
  questionVersion: null,
  itemModel: name,
});

/** The answers of 60 learners to three sound items and to one, `N5P-01`, whose marks are inverted. */
function createScores(toItem: (name: string, learner: number) => Item = toModelItem): ScoredAnswer[] {
  return Array.from({ length: 60 }, (_, learner) => {
    const isAble = learner % 2 === 0;
    return [
      ...['N5P-02', 'N5P-03', 'N5P-04'].map((name) => ({ name, isRight: isAble })),
      { name: 'N5P-01', isRight: !isAble },
    ].map(({ name, isRight }, index) => ({
      position: learner * 4 + index + 1,
      id: `${learner}:${name}`,
      learner: `learner-${learner}`,
      at: '2026-01-01T00:00:00.000Z',
      course: 'Physics/Nat 5',
      outcomeId: 'PHY-5-01',
      ...toItem(name, learner),
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

function createIntake() {
  const submissions: Submission[] = [];
  const submit = async (submission: Submission) => {
    submissions.push(submission);
    return { turnId: 't', itemId: 'i', triggers: [] };
  };
  return { submissions, intake: { submit } };
}

const createModels = (scores: readonly ScoredAnswer[]) =>
  createLearnerModels({
    maxLateRecords: 0,
    listScores: async ({ after = 0 }) => scores.filter(({ position }) => position > after),
  });

describe('flagItems', () => {
  it('submits an item model with inverted marks to the expert queue, with its numbers', async () => {
    const { submissions, intake } = createIntake();
    const models = createModels(createScores());

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

  it('counts the copies in all versions of a paper as one question, and submits it if the paper has no course', async () => {
    const { submissions, intake } = createIntake();
    const toCopy = (name: string, learner: number): Item => ({
      questionId: createCopyId(name, PAPER_ID, 'ABC'.charAt(learner % 3)),
      questionVersion: 2,
      itemModel: null,
    });
    const question = createQuestion({ id: 'N5P-01', kind: 'subjective', stem: 'Calculate the force.' });

    const count = await flagItems({
      courses: [nameOwnCourse({ title: 'Mechanics test' })],
      models: createModels(createScores(toCopy)),
      bank: {
        find: async (id) =>
          id === question.id
            ? { question, version: 2, createdAt: AT, updatedAt: AT, state: 'active' as const }
            : undefined,
      },
      intake,
    });

    assert.equal(count, 1);
    assert.equal(submissions[0]?.turn.turn_id, 'N5P-01');
    assert.match(
      JSON.stringify(submissions[0]?.context),
      /This question does not separate.*from 60 learners/u,
    );
  });
});
