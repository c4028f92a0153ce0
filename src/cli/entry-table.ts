import { visibleText } from '../latex/visible-text.ts';
import type { BankEntry } from '../ports/question-bank.ts';
import { layoutTable } from '../print/layout-table.ts';
import type { TextStream } from './terminal.ts';

const columns = [
  { heading: 'ID', shrinksTo: 14 },
  { heading: 'KIND' },
  { heading: 'SUBJECT', shrinksTo: 8 },
  { heading: 'LEVEL', shrinksTo: 6 },
  { heading: 'TOPIC', shrinksTo: 8 },
  { heading: 'QUESTION', shrinksTo: 16 },
] as const;

/** Entries as a table that fits the terminal; `describe` says what stands in its last column. */
export function entryTable(
  entries: readonly BankEntry[],
  out: TextStream,
  describe: (entry: BankEntry) => string = stemOf,
): string[] {
  const rows = entries.map((entry) => {
    const { id, kind, subject = '', level = '', topic = '' } = entry.question;
    return [id, kind, subject, level, topic, describe(entry)];
  });
  const [heading = '', ...lines] = layoutTable(columns, rows, out.width);
  return [out.paint('bold', heading), ...lines];
}

function stemOf({ question }: BankEntry): string {
  const stem = visibleText(question.stem);
  return question.title === undefined ? stem : `${visibleText(question.title)}: ${stem}`;
}
