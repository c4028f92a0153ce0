import { type EqualityCounts, sumCounts } from '../../domain/equality-counts.ts';
import type { Severity } from '../../domain/finding.ts';
import type { VerifiedFile } from '../../factory/verify/verify-files.ts';
import type { TextStream } from '../../ports/terminal.ts';
import { formatExcerpt } from '../../text/format-excerpt.ts';
import { createLineIndex } from '../../text/line-index.ts';
import {
  findCoverageWarning,
  formatStates,
  formatUnjudgedReasons,
} from '../../verification/report/describe-coverage.ts';
import { writeLine } from '../terminal/write-output.ts';

const COLOURS = { error: 'red', warning: 'yellow', info: 'cyan' } as const;

type VerifySummary = EqualityCounts & {
  readonly files: number;
  readonly questions: number;
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
  /** Set if no question was found or few equalities were judged, so that the absence of errors says little. */
  readonly coverageWarning?: string;
};

/** Counts the files, the questions, the findings by severity, and the equalities in solutions. */
export function summarizeVerified(verified: readonly VerifiedFile[]): VerifySummary {
  const countFindings = (severity: Severity): number =>
    verified.reduce(
      (sum, { report }) => sum + report.findings.filter((finding) => finding.severity === severity).length,
      0,
    );
  const questions = verified.reduce((sum, { report }) => sum + report.questions, 0);
  const read = sumCounts(verified.map(({ report }) => report.read));
  const coverageWarning = findCoverageWarning({ questions, read });
  return {
    files: verified.length,
    questions,
    errors: countFindings('error'),
    warnings: countFindings('warning'),
    infos: countFindings('info'),
    ...read,
    ...(coverageWarning !== undefined && { coverageWarning }),
  };
}

/** Prints the findings file by file with the source line of each, then the counts. */
export function printVerified(verified: readonly VerifiedFile[], stream: TextStream): void {
  for (const file of verified) printFile(file, stream);
  const summary = summarizeVerified(verified);
  const { errors, warnings, infos } = summary;
  const findings = [
    formatCount(errors, 'error'),
    formatCount(warnings, 'warning'),
    formatCount(infos, 'note'),
  ].join(', ');
  const questions = formatCount(summary.questions, 'question');
  writeLine(stream, `${questions} in ${formatCount(summary.files, 'file')}: ${findings}.`);
  writeLine(stream, `In solutions: ${formatStates(summary)}.`);
  const reasons = formatUnjudgedReasons(verified.flatMap(({ report }) => report.unjudged));
  if (reasons !== undefined) writeLine(stream, stream.paint('dim', reasons));
  if (summary.coverageWarning !== undefined)
    writeLine(stream, stream.paint('yellow', `Warning: ${summary.coverageWarning}`));
}

function printFile({ path, source, report, applied, undone }: VerifiedFile, stream: TextStream): void {
  if (report.findings.length + applied.length + undone.length === 0) return;
  for (const { rule, title } of applied)
    writeLine(
      stream,
      `${path}: ${stream.paint('green', 'fixed')}: ${title} ${stream.paint('dim', `[${rule}]`)}`,
    );
  for (const { rule, title } of undone)
    writeLine(
      stream,
      `${path}: ${stream.paint('yellow', 'undone')}: ${title}: it made another finding worse ${stream.paint('dim', `[${rule}]`)}`,
    );
  const { text } = source;
  const lines = createLineIndex(text);
  for (const { position, severity, message, rule, span, evidence, fix } of report.findings) {
    const location = `${path}:${position?.line ?? 1}:${position?.column ?? 1}`;
    writeLine(
      stream,
      `${location}: ${stream.paint(COLOURS[severity], severity)}: ${message} ${stream.paint('dim', `[${rule}]`)}`,
    );
    if (span !== undefined && text !== '') writeLine(stream, indent(formatExcerpt(text, span, lines)));
    if (evidence !== undefined) writeLine(stream, `    ${stream.paint('dim', evidence)}`);
    if (fix !== undefined)
      writeLine(stream, `    ${stream.paint('green', fix.certain ? 'fix' : 'suggestion')}: ${fix.title}`);
  }
  writeLine(stream);
}

/** Indents every line of an excerpt. */
function indent(excerpt: string): string {
  return excerpt.replace(/^/gm, '    ');
}

function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? singular : plural}`;
}
