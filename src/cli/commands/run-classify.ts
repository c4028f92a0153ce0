import { classifyByRules } from '../../agents/classifier/classify-by-rules.ts';
import { type Classification, LOW_CONFIDENCE } from '../../domain/classification.ts';
import { EXIT_WITH_FINDINGS } from '../../domain/fault.ts';
import { hasErrors } from '../../domain/finding.ts';
import { layoutTable } from '../../print/layout-table.ts';
import type { CliTools } from '../cli-tools.ts';
import { type InputOptions, readInput, readRange, selectQuestions } from '../read-input.ts';
import { positionFindings, reportFindings } from '../report-findings.ts';
import { requireRules } from '../require-rules.ts';
import { settingsFor } from '../settings-for.ts';
import type { EngineOption, OutputOption, RangeOption, SharedOptions } from '../shared-options.ts';
import { type TextStream, writeLine } from '../terminal.ts';
import { readTexQuestions } from '../tex-questions.ts';
import { writeResult } from '../write-result.ts';

export type ClassifyOptions = InputOptions & RangeOption & OutputOption & EngineOption & SharedOptions;

/** `index` counts from 1 in the file, whatever range was asked for. */
type Classified = { readonly index: number; readonly id: string } & Classification;

export async function runClassify(options: ClassifyOptions, tools: CliTools): Promise<number> {
  const { out, err } = tools.terminal;
  const range = readRange(options);
  const settings = settingsFor(options, tools);
  if (options.image === undefined) writeLine(err, requireRules(settings, 'Classifying TeX'));
  const input = await readInput(options, tools, { settings, photoWork: 'Classifying a photo' });
  const document = readTexQuestions(input.source.text);
  const numbered = document.questions.map(({ question }, place) => ({ index: place + 1, question }));
  const classified = selectQuestions(numbered, range).map(
    ({ index, question }): Classified => ({
      index,
      id: question.id,
      ...classifyByRules(question),
    }),
  );
  reportFindings(positionFindings(document.findings, input.source.text), { name: input.name, stream: err });
  if (options.json === true || options.output !== undefined)
    await writeResult(`${JSON.stringify({ classifications: classified }, null, 2)}\n`, options.output, tools);
  else for (const line of tableOf(classified, out)) writeLine(out, line);
  return hasErrors(document.findings) || classified.length === 0 ? EXIT_WITH_FINDINGS : 0;
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
  { heading: 'DIFFICULTY' },
  { heading: 'TOPIC', shrinksTo: 12 },
  { heading: 'MARKS', align: 'right' },
  { heading: 'DIAGRAM' },
  { heading: 'CONFIDENCE' },
  { heading: 'CONCEPTS', shrinksTo: 8 },
] as const;
