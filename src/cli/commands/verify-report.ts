import type { Severity } from '../../domain/finding.ts';
import { excerptOf } from '../../text/excerpt.ts';
import { createLineIndex } from '../../text/line-index.ts';
import { type TextStream, writeLine } from '../terminal.ts';
import type { VerifiedFile } from './verify-files.ts';

const COLOURS = { error: 'red', warning: 'yellow', info: 'cyan' } as const;

export type VerifySummary = {
  readonly files: number;
  readonly questions: number;
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
  readonly equalities: number;
  readonly unread: number;
};

export function summaryOf(verified: readonly VerifiedFile[]): VerifySummary {
  const count = (severity: Severity): number =>
    verified.reduce(
      (sum, { report }) => sum + report.findings.filter((finding) => finding.severity === severity).length,
      0,
    );
  const total = (of: (file: VerifiedFile) => number): number =>
    verified.reduce((sum, file) => sum + of(file), 0);
  return {
    files: verified.length,
    questions: total(({ report }) => report.questions),
    errors: count('error'),
    warnings: count('warning'),
    infos: count('info'),
    equalities: total(({ report }) => report.read.equalities),
    unread: total(({ report }) => report.read.unread),
  };
}

/** Findings file by file with the line they stand on, then the counts. */
export function reportVerified(verified: readonly VerifiedFile[], stream: TextStream): void {
  for (const file of verified) reportFile(file, stream);
  const sum = summaryOf(verified);
  const found = [
    counted(sum.errors, 'error'),
    counted(sum.warnings, 'warning'),
    counted(sum.infos, 'remark'),
  ].join(', ');
  writeLine(stream, `${counted(sum.questions, 'question')} in ${counted(sum.files, 'file')}: ${found}.`);
  writeLine(
    stream,
    `${counted(sum.equalities, 'equality', 'equalities')} in solutions, ${sum.unread} of them could not be read and were not judged.`,
  );
}

function reportFile({ path, source, report, applied, undone }: VerifiedFile, stream: TextStream): void {
  if (report.findings.length + applied.length + undone.length === 0) return;
  for (const { rule, title } of applied)
    writeLine(
      stream,
      `${path}: ${stream.paint('green', 'fixed')}: ${title} ${stream.paint('dim', `[${rule}]`)}`,
    );
  for (const { rule, title } of undone)
    writeLine(
      stream,
      `${path}: ${stream.paint('yellow', 'undone')}: ${title}: it made something else worse ${stream.paint('dim', `[${rule}]`)}`,
    );
  const { text } = source;
  const lines = createLineIndex(text);
  for (const { position, severity, message, rule, span, evidence, fix } of report.findings) {
    const where = `${path}:${position?.line ?? 1}:${position?.column ?? 1}`;
    writeLine(
      stream,
      `${where}: ${stream.paint(COLOURS[severity], severity)}: ${message} ${stream.paint('dim', `[${rule}]`)}`,
    );
    if (span !== undefined && text !== '') writeLine(stream, indent(excerptOf(text, span, lines)));
    if (evidence !== undefined) writeLine(stream, `    ${stream.paint('dim', evidence)}`);
    if (fix !== undefined)
      writeLine(stream, `    ${stream.paint('green', fix.certain ? 'fix' : 'suggestion')}: ${fix.title}`);
  }
  writeLine(stream);
}

function indent(excerpt: string): string {
  return excerpt.replace(/^/gm, '    ');
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
