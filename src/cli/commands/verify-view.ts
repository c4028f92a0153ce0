import { createLineIndex } from '../../text/line-index.ts';
import type { VerifiedFile } from './verify-files.ts';

/** A file as `--json` shows it: each finding with its line and column. */
export function verifyView({ path, text, report, applied, undone }: VerifiedFile): object {
  const lines = createLineIndex(text);
  const findings = report.findings.map(({ position, span, ...finding }) => {
    const end = span === undefined ? undefined : lines.positionOf(span.end);
    return {
      ...finding,
      line: position?.line ?? 1,
      column: position?.column ?? 1,
      ...(end === undefined ? {} : { endLine: end.line, endColumn: end.column }),
      ...(span === undefined ? {} : { span }),
    };
  });
  const { equalities, unread } = report.read;
  return {
    path,
    findings,
    read: { equalities, unread },
    questions: report.questions,
    ...(applied.length === 0 ? {} : { applied }),
    ...(undone.length === 0 ? {} : { undone }),
  };
}
