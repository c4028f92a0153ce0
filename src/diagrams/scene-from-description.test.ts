import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { labelledDescriptions } from './descriptions.table.ts';
import { allFamilies } from './families/all-families.ts';
import { layOutScene } from './layout/lay-out-scene.ts';
import { sceneFromDescription } from './scene-from-description.ts';

describe('figures from plain English', () => {
  for (const [text, family, labels = []] of labelledDescriptions) {
    it(`${family === undefined ? 'declines' : `draws ${family} for`} “${text}”`, () => {
      const figure = sceneFromDescription(text);

      assert.equal(figure?.family, family);
      const written = figure === undefined ? [] : layOutScene(figure.scene).labels.map(({ tex }) => tex);
      assert.deepEqual(
        labels.filter((label) => !written.includes(label)),
        [],
        `written: ${written.join(' | ')}`,
      );
    });
  }

  it('has a description for every family', () => {
    const known = new Set(labelledDescriptions.map(([, family]) => family));

    assert.deepEqual(
      allFamilies.map(({ name }) => name).filter((name) => !known.has(name)),
      [],
    );
  });

  it('accepts any text without a fault', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const figure = sceneFromDescription(text);
        assert.ok(figure === undefined || figure.scene.elements.length > 0);
      }),
      { numRuns: 200 },
    );
  });

  it('accepts any mixture of known words and numbers without a fault', () => {
    const words = labelledDescriptions.flatMap(([text]) => text.split(' '));
    const odd = ['0', '-3', '999999', '1e9', '0.0001', '0 cm', '-5 m', '400°', '90°', '0 V', '(0, 0)', 'y ='];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words, ...odd), { minLength: 3, maxLength: 25 }), (mixture) => {
        const figure = sceneFromDescription(mixture.join(' '));
        if (figure !== undefined)
          assert.ok(Object.values(layOutScene(figure.scene).box).every(Number.isFinite));
      }),
      { numRuns: 1000 },
    );
  });
});
