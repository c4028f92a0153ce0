import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { agree } from '../../maths/agree/agree.ts';
import { texToInlineHtml } from '../../print/html/tex-to-html.ts';
import { MISCONCEPTIONS } from './misconceptions.table.ts';

/** Splits each formula of a text into its sides; formulas with a letter that has no value are left out. */
function listEqualities(text: string): { readonly sides: readonly string[]; readonly formula: string }[] {
  return [...text.matchAll(/\$([^$]+)\$/gu)]
    .map(([, formula = '']) => ({ formula, sides: formula.split('=').map((side) => side.trim()) }))
    .filter(({ formula }) => !/[<>]|(?<![\\a-z])[a-z](?![a-z])/u.test(formula));
}

describe('MISCONCEPTIONS', () => {
  it('has only equations that the engine confirms', () => {
    let count = 0;
    for (const [tag, { counterExample }] of Object.entries(MISCONCEPTIONS))
      for (const { sides, formula } of listEqualities(counterExample))
        for (const side of sides.slice(1)) {
          count += 1;
          assert.equal(agree(sides[0] ?? '', side).verdict, 'correct', `${tag}: ${formula}`);
        }
    assert.ok(count > 80, `only ${count} equations were checked`);
  });

  it('has texts that can be typeset and are not cut off', () => {
    for (const [tag, { name, counterExample }] of Object.entries(MISCONCEPTIONS)) {
      const html = texToInlineHtml(counterExample);
      assert.ok(!html.includes('tex-source'), tag);
      assert.ok(
        html
          .replace(/<[^>]*>/gu, '')
          .trimEnd()
          .endsWith('.'),
        tag,
      );
      assert.match(name, /^[A-Z][^$%]*[a-z0-9]$/u);
    }
  });
});
