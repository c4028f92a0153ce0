import { type Classification, LOW_CONFIDENCE } from '../domain/classification.ts';
import type { UsageTotal } from '../ports/usage-ledger.ts';
import { layoutTable } from '../print/layout-table.ts';
import type { CliTools } from './cli-tools.ts';
import type { InputOptions } from './read-input.ts';
import type { EngineOption, OutputOption, RangeOption, SharedOptions } from './shared-options.ts';
import { type TextStream, writeLine } from './terminal.ts';
import { writeResult } from './write-result.ts';

export type ClassifyOptions = InputOptions & RangeOption & OutputOption & EngineOption & SharedOptions;

/** `index` counts from 1 in the file, whatever range was asked for; a photo has no id. */
export type Classified = { readonly index: number; readonly id?: string } & Classification;

export type ClassifyReport = { readonly classifications: readonly Classified[]; readonly usage?: UsageTotal };

/** JSON for machines and files, a table for people. */
export async function writeClassified(
  report: ClassifyReport,
  options: ClassifyOptions,
  tools: CliTools,
): Promise<void> {
  const { out } = tools.terminal;
  if (options.json === true || options.output !== undefined)
    await writeResult(`${JSON.stringify(report, null, 2)}\n`, options.output, tools);
  else for (const line of tableOf(report.classifications, out)) writeLine(out, line);
}

function tableOf(classified: readonly Classified[], out: TextStream): string[] {
  const rows = classified.map((each) => [
    String(each.index),
    each.question_type,
    each.difficulty,
    each.subtopic === '' ? each.topic : `${each.topic} / ${each.subtopic}`,
    String(each.estimated_marks),
    each.has_diagram ? (each.diagram_type ?? 'yes') : '',
    `${Math.round(each.confidence * 100)}%${each.confidence < LOW_CONFIDENCE ? ' doubtful' : ''}`,
    each.key_concepts.join(', '),
  ]);
  const [heading = '', ...lines] = layoutTable(columns, rows, out.width);
  return rows.length === 0 ? [] : [out.paint('bold', heading), ...lines];
}

const columns = [
  { heading: '#', align: 'right' },
  { heading: 'KIND' },
  { heading: 'DIFFICULTY', goes: 5 },
  { heading: 'TOPIC', shrinksTo: 12 },
  { heading: 'MARKS', align: 'right', goes: 3 },
  { heading: 'DIAGRAM', goes: 2 },
  { heading: 'CONFIDENCE', goes: 4 },
  { heading: 'CONCEPTS', shrinksTo: 8, goes: 1 },
] as const;
