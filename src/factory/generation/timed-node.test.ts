import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { systemClock } from '../../adapters/clock/system-clock.ts';
import type { GenerationEvent } from './generation-event.ts';
import type { NodeRun, NodeWork } from './node-work.ts';
import { MOCK_VALID_QUESTION, stateOf } from './review-items.fixture.ts';
import { timedNode } from './timed-node.ts';

function watched(work: NodeWork, timeoutMs = 10_000) {
  const told: GenerationEvent[] = [];
  const tell = async (event: GenerationEvent): Promise<void> => {
    told.push(event);
  };
  const node = timedNode('stem-gen', work, { clock: systemClock, timeoutMs, tell });
  return { told, run: () => node(stateOf(MOCK_VALID_QUESTION), {}) };
}

describe('a node that fails', () => {
  it('has told everything it said before', async () => {
    const { told, run } = watched(async (_state, { onToken }) => {
      onToken('Half a sentence');
      throw new TypeError('a slip of ours');
    });

    await assert.rejects(run(), { kind: 'unexpected', facts: { node: 'stem-gen' } });

    assert.deepEqual(
      told.map((event) => [event.type, 'text' in event && event.text]),
      [
        ['node_enter', false],
        ['token_stream', 'Half a sentence'],
      ],
    );
  });

  it('is heard no more once its time is over', async () => {
    let late: NodeRun | undefined;
    const { told, run } = watched((_state, given) => {
      late = given;
      return new Promise((_resolve, reject) => {
        given.signal.addEventListener('abort', () => reject(given.signal.reason), { once: true });
      });
    }, 1);

    await assert.rejects(run(), { kind: 'service-down', facts: { node: 'stem-gen', timedOut: true } });
    late?.onToken('a word that nobody waits for, long enough to be told of at once, and then some');

    assert.deepEqual(
      told.map(({ type }) => type),
      ['node_enter'],
    );
  });
});
