import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSeededRandom } from '../../../src/verification/planted-errors/edit-text.ts';
import { injectWrongNumber, injectWrongNumbers, injectWrongUnit, injectWrongUnits } from './inject-faults.ts';
import { slipNumber } from './slip-number.ts';

const solve = (text: string): string => `Find the value.\n\n\\begin{solution}\n${text}\n\\end{solution}\n`;

/** Returns the different changes that many seeds give. */
function listNumberFaults(text: string): string[] {
  const changes = Array.from({ length: 60 }, (_, seed) =>
    injectWrongNumber(solve(text), createSeededRandom(seed * 7919)),
  );
  return [...new Set(changes.filter((change) => change !== undefined))];
}

for (const [claim, text] of [
  ['a calculation within prose', 'So the second half took 14 / 2 = 7 litres of water.'],
  ['a calculation with words after its numbers', 'There are 8 crates * 5 jars per crate = 40 jars.'],
  ['the last pair of a chain', '$s = vt = 6 \\times 7 = 42$'],
  ['a fraction with units', '\\[ v = \\frac{36\\,\\text{m}}{9\\,\\mathrm{s}} = 4\\,\\mathrm{m/s} \\]'],
  ['a result on the next line of an alignment', '\\begin{align*} A &= 3 \\cdot 9 \\\\ &= 27 \\end{align*}'],
  ['a trigonometric function', '$h = 20 \\sin 30^\\circ = 10$'],
  ['scientific notation', '$E = 2 \\times 3.1 \\times 10^{-4} = 6.2 \\times 10^{-4}$'],
  ['a decimal comma', '$m = 0,5 \\times 3,2 = 1,6 \\text{ kg}$'],
  ['a sum of money', 'He pays \\$4 * 6 = \\$24.'],
  ['a boxed result', '$\\sqrt{49} + 2 = \\boxed{9}$'],
  ['a conversion of units', '$\\SI{5}{m} \\times 3 = \\SI{1500}{cm}$'],
] as const)
  test(`a wrong number is written into ${claim}`, () => {
    assert.ok(listNumberFaults(text).length > 2);
  });

for (const [claim, text] of [
  ['an equation with a variable', '$3x + 4 = 10$ and $f(3) = 9$'],
  ['a definition', 'Let $x = 12$ and 1 km = 1000 m.'],
  ['a step that is wrong already', '$7 \\times 8 = 65$'],
  ['an alternative that the author rejects', 'Adding them, $7 + 8 = 15$, would be wrong.'],
  ['a remainder', '$7 + 8 = 15 \\equiv 3 \\pmod{12}$'],
  ['a comment', '% $7 + 8 = 15$'],
  ['a part of a longer result', '$7 + 8 = 15 + 2x$'],
  ['a list', 'The values are $n = 3, 4, 5$.'],
] as const)
  test(`no wrong number is written into ${claim}`, () => {
    assert.deepEqual(listNumberFaults(text), []);
  });

test('the stem of the question stays as it is', () => {
  const text = 'Check that $2 + 3 = 5$.\n\\begin{solution}\nIt is clear.\n\\end{solution}';
  assert.equal(injectWrongNumber(text, createSeededRandom(1)), undefined);
});

test('every wrong number differs from the true one by at least 15%', () => {
  for (const change of listNumberFaults('So 50 * 4 = 200 in total.')) {
    const [, first, second, result] = /So (\d+) \* (\d+) = (-?\d+)/.exec(change) ?? [];
    const product = Number(first) * Number(second);
    assert.ok(Math.abs(product - Number(result)) >= 0.15 * Math.abs(product), change);
  }
});

test('a step with the result zero is wrong after every change', () => {
  for (const change of listNumberFaults('$\\frac{6 - 6}{4} = 0$')) {
    const [, first, second, result] = /\\frac\{(\d) - (\d)\}\{\d\} = (-?\d)/.exec(change) ?? [];
    assert.notEqual(Number(first) - Number(second) === 0, Number(result) === 0, change);
  }
});

test('a file takes up to three wrong numbers at different places', () => {
  const text = solve('2 + 3 = 5\n\n4 + 5 = 9\n\n6 * 7 = 42\n\n8 * 9 = 72');
  const changes = injectWrongNumbers(text, createSeededRandom(5), 3);
  const lines = changes.map((change) =>
    change.split('\n').findIndex((line, index) => line !== text.split('\n')[index]),
  );
  assert.equal(new Set(lines).size, 3);
  assert.equal(injectWrongNumbers(solve('2 + 3 = 5'), createSeededRandom(5), 3).length, 1);
});

test('a number slips by a digit, a swap of two digits or its decimal point', () => {
  const slips = Array.from({ length: 80 }, (_, seed) => slipNumber('12.5', createSeededRandom(seed * 7919)));
  for (const slip of ['21.5', '1.25', '125']) assert.ok(slips.includes(slip), slip);
  assert.ok(slips.every((slip) => slip === undefined || /^\d+(?:\.\d+)?$/.test(slip)));
});

test('a wrong unit is written after a calculation with units', () => {
  for (const text of [
    '$\\frac{30\\,\\mathrm{m}}{6\\,\\mathrm{s}} = 5\\,\\mathrm{m}\\,\\mathrm{s}^{-1}$',
    '$\\SI{2}{kg} \\times \\SI{3}{m/s^2} = \\SI{6}{N}$',
    'They walk 4 km + 3 km = 7 km.',
    '$(12\\,{\\rm V})(2\\,{\\rm A}) = 24\\,{\\rm W}$',
  ]) {
    const changed = injectWrongUnit(solve(text), createSeededRandom(3));
    assert.ok(changed !== undefined && changed !== solve(text), text);
  }
});

test('no wrong unit is written where the unit does not follow from the calculation', () => {
  for (const text of [
    '$F = 2 \\times 3 = 6\\,\\mathrm{N}$',
    '$3A + 2A = 5A$ with $A = 1$',
    '4 + 3 = 7 apples',
  ])
    assert.deepEqual(injectWrongUnits(solve(text), createSeededRandom(3), 3), []);
});
