import { Fault } from '../../domain/fault.ts';
import type { LossSummary } from '../../domain/loss.ts';
import { type ExportReport, exportBank } from '../../factory/intake/export-questions.ts';
import { type FormatId, findFormatId, getFormatInfo, listExtensions } from '../../formats/all-formats.ts';
import { countNoun } from '../../text/count-noun.ts';
import { toBankFilter } from '../bank/bank-filter.ts';
import type { CliTools } from '../cli-tools.ts';
import type { DatabaseOption, FilterOptions, OutputOption, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';
import { writeResult } from '../terminal/write-result.ts';
import { withStore } from '../with-store.ts';

export type BankExportOptions = FilterOptions &
  OutputOption &
  DatabaseOption &
  SharedOptions & { readonly to?: FormatId; readonly format?: FormatId; readonly limit?: number };

export async function runBankExport(options: BankExportOptions, tools: CliTools): Promise<number> {
  const { limit } = options;
  const format = chooseFormat(options);
  const output = chooseOutput(options, format);
  const request = { filter: toBankFilter(options), format, ...(limit === undefined ? {} : { limit }) };
  const interchange = await tools.openInterchange();
  try {
    const report = await withStore(tools.openBank, { options, tools }, (bank) =>
      exportBank(bank, request, { ...interchange, save: (bytes) => writeResult(bytes, output, tools) }),
    );
    await printReport(report, { output, format, isJson: options.json === true }, tools);
    return 0;
  } finally {
    await interchange.close();
  }
}

/** Chooses the format: `--to`, or else the ending of the output file, or else TeX; `--json` selects JSON instead of TeX. */
function chooseFormat({ to, format = to, json, output = '' }: BankExportOptions): FormatId {
  const formatOfOutput = findFormatId(output);
  const ending = /\.\w+$/u.exec(output)?.[0];
  if (format === undefined && formatOfOutput === undefined && ending !== undefined)
    throw new Fault('invalid-input', `${output}: questions cannot be exported as ${ending}.`, {
      advice: `Use a name that ends in ${listExtensions('write').join(', ')}, or --to.`,
    });
  return format ?? formatOfOutput ?? (json === true ? 'json' : 'tex');
}

/** Returns the output file; a binary document is never written to a terminal or a pipe. */
function chooseOutput({ output }: BankExportOptions, format: FormatId): string | undefined {
  const { isText, title, extensions } = getFormatInfo(format);
  if (isText || (output !== undefined && output !== '-')) return output === '-' ? undefined : output;
  throw new Fault('invalid-input', `${title} is a binary format; give the name of a file.`, {
    advice: `Add -o questions${extensions[0]}.`,
  });
}

type Target = { readonly output: string | undefined; readonly format: FormatId; readonly isJson: boolean };

/** Prints what was exported and lost; with an output file, every loss is also listed in a file beside it. */
async function printReport(
  { summary, losses }: ExportReport,
  { output, format, isJson }: Target,
  tools: CliTools,
): Promise<void> {
  const lossFile = output?.replace(/(?:\.\w+)?$/u, '.losses.json');
  const hasLossFile = lossFile !== undefined && (losses.length > 0 || (await tools.files.exists(lossFile)));
  if (hasLossFile)
    await tools.files.writeText(lossFile, `${JSON.stringify({ format, summary, losses }, null, 2)}\n`);
  if (isJson && output !== undefined)
    return writeJson(tools.terminal.out, {
      format,
      output,
      ...(hasLossFile ? { lossFile } : {}),
      ...summary,
    });
  const { err } = tools.terminal;
  writeLine(err, `Exported ${countNoun(summary.questions, 'question')}.`);
  for (const line of formatLosses(summary)) writeLine(err, line);
  if (hasLossFile && losses.length > 0)
    writeLine(err, `${lossFile} lists every loss; --to jsonl keeps everything.`);
}

/** Formats one line per kind of loss, with the number of questions. */
function formatLosses({ losses }: LossSummary): string[] {
  return losses.map(
    ({ level, code, message, questions }) =>
      `  ${level}: ${message} [${code}] ${countNoun(questions, 'question')}`,
  );
}
