import type { ScanOutcome } from '../../agents/scanner/scan-question.ts';
import { EXIT_WITH_FINDINGS } from '../../domain/fault.ts';
import { hasErrors } from '../../domain/finding.ts';
import type { Settings } from '../../domain/settings.ts';
import type { UsageTotal } from '../../ports/usage-ledger.ts';
import type { CliTools } from '../cli-tools.ts';
import { readSources } from '../read-sources.ts';
import { positionFindings, reportFindings } from '../report-findings.ts';
import { usageLine } from '../report-usage.ts';
import type { ScanOptions } from '../scan-options.ts';
import { writeLine } from '../terminal.ts';
import { writeFigures } from '../write-figures.ts';
import { writeResult } from '../write-result.ts';

const BY_RULES = 'The photo is read by rules, without a model: prose only, formulas are marked.';

/** Transcribes a photo, or each question of a TeX file, with a model. */
export async function scanWithAgents(
  options: ScanOptions,
  settings: Settings,
  tools: CliTools,
): Promise<number> {
  const { err } = tools.terminal;
  const agents = await tools.openAgents(settings);
  const sources = await readSources(options, tools, agents.way);
  if (agents.way === 'rules') writeLine(err, BY_RULES);
  const scans: ScanOutcome[] = [];
  for (const { source, kind } of sources) {
    const scan = await agents.scan(source, options.type ?? kind);
    // Places are those of the text that came back, which is what the person gets.
    reportFindings(positionFindings(scan.findings, scan.latex), { name: source.name, stream: err });
    scans.push(scan);
  }
  await writeFigures(
    sources.flatMap(({ figures = [] }) => figures),
    options.output,
    tools,
  );
  await writeResult(resultText(scans, agents.usage(), options.json === true), options.output, tools);
  if (agents.way === 'model') writeLine(err, usageLine(agents.usage()));
  return scans.some(({ findings }) => hasErrors(findings)) ? EXIT_WITH_FINDINGS : 0;
}

function resultText(scans: readonly ScanOutcome[], usage: UsageTotal, json: boolean): string {
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
