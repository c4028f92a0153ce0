import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createEquation } from '../write/word-runs.ts';
import { listChildren, type MarkupElement, parseGeneratedMarkup } from './markup-element.ts';
import { ommlToTex } from './omml-to-tex.ts';

/** Removes the prefixes of attributes, as the XML engine does. */
function withPlainAttributes({ name, attributes, children }: MarkupElement): MarkupElement {
  return {
    name,
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([key, value]) => [key.replace(/^\w+:/u, ''), value]),
    ),
    children: children.map((child) => (typeof child === 'string' ? child : withPlainAttributes(child))),
  };
}

function readOmml(omml: string): string {
  const [equation] = listChildren(parseGeneratedMarkup(`<m:oMath>${omml}</m:oMath>`));
  assert.ok(equation);
  return ommlToTex(withPlainAttributes(equation));
}

const KEPT = [
  '\\frac{1}{2}mv^2',
  'x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}',
  '\\sqrt[3]{2}',
  '\\left( \\frac{a}{b} \\right)^2',
  '\\sum_{i=1}^n i^2 = S',
  '\\int_0^5 x\\,dx',
  '\\lim_{x\\to0}\\sin x',
  '\\vec{v}',
  '\\overline{AB}',
  '\\hat{x}',
  '\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}',
  '\\begin{cases} x & y > 0 \\\\ 2 & z \\end{cases}',
  '\\begin{aligned} F &= ma \\\\ &= 3 \\end{aligned}',
  '9.8\\,\\mathrm{m\\,s^{-2}}',
  '\\mathbb{R}',
  '\\mathbf{v}',
  '\\overbrace{a + b}^n',
  '\\xrightarrow{k}',
  '\\binom{n}{k}',
  '\\boxed{x}',
  "f'(x)",
  '30^{\\circ}',
  '\\text{if }x > 0',
  '\\left\\{ \\frac{1}{2}, 3 \\right\\}',
  '\\underset{a}{b}',
  '\\ln x',
  '2\\pi r',
  '50\\%',
  '|x|',
  '|x - 1| < 3',
  '|a||b|',
  '||a|-|b||',
  '2|x|^2',
  'P(A|B) = P(B|A)',
  'f(x)|_{x=0}',
  '[0, 1)',
  ']0, 1]',
  '(a, b](c)',
  '\\log_2x',
  '\\lim_{x\\to0}f(x)',
  '=5',
] as const;

describe('equations of Word', () => {
  for (const tex of KEPT)
    it(`return ${tex}`, () => {
      assert.equal(readOmml(createEquation(tex, true) ?? ''), tex);
    });

  it('draw the bars of an absolute value as brackets, but not the bar of a condition', () => {
    const countBrackets = (tex: string): number =>
      createEquation(tex, false)?.match(/<m:begChr m:val="[|‖]"/gu)?.length ?? 0;

    assert.deepEqual(
      ['|x|', '\\lVert v\\rVert', '\\frac{|a|+|b|}{2}', 'P(A|B)', 'a \\mid b'].map(countBrackets),
      [1, 1, 2, 0, 0],
    );
  });

  it('in chemistry keep formulas and charges', () => {
    assert.equal(readOmml(createEquation('\\ce{SO4^2-}', false) ?? ''), '\\mathrm{SO}_4^{2-}');
  });

  it('keep what an unknown element contains', () => {
    assert.equal(readOmml('<m:unknown><m:r><m:t>x</m:t></m:r></m:unknown><m:r><m:t>+1</m:t></m:r>'), 'x + 1');
  });

  it('are undefined for TeX that cannot be parsed, so that the caller can print the source', () => {
    assert.equal(createEquation('\\frac{1}', false), undefined);
  });
});
