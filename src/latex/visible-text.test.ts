import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { typedText, visibleText } from './visible-text.ts';

const raw = String.raw;
const CONVERSIONS: readonly (readonly [tex: string, shown: string, typed: string])[] = [
  [raw`20\,\text{m}`, '20 m', '20 m'],
  [raw`$10\,\mathrm{m/s}$`, '10 m/s', '10 m/s'],
  [raw`\frac{1}{2}`, '1/2', '1/2'],
  [raw`$\frac{1}{2}mv^2$`, '1/2 mv²', '1/2 mv^2'],
  [raw`\dfrac{a+b}{2c}`, '(a+b)/(2c)', '(a+b)/(2c)'],
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
  [raw`H\textsubscript{2}O, 10\textsuperscript{-3}`, 'H₂O, 10⁻³', 'H_2 O, 10^-3'],
  [raw`\frac{v^2}{2s}`, 'v²/(2s)', 'v^2/(2s)'],
  [raw`\frac1{2x}`, '1/(2x)', '1/(2x)'],
  [raw`\frac{a}2b`, '(a/2) b', '(a/2) b'],
  [raw`\frac{ab}{cd}`, 'ab/(cd)', 'ab/(cd)'],
  [raw`\frac{a}{b}c`, '(a/b) c', '(a/b) c'],
  [raw`\frac{a}{b}^2`, '(a/b)²', '(a/b)^2'],
  [raw`\frac{\frac{a}{b}}{c}`, '(a/b)/c', '(a/b)/c'],
  [raw`\frac{1}{\text{mol}}`, '1/mol', '1/mol'],
  [raw`\frac{q}{4\pi\epsilon_0 r^2}`, 'q/(4πε₀ r²)', 'q/(4 pi epsilon_0 r^2)'],
  [raw`2\pi\sqrt{\frac{l}{g}}`, '2π√(l/g)', '2 pi sqrt(l/g)'],
  [raw`\sqrt2x`, '√2 x', 'sqrt(2) x'],
  [raw`\sqrt[3]{x}`, '∛x', 'cbrt(x)'],
  [raw`\sqrt[5]{x}`, '⁵√x', '(x)^(1/5)'],
  [raw`mgs\sin\theta`, 'mgs sin θ', 'mgs sin theta'],
  [raw`mg\cos\theta`, 'mg cos θ', 'mg cos theta'],
  [raw`x\ln x`, 'x ln x', 'x ln x'],
  [raw`\sin\frac{x}{2}`, 'sin(x/2)', 'sin(x/2)'],
  [raw`\sin^{2}x`, 'sin² x', 'sin^2 x'],
  [raw`\alpha\beta`, 'αβ', 'alpha beta'],
  [raw`x^{10}y`, 'x¹⁰y', 'x^10 y'],
  [raw`x^{ab}`, 'x^(ab)', 'x^(ab)'],
  [raw`x^{2n}`, 'x²ⁿ', 'x^(2n)'],
  [raw`v_{\text{max}}`, 'v_max', 'v_max'],
  [raw`\lvert x\rvert`, '|x|', '|x|'],
  [raw`\left.x\right.`, 'x', 'x'],
  [raw`\binom{n}{k}`, 'binom(n,k)', 'binom(n,k)'],
  [raw`\hat\imath+2\hat\jmath`, 'i+2j', 'i+2j'],
  [raw`\SI{5}{\metre\per\second\squared}`, '5 m/s²', '5 m/s^2'],
  [raw`\qty{3}{\joule\per\kilo\gram\per\kelvin}`, '3 J/(kg K)', '3 J/(kg K)'],
  [raw`\begin{pmatrix}1&2\\3&4\end{pmatrix}`, '[[1, 2], [3, 4]]', '[[1, 2], [3, 4]]'],
  [raw`\dot{x}`, 'ẋ', raw`\dot{x}`],
  [raw`\unknown{x}+1`, 'x+1', raw`\unknown{x}+1`],
  [raw`\begin{cases}1&x>0\\2\end{cases}`, '1 x>0 2', raw`\begin{cases}1&x>0\\2\end{cases}`],
];

describe('visibleText', () => {
  for (const [tex, shown, typed] of CONVERSIONS) {
    it(`converts ${tex} to ${shown} and typedText to ${typed}`, () => {
      assert.equal(visibleText(tex), shown);
      assert.equal(typedText(tex), typed);
    });
  }

  it('returns a text for every string', () => {
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
