import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { agree } from '../agree/agree.ts';
import { arbitraryTree, asKeyboardText } from '../expression.arbitrary.ts';
import { printMathTex } from './print-math-tex.ts';
import { readMath } from './read-math.ts';

function typeset(text: string): string | undefined {
  const parsed = readMath(text);
  return parsed.ok ? printMathTex(parsed.node) : undefined;
}

describe('printMathTex', () => {
  it('prints typed maths as it is written by hand', () => {
    const rows: readonly (readonly [typed: string, tex: string])[] = [
      ['sqrt(2)/3', '\\frac{\\sqrt{2}}{3}'],
      ['x^2 - 5x + 6', 'x^{2} - 5x + 6'],
      ['3/4', '\\frac{3}{4}'],
      ['x <= -1/2', 'x \\leq -\\frac{1}{2}'],
      ['2*3', '2 \\times 3'],
      ['25%', '25\\%'],
    ];
    for (const [typed, tex] of rows) assert.equal(typeset(typed), tex, typed);
  });

  it('prints LaTeX that the engine reads as the same value', () => {
    fc.assert(
      fc.property(arbitraryTree, (tree) => {
        const typed = asKeyboardText(tree);
        const tex = typeset(typed);
        assert.ok(tex !== undefined, typed);
        assert.equal(agree(typed, tex).verdict, 'correct', `${typed} became ${tex}`);
      }),
      { numRuns: 150 },
    );
  });

  it('prints nothing for notation that it does not know', () => {
    assert.equal(typeset('\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}'), undefined);
  });
});
