import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatUnitTex } from './unit-tex.ts';

describe('unit beside an answer', () => {
  it('is typeset as mathematics only where it has powers or commands', () => {
    assert.equal(formatUnitTex('m s^{-1}'), '$\\mathrm{m~s^{-1}}$');
    assert.equal(formatUnitTex('\\Omega'), '$\\mathrm{\\Omega}$');
    assert.deepEqual(['$\\Omega$', 'cm³', '%'].map(formatUnitTex), ['$\\Omega$', 'cm³', '\\%']);
  });
});
