import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { createAnswerLog } from '../adapters/database/answers/answer-log.ts';
import { createQuestionBank } from '../adapters/database/bank/question-bank.ts';
import { openSqlite } from '../adapters/sqlite/open-sqlite.ts';
import { getCourse } from '../domain/course-spec.ts';
import { Settings } from '../domain/settings.ts';
import { getModel } from '../item-models/catalogue.ts';
import { generateItem } from '../item-models/generate-item.ts';
import { findSimilar } from '../practice/find-similar.ts';
import { flagItems } from '../practice/learner/flag-items.ts';
import { createFlaggedAnswers, FLAGGED } from '../practice/learner/flagged-answers.fixture.ts';
import { createLearnerModels } from '../practice/learner/learner-models.ts';
import { openDecisionReturns } from './decision-returns.ts';
import { createPracticeOpener } from './practice.ts';
import { openReview } from './review.ts';

const folder = await mkdtemp(join(tmpdir(), 'vbagent-retired-'));
after(() => rm(folder, { recursive: true, force: true }));

const COURSE = { subject: 'Mathematics', level: 'Nat 5' };
/** The paper with this seed has a question of the flagged model. */
const SEED = 4;
const OUTCOME = { ...COURSE, outcomeId: 'MNU-5-01' };

it('an item model whose flag an expert confirms is not used any more in practice, similar questions and papers, until the decision is undone', async () => {
  const settings = Settings.parse({ database: join(folder, 'retired.db') });
  const database = await openSqlite(settings.database);
  const returns = openDecisionReturns(database, assert.ifError);
  const { review, intake, close } = openReview(database, settings.review, {
    onItemsChanged: returns.onItemsChanged,
  });
  const answers = createAnswerLog(database);
  await answers.append(createFlaggedAnswers());
  const { courses, practice } = await createPracticeOpener({ database, settings })();
  const models = createLearnerModels(answers);
  const bank = createQuestionBank(database);
  const listModels = async (): Promise<Set<string | undefined>> => {
    const questions = await practice.source.getLocalQuestions({ ...OUTCOME, limit: 20 });
    return new Set(questions.map(({ provenance }) => provenance?.name));
  };

  await flagItems({ courses: [getCourse(courses, COURSE)], models, bank, intake });
  const { items } = await review.list({ status: 'pending_review' }, { limit: 10 });
  const [item] = items;
  assert.equal(item?.turnId, `item-model:${FLAGGED}`);
  assert.ok((await listModels()).has(FLAGGED));

  await review.processReviewDecision({
    itemId: item.id,
    decision: 'REJECT',
    reviewer: 'expert',
    notes: 'Wrong key.',
  });
  const afterRejection = await listModels();
  const course = getCourse(courses, COURSE);
  const listPaperModels = async (): Promise<Set<string | undefined>> => {
    const { sections } = await practice.assemblePaper(course, { seed: SEED });
    return new Set(sections.flatMap(({ questions }) => questions.map(({ provenance }) => provenance?.name)));
  };
  const paperAfterRejection = await listPaperModels();
  const answered = generateItem(getModel(FLAGGED), 7);
  const seen = await practice.findSeen([]);
  const similar = await findSimilar(answered, { seed: 1, seen }, practice);
  await review.undo({ itemId: item.id, actor: 'expert' });
  const afterUndo = await listModels();
  const paperAfterUndo = await listPaperModels();

  assert.ok(afterRejection.size > 0);
  assert.equal(afterRejection.has(FLAGGED), false);
  assert.ok(afterUndo.has(FLAGGED));
  assert.deepEqual([paperAfterRejection.has(FLAGGED), paperAfterUndo.has(FLAGGED)], [false, true]);
  assert.equal(similar?.outcomeId, answered.outcomeId);
  assert.notEqual(similar?.provenance?.name, FLAGGED);
  await close();
  await returns.close();
  await database.close();
});
