import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { arrow, label } from './elements.ts';
import { drawRightTriangle } from './families/right-triangle.ts';
import { point } from './point.ts';
import { printTikz } from './print-tikz.ts';

/** Returns the TeX of a label that is printed as a TikZ node. */
const printLabelAsTikz = (tex: string): string => {
  const tikz = printTikz({ elements: [label(point(0, 0), tex)], alt: '', toScale: true });
  return /\\node at \(0,0\) \{(.*)\};/.exec(tikz)?.[1] ?? '';
};

describe('a scene printed as TikZ', () => {
  it('is one picture with one line per stroke and label', () => {
    const tikz = printTikz(drawRightTriangle({ base: 4, height: 3, labels: { base: '4 cm' } }));

    assert.equal(
      tikz,
      [
        '\\begin{tikzpicture}[>=stealth, line width=0.6pt, every node/.style={inner sep=2pt}]',
        '  \\draw (0,0) -- (5,0) -- (0,3.75) -- cycle;',
        '  \\draw[thin] (0.28,0) -- (0.28,0.28) -- (0,0.28);',
        '  \\node at (2.5,-0.27) {4 cm};',
        '\\end{tikzpicture}',
      ].join('\n'),
    );
  });

  it('prints arrows and dashes as options', () => {
    const tikz = printTikz({
      elements: [arrow(point(0, 0), point(1, 0), { dash: 'dashed', tone: 'faint' })],
      alt: '',
      toScale: true,
    });

    assert.match(tikz, /\\draw\[->, black!25, dashed\] \(0,0\) -- \(1,0\);/);
  });

  it('keeps mathematics unchanged', () => {
    assert.equal(printLabelAsTikz('$\\frac{1}{2}\\vec{a} + x^2_1$'), '$\\frac{1}{2}\\vec{a} + x^2_1$');
  });

  it('prints characters outside ASCII as commands', () => {
    assert.equal(printLabelAsTikz('30°'), '30\\ensuremath{^{\\circ}}');
    assert.equal(printLabelAsTikz('4 Ω'), '4 \\ensuremath{\\Omega}');
  });

  it('prints only the plain text of a label with unknown or invalid commands', () => {
    assert.equal(printLabelAsTikz('\\input{/etc/passwd}'), '/etc/passwd');
    assert.equal(printLabelAsTikz('100% of {x'), '100\\% of \\{x');
    assert.equal(printLabelAsTikz('a_b & c#'), 'a\\_b \\& c\\#');
    assert.equal(printLabelAsTikz('$x^2^3$'), 'x23');
    assert.equal(printLabelAsTikz('\\alpha'), '\\ensuremath{\\alpha}');
    assert.equal(printLabelAsTikz('};\\draw (0,0);{'), '\\}; (0,0);\\{');
  });
});
