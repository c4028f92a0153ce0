import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { announceRequest, waitForTurn } from './turns.ts';

describe('waitForTurn', () => {
  it('gives callers their turns in order, at most one in each round of the event loop', async () => {
    let round = 0;
    let isRunning = true;
    const countRounds = (): void => {
      round++;
      if (isRunning) setImmediate(countRounds);
    };
    countRounds();
    const turns: [caller: number, round: number][] = [];

    await Promise.all([1, 2, 3, 4].map((caller) => waitForTurn().then(() => turns.push([caller, round]))));
    isRunning = false;

    assert.deepEqual(
      turns.map(([caller]) => caller),
      [1, 2, 3, 4],
    );
    assert.equal(new Set(turns.map(([, inRound]) => inRound)).size, 4);
  });

  it('waits while requests arrive, but not forever', async () => {
    let rounds = 0;
    let hasTurn = false;
    const arrive = (): void => {
      announceRequest();
      rounds++;
      if (!hasTurn) setImmediate(arrive);
    };
    await waitForTurn();
    arrive();

    await waitForTurn();
    hasTurn = true;

    assert.ok(rounds > 2, `${rounds}`);
  });
});
