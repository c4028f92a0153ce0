import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { agree } from '../maths/agree/agree.ts';
import { readMath } from '../maths/read/read-math.ts';
import { typedText } from './visible-text.ts';

const raw = String.raw;
const leaf = fc.constantFrom(
  ...[
    'x',
    'y',
    'm',
    '2',
    '7',
    '3.5',
    '12',
    raw`\pi`,
    raw`\theta`,
    raw`\alpha`,
    'v_0',
    raw`v_{12}`,
    'ab',
    '2n',
  ],
);
const letter = fc.constantFrom('x', 'k', raw`\beta`, raw`\sqrt{3}`);
const { formula } = fc.letrec<{ formula: string }>((tie) => {
  const inner = tie('formula');
  const pair = fc.tuple(inner, inner);
  return {
    formula: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      leaf,
      pair.map(([first, second]) => raw`\frac{${first}}{${second}}`),
      pair.map(([first, second]) => `${first}+${second}`),
      pair.map(([first, second]) => `${first}-${second}`),
      fc.tuple(inner, letter).map(([first, second]) => raw`${first}\,${second}`),
      pair.map(([first, second]) => raw`\left(${first}\right)\left(${second}\right)`),
      pair.map(([first, second]) => raw`${first}\cdot ${second}`),
      fc.tuple(leaf, inner).map(([base, power]) => `{${base}}^{${power}}`),
      inner.map((body) => raw`\sqrt{${body}}`),
      inner.map((body) => raw`\sqrt[3]{${body}}`),
      inner.map((body) => raw`\left(${body}\right)^2`),
      leaf.map((body) => raw`\lvert ${body}\rvert`),
      leaf.map((body) => raw`\left(\sin ${body}\right)`),
      inner.map((body) => raw`\cos\left(${body}\right)`),
      inner.map((body) => raw`\left(\ln\frac{${body}}{2}\right)`),
    ),
  };
});

describe('typedText', () => {
  it('has the same value as its TeX wherever the maths engine can read both', () => {
    fc.assert(
      fc.property(formula, (tex) => {
        if (!readMath(tex).ok) return;
        const typed = typedText(tex);
        const { verdict, given } = agree(tex, typed);
        assert.notEqual(verdict, 'incorrect', `${tex} is typed ${typed}, read as ${given}`);
      }),
      { numRuns: 500 },
    );
  });

  for (const tex of [
    raw`\frac{v^2}{2s}`,
    raw`\frac{\tan\theta}{2\pi}`,
    raw`\tfrac12 m v^2`,
    raw`2\pi\sqrt{\frac{l}{g}}`,
    raw`\frac{-b\pm\sqrt{b^2-4ac}}{2a}`,
    raw`\hat\imath+2\hat\jmath`,
    raw`\begin{pmatrix}1&2\\3&4\end{pmatrix}`,
    raw`5\,\mathrm{m\,s^{-2}}`,
    raw`\sin^{-1}\frac{1}{2}`,
    raw`\sqrt[4]{x+1}`,
    raw`e^{-\frac{x}{2}}`,
    raw`\left(\frac{a}{b}\right)^{2n}`,
    raw`\frac{a}{b}\left(c+d\right)`,
    raw`\frac{GMm}{r^2}`,
    raw`x = 3 \text{ or } x = -3`,
  ]) {
    it(`converts ${tex} to typed text of equal value`, () => {
      const typed = typedText(tex);

      assert.equal(agree(tex, typed).verdict, 'correct', typed);
    });
  }
});
