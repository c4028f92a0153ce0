import { describe, it } from 'node:test';
import { check } from './check-rows.fixture.ts';

describe('agree: policies', () => {
  it('requires an exact value only if the policy does', () => {
    check([
      ['1/3', '0.333333333333333', 'correct rounded'],
      ['1/3', '0.333333333333333', 'incorrect not-exact', { exact: true }],
      ['\\sqrt{2}', '1.41421356237', 'incorrect', { exact: true }],
      ['1/2', '0.5', 'correct', { exact: true }],
    ]);
  });

  it('requires the expected kind of answer only if the policy does', () => {
    check([
      ['[1, 2)', '1 <= x < 2', 'correct'],
      ['[1, 2)', '1 <= x < 2', 'incorrect shape', { sameKind: true }],
      ['x = 1', '1', 'incorrect shape', { sameKind: true }],
      ['(1, 3)', '(1, 2] \\cup [2, 3)', 'correct', { sameKind: true }],
      ['x^2 = 4', 'x = 2 or x = -2', 'correct', { sameKind: true }],
    ]);
  });

  it('counts how often a root occurs only if the policy does', () => {
    check([
      ['x = 1', '(x-1)^2 = 0', 'correct'],
      ['x = 1', '(x-1)^2 = 0', 'incorrect', { multiplicity: 'counted' }],
      ['ab = 0', 'a^3 b^3 = 0', 'incorrect', { multiplicity: 'counted' }],
      ['1, 1, 2', '1, 2', 'incorrect', { multiplicity: 'counted' }],
      ['x = 2 or x = 2 or x = 3', '(x-2)^2 (x-3) = 0', 'correct', { multiplicity: 'counted' }],
    ]);
  });

  it('reads a decimal comma if the expected answer shows it or the policy allows it', () => {
    check([
      ['1,22', '1.22', 'correct'],
      ['1,222', '1.222', 'incorrect'],
      ['2,5 kg', '2.5 kg', 'correct'],
      ['1,2', '1.2', 'incorrect'],
      ['(1,5; 2)', '(1.5, 2)', 'correct'],
      ['1.5', '1,5', 'unreadable decimal-comma'],
      ['1.5', '1,5', 'correct', { decimal: 'either' }],
      ['1.5', '1,6', 'unreadable', { decimal: 'either' }],
    ]);
  });

  it('reports a missing and an unexpected unit', () => {
    check([
      ['5 m', '5', 'incorrect missing-unit', { units: 'required' }],
      ['5', '5 m', 'incorrect extra-unit', { units: 'required' }],
    ]);
  });
});

describe('agree: simplest form', () => {
  it('is not reached while a power, product or function can be computed', () => {
    const rows = [
      'x^{5/2} + x^0',
      '(\\sqrt{7})^2',
      'x \\cdot x^2',
      'x^1',
      '(x^2)^3',
      '-1x',
      '\\log_2 8',
      '3!',
    ];
    for (const given of rows) check([[given, given, 'incorrect not-simplified', { form: 'simplest' }]]);
  });

  it('is reached with letters to different powers and roots that remain', () => {
    const rows = [
      'x^{5/2} + 1',
      'xy^2',
      'x\\sqrt{x}',
      '2x^{-3}',
      '(\\sqrt{x})^3',
      '\\ln 2',
      '2^{3x}',
      '(x-1)^2',
    ];
    for (const given of rows) check([[given, given, 'correct', { form: 'simplest' }]]);
  });
});

describe('agree: statements', () => {
  it('compares statements of logic by their truth tables', () => {
    check([
      ['not (A or B)', 'not A and not B', 'correct'],
      ['\\neg (A \\land B)', '\\neg A \\lor \\neg B', 'correct'],
      ['A implies B', 'not A or B', 'correct'],
      ['A and (B and C)', 'A and B and C', 'correct'],
      ['A and B', 'A or B', 'incorrect'],
      ['not (A or B)', 'not A or not B', 'incorrect'],
      ['x > 2 or x < -2', 'not (-2 <= x and x <= 2)', 'correct'],
    ]);
  });

  it('accepts equations that differ by a factor or are products', () => {
    check([
      ['ab = 0', 'a = 0 or b = 0', 'correct'],
      ['y\\sqrt5 = x + 1', 'y = x/\\sqrt5 + 1/\\sqrt5', 'correct'],
      ['y\\sqrt5 = x + 1', 'y = x/\\sqrt5 + 2/\\sqrt5', 'incorrect'],
      ['x = 5/2 or x = 4', '(2x - 5)(x - 4) = 0', 'correct'],
    ]);
  });

  it('compares bounds with infinity by their direction', () => {
    check([
      ['-\\infty < x', 'x > -\\infty', 'correct'],
      ['x < \\infty', 'x > \\infty', 'incorrect'],
    ]);
  });

  it('joins exponents only where it is allowed', () => {
    check([
      ['a^{bc}', '(a^b)^c', 'incorrect'],
      ['a^{bc}', '(a^b)^c', 'correct', { assume: { positive: ['a'] } }],
      ['a^{2b}', '(a^b)^2', 'correct'],
      ['-\\sqrt[3]{5}', '(-5)^{2/6}', 'correct'],
    ]);
  });
});

describe('agree: names with digits', () => {
  it('are neither products nor subscripts', () => {
    check([
      ['x', 'x1', 'incorrect'],
      ['2x', 'x2', 'incorrect'],
      ['x_1', 'x1', 'incorrect'],
      ['x1 + x2', 'x2 + x1', 'correct'],
      ['\\frac y2', 'y/2', 'correct'],
    ]);
  });
});

describe('agree: spellings of units', () => {
  it('reads units in another letter case if they are not units as written', () => {
    check([
      ['5 kPa', '5 KPA', 'correct'],
      ['5 cm', '5 CM', 'correct'],
      ['12 ms', '12 MS', 'incorrect', { units: 'required' }],
      ['5 MHz', '5 mHz', 'incorrect unit-size', { units: 'required' }],
    ]);
  });

  it('reads counts per minute, dioptres and prefixes apart from their unit', () => {
    check([
      ['20 cpm', '20 counts per minute', 'correct'],
      ['5 D', '5 m^{-1}', 'correct'],
      ['10 microA', '10 μA', 'correct'],
      ['8650 W', '8.65 k W', 'correct', { units: 'required' }],
    ]);
  });
});
