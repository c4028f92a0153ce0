import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatOrder, moveOption, parseOrder } from './option-order.ts';
import { countBlankCells, formatCells, parseCells } from './table-cells.ts';
import { joinWorking, splitWorking } from './working-text.ts';

const line = fc.string().filter((text) => !text.includes('\n'));

describe('working and answer of a part', () => {
  it('are one text, from which both are read back', () => {
    fc.assert(
      fc.property(fc.string(), line, (working, answer) => {
        assert.deepEqual(splitWorking(joinWorking({ working, answer })), { working, answer });
      }),
    );
  });

  it('stay apart while the answer is empty', () => {
    assert.deepEqual(splitWorking(joinWorking({ working: 'v = d/t', answer: '' })), {
      working: 'v = d/t',
      answer: '',
    });
  });
});

describe('cells of a table', () => {
  it('are one text with a line for each cell, from which they are read back', () => {
    const cell = line.filter((text) => text !== '–' && !/^\(1\) /u.test(text));
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 12 }), (cells) => {
        assert.deepEqual(parseCells(formatCells(cells), cells.length), cells);
      }),
    );
  });

  it('keep their position when a cell is empty or contains a comma', () => {
    assert.equal(formatCells(['4', '', '6']), '4\n–\n6');
    assert.equal(formatCells(['2, 3', '', '6']), '(1) 2, 3\n(2) –\n(3) 6');
  });

  it('are an empty text when all are empty', () => {
    assert.equal(formatCells(['', '']), '');
  });

  it('are counted if the learner has to fill them in', () => {
    assert.equal(
      countBlankCells({
        columns: ['x', 'y'],
        rows: [
          ['1', null],
          [null, null],
        ],
      }),
      3,
    );
  });
});

describe('order of options', () => {
  const ids = ['a', 'b', 'c'];

  it('is read back, and starts with the printed order', () => {
    assert.deepEqual(parseOrder('', ids), ids);
    assert.deepEqual(parseOrder(formatOrder(['c', 'a', 'b']), ids), ['c', 'a', 'b']);
    assert.deepEqual(parseOrder('c, x', ids), ['c', 'a', 'b']);
  });

  it('changes by one place, and not at the ends of the list', () => {
    assert.deepEqual(moveOption(ids, 'b', -1), ['b', 'a', 'c']);
    assert.deepEqual(moveOption(ids, 'b', 1), ['a', 'c', 'b']);
    assert.equal(moveOption(ids, 'a', -1), ids);
    assert.equal(moveOption(ids, 'c', 1), ids);
  });
});
