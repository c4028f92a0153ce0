import type { Finding } from '../domain/finding.ts';
import type { Span } from '../domain/span.ts';
import type { LineIndex } from '../text/line-index.ts';
import type { Check, Remark } from './check.ts';
import type { RuleSettings } from './settings/rule-settings.ts';

/** A finding with the question it belongs to, as reports show it. */
export type LocatedFinding = Finding & { readonly question?: string };

export type RemarkLocation = {
  readonly span: Span;
  readonly question?: string | undefined;
  /** The question's level, which may choose the profile. */
  readonly level?: string | undefined;
};

type ReportContext = {
  readonly place: (span: Span | undefined) => RemarkLocation;
  readonly settings: RuleSettings;
  readonly lines: LineIndex;
};

const MAX_PER_CHECK = 200;

/** Gives the remarks of one check their rule, severity and position. */
export function reportRemarks(
  remarks: readonly Remark[],
  check: Check,
  context: ReportContext,
): LocatedFinding[] {
  const { settings, lines } = context;
  return remarks.slice(0, MAX_PER_CHECK).flatMap(({ shift, ...remark }) => {
    const place = context.place(remark.span);
    const severity = settings.severityOf(check, { level: place.level, shift });
    if (severity === undefined) return [];
    const span = remark.span ?? place.span;
    const position = lines.positionOf(span.start);
    const owner = place.question === undefined ? {} : { question: place.question };
    return [{ rule: check.id, severity, ...remark, span, position, ...owner }];
  });
}
