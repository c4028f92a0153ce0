import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GenerationEvent } from './generation-events.ts';
import { applyEvent, type GenerationProgress, initialProgress } from './generation-progress.ts';

const apply = (events: readonly GenerationEvent[]): GenerationProgress =>
  events.reduce((progress, event, index) => applyEvent(progress, event, index + 1), initialProgress);

const enter = (node: 'init' | 'stem-gen' | 'quality-score', step: number, item = 1): GenerationEvent => ({
  type: 'node_enter',
  data: { item, node, step, totalSteps: 10 },
});

const complete = (node: 'init' | 'stem-gen', durationMs: number): GenerationEvent => ({
  type: 'node_complete',
  data: { item: 1, node, durationMs },
});

describe('generation progress', () => {
  it('joins the text of a step, and discards it when the step restarts', () => {
    const texts = [
      { text: 'A trol' },
      { text: 'ley' },
      { text: '', restart: true as const },
      { text: 'A ball' },
    ];
    let progress = initialProgress;
    const textsAfterEachEvent: (string | undefined)[] = [];

    for (const [index, text] of texts.entries()) {
      const data = { item: 1, node: 'stem-gen' as const, ...text };
      progress = applyEvent(progress, { type: 'token_stream', data }, index + 1);
      textsAfterEachEvent.push(progress.items[1]?.writing?.text);
    }

    assert.deepEqual(textsAfterEachEvent, ['A trol', 'A trolley', '', 'A ball']);
    assert.equal(progress.lastEventId, 4);
  });

  it('counts visits and adds up durations of a repeated step', () => {
    const { items } = apply([
      enter('stem-gen', 4),
      complete('stem-gen', 100),
      enter('stem-gen', 4),
      complete('stem-gen', 50),
    ]);

    assert.deepEqual(items[1]?.nodes['stem-gen'], { state: 'done', visits: 2, durationMs: 150 });
  });

  it('starts a question again when another server takes it over', () => {
    const { items, lastEventId } = apply([enter('init', 1), enter('stem-gen', 4), enter('init', 1)]);

    assert.deepEqual(Object.keys(items[1]?.nodes ?? {}), ['init']);
    assert.equal(items[1]?.nodes.init?.visits, 1);
    assert.equal(lastEventId, 3);
  });

  it('keeps an error only until a later step starts', () => {
    const error: GenerationEvent = {
      type: 'error',
      data: { item: 1, node: 'stem-gen', code: 'model', message: 'No reply.', recoverable: true },
    };

    const failed = apply([enter('init', 1), enter('stem-gen', 4), error]).items[1];
    const resumed = apply([enter('init', 1), enter('stem-gen', 4), error, enter('quality-score', 9)])
      .items[1];

    assert.deepEqual(failed?.failure, { node: 'stem-gen', message: 'No reply.' });
    assert.deepEqual([failed?.nodes.init?.state, failed?.nodes['stem-gen']?.state], ['done', 'failed']);
    assert.equal(resumed?.failure, undefined);
  });

  it('tracks the current question and shows no remaining time after the end', () => {
    const running = apply([
      enter('init', 1, 2),
      { type: 'progress', data: { item: 2, currentStep: 3, totalSteps: 10, estimatedTimeRemainingMs: 900 } },
    ]);
    const doneEvent = { type: 'done', data: { totalDurationMs: 5, status: 'completed' } } as const;
    const ended = applyEvent(running, doneEvent, 3);

    assert.deepEqual([running.current, running.timeLeftMs, running.items[2]?.step], [2, 900, 3]);
    assert.deepEqual([ended.ending?.status, ended.timeLeftMs], ['completed', null]);
  });
});
