import type { ItemDraft } from '../item-draft.ts';
import type { Random } from '../random.ts';
import { wordsTex } from '../write/words.ts';
import { OPTION_COUNT, writeChoice } from '../write-choice.ts';
import type { RowSet } from './fact-sheet.ts';

/** Writes a question whose options are rows of a table: `mass: stays the same; weight: decreases`. */
export function askRow(
  { question, tag, columns, right, values }: RowSet,
  random: Random,
  optionCount: number = OPTION_COUNT,
): ItemDraft | undefined {
  const toOption = (row: readonly string[]) =>
    wordsTex(row.map((value, index) => `${columns[index]}: ${value}`).join('; '));
  const answer = toOption(right);
  const wrong = random.shuffle(listRows(values)).filter((row) => toOption(row) !== answer);
  return writeChoice({
    optionCount,
    stem: question,
    answer,
    why: 'all entries of this row are right',
    wrong: wrong.map((row) => ({ tag, answer: toOption(row), why: explainRow(row, { columns, right }) })),
  });
}

/** Lists all rows with one value of each column. */
function listRows(values: RowSet['values']): string[][] {
  return values.reduce<string[][]>(
    (rows, column) => rows.flatMap((row) => column.map((value) => [...row, value])),
    [[]],
  );
}

function explainRow(row: readonly string[], { columns, right }: Pick<RowSet, 'columns' | 'right'>): string {
  const wrong = row.findIndex((value, index) => value !== right[index]);
  return `The entry for “${columns[wrong]}” is wrong: it must be “${right[wrong]}”.`;
}
