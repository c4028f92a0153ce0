import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createModelJudge } from '../../../agents/item-judge/judge-with-model.ts';
import { Fault } from '../../../domain/fault.ts';
import type { Model, ModelRequest } from '../../../ports/model.ts';
import {
  createFixedJudge,
  createNodeRun,
  createReviewState,
  FAILING_SCORES,
  MOCK_FAILING_SCORE,
  MOCK_PASSING_SCORE,
  MOCK_REVIEW_CONFIG,
  MOCK_VALID_QUESTION,
  now,
  PASSING_SCORES,
} from '../review-items.fixture.ts';
import { createQualityScoreNode } from './quality-score.node.ts';

const scoreWith = (scores: typeof PASSING_SCORES, config = MOCK_REVIEW_CONFIG) =>
  createQualityScoreNode(createFixedJudge(scores), now)(
    createReviewState(MOCK_VALID_QUESTION, { config }),
    createNodeRun(),
  );

describe('QualityScoreNode', () => {
  it('invokes LLM with rubric prompt and question content', async () => {
    const requests: Pick<ModelRequest<unknown>, 'role' | 'prompt'>[] = [];
    const model: Model = {
      ask: async ({ role, prompt, schema }) => {
        requests.push({ role, prompt });
        const usage = { inputTokens: 1, outputTokens: 1, cost: null };
        return { value: schema.parse(PASSING_SCORES), usage, model: 'strict-model', raw: '' };
      },
    };
    const node = createQualityScoreNode(createModelJudge({ model, now }), now);

    const { judge } = await node(createReviewState(MOCK_VALID_QUESTION), createNodeRun());

    const [request] = requests;
    assert.equal(requests.length, 1);
    assert.equal(judge, 'strict-model');
    assert.equal(request?.role, 'judge');
    for (const name of Object.keys(PASSING_SCORES))
      assert.ok(request?.prompt.system.includes(`\`${name}\``), name);
    for (const anchor of ['0.2', '0.5', '0.8', '1.0']) assert.ok(request?.prompt.system.includes(anchor));
    const material = /<material id="item">([\s\S]*?)<\/material>/.exec(request?.prompt.user ?? '')?.[1] ?? '';
    assert.ok(material.includes(MOCK_VALID_QUESTION.vignette ?? ''));
    assert.ok(material.includes(MOCK_VALID_QUESTION.stem));
    for (const { text } of MOCK_VALID_QUESTION.distractors) assert.ok(material.includes(text));
  });

  it('calculates weighted composite score from 5 dimensions', async () => {
    const [passing, failing] = [await scoreWith(PASSING_SCORES), await scoreWith(FAILING_SCORES)];

    assert.equal(passing.reviewHistory?.at(-1)?.qualityScore?.compositeScore, 0.83);
    assert.equal(failing.reviewHistory?.at(-1)?.qualityScore?.compositeScore, 0.54);
    assert.deepEqual(passing.reviewHistory?.at(-1)?.qualityScore, MOCK_PASSING_SCORE);
    assert.deepEqual(failing.reviewHistory?.at(-1)?.qualityScore, MOCK_FAILING_SCORE);
  });

  it('marks passesThreshold=true when composite >= threshold', async () => {
    const equalThreshold = { ...MOCK_REVIEW_CONFIG, qualityThreshold: 0.83 };

    assert.equal(
      (await scoreWith(PASSING_SCORES)).reviewHistory?.at(-1)?.qualityScore?.passesThreshold,
      true,
    );
    assert.equal(
      (await scoreWith(PASSING_SCORES, equalThreshold)).reviewHistory?.at(-1)?.qualityScore?.passesThreshold,
      true,
    );
  });

  it('marks passesThreshold=false when composite < threshold', async () => {
    assert.equal(
      (await scoreWith(FAILING_SCORES)).reviewHistory?.at(-1)?.qualityScore?.passesThreshold,
      false,
    );
  });

  it('uses institution-specific threshold when configured', async () => {
    const [strict, lenient] = [0.9, 0.5].map((qualityThreshold) => ({
      ...MOCK_REVIEW_CONFIG,
      qualityThreshold,
    }));
    const [strictResult, lenientResult] = [
      await scoreWith(PASSING_SCORES, strict),
      await scoreWith(FAILING_SCORES, lenient),
    ];

    assert.deepEqual(
      [strictResult, lenientResult].map(({ reviewHistory }) => {
        const score = reviewHistory?.at(-1)?.qualityScore;
        return [score?.threshold, score?.passesThreshold];
      }),
      [
        [0.9, false],
        [0.5, true],
      ],
    );
  });

  it('appends score to state.reviewHistory', async () => {
    const node = createQualityScoreNode(createFixedJudge(PASSING_SCORES), now);
    const first = await node(createReviewState(MOCK_VALID_QUESTION), createNodeRun());
    const earlierHistory = first.reviewHistory ?? [];

    const second = await node(
      createReviewState(MOCK_VALID_QUESTION, { reviewHistory: earlierHistory, currentReviewCycle: 2 }),
      createNodeRun(),
    );

    assert.deepEqual(second.reviewHistory?.slice(0, 1), earlierHistory);
    assert.deepEqual(
      second.reviewHistory?.map(({ cycle }) => cycle),
      [1, 2],
    );
  });

  it('leaves the cycle without a score when the judge fails, and reports a warning', async () => {
    const warnings: Fault[] = [];
    const node = createQualityScoreNode(async () => {
      throw new Fault('model-misbehaved', 'Two replies were unusable.');
    }, now);

    const { reviewHistory } = await node(
      createReviewState(MOCK_VALID_QUESTION),
      createNodeRun((fault) => warnings.push(fault)),
    );

    assert.equal(reviewHistory?.at(-1)?.qualityScore, null);
    assert.deepEqual(
      warnings.map(({ kind }) => kind),
      ['model-misbehaved'],
    );
  });
});
