import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DifficultyGuard } from '../../domain/marking-scheme.ts';
import { createComparisonCache } from '../evidence/comparison-cache.ts';
import { isEasier, lacksOperations } from './difficulty.ts';

const cache = createComparisonCache();

function parseNode(tex: string) {
  const node = cache.read(tex);
  assert.ok(node, tex);
  return node;
}

describe('isEasier', () => {
  const rows: readonly (readonly [DifficultyGuard['features'][number], string, string, boolean])[] = [
    ['irrationals', '\\sqrt{49}', '\\sqrt{33}', true],
    ['irrationals', '\\sqrt{17}', '\\sqrt{33}', false],
    ['irrationals', '\\frac{-5 \\pm \\sqrt{49}}{4}', '\\frac{-5 \\pm \\sqrt{33}}{4}', true],
    ['degree', '3x + 1 = 0', 'x^2 + 3x + 1 = 0', true],
    ['degree', 'x^3 + 1', 'x^2 + 1', false],
    ['degree', 'x(x + 1)', 'x^2 + x', false],
    ['terms', 'x^2 - 4', 'x^2 + 3x - 4', true],
    ['negatives', 'x + 2', 'x - 2', true],
    ['fractions', '3', '\\frac{3}{4}', true],
    ['fractions', '0.5', '\\frac{3}{4}', false],
  ];
  for (const [feature, own, scheme, easier] of rows) {
    it(`returns that ${own} is ${easier ? '' : 'not '}easier than ${scheme} in ${feature}`, () => {
      assert.equal(isEasier(parseNode(own), parseNode(scheme), [feature]), easier);
    });
  }
});

describe('lacksOperations', () => {
  it('returns true when a power, root, function or division of the scheme is missing', () => {
    assert.equal(lacksOperations(parseNode('9500 + 950'), parseNode('9500 \\times 1.05^2')), true);
    assert.equal(lacksOperations(parseNode('783 \\times 0.65'), parseNode('\\frac{783}{1.35}')), true);
    assert.equal(
      lacksOperations(
        parseNode('6.4 \\times 8.1 \\times \\sin 42'),
        parseNode('\\frac{1}{2} \\times 6 \\times \\sin 4'),
      ),
      false,
    );
  });
});
