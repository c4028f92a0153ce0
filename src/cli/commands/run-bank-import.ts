import { asFault, EXIT_WITH_FINDINGS, Fault } from '../../domain/fault.ts';
import {
  hasFailures,
  type ImportReport,
  importExtensions,
  importQuestions,
} from '../../factory/intake/import-questions.ts';
import type { FormatId } from '../../formats/all-formats.ts';
import { countNoun } from '../../text/count-noun.ts';
import type { CliTools } from '../cli-tools.ts';
import type { DatabaseOption, SharedOptions } from '../shared-options.ts';
import { printFindings } from '../terminal/print-findings.ts';
import { createProgressBar } from '../terminal/progress-bar.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';
import { withStore } from '../with-store.ts';

const MAX_SHOWN_FINDINGS = 30;

export type BankImportOptions = DatabaseOption &
  SharedOptions & {
    /** `qti`: a package of any version. */
    readonly from?: FormatId | 'qti';
  };

export async function runBankImport(
  paths: readonly string[],
  options: BankImportOptions,
  tools: CliTools,
): Promise<number> {
  const files = await listInputs(paths, tools);
  const format = options.from === 'qti' ? 'qti3' : options.from;
  const interchange = await tools.openInterchange();
  const report = await withStore(tools.openBank, { options, tools }, (bank) => {
    const bar = createProgressBar(tools.terminal.err);
    const importTools = { ...tools, ...interchange, bank, onProgress: bar.advance };
    return importQuestions(files, { ...importTools, ...(format && { format }) }).finally(bar.clear);
  }).finally(interchange.close);
  if (options.json === true) writeJson(tools.terminal.out, report);
  else printReport(report, tools);
  return hasFailures(report) ? EXIT_WITH_FINDINGS : 0;
}

/** Lists the files to import. If paths do not exist, throws a fault that names all of them, before anything is imported. */
async function listInputs(paths: readonly string[], tools: CliTools): Promise<string[]> {
  const results = await Promise.allSettled(paths.map((path) => tools.files.list(path, importExtensions)));
  const faults = results.flatMap((result) => (result.status === 'rejected' ? [asFault(result.reason)] : []));
  const [firstFault] = faults;
  if (firstFault !== undefined)
    throw new Fault(firstFault.kind, faults.map((fault) => fault.message).join(' '), { cause: firstFault });
  const files = [
    ...new Set(results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))),
  ].filter((file) => !file.endsWith('.losses.json'));
  if (files.length === 0)
    throw new Fault(
      'invalid-input',
      `There is no file with the ending ${importExtensions.join(', ')} in ${paths.join(', ')}.`,
    );
  return files;
}

function printReport(report: ImportReport, tools: CliTools): void {
  const { out, err } = tools.terminal;
  let remainingFindings = MAX_SHOWN_FINDINGS;
  for (const { file, findings, error } of report.files) {
    const shownFindings = findings.filter((finding) => finding.severity !== 'info');
    printFindings(shownFindings.slice(0, Math.max(0, remainingFindings)), { name: file, stream: err });
    remainingFindings -= shownFindings.length;
    if (error !== undefined) writeLine(err, `${err.paint('red', '✗')} ${error}`);
  }
  if (remainingFindings < 0)
    writeLine(err, `… and ${-remainingFindings} more findings; --json lists them all`);
  const failedCount = report.files.filter((file) => file.error !== undefined).length;
  const counts = `${report.created} created, ${report.updated} updated, ${report.unchanged} unchanged`;
  const files = countNoun(report.files.length, 'file');
  writeLine(out, `${counts} from ${files}${failedCount === 0 ? '' : `; ${failedCount} failed`}`);
}
