import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { equationTex } from './equation.ts';
import { countAtoms, formulaMass, formulaMassTex, formulaTex } from './formula.ts';

describe('chemical formulae', () => {
  it('count every atom, including those in brackets', () => {
    assert.deepEqual(
      [...countAtoms('Al2(SO4)3')],
      [
        ['Al', 2],
        ['S', 3],
        ['O', 12],
      ],
    );
    assert.deepEqual(
      [...countAtoms('CO(NH2)2')],
      [
        ['C', 1],
        ['O', 1],
        ['N', 2],
        ['H', 4],
      ],
    );
    assert.deepEqual(
      [...countAtoms('C2H5OH')],
      [
        ['C', 2],
        ['H', 6],
        ['O', 1],
      ],
    );
  });

  it('have the formula mass computed from the rounded atomic masses of the data booklet', () => {
    assert.equal(formulaMass('CaCO3'), 100);
    assert.equal(formulaMass('(NH4)2SO4'), 132);
    assert.equal(formulaMassTex('Ca(NO3)2'), '40 + 2 \\times 14 + 6 \\times 16');
  });

  it('are printed with subscripts, and equations with their coefficients', () => {
    assert.equal(formulaTex('C12H26'), '\\mathrm{C_{12}H_{26}}');
    assert.equal(
      equationTex('2Mg + O2 -> 2MgO'),
      '2\\mathrm{Mg} + \\mathrm{O_2} \\rightarrow 2\\mathrm{MgO}',
    );
  });
});
