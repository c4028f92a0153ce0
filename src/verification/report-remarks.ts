import type { Finding } from '../domain/finding.ts';
import type { Span } from '../domain/span.ts';
import type { LineIndex } from '../text/line-index.ts';
import type { Check, Remark } from './check.ts';
import type { RuleSettings } from './settings/rule-settings.ts';

/** A finding with the id of the question it belongs to. */
export type LocatedFinding = Finding & { readonly question?: string };

/** The part of the document that a remark without a span applies to. */
export type RemarkLocation = {
  readonly span: Span;
  readonly question?: string | undefined;
  /** The level of the question, which may select the profile. */
  readonly level?: string | undefined;
};

type ReportContext = {
  /** Returns the location of a remark with this span. */
  readonly locate: (span: Span | undefined) => RemarkLocation;
  readonly settings: RuleSettings;
  readonly lines: LineIndex;
};

const MAX_PER_CHECK = 200;

/** Converts the remarks of one check to findings with rule, severity and position. */
export function reportRemarks(
  remarks: readonly Remark[],
  check: Check,
  context: ReportContext,
): LocatedFinding[] {
  const { settings, lines } = context;
  return remarks.slice(0, MAX_PER_CHECK).flatMap(({ severityShift, ...remark }) => {
    const location = context.locate(remark.span);
    const severity = settings.getSeverity(check, { level: location.level, severityShift });
    if (severity === undefined) return [];
    const span = remark.span ?? location.span;
    const position = lines.positionOf(span.start);
    const question = location.question === undefined ? {} : { question: location.question };
    return [{ rule: check.id, severity, ...remark, span, position, ...question }];
  });
}
