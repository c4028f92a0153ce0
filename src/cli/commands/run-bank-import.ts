import { asFault, EXIT_WITH_FINDINGS, Fault } from '../../domain/fault.ts';
import type { Finding } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
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
import { CLI_AUTHOR } from './run-bank-work.ts';

const MAX_SHOWN_FINDINGS = 30;

export type BankImportOptions = DatabaseOption &
  SharedOptions & {
    /** `qti`: a package of any version; the reader of QTI 3 reads them all. */
    readonly from?: FormatId | 'qti';
    readonly dryRun?: boolean;
    /** False with `--no-verify`. */
    readonly verify?: boolean;
  };

export async function runBankImport(
  paths: readonly string[],
  options: BankImportOptions,
  tools: CliTools,
): Promise<number> {
  const files = await listInputs(paths, tools);
  const format = options.from === 'qti' ? 'qti3' : options.from;
  const interchange = await tools.openInterchange();
  const verify = options.verify === false ? undefined : await loadVerification();
  const report = await withStore(tools.openBank, { options, tools }, (bank) => {
    const bar = createProgressBar(tools.terminal.err);
    const isDryRun = options.dryRun === true;
    const progress = { author: CLI_AUTHOR, onProgress: bar.advance };
    const importTools = { ...tools, ...interchange, ...progress, bank, isDryRun };
    return importQuestions(files, {
      ...importTools,
      ...(format && { format }),
      ...(verify && { verify }),
    }).finally(bar.clear);
  }).finally(interchange.close);
  if (options.json === true) writeJson(tools.terminal.out, report);
  else printReport(report, options, tools);
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

/** Returns the function that verifies an imported question. */
async function loadVerification(): Promise<(question: Question) => readonly Finding[]> {
  const { inspectQuestion } = await import('../../verification/inspect/inspect-question.ts');
  return (question) => inspectQuestion(question).findings;
}

function printReport(report: ImportReport, { dryRun }: BankImportOptions, tools: CliTools): void {
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
  printVerification(report, tools);
  const failedCount = report.files.filter((file) => file.error !== undefined).length;
  const files = countNoun(report.files.length, 'file');
  const read = report.files.reduce((sum, { questions }) => sum + questions, 0);
  const counts = dryRun
    ? `${countNoun(read, 'question')} read, nothing saved,`
    : `${report.created} created, ${report.updated} updated, ${report.unchanged} unchanged`;
  writeLine(out, `${counts} from ${files}${failedCount === 0 ? '' : `; ${failedCount} failed`}`);
}

/** Prints what verification found in the new and changed questions; nothing if it found nothing. */
function printVerification({ verification: { verified, findings } }: ImportReport, tools: CliTools): void {
  const { err } = tools.terminal;
  if (findings.length === 0) return;
  for (const { question, severity, rule, message } of findings.slice(0, MAX_SHOWN_FINDINGS))
    writeLine(err, `${question}: ${severity}: ${message} [${rule}]`);
  if (findings.length > MAX_SHOWN_FINDINGS)
    writeLine(err, `… and ${findings.length - MAX_SHOWN_FINDINGS} more findings; --json lists them all`);
  const errors = new Set(
    findings.flatMap(({ severity, question }) => (severity === 'error' ? question : [])),
  );
  writeLine(err, `Verified ${countNoun(verified, 'question')}: ${errors.size} with errors.`);
}
