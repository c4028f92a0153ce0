import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { printTikz } from '../diagrams/print-tikz.ts';
import { getModel } from './catalogue.ts';
import { findFigure } from './find-figure.ts';
import { generateItem } from './generate-item.ts';

describe('findFigure', () => {
  it('returns the scene that the question has as TikZ', () => {
    const question = generateItem(getModel('N5M-57'), 4);

    const scene = findFigure(question);

    assert.ok(scene);
    assert.deepEqual(question.diagrams, [{ kind: 'tikz', tex: printTikz(scene) }]);
  });

  it('returns undefined for a question without a figure and for one written by a person', () => {
    assert.equal(findFigure(generateItem(getModel('N5M-01'), 4)), undefined);
    assert.equal(
      findFigure({ provenance: { maker: 'person', createdAt: '2026-01-01T00:00:00Z' } }),
      undefined,
    );
  });
});
