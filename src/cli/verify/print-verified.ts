import { areFewJudged, sumCounts } from '../../domain/equality-counts.ts';
import type { Severity } from '../../domain/finding.ts';
import type { VerifiedFile } from '../../factory/verify/verify-files.ts';
import type { TextStream } from '../../ports/terminal.ts';
import { formatExcerpt } from '../../text/format-excerpt.ts';
import { createLineIndex } from '../../text/line-index.ts';
import { writeLine } from '../terminal/write-output.ts';

const COLOURS = { error: 'red', warning: 'yellow', info: 'cyan' } as const;

type VerifySummary = {
  readonly files: number;
  readonly questions: number;
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
  readonly equalities: number;
  /** The number of equalities that could not be parsed. */
  readonly judged: number;
  readonly undecided: number;
  readonly unread: number;
};

/** Counts the files, the questions, the findings by severity, and the equalities in solutions. */
export function summarizeVerified(verified: readonly VerifiedFile[]): VerifySummary {
  const countFindings = (severity: Severity): number =>
    verified.reduce(
      (sum, { report }) => sum + report.findings.filter((finding) => finding.severity === severity).length,
      0,
    );
  const sumOverFiles = (countInFile: (file: VerifiedFile) => number): number =>
    verified.reduce((sum, file) => sum + countInFile(file), 0);
  return {
    files: verified.length,
    questions: sumOverFiles(({ report }) => report.questions),
    errors: countFindings('error'),
    warnings: countFindings('warning'),
    infos: countFindings('info'),
    ...sumCounts(verified.map(({ report }) => report.read)),
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
    formatCount(infos, 'remark'),
  ].join(', ');
  const questions = formatCount(summary.questions, 'question');
  writeLine(stream, `${questions} in ${formatCount(summary.files, 'file')}: ${findings}.`);
  const { equalities, judged, undecided, unread } = summary;
  const states = equalities === 0 ? '' : `: ${judged} judged, ${undecided} undecided, ${unread} unread`;
  writeLine(stream, `${formatCount(equalities, 'equality', 'equalities')} in solutions${states}.`);
  const warning = findReadingProblem(summary);
  if (warning !== undefined) writeLine(stream, stream.paint('yellow', warning));
}

/** Returns a sentence for users if so little was read that the absence of errors says little. */
function findReadingProblem(summary: VerifySummary): string | undefined {
  if (summary.questions === 0)
    return 'No question was found, so nothing was verified; see docs/authors.md for the forms that are read.';
  if (!areFewJudged(summary)) return undefined;
  return `Only ${summary.judged} of ${summary.equalities} equalities were judged; a person must check the rest.`;
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
