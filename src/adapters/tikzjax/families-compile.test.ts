import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { allFamilies } from '../../diagrams/families/all-families.ts';
import { printTikz } from '../../diagrams/print-tikz.ts';
import { createTikzjaxRenderer } from './create-tikzjax-renderer.ts';

const renderer = createTikzjaxRenderer({ timeoutMs: 60_000 });

describe('every family of figures drawn by the real TeX', () => {
  after(() => renderer.close());

  for (const { name, examples } of allFamilies) {
    it(`draws ${name}`, async () => {
      const drawing = await renderer.draw(examples.map(printTikz).join('\n\n'));

      assert.equal(drawing.kind, 'drawn', drawing.kind === 'failed' ? drawing.message : '');
    });
  }
});
