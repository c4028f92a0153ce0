import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAnswerSaver } from './answer-saver.ts';

describe('answer saver', () => {
  it('sends one batch at a time, in order, and reports a failed request', async () => {
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

    const [first] = await Promise.allSettled([saver.saveNow()]);
    assert.deepEqual([first.status, saver.state()], ['rejected', 'local']);
    isUnreachable = false;
    await Promise.all([saver.saveNow(), saver.saveNow()]);
    saver.stop();

    assert.equal(saver.state(), 'saved');
    assert.deepEqual(log, ['begin', 'failed', 'begin', 'saved', 'begin', 'saved']);
  });

  it('waits until the learner stops typing, and retries after a failure', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const settle = () => new Promise((resolve) => setImmediate(resolve));
    let sent = 0;
    const saver = createAnswerSaver({
      send: async () => {
        sent += 1;
        if (sent === 1) throw new Error('unreachable');
      },
      hasMore: () => false,
      onChange: () => {},
    });

    saver.saveSoon();
    t.mock.timers.tick(600);
    saver.saveSoon();
    t.mock.timers.tick(600);
    assert.deepEqual([sent, saver.state()], [0, 'saving']);
    t.mock.timers.tick(100);
    await settle();
    assert.deepEqual([sent, saver.state()], [1, 'local']);
    t.mock.timers.tick(3000);
    await settle();

    assert.deepEqual([sent, saver.state()], [2, 'saved']);
  });
});
