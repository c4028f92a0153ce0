import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPlot } from './create-plot.ts';
import { listMultiples, niceStep } from './nice-step.ts';
import { plotFunction } from './plot-function.ts';

const plot = createPlot({ x: { min: -2, max: 2 }, y: { min: -3, max: 3 }, width: 4, height: 6 });

describe('plotFunction', () => {
  it('uses axes that map values to points', () => {
    assert.deepEqual(plot.at(0, 0), { x: 2, y: 3 });
    assert.deepEqual(plot.at(2, 3), { x: 4, y: 6 });
  });

  it('cuts the graph off where it leaves the axes', () => {
    const [piece] = plotFunction(plot, (x) => 4 * x);
    const ends = [piece?.points[0]?.y, piece?.points.at(-1)?.y].map((y) => Math.round((y ?? -1) * 1e6) / 1e6);

    assert.deepEqual(ends, [0, 6]);
  });

  it('draws one curve on each side of a gap', () => {
    assert.equal(plotFunction(plot, (x) => 1 / x).length, 2);
    assert.equal(plotFunction(plot, (x) => Math.sqrt(x)).length, 1);
  });

  it('draws nothing when the graph is outside the axes', () => {
    assert.deepEqual(
      plotFunction(plot, () => 7),
      [],
    );
  });

  it('rejects axes that end before they start', () => {
    assert.throws(
      () => createPlot({ x: { min: 1, max: 1 }, y: { min: 0, max: 1 } }),
      /greater value than it starts/,
    );
  });

  it('numbers axes in steps of 1, 2 and 5', () => {
    assert.deepEqual(
      [0.7, 6, 11, 30, 100].map((range) => niceStep(range)),
      [0.1, 1, 2, 5, 20],
    );
    assert.deepEqual(listMultiples(-0.3, 0.3, 0.1), [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3]);
  });
});
