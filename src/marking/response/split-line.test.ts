import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { splitLine } from './split-line.ts';

function splitIntoChains(line: string): [name: string | undefined, ...members: string[]][] {
  return splitLine(line).map(({ name, members }) => [name, ...members]);
}

describe('splitLine', () => {
  it('splits a chain of equalities', () => {
    assert.deepEqual(splitIntoChains('v = 3 × 4 = 12 m/s'), [['v', 'v', '3 × 4', '12 m/s']]);
  });

  it('assigns the name x to both values of “x = 2 or 3” and counts them', () => {
    const result = splitLine('x = 2 or 3');

    assert.deepEqual(
      result.map(({ name, source, choices }) => [name, source, choices]),
      [
        ['x', 'x = 2', 2],
        ['x', 'x = 3', 2],
      ],
    );
  });

  it('does not count a remark as a second value', () => {
    for (const line of ['t = -6, easy', '9, two roots', 'x = 2 and that is all'])
      assert.equal(splitLine(line)[0]?.choices, 1, line);
  });

  it('reads several assignments on one line', () => {
    assert.deepEqual(splitIntoChains('a=2 b=5 c=-1'), [
      ['a', 'a', '2'],
      ['b', 'b', '5'],
      ['c', 'c', '-1'],
    ]);
  });

  it('splits at arrows, full stops and words such as “so” and “since”', () => {
    assert.deepEqual(splitIntoChains('(x+3)(x-2)=0 \\Rightarrow x=2 since x > 0'), [
      [undefined, '(x+3)(x-2)', '0'],
      ['x', 'x', '2'],
      [undefined, 'x > 0'],
    ]);
  });

  it('reads the product 2as of the equations of motion, and the word “as”', () => {
    assert.deepEqual(splitIntoChains('v^2 = u^2 + 2as'), [[undefined, 'v^2', 'u^2 + 2as']]);
    assert.deepEqual(splitIntoChains('x = 2 as x > 0'), [
      ['x', 'x', '2'],
      [undefined, 'x > 0'],
    ]);
  });

  it('finds a name after words, but not at the end of a formula', () => {
    assert.deepEqual(splitIntoChains('the force F_1 = 3'), [['F_1', 'the force F_1', '3']]);
    assert.deepEqual(splitIntoChains('E_2 - E_1 = hf'), [[undefined, 'E_2 - E_1', 'hf']]);
    assert.deepEqual(splitIntoChains('V_1 + V_2 = V_s'), [[undefined, 'V_1 + V_2', 'V_s']]);
  });

  it('does not split tuples, matrices and grouped thousands', () => {
    assert.deepEqual(splitIntoChains('(3, 4) and (-4, -3)'), [
      [undefined, '(3, 4)'],
      [undefined, '(-4, -3)'],
    ]);
    assert.equal(splitLine('u = \\begin{pmatrix} 1 \\\\ 2 \\end{pmatrix}').length, 1);
    assert.deepEqual(splitIntoChains('£16,355'), [[undefined, '£16,355']]);
  });

  it('recognises a line that continues the previous line', () => {
    assert.equal(splitLine('= 14/5')[0]?.isContinued, true);
    assert.equal(splitLine('=> x = 3')[0]?.isContinued, false);
  });

  it('removes labels, boxes and “the answer is”', () => {
    assert.deepEqual(splitIntoChains('(a) \\boxed{x = 3}'), [['x', 'x', '3']]);
    assert.deepEqual(splitIntoChains('The final answer is 42'), [[undefined, '42']]);
  });

  it('removes words around a calculation and counts alternatives of a quantity in words', () => {
    assert.deepEqual(splitIntoChains('cuboid 5×5×7 = 175'), [[undefined, '5×5×7', '175']]);
    assert.deepEqual(splitIntoChains('take away: 2x = 56'), [[undefined, '2x', '56']]);
    assert.deepEqual(splitIntoChains('1762-1600 = £162 more'), [[undefined, '1762-1600', '£162']]);
    assert.equal(splitLine('length = 22 cm or -13 cm')[0]?.choices, 2);
  });
});
