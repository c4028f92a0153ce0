import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { terminalText } from './terminal-text.ts';

describe('terminalText', () => {
  it('prints a column vector on one line and a currency sign next to its amount', () => {
    assert.equal(terminalText('$\\begin{pmatrix} 2 \\\\ -5 \\\\ 0 \\end{pmatrix}$'), '(2; -5; 0)');
    assert.equal(terminalText('It costs $\\pounds 24.45$.'), 'It costs £24.45.');
  });

  it('separates the equations of a system', () => {
    const system = 'Solve \\begin{align*} 2x - 3y &= 14 \\\\ \\frac{x}{2} + 7y &= -22 \\end{align*}';
    assert.equal(terminalText(system), 'Solve 2x - 3y = 14; x/2 + 7y = -22');
  });

  it('prints other mathematics as visible text', () => {
    assert.equal(terminalText('$\\frac{3}{4}x^2 \\leq \\sqrt{5}$'), '3/4 x² ≤ √5');
    assert.equal(terminalText('$[2, 3]$'), '[2, 3]');
  });
});
