import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { printMath } from './print-math.ts';
import { readMath } from './read-math.ts';

const reprint = (source: string): string => {
  const reading = readMath(source);
  return reading.ok ? printMath(reading.node) : `${reading.reason} at ${reading.at}`;
};

const parseKind = (source: string): string => {
  const reading = readMath(source);
  return reading.ok ? reading.node.kind : reading.reason;
};

describe('readMath', () => {
  it('reads one number in every spelling', () => {
    for (const source of ['1234.5', '1,234.5', '1{,}234.5', '1\\,234.5', '1 234.5', '１２３４．５']) {
      assert.equal(reprint(source), '1234.5', source);
    }
    for (const source of [
      '3.0 \\times 10^8',
      '3.0*10^8',
      '3.0·10^8',
      '3.0×10⁸',
      '3.0 x 10^8',
      '3.0\\cdot10^{8}',
    ]) {
      assert.equal(reprint(source), '3.0*10^8', source);
    }
  });

  it('keeps the number as it was written, for counting significant figures', () => {
    const reading = readMath('2.500e-3');

    assert.ok(reading.ok && reading.node.kind === 'number');
    assert.equal(reading.node.literal, '2.500e-3');
    assert.deepEqual(reading.node.value, { n: 1n, d: 400n });
  });

  it('reads repeating decimals as fractions', () => {
    for (const source of ['0.\\overline{3}', '0.\\dot{3}', '0.333...', '0.(3)']) {
      const reading = readMath(source);
      assert.ok(reading.ok && reading.node.kind === 'number', source);
      assert.deepEqual(reading.node.value, { n: 1n, d: 3n }, source);
    }
  });

  it('distinguishes mixed numbers from products and sums', () => {
    for (const source of ['2 1/2', '2½', '2\\frac12', '2\\frac{1}{2}', '2\\tfrac{1}{2}']) {
      assert.equal(parseKind(source), 'mixed', source);
    }
    assert.equal(parseKind('2\\frac{x}{2}'), 'product');
    assert.equal(parseKind('2\\frac{5}{2}'), 'product');
    assert.equal(parseKind('2-1/2'), 'sum');
  });

  it('reads a letter before a bracket as a factor, except the usual function names f and P', () => {
    assert.equal(reprint('x(y-z)'), 'x*(y - z)');
    assert.equal(reprint('f(x)=2x'), 'f(x) = 2*x');
    assert.equal(reprint('P(A)=0.5'), 'P(A) = 0.5');
    assert.equal(reprint('w(12.5-w)=25'), 'w*(12.5 - w) = 25');
  });

  it('reads adjacent letters and numbers as a product', () => {
    assert.equal(reprint('xy'), 'x*y');
    assert.equal(reprint('1/2x'), '1/2*x');
  });

  it('reads the argument of functions without brackets', () => {
    assert.equal(reprint('\\sin 2x'), 'sin(2*x)');
    assert.equal(reprint('\\log_6 280'), 'log_{6}(280)');
    assert.equal(reprint('sin2x cos x'), 'sin(2*x)*cos(x)');
    assert.equal(reprint('\\sin^2 x + 1'), 'sin(x)^2 + 1');
    assert.equal(reprint('\\sin^{-1} x'), 'arcsin(x)');
    assert.equal(reprint('\\log_2 8'), 'log_{2}(8)');
    assert.equal(reprint('\\log_3 \\frac{1}{9}'), 'log_{3}(1/9)');
    assert.equal(reprint('ln|x|+C'), 'ln(abs(x)) + C');
  });

  it('recognises the kind of each notation', () => {
    const kinds = {
      '(1,2)': 'group',
      '[1,2)': 'group',
      '\\{1,2\\}': 'group',
      '1, 2': 'list',
      '(1,2)\\cup[3,\\infty)': 'set-operation',
      '1<x\\le 5': 'relation',
      'x=2 or x=3': 'compound',
      '3:4': 'ratio',
      '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}': 'matrix',
      '[[1,2],[3,4]]': 'matrix',
      '\\begin{cases}x & x>0 \\\\ -x & \\text{otherwise}\\end{cases}': 'piecewise',
      '1 \\pm \\sqrt{2}': 'plus-minus',
      // An integral is a binder, because it binds its variable.
      '\\int_0^1 x^2 \\, dx': 'binder',
      '30^\\circ': 'degree',
      '10\\%': 'percent',
    };
    for (const [source, kind] of Object.entries(kinds)) assert.equal(parseKind(source), kind, source);
  });

  it('reads letters after a number as a unit if they are separated by a space or set upright', () => {
    assert.equal(parseKind('5 m/s'), 'quantity');
    assert.equal(parseKind('5\\ \\mathrm{m\\,s^{-2}}'), 'quantity');
    assert.equal(parseKind('27^\\circ\\text{C}'), 'quantity');
    assert.equal(parseKind('\\SI{3.0}{\\metre\\per\\second}'), 'quantity');
    assert.equal(parseKind('5m'), 'product');
    assert.equal(parseKind('3 apples'), 'quantity');
  });

  it('stores the span of every node in the source', () => {
    const reading = readMath('x + 12');

    assert.ok(reading.ok && reading.node.kind === 'sum');
    assert.deepEqual(
      reading.node.terms.map((term) => term.span),
      [
        { start: 0, end: 1 },
        { start: 4, end: 6 },
      ],
    );
  });

  it('returns the position and reason when a text cannot be read', () => {
    assert.equal(reprint(''), 'empty at 0');
    assert.equal(reprint('3 + '), 'unfinished at 4');
    assert.equal(reprint('2 # 3'), 'unknown-character at 2');
    assert.match(reprint('('.repeat(500)), /^too-deep/);
    assert.match(reprint('x'.repeat(5000)), /^too-long/);
  });

  it('attaches a unit to its own operand', () => {
    assert.equal(reprint('240 N/60 kg'), '240 N/(60 kg)');
    assert.equal(reprint('3/4 m'), '3/4 m');
    assert.equal(reprint('(5.0\\,\\text{m/s})4.0\\,\\text{s}'), '5.0 m/s*4.0 s');
    assert.equal(reprint('2.0\\,\\text{kg}(3.0\\,\\text{m})'), '2.0 kg*3.0 m');
    assert.equal(reprint('23\\,\\text{h}\\ 52\\,\\text{min}\\ 9.5\\,\\text{s}'), '23 h + 52 min + 9.5 s');
    assert.equal(reprint('27.3\\%\\,\\text{C}'), '27.3%*C');
  });
});
