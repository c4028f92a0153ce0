import { Fault } from '../../domain/fault.ts';
import type { Finding } from '../../domain/finding.ts';
import { exportQuestions } from '../../factory/intake/export-questions.ts';
import { FORMAT_EXTENSIONS, type FormatId, findFormatId } from '../../formats/all-formats.ts';
import { countNoun } from '../../text/count-noun.ts';
import { toBankFilter } from '../bank/bank-filter.ts';
import type { CliTools } from '../cli-tools.ts';
import type { DatabaseOption, FilterOptions, OutputOption, SharedOptions } from '../shared-options.ts';
import { writeLine } from '../terminal/write-output.ts';
import { writeResult } from '../terminal/write-result.ts';
import { withStore } from '../with-store.ts';

export type BankExportOptions = FilterOptions &
  OutputOption &
  DatabaseOption &
  SharedOptions & { readonly format?: FormatId; readonly limit?: number };

export async function runBankExport(options: BankExportOptions, tools: CliTools): Promise<number> {
  const { output, limit } = options;
  const request = {
    filter: toBankFilter(options),
    format: chooseFormat(options),
    ...(limit === undefined ? {} : { limit }),
  };
  const { count, lost } = await withStore(tools.openBank, { options, tools }, (bank) =>
    exportQuestions(bank, request, (bytes) => writeResult(bytes, output, tools)),
  );
  const { err } = tools.terminal;
  writeLine(err, `Exported ${countNoun(count, 'question')}.`);
  for (const line of formatLosses(lost)) writeLine(err, line);
  return 0;
}

/** Chooses the format: `--format`, or else the ending of the output file, or else TeX; `--json` selects JSON instead of TeX. */
function chooseFormat({ format, json, output = '' }: BankExportOptions): FormatId {
  const formatOfOutput = findFormatId(output);
  const ending = /\.\w+$/u.exec(output)?.[0];
  if (format === undefined && formatOfOutput === undefined && ending !== undefined)
    throw new Fault('invalid-input', `${output}: questions cannot be exported as ${ending}.`, {
      advice: `Use a name that ends in ${FORMAT_EXTENSIONS.join(', ')}, or --format.`,
    });
  return format ?? (json === true && formatOfOutput !== 'jsonl' ? 'json' : (formatOfOutput ?? 'tex'));
}

/** Formats one line per kind of lost content, with the number of questions. */
function formatLosses(lost: readonly Finding[]): string[] {
  return Object.entries(Object.groupBy(lost, ({ message }) => message)).map(
    ([message, findings = []]) =>
      `${message} Missing from ${countNoun(findings.length, 'question')}; --format jsonl keeps everything.`,
  );
}
