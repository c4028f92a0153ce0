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
  readonly unread: number;
};

/** Counts files, questions, findings by severity, and equalities. */
export function summarizeVerified(verified: readonly VerifiedFile[]): VerifySummary {
  const countOf = (severity: Severity): number =>
    verified.reduce(
      (sum, { report }) => sum + report.findings.filter((finding) => finding.severity === severity).length,
      0,
    );
  const total = (of: (file: VerifiedFile) => number): number =>
    verified.reduce((sum, file) => sum + of(file), 0);
  return {
    files: verified.length,
    questions: total(({ report }) => report.questions),
    errors: countOf('error'),
    warnings: countOf('warning'),
    infos: countOf('info'),
    equalities: total(({ report }) => report.read.equalities),
    unread: total(({ report }) => report.read.unread),
  };
}

/** Prints the findings file by file with the source line of each, then the counts. */
export function printVerified(verified: readonly VerifiedFile[], stream: TextStream): void {
  for (const file of verified) printFile(file, stream);
  const sum = summarizeVerified(verified);
  const found = [count(sum.errors, 'error'), count(sum.warnings, 'warning'), count(sum.infos, 'remark')].join(
    ', ',
  );
  writeLine(stream, `${count(sum.questions, 'question')} in ${count(sum.files, 'file')}: ${found}.`);
  writeLine(
    stream,
    `${count(sum.equalities, 'equality', 'equalities')} in solutions, ${sum.unread} of them could not be read and were not checked.`,
  );
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
    const where = `${path}:${position?.line ?? 1}:${position?.column ?? 1}`;
    writeLine(
      stream,
      `${where}: ${stream.paint(COLOURS[severity], severity)}: ${message} ${stream.paint('dim', `[${rule}]`)}`,
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

function count(n: number, one: string, many = `${one}s`): string {
  return `${n.toLocaleString('en')} ${n === 1 ? one : many}`;
}
