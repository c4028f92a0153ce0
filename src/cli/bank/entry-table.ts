import { printPartsText } from '../../domain/part-text.ts';
import { visibleText } from '../../latex/visible-text.ts';
import type { BankEntry } from '../../ports/question-bank.ts';
import type { TextStream } from '../../ports/terminal.ts';
import { layoutTable } from '../../print/layout-table.ts';
import { plainLine } from '../../print/plain-line.ts';

/** In a terminal of at least this width, the id is shown in a column; otherwise it is shown on a separate line. */
const MIN_WIDTH_FOR_ID_COLUMN = 140;

const ID_COLUMN = { heading: 'ID' } as const;
/** The other columns. If the terminal is too narrow, the column with the lowest `dropOrder` is removed first. */
const OTHER_COLUMNS = [
  { heading: 'KIND', dropOrder: 4 },
  { heading: 'SUBJECT', minWidth: 8, dropOrder: 2 },
  { heading: 'LEVEL', minWidth: 6, dropOrder: 1 },
  { heading: 'TOPIC', minWidth: 8, dropOrder: 3 },
  { heading: 'QUESTION', minWidth: 12 },
] as const;

/**
 * Formats entries as a table that fits the terminal; `describe` returns the text of the last column. Ids are never
 * truncated, because users copy them into the next command.
 */
export function formatEntryTable(
  entries: readonly BankEntry[],
  out: TextStream,
  describe: (entry: BankEntry) => string = formatStem,
): string[] {
  const rows = entries.map((entry) => {
    const { id, kind, subject = '', level = '', topic = '' } = entry.question;
    return [id, kind, subject, level, topic, describe(entry)];
  });
  if (out.width >= MIN_WIDTH_FOR_ID_COLUMN) {
    const [heading = '', ...lines] = layoutTable([ID_COLUMN, ...OTHER_COLUMNS], rows, out.width);
    return [out.paint('bold', heading), ...lines];
  }
  const rowsWithoutId = rows.map(([, ...rest]) => rest);
  const [heading = '', ...lines] = layoutTable(OTHER_COLUMNS, rowsWithoutId, out.width);
  const formatIdLine = (index: number) => out.paint('cyan', `  ${plainLine(rows[index]?.[0] ?? '')}`);
  return [out.paint('bold', heading), ...lines.flatMap((line, index) => [line, formatIdLine(index)])];
}

function formatStem({ question }: BankEntry): string {
  const stem = visibleText(printPartsText({ ...question, vignette: undefined }));
  return question.title === undefined ? stem : `${visibleText(question.title)}: ${stem}`;
}
