import type { BlankTable } from '../../../../src/domain/question-content.ts';
import { enableKeyboardScroll } from '../../design/trusted-html.tsx';
import { learnStrings } from '../learn-strings.ts';
import { TypesetText } from '../typeset/typeset-text.tsx';
import { countBlankCells, formatCells, parseCells } from './table-cells.ts';
import styles from './table-field.module.css';

type TableProps = {
  label: string;
  table: BlankTable;
  /** The learner's cells as one text; see `table-cells.ts`. */
  value: string;
  onChange: (value: string) => void;
  isDisabled?: boolean;
};

/** A table to complete: the learner fills in the empty cells. */
export function TableField({ label, table, value, onChange, isDisabled = false }: TableProps) {
  const cells = parseCells(value, countBlankCells(table));
  return (
    <FilledTable label={label} table={table}>
      {(blankIndex, name) => (
        <input
          className={styles.cell}
          aria-label={name}
          value={cells[blankIndex] ?? ''}
          readOnly={isDisabled}
          maxLength={200}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={(event) => onChange(formatCells(cells.with(blankIndex, event.target.value)))}
        />
      )}
    </FilledTable>
  );
}

type FilledProps = {
  label: string;
  table: BlankTable;
  /** Returns the content of an empty cell. The cells are numbered from 0, row by row. */
  children: (blankIndex: number, name: string) => React.ReactNode;
};

/** A table whose empty cells are filled by the caller. A table that is wider than the page scrolls on its own. */
export function FilledTable({ label, table: { columns, rows }, children }: FilledProps) {
  let blankCount = 0;
  const filledRows = rows.map((row, rowIndex) =>
    row.map((cell, columnIndex) => {
      if (cell !== null) return <TypesetText inline tex={cell} />;
      const name = learnStrings.table.cell(columns[columnIndex] ?? '', rowIndex + 1);
      return children(blankCount++, name);
    }),
  );
  return (
    <div ref={enableKeyboardScroll}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((heading) => (
              <th key={heading} scope="col">
                <TypesetText inline tex={heading} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {filledRows.map((row, rowIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are never reordered
            <tr key={rowIndex}>
              {row.map((cell, columnIndex) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are never reordered
                <td key={columnIndex}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
