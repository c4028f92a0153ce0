import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { terminalText } from './terminal-text.ts';

describe('terminalText', () => {
  it('writes a column vector on one line and keeps money together', () => {
    assert.equal(terminalText('$\\begin{pmatrix} 2 \\\\ -5 \\\\ 0 \\end{pmatrix}$'), '(2; -5; 0)');
    assert.equal(terminalText('It costs $\\pounds 24.45$.'), 'It costs £24.45.');
  });

  it('leaves the rest as it is read', () => {
    assert.equal(terminalText('$\\frac{3}{4}x^2 \\leq \\sqrt{5}$'), '3/4 x² ≤ √5');
    assert.equal(terminalText('$[2, 3]$'), '[2, 3]');
  });
});
