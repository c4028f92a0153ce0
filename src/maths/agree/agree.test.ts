import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { agree } from './agree.ts';
import { check } from './check-rows.fixture.ts';

describe('agree: values', () => {
  it('compares exactly, and reports the kind of mistake', () => {
    check([
      ['\\frac{1}{2}', '0.5', 'correct same'],
      ['5', '-5', 'incorrect sign'],
      ['6.63e-34', '6.63e-33', 'incorrect power-of-ten'],
      ['\\frac{1}{3}', '0.333', 'incorrect not-exact'],
      ['\\frac{1}{2004!}', '\\frac{1}{2006!}', 'incorrect'],
      ['0', '10^{-20}', 'incorrect'],
      ['100', '101', 'incorrect rounded-too-early'],
    ]);
  });

  it('accepts equal values in any notation', () => {
    check([
      ['x^2-1', '(x-1)(x+1)', 'correct equivalent'],
      ['5', 'x = 5', 'correct'],
      ['x = 5', '5', 'correct'],
      ['25\\%', '0.25', 'correct'],
      ['60^\\circ', '\\frac{\\pi}{3}', 'correct'],
      ['\\text{(C)}', 'option (c)', 'correct right-choice'],
      ['y = 2x - 1', '4x - 2y = 2', 'correct equivalent'],
      ['12 \\text{ and } 13', '13, 12', 'correct'],
    ]);
  });

  it('finds the solutions of an equation in degrees', () => {
    const equation = '10\\sin x^\\circ\\cos x^\\circ = 6\\sin x^\\circ';

    assert.equal(agree(equation, '\\sin x^\\circ = 0').verdict, 'incorrect');
    assert.equal(agree(equation, '\\sin x^\\circ(5\\cos x^\\circ - 3) = 0').verdict, 'correct');
  });

  it('leaves the root of a number with hundreds of digits undecided', () => {
    assert.equal(agree('\\sqrt{10^{400} + 7}', '3').verdict, 'undecided');
  });

  it('does not accept an expression for an equation or one unknown for another', () => {
    check([
      ['3x - y + 13 = 0', '3x - y + 13', 'incorrect not-an-equation'],
      ['x = 5', 'y = 5', 'incorrect other-name'],
      ['x = y', 'ax = ay', 'incorrect'],
    ]);
  });

  it('does not accept ≠ for =', () => {
    check([
      ['y = x', 'y ≠ x', 'incorrect'],
      ['y = x', 'y =/= x', 'incorrect'],
      ['x ≠ 1', 'x ≠ 1', 'correct'],
    ]);
  });

  it('reads a number times a unit as a quantity', () => {
    check([
      ['0.025*kg', '25*g', 'correct unit-converted'],
      ['12.3*m/s', '12.4*m/s', 'incorrect', { units: 'required' }],
      ['0.0*m/s', '0.0*m', 'incorrect', { units: 'required' }],
      ['3*m', 'm*3', 'correct'],
    ]);
  });

  it('reads combinations and permutations in every notation', () => {
    check([
      ['10', 'C(5,2)', 'correct'],
      ['10', '5C2', 'correct'],
      ['10', '{}^5C_2', 'correct'],
      ['20', '^5P_2', 'correct'],
      ['\\binom{n}{k}', 'nCk', 'correct'],
      ['(5, 2)', 'C(5,2)', 'correct'],
    ]);
  });

  it('reads letters as symbols if they cannot be units', () => {
    check([
      ['\\frac{8 m}{3} + 2 s', '2s + 8m/3', 'correct'],
      ['3\\mathbf{u} + 2\\mathbf{v}', '2v + 3u', 'correct'],
      ['\\frac{15 t+16}{18 t^{3}}', '(15t+16)/(18t^3)', 'correct'],
    ]);
  });

  it('joins a formula broken over several lines before comparing', () => {
    check([
      ['a/(4b*(c+\nd))', 'a/(5b*(c+\nd))', 'incorrect'],
      ['a/(4b*(c+\nd))', 'a/(4b*(c + d))', 'correct'],
      ['rho*z/(4*epsilon[0]*(R^2+z^2)^(3/2))', 'rho*z/(4*epsilon[1]*(R^2+z^2)^(3/2))', 'incorrect'],
      ['a[1]+b', 'b+a_1', 'correct'],
    ]);
  });

  it('accepts a long decimal that is the exact value printed in full', () => {
    check([
      ['\\frac{1}{12}', '0.0833333333333333', 'correct rounded'],
      ['\\frac{1}{12}', '0.0833333', 'incorrect not-exact'],
      ['(-5)^(1/3)', '-1.709975947', 'correct rounded'],
    ]);
  });

  it('applies tolerances in exact decimals, edges included', () => {
    const relative = { tolerance: { relative: 0.05 } };
    check([
      ['1', '1.05', 'correct within-tolerance', relative],
      ['1', '1.0500001', 'incorrect', relative],
      ['0', '0.0001', 'incorrect', relative],
      ['0.3', '0.1', 'correct', { tolerance: { absolute: 0.2 } }],
      ['6.63e-34', '6.64e-34', 'correct', { tolerance: { relative: '0.01' } }],
    ]);
  });

  it('counts significant figures and decimal places as written', () => {
    check([
      ['9.81', '9.8', 'correct rounded', { sigFigs: [2, 4] }],
      ['9.81', '9.9', 'incorrect', { sigFigs: [2, 4] }],
      ['9.81', '9.81000', 'incorrect significant-figures', { sigFigs: [2, 4] }],
      ['\\pi', '3.14', 'correct', { decimalPlaces: 2 }],
      ['\\pi', '3.142', 'incorrect decimal-places', { decimalPlaces: 2 }],
    ]);
  });

  it('rejects a decimal comma unless the policy is comma', () => {
    check([
      ['1.5', '1,5', 'unreadable decimal-comma'],
      ['1,5', '1,5', 'correct', { decimal: 'comma' }],
      ['1234.5', '1.234,5', 'incorrect'],
      ['1, 5', '5,1', 'correct'],
    ]);
    assert.equal(agree('1,5', '3/2', { decimal: 'comma' }).verdict, 'correct');
  });
});

describe('agree: units', () => {
  it('converts units, and distinguishes missing, wrong and wrongly scaled units', () => {
    check([
      ['5 \\text{ kJ}', '5000 J', 'correct unit-converted'],
      ['5 kJ', '5 J', 'incorrect unit-size'],
      ['5 kJ', '5 kW', 'incorrect wrong-unit'],
      ['9.8 m/s^2', '9.8', 'correct unit-left-out'],
      ['9.8 m/s^2', '9.8', 'incorrect missing-unit', { units: 'required' }],
      ['27^\\circ\\text{C}', '300.15 K', 'correct'],
      ['27 °C', '27 K', 'incorrect'],
      ['20 \\text{ ms}^{-1}', '72 km/h', 'correct'],
      ['5 N m', '5 mN', 'incorrect'],
      ['5', '5 cm', 'correct'],
      ['£12.50', '$12.50', 'incorrect'],
      ['£12.50', '1250p', 'correct'],
    ]);
  });

  it('applies an absolute tolerance in the expected unit', () => {
    check([
      ['2 m', '205 cm', 'correct', { tolerance: { absolute: 0.1 } }],
      ['2 m', '220 cm', 'incorrect', { tolerance: { absolute: 0.1 } }],
    ]);
  });
});

describe('agree: several values', () => {
  it('accepts any notation of a value that “or” repeats, but not one of two different values', () => {
    check([
      ['0.20\\mathrm{or}20\\%', '0.2', 'correct'],
      ['0.20\\text{ or }20\\%', '20\\%', 'correct'],
      ['\\frac{1}{2}\\text{ or }0.5', '0.5', 'correct'],
      ['0.20\\text{ or }20\\%', '0.3', 'incorrect'],
      ['2\\text{ or }3', '2', 'incorrect missing-values'],
    ]);
  });

  it('ignores the order of sets and roots, not of tuples', () => {
    check([
      ['\\{1,2\\}', '2, 1', 'correct'],
      ['(1,2)', '(2,1)', 'incorrect order'],
      ['2 \\pm \\sqrt{5}', 'x = 2+\\sqrt5 or x = 2-\\sqrt5', 'correct'],
      ['\\pm 3', '3', 'incorrect missing-values'],
      ['(2, -5)', 'y = -5, x = 2', 'correct'],
      ['(2, -5)', 'x = -5, y = 2', 'incorrect'],
      ['\\{1,2\\}', '1, 2, 3', 'incorrect extra-values'],
      ['1, 2', '2, 1', 'incorrect order', { ordered: true }],
    ]);
  });

  it('compares intervals and inequalities by the set they describe', () => {
    check([
      ['[-2, 7]', '-2 \\le x \\le 7', 'correct'],
      ['x > 3', '(3, \\infty)', 'correct'],
      ['x > 3', 'x \\ge 3', 'incorrect end-points'],
      ['x > 3', 'x < 3', 'incorrect'],
      ['x^2 > 9', 'x < -3 \\text{ or } x > 3', 'correct'],
      ['|x-1| < 3', '-2 < x < 4', 'correct'],
      ['\\{x : x > 3\\}', '\\{t : t > 3\\}', 'correct'],
      ['\\text{no solution}', '\\emptyset', 'correct'],
    ]);
  });

  it('compares matrices, vectors and ratios entry by entry', () => {
    check([
      ['\\begin{pmatrix}1\\\\2\\end{pmatrix}', '(1, 2)', 'correct'],
      ['2i + 3j', '\\begin{pmatrix}2\\\\3\\end{pmatrix}', 'correct'],
      ['3:4', '6:8', 'correct'],
      ['3:4', '4:3', 'incorrect order'],
      ['12:00', '1:00', 'incorrect'],
    ]);
  });
});

describe('agree: forms', () => {
  it('requires + C and accepts any name for the constant', () => {
    check([
      ['x^2 + C', 'x^2 + k', 'correct'],
      ['x^2 + C', '(x+1)(x-1) + C', 'correct'],
      ['x^2 + C', 'x^2', 'incorrect missing-constant'],
    ]);
  });

  it('checks the form only when the value is right', () => {
    check([
      ['\\frac{3}{4}', '\\frac{6}{8}', 'incorrect not-simplified', { form: 'simplest' }],
      ['\\frac{3}{4}', '\\frac{3}{4}', 'correct', { form: 'simplest' }],
      ['2(x-2)(x+2)', '2(x^2-4)', 'incorrect not-factorised', { form: 'factorised' }],
      ['2(x-2)(x+2)', '(x+2)2(x-2)', 'correct', { form: 'factorised' }],
      ['x^2-4', '(x-2)(x+2)', 'incorrect not-expanded', { form: 'expanded' }],
      ['2\\sqrt2', '\\sqrt8', 'incorrect not-surd', { form: 'surd' }],
      ['3.2 \\times 10^5', '32 \\times 10^4', 'incorrect not-standard', { form: 'standard' }],
      ['2\\frac12', '\\frac52', 'incorrect not-mixed', { form: 'mixed' }],
      ['\\frac{3}{4}', '\\frac{6}{7}', 'incorrect different', { form: 'simplest' }],
    ]);
  });
});

describe('agree: choices', () => {
  const choices = [
    { id: 'A', text: '3/8' },
    { id: 'B', text: '5/8' },
  ];

  it('accepts the letter, the text or an equal value of an option', () => {
    check([
      ['B', '(b)', 'correct', { choices }],
      ['B', '5/8', 'correct', { choices }],
      ['B', '0.625', 'correct', { choices }],
      ['B', '3/8', 'incorrect wrong-choice', { choices }],
    ]);
  });
});

describe('agree: robustness', () => {
  it('returns a verdict for huge input', () => {
    for (const huge of [
      '9^9^9^9',
      '('.repeat(9999),
      'a'.repeat(1_000_000),
      '\\frac{'.repeat(3000),
      'Z̸̛͎'.repeat(999),
      '1e9999',
    ]) {
      assert.notEqual(agree('x^2', huge).verdict, 'correct');
      assert.notEqual(agree(huge, '7').verdict, 'correct');
    }
  });

  it('returns the same result for the same seed', () => {
    const first = agree('\\cos 2x', '1-2\\sin^2 x', { seed: 9 });

    assert.deepEqual(agree('\\cos 2x', '1-2\\sin^2 x', { seed: 9 }), first);
  });
});
