import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findConstantsByLetter, isAcceptedValue } from '../../maths/constants/find-constants.ts';
import { ELECTRON_CHARGE, GRAVITATION, GRAVITY, LIGHT, masses, PLANCK } from './higher-data-sheet.table.ts';

describe('the data sheet', () => {
  const values = {
    c: LIGHT,
    h: PLANCK,
    e: ELECTRON_CHARGE,
    G: GRAVITATION,
    g: GRAVITY,
    m_e: masses.electron,
    m_p: masses.proton,
    m_n: masses.neutron,
  };
  for (const [letter, value] of Object.entries(values))
    it(`has the accepted value of ${letter}`, () => {
      const [constant] = findConstantsByLetter(letter);

      assert.ok(constant !== undefined && isAcceptedValue(constant, value));
    });
});
