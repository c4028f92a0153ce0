import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { labelledDescriptions } from './descriptions.table.ts';
import { allFamilies } from './families/all-families.ts';
import { findOverlaps } from './layout/find-overlaps.ts';
import { layOutScene } from './layout/lay-out-scene.ts';
import { explainRefusal, sceneFromDescription } from './scene-from-description.ts';
import { heldOutDescriptions, tunedDescriptions } from './teacher-descriptions.fixture.ts';

describe('sceneFromDescription', () => {
  for (const [text, family, labels = []] of labelledDescriptions) {
    it(`${family === undefined ? 'declines' : `draws ${family} for`} “${text}”`, () => {
      const figure = sceneFromDescription(text);

      assert.equal(figure?.family, family);
      const labelsInFigure =
        figure === undefined ? [] : layOutScene(figure.scene).labels.map(({ tex }) => tex);
      assert.deepEqual(
        labels.filter((label) => !labelsInFigure.includes(label)),
        [],
        `labels in the figure: ${labelsInFigure.join(' | ')}`,
      );
    });
  }

  it('has a description for every family', () => {
    const familiesWithDescription = new Set(labelledDescriptions.map(([, family]) => family));

    assert.deepEqual(
      allFamilies.map(({ name }) => name).filter((name) => !familiesWithDescription.has(name)),
      [],
    );
  });

  it('draws at least 27 of the 30 descriptions in each of two lists by teachers, without overlapping labels', () => {
    for (const descriptions of [tunedDescriptions, heldOutDescriptions]) {
      const figures = descriptions.flatMap((text) => sceneFromDescription(text) ?? []);

      assert.ok(figures.length >= 27);
      assert.deepEqual(
        figures.flatMap(({ scene }) => findOverlaps(scene)),
        [],
      );
    }
  });

  it('reads a stop after “and” as a motion of its own', () => {
    const figure = sceneFromDescription(
      'speed-time graph: a tram starts from rest, reaches 8 m/s after 4 s, moves steadily for 12 s and stops in the next 4 s',
    );

    assert.match(figure?.scene.alt ?? '', /0 at 0, 8 at 4, 8 at 16, 0 at 20/);
  });

  it('explains a refusal with the missing or impossible part', () => {
    assert.match(explainRefusal('ray diagram of a convex lens') ?? '', /where the object is/);
    assert.match(explainRefusal('titration with a pipette') ?? '', /pipette/);
    assert.equal(explainRefusal('a portrait of a cat'), undefined);
  });

  it('does not throw for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const figure = sceneFromDescription(text);
        assert.ok(figure === undefined || figure.scene.elements.length > 0);
      }),
      { numRuns: 200 },
    );
  });

  it('does not throw for any mixture of known words and numbers', () => {
    const words = labelledDescriptions.flatMap(([text]) => text.split(' '));
    const oddValues = [
      '0',
      '-3',
      '999999',
      '1e9',
      '0.0001',
      '0 cm',
      '-5 m',
      '400°',
      '90°',
      '0 V',
      '(0, 0)',
      'y =',
    ];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...words, ...oddValues), { minLength: 3, maxLength: 25 }),
        (fragments) => {
          const figure = sceneFromDescription(fragments.join(' '));
          if (figure !== undefined)
            assert.ok(Object.values(layOutScene(figure.scene).box).every(Number.isFinite));
        },
      ),
      { numRuns: 1000 },
    );
  });
});
