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
import { judgement } from './generation-harness.fixture.ts';
import { PipelineState } from './pipeline-state.ts';
import { MOCK_VALID_QUESTION, stateOf, withReviewItem } from './review-items.fixture.ts';

type JudgeOutcome = 'passes' | 'fails' | 'garbage' | 'down';

/** A judge that returns these outcomes in turn and counts its calls. */
function createChangingJudge(outcomes: readonly JudgeOutcome[]): { judge: JudgeItem; calls(): number } {
  let calls = 0;
  return {
    calls: () => calls,
    judge: async () => {
      const outcome = outcomes[calls++ % outcomes.length];
      if (outcome === 'garbage') throw new Fault('model-misbehaved', 'It sent garbage.');
      if (outcome === 'down') throw new Fault('service-down', 'It is unavailable.');
      const scores = QualityReply.parse(judgement(outcome === 'passes' ? 0.9 : 0.2, 'so'));
      return { scores, judge: 'changing' };
    },
  };
}

/** Writes the fixture item; its corrections break the key, repeat the item, return nothing or fail. */
function createUnreliableMaker(
  corrections: readonly ('sound' | 'broken' | 'fails' | 'nothing')[],
): ItemMaker {
  let calls = 0;
  const writeItem = (task: ItemTask) => ({ question: withReviewItem(task.question, MOCK_VALID_QUESTION) });
  const same = async ({ question }: ItemTask) => ({ question });
  return {
    mode: 'model',
    vignette: same,
    stem: async (task) => writeItem(task),
    distractors: same,
    rationale: same,
    tag: async () => ({ metadata: { bloomsLevel: null, topic: null, outcome: null } }),
    correct: async (task) => {
      const how = corrections[calls++ % corrections.length];
      if (how === 'fails') throw new Fault('service-down', 'It is unavailable.');
      if (how === 'nothing') return undefined;
      const { answer: _key, ...keyless } = task.question;
      return how === 'broken' ? { question: keyless } : writeItem(task);
    },
  };
}

function graphOf(maker: ItemMaker, judge: JudgeItem) {
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
    const outcomes = fc.array(fc.constantFrom<JudgeOutcome>('passes', 'fails', 'garbage', 'down'), {
      minLength: 1,
      maxLength: 4,
    });
    const corrections = fc.array(fc.constantFrom('sound', 'broken', 'fails', 'nothing' as const), {
      minLength: 1,
      maxLength: 4,
    });
    const limits = fc.integer({ min: 0, max: 3 });
    await fc.assert(
      fc.asyncProperty(outcomes, corrections, limits, async (judged, corrected, maxCorrectionLoops) => {
        const { judge, calls } = createChangingJudge(judged);
        const { graph, delivered } = graphOf(createUnreliableMaker(corrected), judge);
        const state = stateOf(MOCK_VALID_QUESTION);
        const config = { ...state.config, maxCorrectionLoops };

        const end = PipelineState.parse(await graph.invoke({ ...state, config }, { recursionLimit: 100 }));

        assert.ok(calls() <= maxCorrectionLoops + 1, `${calls()} judgements`);
        assert.notEqual(end.finalStatus, 'pending');
        assert.deepEqual(delivered, [end.finalStatus === 'needs_human_review' ? 'queue' : 'bank']);
        assert.deepEqual(
          end.reviewHistory.map(({ cycle }) => cycle),
          end.reviewHistory.map((_, place) => place + 1),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('is drawn with every node and both exits of the review', async () => {
    const mermaid = await drawGenerationGraph();

    for (const node of ['init', 'context-fetch', 'self-correction', 'format-output', 'human-review'])
      assert.ok(mermaid.includes(node), node);
    assert.match(mermaid, /quality-score -\.->.*human-review|quality-score -.*human-review/);
  });
});
