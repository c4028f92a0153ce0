import { getCourse } from '../../domain/course-spec.ts';
import type { CourseItem } from '../../practice/learner/course-model.ts';
import { layoutTable } from '../../print/layout-table.ts';
import type { CliTools } from '../cli-tools.ts';
import type { DatabaseOption, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';
import { withStore } from '../with-store.ts';

export type BankStatsOptions = DatabaseOption &
  SharedOptions & { readonly subject: string; readonly level: string };

const COLUMNS = [
  { heading: 'ITEM', minWidth: 10 },
  { heading: 'OUTCOME' },
  { heading: 'LEARNERS' },
  { heading: 'FACILITY' },
  { heading: 'DISCRIMINATION' },
  { heading: 'SECONDS' },
  { heading: '' },
] as const;

/** Prints what the answers of learners show about the questions of a course. Exit code 1 if an item is flagged. */
export async function runBankStats(options: BankStatsOptions, tools: CliTools): Promise<number> {
  const { out, err } = tools.terminal;
  const items = await withStore(tools.openLearnerModels, { options, tools }, async ({ courses, models }) => {
    const model = await models.read(getCourse(courses, options));
    return model.listItems().sort((a, b) => Number(b.isFlagged) - Number(a.isFlagged) || b.count - a.count);
  });
  if (options.json === true) writeJson(out, { items });
  else if (items.length === 0) writeLine(err, 'No question of this course has answers yet.');
  else for (const line of layoutTable(COLUMNS, items.map(toRow), out.width)) writeLine(out, line);
  return items.some(({ isFlagged }) => isFlagged) ? 1 : 0;
}

function toRow(item: CourseItem): string[] {
  const { discrimination, upperBound, medianSeconds } = item;
  const version = item.questionVersion === null ? '' : ` v${item.questionVersion}`;
  const bound = upperBound === undefined ? '' : ` (at most ${upperBound.toFixed(2)})`;
  return [
    `${item.itemModel ?? item.questionId}${version}`,
    item.outcomeId,
    String(item.count),
    `${Math.round(100 * item.facility)}%`,
    discrimination === undefined ? 'unknown' : `${discrimination.toFixed(2)}${bound}`,
    medianSeconds === undefined ? '' : String(medianSeconds),
    item.isFlagged ? 'check the key' : '',
  ];
}
