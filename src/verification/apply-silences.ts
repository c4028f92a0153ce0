import type { LineIndex } from '../text/line-index.ts';
import { knownRules } from './known-rules.ts';
import type { LocatedFinding, Place } from './report-remarks.ts';
import type { RuleSettings } from './settings/rule-settings.ts';
import { findSilences, type Silence } from './settings/silences.ts';

export type SilenceContext = {
  readonly source: string;
  readonly lines: LineIndex;
  readonly settings: RuleSettings;
  readonly questions: readonly Place[];
};

/** Leaves out what an author has silenced with a reason, and reports silences that lack one or silence nothing. */
export function applySilences(
  findings: readonly LocatedFinding[],
  context: SilenceContext,
): LocatedFinding[] {
  const silences = findSilences(context.source, context.lines);
  if (silences.length === 0) return [...findings];
  const used = new Set<Silence>();
  const audible = findings.filter((finding) => {
    const silence = silences.find((each) => each.reason !== '' && covers(each, finding, context));
    if (silence !== undefined) used.add(silence);
    return silence === undefined;
  });
  return [...audible, ...silences.flatMap((silence) => complaintAbout(silence, used, context))];
}

function covers(silence: Silence, finding: LocatedFinding, { lines, questions }: SilenceContext): boolean {
  if (silence.rule !== finding.rule || finding.span === undefined) return false;
  if (silence.scope === 'line') return lines.positionOf(finding.span.start).line === silence.line;
  const { start } = finding.span;
  return questions.some(
    ({ span }) =>
      span.start <= silence.span.start &&
      silence.span.start < span.end &&
      span.start <= start &&
      start < span.end,
  );
}

function complaintAbout(
  silence: Silence,
  used: ReadonlySet<Silence>,
  context: SilenceContext,
): LocatedFinding[] {
  const rule = knownRules.find((each) => each.id === silence.rule);
  const base = { span: silence.span, position: context.lines.positionOf(silence.span.start) };
  if (rule === undefined) {
    const message = `There is no rule ${silence.rule}; see the catalogue of rules for its name.`;
    return [{ rule: 'silence-names-a-rule', severity: 'warning', message, ...base }];
  }
  if (silence.reason === '') {
    const message = `Say after a colon why ${silence.rule} does not apply here; without a reason it is not silenced.`;
    return [{ rule: 'silence-has-a-reason', severity: 'warning', message, ...base }];
  }
  if (used.has(silence)) return [];
  const message = `Nothing is left for this comment to silence; remove it.`;
  return [{ rule: 'silence-is-used', severity: 'info', message, ...base }];
}
