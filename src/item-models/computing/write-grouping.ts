import type { ItemDraft, MistakeDraft } from '../item-draft.ts';
import type { Random } from '../random.ts';
import { wordsTex } from '../write/words.ts';
import { writeParts } from '../write-parts.ts';
import { listingTex } from './code.ts';
import { type DataTable, dataTableTex } from './data-table.ts';
import { type Grouping, type GroupRow, groupingSql, runGrouping } from './sql-queries.ts';

/** Writes a question on the output of a grouped query, with one mark for each row. Returns undefined if the output is unsuitable. */
export function writeGrouping(data: DataTable, grouping: Grouping): ItemDraft | undefined {
  const outputRows = runGrouping(data, grouping);
  const allGroups = runGrouping(data, { aggregate: grouping.aggregate });
  if (outputRows.length < 2 || outputRows.length > 3) return undefined;
  // Marking notices a surplus row only if a right row follows. So HAVING must exclude a group before the last row.
  if (grouping.having !== undefined && allGroups[outputRows.length - 1]?.group === outputRows.at(-1)?.group)
    return undefined;
  if (new Set(outputRows.map(({ value }) => value)).size < outputRows.length) return undefined;
  return writeParts({
    stem: `This is the table ${data.theme.table} of a database. ${dataTableTex(data)} An SQL statement is run. ${listingTex(groupingSql(data, grouping))} Write down the output, one row in each part, as a ${data.theme.group.field} and a number.`,
    parts: outputRows.map(({ group, value }, index) => ({
      question: `Row ${index + 1}.`,
      why: `Find the ${grouping.aggregate} for ${group}`,
      answer: `${group} ${value}`,
      contradictedBy: allGroups.map((row) => row.group).filter((otherGroup) => otherGroup !== group),
      gaps: [grouping.having === undefined ? 'sql-group' : 'sql-having'],
      mistakes: listSurplusRows(allGroups[index], group),
    })),
    mistakes:
      allGroups.length > outputRows.length
        ? [
            {
              ...HAVING_MISTAKE,
              answer: wordsTex(allGroups.map(({ group, value }) => `${group} ${value}`).join(', ')),
            },
          ]
        : [],
  });
}

const HAVING_MISTAKE = {
  tag: 'sql-having',
  why: 'HAVING keeps only the groups that meet its condition.',
};

/** Returns the mistake of writing a row that HAVING excludes in the place of the row of `group`. */
function listSurplusRows(row: GroupRow | undefined, group: string): MistakeDraft[] {
  if (row === undefined || row.group === group) return [];
  return [{ ...HAVING_MISTAKE, answer: wordsTex(`${row.group} ${row.value}`) }];
}

/** Picks the aggregate function; `hasCondition` adds a HAVING condition. */
export function pickGrouping(random: Random, hasCondition: boolean): Grouping {
  return { aggregate: random.pick(['COUNT', 'SUM', 'MAX', 'MIN']), ...(hasCondition ? { having: 2 } : {}) };
}
