import { visibleText } from '../latex/visible-text.ts';
import type { BankEntry } from '../ports/question-bank.ts';
import { layoutTable } from '../print/layout-table.ts';
import { plainLine } from '../print/plain-line.ts';
import type { TextStream } from './terminal.ts';

const WIDE = 140;

const idColumn = { heading: 'ID' } as const;
const factColumns = [
  { heading: 'KIND', goes: 4 },
  { heading: 'SUBJECT', shrinksTo: 8, goes: 2 },
  { heading: 'LEVEL', shrinksTo: 6, goes: 1 },
  { heading: 'TOPIC', shrinksTo: 8, goes: 3 },
  { heading: 'QUESTION', shrinksTo: 12 },
] as const;

/**
 * Entries as a table that fits; `describe` says what stands in its last column. An id is never cut, because it is
 * what the next command is given: where it would crowd out the rest it has a line of its own.
 */
export function entryTable(
  entries: readonly BankEntry[],
  out: TextStream,
  describe: (entry: BankEntry) => string = stemOf,
): string[] {
  const rows = entries.map((entry) => {
    const { id, kind, subject = '', level = '', topic = '' } = entry.question;
    return [id, kind, subject, level, topic, describe(entry)];
  });
  if (out.width >= WIDE) {
    const [heading = '', ...lines] = layoutTable([idColumn, ...factColumns], rows, out.width);
    return [out.paint('bold', heading), ...lines];
  }
  const facts = rows.map(([, ...rest]) => rest);
  const [heading = '', ...lines] = layoutTable(factColumns, facts, out.width);
  const idLine = (index: number) => out.paint('cyan', `  ${plainLine(rows[index]?.[0] ?? '')}`);
  return [out.paint('bold', heading), ...lines.flatMap((line, index) => [line, idLine(index)])];
}

function stemOf({ question }: BankEntry): string {
  const stem = visibleText(question.stem);
  return question.title === undefined ? stem : `${visibleText(question.title)}: ${stem}`;
}
