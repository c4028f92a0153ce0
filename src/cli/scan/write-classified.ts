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

/** The classification of one question. `index` is its position in the whole file, from 1, even with `-r`; a photo has no id. */
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
  const rows = classified.map((question) => [
    String(question.index),
    question.question_type,
    question.difficulty,
    question.subtopic === '' ? question.topic : `${question.topic} / ${question.subtopic}`,
    String(question.estimated_marks),
    question.has_diagram ? (question.diagram_type ?? 'yes') : '',
    `${Math.round(question.confidence * 100)}%${question.confidence < LOW_CONFIDENCE ? ' uncertain' : ''}`,
    question.key_concepts.join(', '),
  ]);
  const [heading = '', ...lines] = layoutTable(COLUMNS, rows, out.width);
  return rows.length === 0 ? [] : [out.paint('bold', heading), ...lines];
}

const COLUMNS = [
  { heading: '#', align: 'right' },
  { heading: 'KIND' },
  { heading: 'DIFFICULTY', dropOrder: 5 },
  { heading: 'TOPIC', minWidth: 12 },
  { heading: 'MARKS', align: 'right', dropOrder: 3 },
  { heading: 'DIAGRAM', dropOrder: 2 },
  { heading: 'CONFIDENCE', dropOrder: 4 },
  { heading: 'CONCEPTS', minWidth: 8, dropOrder: 1 },
] as const;
