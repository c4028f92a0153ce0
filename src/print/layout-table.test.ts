import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { layoutTable } from './layout-table.ts';
import { textWidth } from './text-width.ts';

const columns = [{ heading: 'ID', minWidth: 6 }, { heading: 'KIND' }, { heading: 'TEXT', minWidth: 8 }];

describe('layoutTable', () => {
  it('aligns columns and omits trailing spaces', () => {
    const lines = layoutTable(
      columns,
      [
        ['a', 'mcq', 'one'],
        ['bcd', 'match', 'two'],
      ],
      80,
    );

    assert.deepEqual(lines, ['ID   KIND   TEXT', 'a    mcq    one', 'bcd  match  two']);
  });

  it('cuts the widest column first', () => {
    const [, line] = layoutTable(columns, [['short', 'mcq', 'a long text about nothing at all']], 30);

    assert.equal(line, 'short  mcq   a long text abou…');
  });

  it('omits a column that is empty in every row', () => {
    assert.deepEqual(layoutTable(columns, [['a', '', 'x']], 80), ['ID  TEXT', 'a   x']);
  });

  it('drops columns in dropOrder before it cuts the others below their minimum width', () => {
    const columnsWithOrder = [
      { heading: 'KIND', dropOrder: 2 },
      { heading: 'LEVEL', minWidth: 5, dropOrder: 1 },
      { heading: 'TEXT', minWidth: 10 },
    ];
    const rows = [['mcq_sc', 'Higher', 'A block slides down']];

    assert.equal(layoutTable(columnsWithOrder, rows, 26)[1], 'mcq_sc  Higher  A block s…');
    assert.equal(layoutTable(columnsWithOrder, rows, 20)[1], 'mcq_sc  A block sli…');
    assert.equal(layoutTable(columnsWithOrder, rows, 12)[1], 'A block sli…');
    assert.equal(layoutTable(columnsWithOrder, rows, 3)[1], 'A…');
  });

  it('aligns a column to the right when requested', () => {
    const lines = layoutTable([{ heading: 'N', align: 'right' }], [['1'], ['10']], 80);

    assert.deepEqual(lines, [' N', ' 1', '10']);
  });

  it('never returns a line wider than the terminal', () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 60 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, fc.constant('mcq_sc'), cell)),
        fc.integer({ min: 1, max: 120 }),
        (rows, width) => {
          for (const line of layoutTable(columns, rows, width)) {
            assert.ok(textWidth(line) <= width, line);
            assert.doesNotMatch(line, /\p{Cc}/u);
          }
        },
      ),
    );
  });

  it('cuts a very long cell', () => {
    const lines = layoutTable(columns, [['a', 'b', 'x'.repeat(100_000)]], 40);

    assert.equal(lines[1]?.length, 40);
  });
});
