import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { ItemMaker } from '../../../agents/item-writer/item-maker.ts';
import type { ItemMetadata } from '../../../domain/generation.ts';
import type {
  CorrectionTarget,
  QualityLoopItem,
  QualityScore,
  SelfCorrectionFeedback,
} from '../../../domain/quality-loop.ts';
import { toQualityLoopItem } from '../../../domain/quality-loop-item.ts';
import {
  createEntry,
  createNodeRun,
  createReviewState,
  MOCK_FAILING_SCORE,
  MOCK_PASSING_SCORE,
  MOCK_VALID_QUESTION,
} from '../review-items.fixture.ts';
import { reviewRouter } from '../review-router.ts';
import { createSelfCorrectionNode } from './self-correction.node.ts';

const TAGS: ItemMetadata = {
  bloomsLevel: { value: 'analyze', confidence: 0.9 },
  topic: { value: 'Chest pain', confidence: 0.9 },
  outcome: null,
};

/** Creates a maker that rewrites every component with a fixed text, and records the feedback it receives. */
function createRecordingMaker(): Pick<ItemMaker, 'correct' | 'tag'> & {
  readonly received: SelfCorrectionFeedback[];
} {
  const received: SelfCorrectionFeedback[] = [];
  return {
    received,
    tag: async () => ({ metadata: TAGS }),
    correct: async ({ question }, feedback) => {
      received.push(feedback);
      const { targetComponent: component } = feedback;
      if (component === 'explanation')
        return { question: { ...question, solution: [{ kind: 'prose', tex: 'New.' }] } };
      if (component !== 'distractors') return { question: { ...question, [component]: 'New.' } };
      const options = [
        { id: 'a', text: 'One', correct: true },
        { id: 'b', text: 'Two', correct: false },
        { id: 'c', text: 'Three', correct: false },
      ];
      return { question: { ...question, options, answer: { kind: 'choice', correct: ['a'] } } };
    },
  };
}

const failingState = { ...createReviewState(MOCK_VALID_QUESTION), reviewHistory: [createEntry()] };

/** Changes some dimensions of the failing score. */
function changeScore(changes: Partial<Record<string, { score: number; feedback?: string }>>) {
  const dimensions = MOCK_FAILING_SCORE.dimensions.map((dimension) => ({
    ...dimension,
    ...changes[dimension.name],
  }));
  return { ...MOCK_FAILING_SCORE, dimensions };
}

async function correctWithScore(
  qualityScore: typeof MOCK_FAILING_SCORE,
  item: QualityLoopItem = MOCK_VALID_QUESTION,
) {
  const maker = createRecordingMaker();
  const state = { ...createReviewState(item), reviewHistory: [createEntry({ qualityScore })] };
  const update = await createSelfCorrectionNode(maker)(state, createNodeRun());
  return {
    target: maker.received[0]?.targetComponent,
    before: item,
    after: toQualityLoopItem(update.question ?? state.question),
  };
}

describe('SelfCorrectionNode', () => {
  it('regenerates only the weakest component (vignette, stem, or distractors)', async () => {
    const high = { score: 0.9 };
    const cases: [CorrectionTarget, Parameters<typeof changeScore>[0]][] = [
      ['vignette', {}],
      ['explanation', { clinical_accuracy: { score: 0.4, feedback: 'The rationale is wrong' } }],
      ['distractors', { clinical_accuracy: high, distractor_quality: { score: 0.1 } }],
      ['stem', { clinical_accuracy: high, slo_coverage: { score: 0.1 } }],
    ];
    for (const [expected, changes] of cases) {
      const { target, before, after } = await correctWithScore(changeScore(changes));
      assert.equal(target, expected);
      const withoutTarget = (item: QualityLoopItem) => ({
        ...item,
        ...(expected === 'distractors' ? { distractors: [], answerKey: null } : { [expected]: '' }),
      });
      assert.deepEqual(withoutTarget(after), withoutTarget(before), expected);
      assert.notDeepEqual(after, before);
    }
  });

  it('passes dimension feedback as context to regeneration prompt', async () => {
    const maker = createRecordingMaker();
    await createSelfCorrectionNode(maker)(failingState, createNodeRun());

    const [feedback] = maker.received;
    assert.equal(feedback?.attemptNumber, 1);
    assert.deepEqual(
      feedback?.weakDimensions.map(({ name }) => name),
      ['clinical_accuracy', 'pedagogical_alignment', 'distractor_quality', 'blooms_match'],
    );
    assert.match(feedback?.correctionPrompt ?? '', /clinical_accuracy 0\.40: Inaccurate ECG interpretation/);
    assert.match(feedback?.correctionPrompt ?? '', /blooms_match 0\.60: Below target Bloom level/);
  });

  it('increments currentReviewCycle in state', async () => {
    const update = await createSelfCorrectionNode(createRecordingMaker())(failingState, createNodeRun());

    assert.equal(update.currentReviewCycle, 2);
  });

  it('appends correction record to state.reviewHistory', async () => {
    const update = await createSelfCorrectionNode(createRecordingMaker())(failingState, createNodeRun());

    assert.deepEqual(update.reviewHistory, [
      createEntry({ correctionApplied: true, correctionTarget: 'vignette' }),
    ]);
    assert.deepEqual(update.corrections, [
      { cycle: 1, component: 'vignette', before: MOCK_VALID_QUESTION.vignette, after: 'New.' },
    ]);
  });

  it('corrects all fields that failed validation in one attempt; the key together with the options, and the tags last', async () => {
    const maker = createRecordingMaker();
    const errors = (['answer_key', 'explanation', 'metadata'] as const).map((field) => ({
      field,
      message: `${field} is wrong`,
      severity: 'error' as const,
    }));
    const entry = createEntry({ qualityScore: null, validationResult: { isValid: false, errors } });

    const update = await createSelfCorrectionNode(maker)(
      { ...createReviewState(MOCK_VALID_QUESTION), reviewHistory: [entry] },
      createNodeRun(),
    );

    assert.deepEqual(
      maker.received.map(({ targetComponent }) => targetComponent),
      ['distractors', 'explanation'],
    );
    assert.equal(update.reviewHistory?.at(-1)?.correctionTarget, 'distractors, explanation, metadata');
    assert.deepEqual(update.metadata, TAGS);
    assert.equal(toQualityLoopItem(update.question ?? failingState.question).stem, MOCK_VALID_QUESTION.stem);
  });

  it('does not record a correction when the tags do not change', async () => {
    const errors = [{ field: 'metadata', message: 'The item has no outcome.', severity: 'error' } as const];
    const entry = createEntry({ qualityScore: null, validationResult: { isValid: false, errors } });
    const state = createReviewState(MOCK_VALID_QUESTION, { metadata: TAGS, reviewHistory: [entry] });

    const update = await createSelfCorrectionNode(createRecordingMaker())(state, createNodeRun());

    assert.equal(update.question, undefined);
    assert.equal(update.reviewHistory?.at(-1)?.correctionApplied, false);
  });

  it('only starts the next cycle when the judge failed', async () => {
    const maker = createRecordingMaker();
    const state = {
      ...createReviewState(MOCK_VALID_QUESTION),
      reviewHistory: [createEntry({ qualityScore: null })],
    };

    const update = await createSelfCorrectionNode(maker)(state, createNodeRun());

    assert.deepEqual(maker.received, []);
    assert.equal(update.question, undefined);
    assert.equal(update.currentReviewCycle, 2);
    assert.equal(update.reviewHistory?.at(-1)?.correctionApplied, false);
  });

  it('corrects the stem of an item without a vignette', async () => {
    assert.equal(
      (await correctWithScore(changeScore({}), { ...MOCK_VALID_QUESTION, vignette: null })).target,
      'stem',
    );
  });
});

const config = { maxCorrectionLoops: 2 };
const chooseRoute = (qualityScore: QualityScore, currentReviewCycle: number) =>
  reviewRouter({ reviewHistory: [createEntry({ qualityScore })], currentReviewCycle }, config);

/** Yields every combination of score, validity, correction limit and cycle. */
function* listCases(): Generator<[QualityScore | null, boolean, number, number]> {
  const [limits, cycles] = [
    Array.from({ length: 11 }, (_, n) => n),
    Array.from({ length: 12 }, (_, n) => n + 1),
  ];
  for (const score of [null, MOCK_PASSING_SCORE, MOCK_FAILING_SCORE])
    for (const isValid of [true, false])
      for (const limit of limits) for (const cycle of cycles) yield [score, isValid, limit, cycle];
}

describe('reviewRouter', () => {
  it('routes to format_output when score passes threshold', () => {
    assert.equal(chooseRoute(MOCK_PASSING_SCORE, 1), 'format_output');
  });

  it('routes to self_correction when score fails and retries remaining', () => {
    for (const cycle of [1, 2]) assert.equal(chooseRoute(MOCK_FAILING_SCORE, cycle), 'self_correction');
  });

  it('routes to human_review when max retries exceeded', () => {
    assert.equal(chooseRoute(MOCK_FAILING_SCORE, 3), 'human_review');
  });

  it('routes every combination of score, cycle, validity and limit', () => {
    let caseCount = 0;
    for (const [qualityScore, isValid, maxCorrectionLoops, currentReviewCycle] of listCases()) {
      const reviewHistory = [createEntry({ qualityScore, validationResult: { isValid, errors: [] } })];
      const isLimitReached = currentReviewCycle > maxCorrectionLoops;
      const routeIfFailed = isLimitReached ? 'human_review' : 'self_correction';
      const expected = isValid && qualityScore?.passesThreshold === true ? 'format_output' : routeIfFailed;
      assert.equal(reviewRouter({ reviewHistory, currentReviewCycle }, { maxCorrectionLoops }), expected);
      caseCount += 1;
    }
    assert.equal(caseCount, 3 * 2 * 11 * 12);
    assert.equal(reviewRouter({ reviewHistory: [], currentReviewCycle: 1 }, config), 'self_correction');
    assert.equal(reviewRouter({ reviewHistory: [], currentReviewCycle: 3 }, config), 'human_review');
  });

  it('never chooses the output for an invalid item, whatever its score', () => {
    const validationResult = { isValid: false, errors: [] };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 10 }), (cycle, limit) => {
        const reviewHistory = [createEntry({ qualityScore: MOCK_PASSING_SCORE, validationResult })];
        const state = { reviewHistory, currentReviewCycle: cycle };
        assert.notEqual(reviewRouter(state, { maxCorrectionLoops: limit }), 'format_output');
      }),
    );
  });
});
