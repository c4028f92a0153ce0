import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DiagramRenderer } from '../../ports/diagram-renderer.ts';
import { cacheDrawings } from './cache-drawings.ts';

function createCountingRenderer(): DiagramRenderer & { drawn: string[] } {
  const drawn: string[] = [];
  return {
    drawn,
    draw: async (tikz) => {
      drawn.push(tikz);
      if (tikz === 'broken') throw new Error('the worker died');
      return { kind: 'drawn', svg: `<svg>${tikz}</svg>` };
    },
    close: async () => {},
  };
}

describe('cacheDrawings', () => {
  it('draws each source once', async () => {
    const counting = createCountingRenderer();
    const renderer = cacheDrawings(counting);

    await Promise.all([renderer.draw('a'), renderer.draw('a')]);
    await renderer.draw('a');

    assert.deepEqual(counting.drawn, ['a']);
  });

  it('evicts the least recently requested drawing', async () => {
    const counting = createCountingRenderer();
    const renderer = cacheDrawings(counting, 2);

    for (const source of ['a', 'b', 'a', 'c', 'a', 'b']) await renderer.draw(source);

    assert.deepEqual(counting.drawn, ['a', 'b', 'c', 'b']);
  });

  it('renders again after a fault', async () => {
    const counting = createCountingRenderer();
    const renderer = cacheDrawings(counting);

    await assert.rejects(renderer.draw('broken'));
    await assert.rejects(renderer.draw('broken'));

    assert.equal(counting.drawn.length, 2);
  });
});
