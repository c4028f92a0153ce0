import type { ItemDraft } from '../item-draft.ts';
import type { Random } from '../random.ts';
import { wordsTex } from '../write/words.ts';
import { writeParts } from '../write-parts.ts';
import { listingTex } from './code.ts';
import { type DataTable, dataTableTex } from './data-table.ts';
import { type Grouping, groupingSql, runGrouping } from './sql-queries.ts';

/** A question on the output of a grouped query, a mark for each row. */
export function writeGrouping(data: DataTable, grouping: Grouping): ItemDraft | undefined {
  const found = runGrouping(data, grouping);
  const all = runGrouping(data, { aggregate: grouping.aggregate });
  if (found.length < 2 || found.length > 3) return undefined;
  // Marking notices a surplus row only if it comes before a right one, so a group must be excluded before the last row.
  if (grouping.having !== undefined && all[found.length - 1]?.group === found.at(-1)?.group) return undefined;
  if (new Set(found.map(({ value }) => value)).size < found.length) return undefined;
  return writeParts({
    stem: `This is the table ${data.theme.table} of a database. ${dataTableTex(data)} An SQL statement is run. ${listingTex(groupingSql(data, grouping))} Write down the output, one row in each part, as a ${data.theme.group.field} and a number.`,
    parts: found.map(({ group, value }, index) => ({
      question: `Row ${index + 1}.`,
      why: `Find the ${grouping.aggregate} for ${group}`,
      answer: `${group} ${value}`,
      not: all.map((one) => one.group).filter((other) => other !== group),
      gaps: [grouping.having === undefined ? 'sql-group' : 'sql-having'],
    })),
    mistakes:
      all.length > found.length
        ? [
            {
              tag: 'sql-having',
              answer: wordsTex(all.map(({ group, value }) => `${group} ${value}`).join(', ')),
              why: 'HAVING keeps only the groups that meet its condition.',
            },
          ]
        : [],
  });
}

export function drawGrouping(random: Random, mayHave: boolean): Grouping {
  return { aggregate: random.pick(['COUNT', 'SUM', 'MAX', 'MIN']), ...(mayHave ? { having: 2 } : {}) };
}
