import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { label } from './elements.ts';
import { everyElement, hostileLabels } from './every-element.fixture.ts';
import { findOverlaps } from './layout/find-overlaps.ts';
import { point } from './point.ts';
import { printSvg } from './print-svg.ts';
import { printTikz } from './print-tikz.ts';

describe('a scene with every kind of element', () => {
  it('is printed as SVG and as TikZ', () => {
    const [svg, tikz] = [printSvg(everyElement), printTikz(everyElement)];

    assert.doesNotMatch(svg + tikz, /NaN|undefined/);
    assert.ok(svg.split('<path').length > everyElement.elements.length);
    assert.ok(tikz.split('\\draw').length > everyElement.elements.length);
  });

  it('has no label that overlaps a line or another label', () => {
    assert.deepEqual(findOverlaps(everyElement), []);
  });

  it('is drawn completely inside the SVG view box', () => {
    const svg = printSvg(everyElement);
    const [, width = 0, height = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number);
    const coordinates = [...svg.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map((match) => [
      Number(match[1]),
      Number(match[2]),
    ]);

    assert.ok(coordinates.length > 100);
    for (const [x = -1, y = -1] of coordinates)
      assert.ok(x >= 0 && x <= width && y >= 0 && y <= height, `${x},${y}`);
  });
});

describe('hostile labels', () => {
  for (const tex of hostileLabels) {
    it(`adds no unexpected SVG element for ${JSON.stringify(tex)}`, () => {
      const svg = printSvg({ elements: [label(point(0, 0), tex)], alt: tex, toScale: true }, { title: tex });

      const tagNames = new Set([...svg.matchAll(/<\/?([a-z]+)/gi)].map((match) => match[1]));
      const allowedNames = new Set(['svg', 'title', 'desc', 'g', 'text', 'tspan', 'path']);
      assert.deepEqual(tagNames.difference(allowedNames), new Set());
    });
  }
});
