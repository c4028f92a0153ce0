import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { systemClock } from '../../adapters/clock/system-clock.ts';
import type { GenerationEvent } from './generation-event.ts';
import type { NodeRun, NodeWork } from './node-work.ts';
import { createReviewState, MOCK_VALID_QUESTION } from './review-items.fixture.ts';
import { timedNode } from './timed-node.ts';

/** Wraps the work as a node and records its events. */
function createTestNode(work: NodeWork, timeoutMs = 10_000) {
  const events: GenerationEvent[] = [];
  const reportEvent = async (event: GenerationEvent): Promise<void> => {
    events.push(event);
  };
  const node = timedNode('stem-gen', work, { clock: systemClock, timeoutMs, reportEvent });
  return { events, run: () => node(createReviewState(MOCK_VALID_QUESTION), {}) };
}

describe('a node that fails', () => {
  it('has reported all events that it sent before it failed', async () => {
    const { events, run } = createTestNode(async (_state, { onToken }) => {
      onToken('Half a sentence');
      throw new TypeError('a bug');
    });

    await assert.rejects(run(), { kind: 'unexpected', facts: { node: 'stem-gen' } });

    assert.deepEqual(
      events.map((event) => [event.type, 'text' in event && event.text]),
      [
        ['node_enter', false],
        ['token_stream', 'Half a sentence'],
      ],
    );
  });

  it('reports no events after its timeout', async () => {
    let timedOutRun: NodeRun | undefined;
    const { events, run } = createTestNode((_state, nodeRun) => {
      timedOutRun = nodeRun;
      return new Promise((_resolve, reject) => {
        nodeRun.signal.addEventListener('abort', () => reject(nodeRun.signal.reason), { once: true });
      });
    }, 1);

    await assert.rejects(run(), { kind: 'service-down', facts: { node: 'stem-gen', timedOut: true } });
    timedOutRun?.onToken('a text that is long enough to be reported immediately, if it were not ignored');

    assert.deepEqual(
      events.map(({ type }) => type),
      ['node_enter'],
    );
  });
});
