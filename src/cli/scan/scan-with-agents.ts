import { type ScanOutcome, splitScan } from '../../agents/scanner/scan-question.ts';
import { EXIT_WITH_FINDINGS } from '../../domain/fault.ts';
import { hasErrors } from '../../domain/finding.ts';
import type { Settings } from '../../domain/settings.ts';
import { readInputQuestions } from '../../factory/intake/read-input-questions.ts';
import { selectQuestions } from '../../factory/intake/split-questions.ts';
import type { UsageTotal } from '../../ports/usage-meter.ts';
import type { CliTools } from '../cli-tools.ts';
import { formatUsage } from '../terminal/format-usage.ts';
import { positionFindings, printFindings } from '../terminal/print-findings.ts';
import { writeLine } from '../terminal/write-output.ts';
import { writeResult } from '../terminal/write-result.ts';
import { toInputFile } from './read-input.ts';
import type { ScanOptions } from './scan-options.ts';
import { writeFigures } from './write-figures.ts';

const BY_RULES_MESSAGE = 'Read by rules, without a model: on photos, prose is read and formulas are marked.';

/** Transcribes the questions on a photo by rules or with a model, or each question of a TeX file with a model. */
export async function scanWithAgents(
  options: ScanOptions,
  settings: Settings,
  tools: CliTools,
): Promise<number> {
  const { err } = tools.terminal;
  const agents = await tools.openAgents(settings);
  const sources = await readInputQuestions(toInputFile(options), tools, agents.mode);
  if (agents.mode === 'rules') writeLine(err, BY_RULES_MESSAGE);
  const scans: ScanOutcome[] = [];
  for (const { source, kind, range } of sources) {
    const found = splitScan(await agents.scan(source, options.type ?? kind));
    for (const scan of selectQuestions(found, range)) {
      // Positions refer to the transcribed text, because the command writes this text.
      printFindings(positionFindings(scan.findings, scan.latex), { name: source.name, stream: err });
      scans.push(scan);
    }
  }
  await writeFigures(
    sources.flatMap(({ figures = [] }) => figures),
    options.output,
    tools,
  );
  await writeResult(formatResult(scans, agents.usage(), options.json === true), options.output, tools);
  if (agents.mode === 'model') writeLine(err, formatUsage(agents.usage()));
  return scans.some(({ findings }) => hasErrors(findings)) ? EXIT_WITH_FINDINGS : 0;
}

function formatResult(scans: readonly ScanOutcome[], usage: UsageTotal, json: boolean): string {
  if (!json) return scans.map(({ latex }) => latex).join('\n');
  const view = {
    questions: scans.flatMap(({ questions }) => questions),
    findings: scans.flatMap(({ findings }) => findings),
    scans: scans.map(({ latex, has_diagram, raw_diagram_description, missing }) => ({
      latex,
      has_diagram,
      raw_diagram_description,
      missing,
    })),
    usage,
  };
  return `${JSON.stringify(view, null, 2)}\n`;
}
