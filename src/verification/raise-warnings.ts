import type { LocatedFinding } from './report-remarks.ts';

/** Turns warnings into errors where one field of a question has at least `threshold` warnings. */
export function raiseWarnings(
  findings: readonly LocatedFinding[],
  threshold: number | undefined,
): LocatedFinding[] {
  if (threshold === undefined) return [...findings];
  const counts = new Map<string, number>();
  for (const finding of findings) {
    if (finding.severity === 'warning')
      counts.set(getFieldKey(finding), (counts.get(getFieldKey(finding)) ?? 0) + 1);
  }
  return findings.map((finding) => {
    const count = counts.get(getFieldKey(finding)) ?? 0;
    if (finding.severity !== 'warning' || count < threshold) return finding;
    const reason = `raised to an error: ${count} warnings on one field`;
    const evidence = finding.evidence === undefined ? reason : `${finding.evidence}; ${reason}`;
    return { ...finding, severity: 'error', evidence };
  });
}

function getFieldKey({ question, field }: LocatedFinding): string {
  return `${question ?? ''}\u0000${field ?? ''}`;
}
