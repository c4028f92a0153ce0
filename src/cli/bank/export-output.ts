import { Fault } from '../../domain/fault.ts';
import type { LossSummary } from '../../domain/loss.ts';
import type { ExportReport } from '../../factory/intake/export-questions.ts';
import { type FormatId, findFormatId, getFormatInfo, listExtensions } from '../../formats/all-formats.ts';
import { countNoun } from '../../text/count-noun.ts';
import type { CliTools } from '../cli-tools.ts';
import { writeLine } from '../terminal/write-output.ts';

type FormatOptions = {
  readonly to?: FormatId;
  readonly format?: FormatId;
  readonly output?: string;
  readonly json?: boolean;
};

/** Chooses the format: `--to`, or else the ending of the output file, or else TeX; `--json` selects JSON instead of TeX. */
export function chooseExportFormat({ to, format = to, json, output = '' }: FormatOptions): FormatId {
  const formatOfOutput = findFormatId(output);
  const ending = /\.\w+$/u.exec(output)?.[0];
  if (format === undefined && formatOfOutput === undefined && ending !== undefined)
    throw new Fault('invalid-input', `${output}: questions cannot be exported as ${ending}.`, {
      advice: `Use a name that ends in ${listExtensions('write').join(', ')}, or --to.`,
    });
  return format ?? formatOfOutput ?? (json === true ? 'json' : 'tex');
}

/** Returns the output file; a binary document is never written to a terminal or a pipe. */
export function chooseExportOutput({ output }: FormatOptions, format: FormatId): string | undefined {
  const { isText, title, extensions } = getFormatInfo(format);
  if (isText || (output !== undefined && output !== '-')) return output === '-' ? undefined : output;
  throw new Fault('invalid-input', `${title} is a binary format; give the name of a file.`, {
    advice: `Add -o questions${extensions[0]}.`,
  });
}

/** Writes all losses into a file beside the output; returns its name if there is one. A file of an earlier export is replaced. */
export async function writeLossFile(
  { summary, losses }: ExportReport,
  { output, format }: { readonly output: string | undefined; readonly format: FormatId },
  tools: CliTools,
): Promise<string | undefined> {
  const lossFile = output?.replace(/(?:\.\w+)?$/u, '.losses.json');
  if (lossFile === undefined || (losses.length === 0 && !(await tools.files.exists(lossFile))))
    return undefined;
  await tools.files.writeText(lossFile, `${JSON.stringify({ format, summary, losses }, null, 2)}\n`);
  return lossFile;
}

/** Prints how many questions were exported and what was lost. */
export function printExportReport(summary: LossSummary, lossFile: string | undefined, tools: CliTools): void {
  const { err } = tools.terminal;
  writeLine(err, `Exported ${countNoun(summary.questions, 'question')}.`);
  for (const { level, code, message, questions } of summary.losses)
    writeLine(err, `  ${level}: ${message} [${code}] ${countNoun(questions, 'question')}`);
  if (lossFile !== undefined && summary.losses.length > 0)
    writeLine(err, `${lossFile} lists every loss; --to jsonl keeps everything.`);
}
