import { type Classification, LOW_CONFIDENCE } from '../../domain/classification.ts';
import type { TextStream } from '../../ports/terminal.ts';
import type { UsageTotal } from '../../ports/usage-meter.ts';
import { layoutTable } from '../../print/layout-table.ts';
import type { CliTools } from '../cli-tools.ts';
import type { EngineOption, OutputOption, RangeOption, SharedOptions } from '../shared-options.ts';
import { writeLine } from '../terminal/write-output.ts';
import { writeResult } from '../terminal/write-result.ts';
import type { InputOptions } from './read-input.ts';

export type ClassifyOptions = InputOptions & RangeOption & OutputOption & EngineOption & SharedOptions;

/** `index` counts from 1 in the whole file, also when `-r` selects a range; a photo has no id. */
export type Classified = { readonly index: number; readonly id?: string } & Classification;

type ClassifyReport = { readonly classifications: readonly Classified[]; readonly usage?: UsageTotal };

/** Writes JSON to a file or for `--json`, otherwise a table. */
export async function writeClassified(
  report: ClassifyReport,
  options: ClassifyOptions,
  tools: CliTools,
): Promise<void> {
  const { out } = tools.terminal;
  if (options.json === true || options.output !== undefined)
    await writeResult(`${JSON.stringify(report, null, 2)}\n`, options.output, tools);
  else for (const line of formatTable(report.classifications, out)) writeLine(out, line);
}

function formatTable(classified: readonly Classified[], out: TextStream): string[] {
  const rows = classified.map((each) => [
    String(each.index),
    each.question_type,
    each.difficulty,
    each.subtopic === '' ? each.topic : `${each.topic} / ${each.subtopic}`,
    String(each.estimated_marks),
    each.has_diagram ? (each.diagram_type ?? 'yes') : '',
    `${Math.round(each.confidence * 100)}%${each.confidence < LOW_CONFIDENCE ? ' uncertain' : ''}`,
    each.key_concepts.join(', '),
  ]);
  const [heading = '', ...lines] = layoutTable(columns, rows, out.width);
  return rows.length === 0 ? [] : [out.paint('bold', heading), ...lines];
}

const columns = [
  { heading: '#', align: 'right' },
  { heading: 'KIND' },
  { heading: 'DIFFICULTY', dropOrder: 5 },
  { heading: 'TOPIC', minWidth: 12 },
  { heading: 'MARKS', align: 'right', dropOrder: 3 },
  { heading: 'DIAGRAM', dropOrder: 2 },
  { heading: 'CONFIDENCE', dropOrder: 4 },
  { heading: 'CONCEPTS', minWidth: 8, dropOrder: 1 },
] as const;
