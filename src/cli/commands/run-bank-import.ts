import { asFault, EXIT_WITH_FINDINGS, Fault } from '../../domain/fault.ts';
import type { CliTools } from '../cli-tools.ts';
import { hasFailures, type ImportReport, importFiles } from '../import-files.ts';
import { importEndings } from '../import-source.ts';
import { reportFindings } from '../report-findings.ts';
import type { DatabaseOption, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal.ts';
import { withBank } from '../with-bank.ts';

const SHOWN_FINDINGS = 30;

export type BankImportOptions = DatabaseOption & SharedOptions;

export async function runBankImport(
  paths: readonly string[],
  options: BankImportOptions,
  tools: CliTools,
): Promise<number> {
  const files = await listInputs(paths, tools);
  const report = await withBank(options, tools, (bank) => importFiles(files, bank, tools));
  if (options.json === true) writeJson(tools.terminal.out, report);
  else showReport(report, tools);
  return hasFailures(report) ? EXIT_WITH_FINDINGS : 0;
}

/** A path that leads nowhere stops the import before it begins, with all such paths named. */
async function listInputs(paths: readonly string[], tools: CliTools): Promise<string[]> {
  const listed = await Promise.allSettled(paths.map((path) => tools.files.list(path, importEndings)));
  const faults = listed.flatMap((each) => (each.status === 'rejected' ? [asFault(each.reason)] : []));
  const [first] = faults;
  if (first !== undefined)
    throw new Fault(first.kind, faults.map((fault) => fault.message).join(' '), { cause: first });
  const files = [...new Set(listed.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])))];
  if (files.length === 0)
    throw new Fault('invalid-input', `There is no ${importEndings.join(', ')} file in ${paths.join(', ')}.`);
  return files;
}

function showReport(report: ImportReport, tools: CliTools): void {
  const { out, err } = tools.terminal;
  let room = SHOWN_FINDINGS;
  for (const { file, findings, error } of report.files) {
    const worth = findings.filter((finding) => finding.severity !== 'info');
    reportFindings(worth.slice(0, Math.max(0, room)), { name: file, stream: err });
    room -= worth.length;
    if (error !== undefined) writeLine(err, `${err.paint('red', '✗')} ${error}`);
  }
  if (room < 0) writeLine(err, `… and ${-room} more findings; --json lists them all`);
  const failed = report.files.filter((file) => file.error !== undefined).length;
  const counts = `${report.created} created, ${report.updated} updated, ${report.unchanged} unchanged`;
  const fromFiles = `from ${report.files.length} ${report.files.length === 1 ? 'file' : 'files'}`;
  writeLine(out, `${counts} ${fromFiles}${failed === 0 ? '' : `; ${failed} failed`}`);
}
