import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { typedText, visibleText } from './visible-text.ts';

const raw = String.raw;
const SHOWN: readonly (readonly [tex: string, shown: string, typed: string])[] = [
  [raw`20\,\text{m}`, '20 m', '20 m'],
  [raw`$10\,\mathrm{m/s}$`, '10 m/s', '10 m/s'],
  [raw`\frac{1}{2}`, '1/2', '1/2'],
  [raw`$\frac{1}{2}mv^2$`, '1/2 mv²', '1/2 mv^2'],
  [raw`\dfrac{a+b}{2c}`, '(a+b)/2c', '(a+b)/2c'],
  [raw`2.5\ \text{ms}^{-1}`, '2.5 ms⁻¹', '2.5 ms^-1'],
  [raw`3.6 \times 10^6\,\mathrm{J}`, '3.6 × 10⁶ J', '3.6 × 10^6 J'],
  [raw`$\sin 30^\circ = \sqrt{x+1}$`, 'sin 30° = √(x+1)', 'sin 30° = sqrt(x+1)'],
  [
    raw`\textbf{Assertion (A)}: \hrulefill\ $\mu\mathrm{C}$`,
    'Assertion (A): ____ μC',
    'Assertion (A): ____ μC',
  ],
  [raw`$a \rightarrow p$, $\theta_1$`, 'a → p, θ₁', 'a -> p, theta_1'],
  [raw`50\% of \$3 \& more~text % hidden`, '50% of $3 & more text', '50% of $3 & more text'],
  [raw`\begin{tikzpicture}\draw (0,0);\end{tikzpicture}after`, 'after', 'after'],
  [raw`\SI{3}{m} and \includegraphics[width=2cm]{a.png}`, '3 m and', '3 m and'],
];

describe('visibleText', () => {
  for (const [tex, shown, typed] of SHOWN) {
    it(`shows ${tex} as ${shown}`, () => {
      assert.equal(visibleText(tex), shown);
      assert.equal(typedText(tex), typed);
    });
  }

  it('answers a text for every string', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('{', '}', '$', '^', '_', '\\frac', '\\sqrt', '[', ']', 'a', ' ', '\\'),
        }),
        (tex) => {
          assert.equal(typeof visibleText(tex), 'string');
        },
      ),
      { numRuns: 300 },
    );
  });
});
