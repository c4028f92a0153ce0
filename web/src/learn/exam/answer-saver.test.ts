import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAnswerSaver } from './answer-saver.ts';

describe('answer saver', () => {
  it('sends one request at a time and reports a failed request', async () => {
    const log: string[] = [];
    let isUnreachable = true;
    const saver = createAnswerSaver({
      send: async () => {
        log.push('begin');
        await Promise.resolve();
        log.push(isUnreachable ? 'failed' : 'saved');
        if (isUnreachable) throw new Error('unreachable');
      },
      hasMore: () => false,
      onChange: () => {},
    });

    const [firstResult] = await Promise.allSettled([saver.saveNow()]);
    assert.deepEqual([firstResult.status, saver.getState()], ['rejected', 'local']);
    isUnreachable = false;
    await Promise.all([saver.saveNow(), saver.saveNow()]);
    saver.stop();

    assert.equal(saver.getState(), 'saved');
    assert.deepEqual(log, ['begin', 'failed', 'begin', 'saved', 'begin', 'saved']);
  });

  it('waits until the learner stops typing, and retries after a failure', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const waitForPromises = () => new Promise((resolve) => setImmediate(resolve));
    let requestCount = 0;
    const saver = createAnswerSaver({
      send: async () => {
        requestCount += 1;
        if (requestCount === 1) throw new Error('unreachable');
      },
      hasMore: () => false,
      onChange: () => {},
    });

    saver.saveSoon();
    t.mock.timers.tick(600);
    saver.saveSoon();
    t.mock.timers.tick(600);
    assert.deepEqual([requestCount, saver.getState()], [0, 'saving']);
    t.mock.timers.tick(100);
    await waitForPromises();
    assert.deepEqual([requestCount, saver.getState()], [1, 'local']);
    t.mock.timers.tick(3000);
    await waitForPromises();

    assert.deepEqual([requestCount, saver.getState()], [2, 'saved']);
  });
});
