import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { systemClock } from '../../adapters/clock/system-clock.ts';
import type { JudgeItem } from '../../agents/item-judge/item-judge.ts';
import { QualityReply } from '../../agents/item-judge/quality-reply.ts';
import type { ItemMaker, ItemTask } from '../../agents/item-writer/item-maker.ts';
import { Fault } from '../../domain/fault.ts';
import { fromReviewItem } from '../../domain/review-item-view.ts';
import { createRuleSettings } from '../../verification/settings/rule-settings.ts';
import { drawGenerationGraph } from './draw-generation-graph.ts';
import { createGenerationGraph } from './generation-graph.ts';
import { judgement } from './generation-harness.fixture.ts';
import { PipelineState } from './pipeline-state.ts';
import { MOCK_VALID_QUESTION, stateOf } from './review-items.fixture.ts';

type Mood = 'passes' | 'fails' | 'garbage' | 'down';

/** A judge of changing moods that counts how often it is asked. */
function moodyJudge(moods: readonly Mood[]): { judge: JudgeItem; calls(): number } {
  let calls = 0;
  return {
    calls: () => calls,
    judge: async () => {
      const mood = moods[calls++ % moods.length];
      if (mood === 'garbage') throw new Fault('model-misbehaved', 'It sent garbage.');
      if (mood === 'down') throw new Fault('service-down', 'It is away.');
      const scores = QualityReply.parse(judgement(mood === 'passes' ? 0.9 : 0.2, 'so'));
      return { scores, judge: 'moody' };
    },
  };
}

/** Writes the item of the fixtures; its corrections break the key, repeat it, or fail. */
function unreliableMaker(mends: readonly ('sound' | 'broken' | 'fails' | 'nothing')[]): ItemMaker {
  let asked = 0;
  const whole = (task: ItemTask) => ({ question: fromReviewItem(MOCK_VALID_QUESTION, task.question) });
  const same = async ({ question }: ItemTask) => ({ question });
  return {
    way: 'model',
    vignette: same,
    stem: async (task) => whole(task),
    distractors: same,
    rationale: same,
    tag: async () => ({ metadata: { bloomsLevel: null, topic: null, outcome: null } }),
    mend: async (task) => {
      const how = mends[asked++ % mends.length];
      if (how === 'fails') throw new Fault('service-down', 'It is away.');
      if (how === 'nothing') return undefined;
      const { answer: _key, ...keyless } = task.question;
      return how === 'broken' ? { question: keyless } : whole(task);
    },
  };
}

function graphOf(maker: ItemMaker, judge: JudgeItem) {
  const kept: string[] = [];
  const graph = createGenerationGraph({
    clock: systemClock,
    timeoutMs: 10_000,
    tell: async () => {},
    maker,
    judge,
    rules: createRuleSettings(),
    examples: { find: async () => [] },
    findCourse: () => undefined,
    findNeighbours: async () => [],
    bank: {
      save: async (questions) => {
        kept.push(...questions.map(() => 'bank'));
        return [];
      },
    },
    intake: {
      submit: async () => {
        kept.push('queue');
        return { turnId: 't', itemId: 'i', triggers: [] };
      },
    },
    owner: 'ada',
    keep: async () => {},
  });
  return { graph, kept };
}

describe('the generation graph', () => {
  // Feature: review-nodes, Property: every item ends, with at most limit + 1 judgements
  it('always ends, asks the judge at most once more than it may correct, and puts each item out once', async () => {
    const moods = fc.array(fc.constantFrom<Mood>('passes', 'fails', 'garbage', 'down'), {
      minLength: 1,
      maxLength: 4,
    });
    const mends = fc.array(fc.constantFrom('sound', 'broken', 'fails', 'nothing' as const), {
      minLength: 1,
      maxLength: 4,
    });
    const limits = fc.integer({ min: 0, max: 3 });
    await fc.assert(
      fc.asyncProperty(moods, mends, limits, async (mood, mend, maxCorrectionLoops) => {
        const { judge, calls } = moodyJudge(mood);
        const { graph, kept } = graphOf(unreliableMaker(mend), judge);
        const state = stateOf(MOCK_VALID_QUESTION);
        const config = { ...state.config, maxCorrectionLoops };

        const end = PipelineState.parse(await graph.invoke({ ...state, config }, { recursionLimit: 100 }));

        assert.ok(calls() <= maxCorrectionLoops + 1, `${calls()} judgements`);
        assert.notEqual(end.finalStatus, 'pending');
        assert.deepEqual(kept, [end.finalStatus === 'needs_human_review' ? 'queue' : 'bank']);
        assert.deepEqual(
          end.reviewHistory.map(({ cycle }) => cycle),
          end.reviewHistory.map((_, place) => place + 1),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('is drawn with every node and both ways out of the review', async () => {
    const mermaid = await drawGenerationGraph();

    for (const node of ['init', 'context-fetch', 'self-correction', 'format-output', 'human-review'])
      assert.ok(mermaid.includes(node), node);
    assert.match(mermaid, /quality-score -\.->.*human-review|quality-score -.*human-review/);
  });
});
