import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { printTikz } from '../diagrams/print-tikz.ts';
import { buildQuestion } from './build-question.ts';
import { getModel } from './catalogue.ts';
import { findFigures } from './find-figures.ts';
import { draftItem, FIXED_CREATION_TIME, generateItem } from './generate-item.ts';
import { listDraftFigures } from './item-draft.ts';
import { createRandom } from './random.ts';

const scatterGraph = getModel('N5M-60');

describe('findFigures', () => {
  it('returns the scene that the question has as TikZ', () => {
    const question = generateItem(getModel('N5M-57'), 4);

    const scene = findFigures(question).get('');

    assert.ok(scene);
    assert.deepEqual(question.diagrams, [{ kind: 'tikz', tex: printTikz(scene) }]);
  });

  it('returns nothing for a question without a figure and for one written by a person', () => {
    assert.equal(findFigures(generateItem(getModel('N5M-01'), 4)).size, 0);
    assert.equal(findFigures({ provenance: { maker: 'person', createdAt: '2026-01-01T00:00:00Z' } }).size, 0);
  });

  it('returns the figure of a part by its path, and the part has it as TikZ', () => {
    const { figure, parts = [], ...draft } = draftItem(scatterGraph, 4);
    assert.ok(figure);
    const moved = { ...draft, parts: parts.map((part, index) => (index === 1 ? { ...part, figure } : part)) };

    const question = buildQuestion(scatterGraph, moved, {
      seed: 4,
      at: FIXED_CREATION_TIME,
      random: createRandom('4'),
    });

    assert.deepEqual([...listDraftFigures(moved)], [['b', figure]]);
    assert.deepEqual(question.diagrams, []);
    assert.deepEqual(
      question.parts?.map(({ diagrams }) => diagrams),
      [[], [{ kind: 'tikz', tex: printTikz(figure) }]],
    );
  });
});
