import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import katex from 'katex';
import { isSimpleFormula } from './simple-formula.ts';

const TOKENS =
  String.raw`x|7|é|+|(|)|=|\||'|\times|\theta|\sin|\circ|\to|\Rightarrow|\quad|\,|\ | |^|_|^2|_n|^{2}|_{ab}|^{-1}|{|}|\text{at 5 s}|\mathrm{m\,s^{-1}}|\mathrm{J}|\frac{a}{b_1}|\frac{1}{2}|\sqrt{2gh}|\sqrt|\frac|\dfrac{x^2}{3}|&|\\|\timesx|\left(|\undefined|%`
    .split(/(?<!\\)\|/)
    .map((token) => token.replace('\\|', '|'));

function isAcceptedByKatex(tex: string): boolean {
  try {
    katex.renderToString(tex, { throwOnError: true, strict: 'ignore', output: 'mathml' });
    return true;
  } catch {
    return false;
  }
}

describe('a simple formula', () => {
  it('is always accepted by KaTeX', () => {
    let simpleCount = 0;
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...TOKENS), { maxLength: 8 }),
        fc.boolean(),
        (tokens, isInRows) => {
          const text = tokens.join('');
          if (!isSimpleFormula(text, isInRows ? 'align*' : undefined)) return;
          simpleCount++;
          assert.ok(isAcceptedByKatex(isInRows ? `\\begin{aligned}${text}\\end{aligned}` : text), text);
        },
      ),
      { numRuns: 2_000 },
    );
    assert.ok(simpleCount > 200, `${simpleCount} formulas were simple`);
  });

  for (const tex of [
    String.raw`v = \sqrt{2gh} = \sqrt{2 \times 9.8 \times 5.0} = 9.9\,\mathrm{m\,s^{-1}}`,
    String.raw`\frac{1}{2}mv^2 = 3.0 \times 10^{-2}`,
  ])
    it(`includes ${tex}`, () => assert.ok(isSimpleFormula(tex)));

  for (const [tex, description] of [
    ['x^2^3', 'two superscripts'],
    ['x^2 ^3', 'two superscripts with a blank between them'],
    [String.raw`\mathrm{m^{2} ^{3}}`, 'two superscripts of a unit'],
    ["x^2'", 'a prime after a superscript'],
    ['a & b', 'a tab outside of rows'],
    [String.raw`\tme`, 'an unknown command'],
    [String.raw`\frac{1}`, 'a fraction without its lower part'],
    ['{', 'a brace that is left open'],
  ] as const)
    it(`does not include ${description}`, () => assert.equal(isSimpleFormula(tex), false));

  it('is distinguished from an almost simple formula in linear time', () => {
    const long = String.raw`\mathrm{m\,s^{-1}} \frac{a}{b} x^{2}`.repeat(500);
    assert.equal(isSimpleFormula(`${long}{`), false);
    assert.ok(isSimpleFormula(long));
  });
});
