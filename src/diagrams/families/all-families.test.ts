import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findOverlaps } from '../layout/find-overlaps.ts';
import { printSvg } from '../print-svg.ts';
import { printTikz } from '../print-tikz.ts';
import type { Scene } from '../scene.ts';
import { allFamilies } from './all-families.ts';

/** Throws unless every tag is closed in order and every attribute is quoted. It reads only the XML that our printer writes. */
function checkWellFormed(xml: string): void {
  const openTags: string[] = [];
  // One tag with quoted attributes: `<name a="b">`, `</name>` or `<name a="b"/>`.
  const textOutsideTags = xml.replace(
    /<(\/?)([a-z]+)((?: [a-z:A-Z-]+="[^"<>]*")*)(\/?)>/g,
    (_tag, closingSlash: string, name: string, _attributes, emptySlash: string) => {
      if (closingSlash !== '') assert.equal(openTags.pop(), name);
      else if (emptySlash === '') openTags.push(name);
      return '';
    },
  );
  assert.deepEqual(openTags, []);
  assert.doesNotMatch(textOutsideTags, /[<>]|&(?!(?:amp|lt|gt|quot|#39);)/);
}

describe('the families of figures', () => {
  it('have unique names, and there are at least 18', () => {
    const names = allFamilies.map(({ name }) => name);

    assert.equal(new Set(names).size, names.length);
    assert.ok(names.length >= 18);
  });

  for (const { name, summary, examples } of allFamilies) {
    it(`${name}: draws well-formed SVG and balanced TikZ, identical for equal scenes`, () => {
      assert.match(summary, /\.$/);
      for (const scene of examples) {
        const [svg, tikz] = [printSvg(scene), printTikz(scene)];
        const copy: Scene = JSON.parse(JSON.stringify(scene));

        checkWellFormed(svg);
        assert.doesNotMatch(svg + tikz, /NaN|Infinity|undefined|\d\.\d{3}/);
        assert.equal(tikz.split('{').length, tikz.split('}').length);
        assert.match(tikz, /^[\x20-\x7e\n]*$/);
        assert.deepEqual([printSvg(copy), printTikz(copy)], [svg, tikz]);
        assert.match(scene.alt, /\.$/);
      }
    });

    it(`${name}: no label overlaps a line or another label`, () => {
      assert.deepEqual(examples.flatMap(findOverlaps), []);
    });
  }
});
