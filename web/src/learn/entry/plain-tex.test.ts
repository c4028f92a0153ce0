import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toPlainTex } from './plain-tex.ts';

describe('TeX from the maths keyboard', () => {
  it('uses standard commands and has no placeholders', () => {
    assert.equal(toPlainTex('2\\exponentialE^{\\imaginaryI\\pi}'), '2e^{i\\pi}');
    assert.equal(toPlainTex(' \\frac{1}{\\placeholder{}} '), '\\frac{1}{}');
    assert.equal(toPlainTex('\\sqrt{\\placeholder[a]{}}'), '\\sqrt{}');
  });
});
