import type { TextEdit } from '../../domain/finding.ts';
import { createLineIndex } from '../../text/line-index.ts';
import type { SourceText } from '../../text/source-text.ts';
import { findCoverageWarning } from '../../verification/report/describe-coverage.ts';
import type { VerifiedFile } from './verify-files.ts';

/** Converts a verified file to its `--json` form. Findings have line and column; spans are offsets into the file on disk. */
export function toVerifiedFileJson({ path, source, report, applied, undone }: VerifiedFile): object {
  const lines = createLineIndex(source.text);
  const findings = report.findings.map(({ position, span, fix, ...finding }) => {
    const end = span === undefined ? undefined : lines.positionOf(span.end);
    return {
      ...finding,
      ...(fix === undefined
        ? {}
        : { fix: { ...fix, edits: fix.edits.map((edit) => toFileEdit(edit, source)) } }),
      line: position?.line ?? 1,
      column: position?.column ?? 1,
      ...(end === undefined ? {} : { endLine: end.line, endColumn: end.column }),
      ...(span === undefined ? {} : { span: source.toSource(span) }),
    };
  });
  const coverageWarning = findCoverageWarning(report);
  return {
    path,
    findings,
    ...(coverageWarning === undefined ? {} : { coverageWarning }),
    read: report.read,
    unjudged: report.unjudged.map(({ position, span, ...equality }) => ({
      ...equality,
      ...position,
      span: source.toSource(span),
    })),
    questions: report.questions,
    ...(applied.length === 0 ? {} : { applied }),
    ...(undone.length === 0 ? {} : { undone }),
  };
}

function toFileEdit({ span, replacement }: TextEdit, source: SourceText): TextEdit {
  return { span: source.toSource(span), replacement };
}
