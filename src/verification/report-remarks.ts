import type { Finding } from '../domain/finding.ts';
import type { Span } from '../domain/span.ts';
import type { LineIndex } from '../text/line-index.ts';
import type { Check, Remark } from './check.ts';
import type { RuleSettings } from './settings/rule-settings.ts';

/** A finding with the question it belongs to, as reports show it. */
export type LocatedFinding = Finding & { readonly question?: string };

export type Place = {
  readonly span: Span;
  readonly question?: string | undefined;
  /** The question's level, which may choose the profile. */
  readonly level?: string | undefined;
};

const MOST_OF_ONE_RULE = 200;

/** Gives the remarks of one check their rule, severity and position. */
export function reportRemarks(
  remarks: readonly Remark[],
  check: Check,
  around: { readonly place: Place; readonly settings: RuleSettings; readonly lines: LineIndex },
): LocatedFinding[] {
  const { place, settings, lines } = around;
  return remarks.slice(0, MOST_OF_ONE_RULE).flatMap(({ shift, span = place.span, ...remark }) => {
    const severity = settings.severityOf(check, { level: place.level, shift });
    if (severity === undefined) return [];
    return [
      {
        rule: check.id,
        severity,
        ...remark,
        span,
        position: lines.positionOf(span.start),
        ...(place.question === undefined ? {} : { question: place.question }),
      },
    ];
  });
}
