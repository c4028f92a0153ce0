import type { DiagramOutcome } from '../../agents/tikz/draw-diagram.ts';
import { EXIT_WITH_FINDINGS, Fault } from '../../domain/fault.ts';
import { hasErrors } from '../../domain/finding.ts';
import { openDrawingTools } from '../../factory/pipeline/open-drawing-tools.ts';
import type { CliTools } from '../cli-tools.ts';
import { readCommandSettings } from '../read-command-settings.ts';
import type {
  DatabaseOption,
  EngineOption,
  OutputOption,
  ReferenceOption,
  SharedOptions,
} from '../shared-options.ts';
import { formatUsage } from '../terminal/format-usage.ts';
import { printFindings } from '../terminal/print-findings.ts';
import { warnAboutReferences } from '../terminal/warn-about-references.ts';
import { writeLine } from '../terminal/write-output.ts';
import { writeResult } from '../terminal/write-result.ts';

export type TikzOptions = OutputOption &
  EngineOption &
  DatabaseOption &
  SharedOptions &
  ReferenceOption & {
    readonly image?: string;
    readonly description?: string;
    readonly diagram?: string;
    readonly topic?: string;
  };

export async function runTikz(options: TikzOptions, tools: CliTools): Promise<number> {
  const { image, description = '', diagram, topic } = options;
  if (image === undefined && description.trim() === '')
    throw new Fault(
      'invalid-input',
      'Use -d TEXT (what the figure shows), -i FILE (a picture of it), or both.',
    );
  const { err } = tools.terminal;
  const settings = readCommandSettings(options, tools);
  const images = image === undefined ? [] : [await (await tools.openImageReader()).read(image)];
  const agents = await tools.openAgents(settings);
  const drawing = await openDrawingTools(
    { settings, refs: options.ref ?? [], mode: agents.mode },
    { ...tools, onIndexed: (report) => warnAboutReferences(report, err) },
  );
  try {
    const request = {
      description,
      images,
      ...(diagram && { diagramType: diagram }),
      ...(topic && { topic }),
    };
    const outcome = await agents.draw(request, drawing.tools);
    if (agents.mode === 'rules')
      writeLine(
        err,
        `Drawn by rules, without a model: ${outcome.family}.${image ? ' The picture was not used.' : ''}`,
      );
    printFindings(outcome.findings, { name: options.output ?? 'the drawing', stream: err });
    await writeResult(formatResult(outcome, options), options.output, tools);
    if (agents.mode === 'model') writeLine(err, formatUsage(agents.usage()));
    return hasErrors(outcome.findings) ? EXIT_WITH_FINDINGS : 0;
  } finally {
    await drawing.close();
  }
}

/** Formats the drawing as JSON, as SVG for an output file that ends in `.svg`, or otherwise as TikZ. */
function formatResult(outcome: DiagramOutcome, { output, json }: TikzOptions): string {
  const { tikz, svg, family, findings, provenance, usage } = outcome;
  if (json === true)
    return `${JSON.stringify({ tikz, svg, family, findings, provenance, usage }, null, 2)}\n`;
  if (output?.toLowerCase().endsWith('.svg') !== true) return `${tikz.trim()}\n`;
  if (svg === undefined)
    throw new Fault('model-misbehaved', 'The drawing does not compile, so no SVG was written.');
  return svg;
}
