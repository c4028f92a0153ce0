import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { terminalLines } from './terminal-lines.ts';

describe('terminalLines', () => {
  it('prints each row of a table on its own line', () => {
    const tex =
      'The table is called \\texttt{Pupil}. \\begin{tabular}{|l|r|} \\hline name & age \\\\ \\hline Isla & 9 \\\\ \\hline \\end{tabular} How many?';

    assert.deepEqual(terminalLines(tex, 80), [
      'The table is called Pupil.',
      '  name  age',
      '  Isla  9',
      'How many?',
    ]);
  });

  it('reads one table after another', () => {
    const row = (text: string) => `\\begin{tabular}{l} ${text} \\end{tabular}`;

    assert.deepEqual(terminalLines(`One. ${row('a')} Two. ${row('b')} Three.`, 80), [
      'One.',
      '  a',
      'Two.',
      '  b',
      'Three.',
    ]);
  });

  it('keeps the indent of code', () => {
    const code =
      '\\begin{tabular}{l} \\texttt{FOR each} \\\\ \\texttt{~~~SEND 1} \\\\ \\texttt{END FOR} \\end{tabular}';

    assert.deepEqual(terminalLines(code, 80), ['  FOR each', '     SEND 1', '  END FOR']);
  });

  it('wraps text without a table', () => {
    assert.deepEqual(terminalLines('one two three', 8), ['one two', 'three']);
  });
});
