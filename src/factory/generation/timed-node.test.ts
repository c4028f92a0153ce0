import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { systemClock } from '../../adapters/clock/system-clock.ts';
import type { GenerationEvent } from './generation-event.ts';
import type { NodeRun, NodeWork } from './node-work.ts';
import { MOCK_VALID_QUESTION, stateOf } from './review-items.fixture.ts';
import { timedNode } from './timed-node.ts';

function runNode(work: NodeWork, timeoutMs = 10_000) {
  const events: GenerationEvent[] = [];
  const reportEvent = async (event: GenerationEvent): Promise<void> => {
    events.push(event);
  };
  const node = timedNode('stem-gen', work, { clock: systemClock, timeoutMs, reportEvent });
  return { events, run: () => node(stateOf(MOCK_VALID_QUESTION), {}) };
}

describe('a node that fails', () => {
  it('has reported all events that it sent before', async () => {
    const { events, run } = runNode(async (_state, { onToken }) => {
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
    let late: NodeRun | undefined;
    const { events, run } = runNode((_state, given) => {
      late = given;
      return new Promise((_resolve, reject) => {
        given.signal.addEventListener('abort', () => reject(given.signal.reason), { once: true });
      });
    }, 1);

    await assert.rejects(run(), { kind: 'service-down', facts: { node: 'stem-gen', timedOut: true } });
    late?.onToken('a late text that is long enough to be reported immediately, if it were not ignored');

    assert.deepEqual(
      events.map(({ type }) => type),
      ['node_enter'],
    );
  });
});
