import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { verifyDocument } from '../verify-document.ts';

const STEM = 'A trolley of mass $m = 2.0\\,\\mathrm{kg}$ accelerates at $a = 3.0\\,\\mathrm{m\\,s^{-2}}$.';

function listErrors(stem: string, solution: string): string[] {
  const tex = `\\item ${stem} Calculate what is asked.\n\\begin{solution}\n${solution}\n\\end{solution}\n`;
  return verifyDocument(tex)
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ rule, span }) => `${rule}: ${tex.slice(span?.start, span?.end)}`);
}

describe('formulas with values for all their letters', () => {
  it('are computed from given values, wherever the result is stated', () => {
    assert.deepEqual(listErrors(STEM, '$F = ma$, so\n\\[ F = 6.0\\,\\mathrm{N} \\]'), []);
    assert.deepEqual(listErrors(STEM, '$F = ma$, so\n\\[ F = 7.0\\,\\mathrm{N} \\]'), [
      'formula-gives-the-value: 7.0\\,\\mathrm{N}',
    ]);
    assert.deepEqual(listErrors(STEM, '\\begin{align*}\nF &= ma \\\\\n&= 7.0\\,\\mathrm{N}\n\\end{align*}'), [
      'formula-gives-the-value: 7.0\\,\\mathrm{N}',
    ]);
  });

  it('use values from earlier lines', () => {
    const lines = (momentum: string) =>
      `$v = 3.0 \\times 4.0 = 12\\,\\mathrm{m\\,s^{-1}}$ and $p = mv = ${momentum}\\,\\mathrm{kg\\,m\\,s^{-1}}$.`;

    assert.deepEqual(listErrors(STEM, lines('24')), []);
    assert.deepEqual(listErrors(STEM, lines('26')), [
      'formula-gives-the-value: 26\\,\\mathrm{kg\\,m\\,s^{-1}}',
    ]);
  });

  it('are computed with units and prefixes', () => {
    assert.deepEqual(listErrors(STEM, '$F = ma = 0.0060\\,\\mathrm{kN}$'), []);
    assert.deepEqual(listErrors(STEM, '$F = ma = 6.0\\,\\mathrm{kN}$'), ['units-agree: 6.0\\,\\mathrm{kN}']);
    assert.deepEqual(listErrors(STEM, '$F = ma = 6.0\\,\\mathrm{J}$'), ['units-agree: 6.0\\,\\mathrm{J}']);
  });

  it('use values that the text gives to a letter', () => {
    const namedStem =
      'A trolley has a mass of $2.0\\,\\mathrm{kg}$ and an acceleration $a$ of $3.0\\,\\mathrm{m\\,s^{-2}}$.';
    const solution = (force: string) => `Here $m$ is the mass, so $F = ma = ${force}\\,\\mathrm{N}$.`;

    assert.deepEqual(listErrors(namedStem, solution('6.0')), []);
    assert.deepEqual(listErrors(namedStem, solution('8.0')), ['formula-gives-the-value: 8.0\\,\\mathrm{N}']);
  });

  it('are not judged if a letter has two values, or a value for one case only', () => {
    assert.deepEqual(
      listErrors(
        STEM,
        'First $v = 2\\,\\mathrm{m}$ and then $v = 5\\,\\mathrm{m}$, with $w = 2v = 8\\,\\mathrm{m}$.',
      ),
      [],
    );
    assert.deepEqual(
      listErrors('Solve for $x$.', 'If $x = 2$, the root is found. Then $x^2 = 9$ elsewhere.'),
      [],
    );
  });

  it('are reported once if the arithmetic beside them is also wrong', () => {
    assert.deepEqual(listErrors(STEM, '$F = ma = 2.0 \\times 3.0 = 7.0\\,\\mathrm{N}$'), [
      'equality-holds: 7.0\\,\\mathrm{N}',
    ]);
  });

  it('are not judged for an accented letter, such as a mean or a rate', () => {
    assert.deepEqual(
      listErrors(STEM, '$\\bar{m} = 5.0\\,\\mathrm{kg}$ and $\\dot{m} = 7.0\\,\\mathrm{kg}$'),
      [],
    );
  });

  it('count a given value of the stem as used', () => {
    const tex = `\\item ${STEM} Calculate the force.\n\\begin{solution}\n$F = ma = 6.0\\,\\mathrm{N}$\n\\end{solution}\n`;

    assert.ok(verifyDocument(tex).findings.every(({ rule }) => rule !== 'givens-are-used'));
  });
});
