import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readUnit } from './read-unit.ts';
import { sameDimension, sameUnit, type Unit } from './unit.ts';

const unit = (source: string, macros?: ReadonlyMap<string, string>): Unit => {
  const read = readUnit(source, 0, macros);
  assert.ok(read, source);
  assert.equal(read.end, source.length, source);
  return read.unit;
};

describe('readUnit', () => {
  it('reads one unit in every spelling', () => {
    const spellings = [
      'm s^-2',
      'm/s/s',
      'm/s^2',
      'm s⁻²',
      '\\mathrm{m\\,s^{-2}}',
      '\\text{m/s}^2',
      '\\frac{\\text{m}}{\\text{s}^2}',
      '\\metre\\per\\second\\squared',
      'metres per second squared',
      'N/kg',
    ];
    for (const source of spellings) assert.ok(sameUnit(unit(source), unit('m s^-2')), source);
  });

  it('reads prefixes, derived and everyday units', () => {
    assert.ok(sameUnit(unit('\\mu\\mathrm{F}'), unit('µF')));
    assert.ok(sameUnit(unit('kWh'), unit('kW h')));
    assert.deepEqual(unit('kWh').factor, { n: 3_600_000n, d: 1n });
    assert.deepEqual(unit('km/h').factor, { n: 5n, d: 18n });
    assert.deepEqual(unit('cm3').factor, unit('mL').factor);
    assert.equal(unit('rev/min').pi, 1);
    assert.ok(unit('°C').offset && unit('degrees Fahrenheit').offset);
  });

  it('distinguishes newton metres from millinewtons', () => {
    assert.ok(!sameDimension(unit('N m').dimension, unit('mN').dimension));
    assert.ok(sameUnit(unit('Nm'), unit('J')));
  });

  it('reads ms^-1 as metre per second, with per millisecond as the alternate reading', () => {
    const speed = unit('\\text{ms}^{-1}');

    assert.ok(sameUnit(speed, unit('m/s')));
    assert.ok(speed.alternate && sameUnit(speed.alternate, unit('kHz')));
    assert.ok(sameUnit(unit('ms'), unit('milliseconds')));
  });

  it('reads two units that are written together', () => {
    for (const [glued, spaced] of [
      ['\\mathrm{Cmol}^{-1}', 'C mol^{-1}'],
      ['\\mathrm{kAm}^{-1}', 'kA m^{-1}'],
      ['\\mathrm{JeV}^{-1}', 'J eV^{-1}'],
    ] as const)
      assert.ok(sameUnit(unit(glued), unit(spaced)), glued);
  });

  it('reads a factor after a division as a divisor too', () => {
    for (const source of ['J/kg K', 'J/kg·K', 'J/kg\\cdot\\mathrm{K}']) {
      const { alternate } = unit(source);

      assert.ok(alternate && sameUnit(alternate, unit('J/(kg K)')), source);
    }
    const gravitational = unit('m^3/kg·s^2').alternate;

    assert.ok(gravitational && sameUnit(gravitational, unit('N m^2/kg^2')));
  });

  it('does not include the bracket after an exponent', () => {
    assert.equal(readUnit('m/s^2)', 0)?.end, 5);
    assert.ok(sameUnit(unit('s^(-1)'), unit('Hz')));
  });

  it('reads units that the user defines', () => {
    const macros = new Map([['furlong', 'm']]);

    assert.ok(sameUnit(unit('\\furlong', macros), unit('m')));
  });

  it('returns undefined for a text that is not a unit', () => {
    for (const source of ['x', 'apples', '', '3', '\\frac{1}{2}'])
      assert.equal(readUnit(source, 0), undefined, source);
  });
});
