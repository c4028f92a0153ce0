import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { systemClock } from '../../adapters/clock/system-clock.ts';
import type { JudgeItem } from '../../agents/item-judge/item-judge.ts';
import { QualityReply } from '../../agents/item-judge/quality-reply.ts';
import type { ItemMaker, ItemTask } from '../../agents/item-writer/item-maker.ts';
import { Fault } from '../../domain/fault.ts';
import { createRuleSettings } from '../../verification/settings/rule-settings.ts';
import { drawGenerationGraph } from './draw-generation-graph.ts';
import { createGenerationGraph } from './generation-graph.ts';
import { createJudgeReply } from './generation-harness.fixture.ts';
import { PipelineState } from './pipeline-state.ts';
import { createReviewState, MOCK_VALID_QUESTION, withLoopItem } from './review-items.fixture.ts';

type JudgeOutcome = 'passes' | 'fails' | 'unusable' | 'down';

/** Creates a judge that returns these outcomes in turn and counts its calls. */
function createChangingJudge(outcomes: readonly JudgeOutcome[]): { judge: JudgeItem; calls(): number } {
  let calls = 0;
  return {
    calls: () => calls,
    judge: async () => {
      const outcome = outcomes[calls++ % outcomes.length];
      if (outcome === 'unusable') throw new Fault('model-misbehaved', 'The reply is unusable.');
      if (outcome === 'down') throw new Fault('service-down', 'It is unavailable.');
      const scores = QualityReply.parse(createJudgeReply(outcome === 'passes' ? 0.9 : 0.2, 'so'));
      return { scores, judge: 'changing' };
    },
  };
}

/** Creates a maker that writes the fixture item. Its corrections repeat the item, remove the key, fail or return nothing. */
function createUnreliableMaker(
  corrections: readonly ('valid' | 'without key' | 'fails' | 'nothing')[],
): ItemMaker {
  let calls = 0;
  const writeItem = (task: ItemTask) => ({ question: withLoopItem(task.question, MOCK_VALID_QUESTION) });
  const keepQuestion = async ({ question }: ItemTask) => ({ question });
  return {
    mode: 'model',
    vignette: keepQuestion,
    stem: async (task) => writeItem(task),
    distractors: keepQuestion,
    rationale: keepQuestion,
    tag: async () => ({ metadata: { bloomsLevel: null, topic: null, outcome: null } }),
    correct: async (task) => {
      const correction = corrections[calls++ % corrections.length];
      if (correction === 'fails') throw new Fault('service-down', 'It is unavailable.');
      if (correction === 'nothing') return undefined;
      const { answer: _key, ...questionWithoutKey } = task.question;
      return correction === 'without key' ? { question: questionWithoutKey } : writeItem(task);
    },
  };
}

function createTestGraph(maker: ItemMaker, judge: JudgeItem) {
  const delivered: string[] = [];
  const graph = createGenerationGraph({
    clock: systemClock,
    timeoutMs: 10_000,
    reportEvent: async () => {},
    maker,
    judge,
    rules: createRuleSettings(),
    examples: { find: async () => [] },
    findCourse: () => undefined,
    findNeighbours: async () => [],
    bank: {
      save: async (questions) => {
        delivered.push(...questions.map(() => 'bank'));
        return [];
      },
    },
    intake: {
      submit: async () => {
        delivered.push('queue');
        return { turnId: 't', itemId: 'i', triggers: [] };
      },
    },
    owner: 'ada',
    save: async () => {},
  });
  return { graph, delivered };
}

describe('the generation graph', () => {
  // Feature: review-nodes, Property: every item ends, with at most limit + 1 judgements
  it('always ends, calls the judge at most once more than the correction limit, and delivers each item once', async () => {
    const outcomes = fc.array(fc.constantFrom<JudgeOutcome>('passes', 'fails', 'unusable', 'down'), {
      minLength: 1,
      maxLength: 4,
    });
    const corrections = fc.array(fc.constantFrom('valid', 'without key', 'fails', 'nothing' as const), {
      minLength: 1,
      maxLength: 4,
    });
    const limits = fc.integer({ min: 0, max: 3 });
    await fc.assert(
      fc.asyncProperty(
        outcomes,
        corrections,
        limits,
        async (judgeOutcomes, correctionOutcomes, maxCorrectionLoops) => {
          const { judge, calls } = createChangingJudge(judgeOutcomes);
          const { graph, delivered } = createTestGraph(createUnreliableMaker(correctionOutcomes), judge);
          const state = createReviewState(MOCK_VALID_QUESTION);
          const config = { ...state.config, maxCorrectionLoops };

          const finalState = PipelineState.parse(
            await graph.invoke({ ...state, config }, { recursionLimit: 100 }),
          );

          assert.ok(calls() <= maxCorrectionLoops + 1, `${calls()} judgements`);
          assert.notEqual(finalState.finalStatus, 'pending');
          assert.deepEqual(delivered, [finalState.finalStatus === 'needs_human_review' ? 'queue' : 'bank']);
          assert.deepEqual(
            finalState.reviewHistory.map(({ cycle }) => cycle),
            finalState.reviewHistory.map((_, index) => index + 1),
          );
        },
      ),
      { numRuns: 100 },
    );
  });

  it('is drawn with every node, and with the edge from the score to the expert review', async () => {
    const mermaid = await drawGenerationGraph();

    for (const node of ['init', 'context-fetch', 'self-correction', 'format-output', 'human-review'])
      assert.ok(mermaid.includes(node), node);
    assert.match(mermaid, /quality-score -\.->.*human-review|quality-score -.*human-review/);
  });
});
