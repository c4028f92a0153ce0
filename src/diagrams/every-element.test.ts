import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { label } from './elements.ts';
import { everyElement, hostileLabels } from './every-element.fixture.ts';
import { findOverlaps } from './layout/find-overlaps.ts';
import { point } from './point.ts';
import { printSvg } from './print-svg.ts';
import { printTikz } from './print-tikz.ts';

describe('every kind of element', () => {
  it('is printed as SVG and as TikZ', () => {
    const [svg, tikz] = [printSvg(everyElement), printTikz(everyElement)];

    assert.doesNotMatch(svg + tikz, /NaN|undefined/);
    assert.ok(svg.split('<path').length > everyElement.elements.length);
    assert.ok(tikz.split('\\draw').length > everyElement.elements.length);
  });

  it('has a label that overlaps nothing', () => {
    assert.deepEqual(findOverlaps(everyElement), []);
  });

  it('is inside the picture', () => {
    const svg = printSvg(everyElement);
    const [, width = 0, height = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number);
    const pairs = [...svg.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map((match) => [
      Number(match[1]),
      Number(match[2]),
    ]);

    assert.ok(pairs.length > 100);
    for (const [x = -1, y = -1] of pairs)
      assert.ok(x >= 0 && x <= width && y >= 0 && y <= height, `${x},${y}`);
  });
});

describe('hostile labels', () => {
  for (const tex of hostileLabels) {
    it(`creates no SVG element from ${JSON.stringify(tex)}`, () => {
      const svg = printSvg({ elements: [label(point(0, 0), tex)], alt: tex, toScale: true }, { title: tex });

      assert.deepEqual(
        new Set([...svg.matchAll(/<\/?([a-z]+)/gi)].map((match) => match[1])).difference(
          new Set(['svg', 'title', 'desc', 'g', 'text', 'tspan', 'path']),
        ),
        new Set(),
      );
    });
  }
});
