import type { LineIndex } from '../text/line-index.ts';
import { knownRules } from './known-rules.ts';
import type { LocatedFinding, RemarkLocation } from './report-remarks.ts';
import { findSilences, type Silence } from './settings/silences.ts';

type SilenceContext = {
  readonly source: string;
  readonly lines: LineIndex;
  readonly questions: readonly RemarkLocation[];
};

/**
 * Removes the findings that an author silenced with a reason. Adds findings about silencing comments that have no
 * reason, name no rule or silence nothing.
 */
export function applySilences(
  findings: readonly LocatedFinding[],
  context: SilenceContext,
): LocatedFinding[] {
  const silences = findSilences(context.source, context.lines);
  if (silences.length === 0) return [...findings];
  const findSilence = indexSilences(silences, context.questions);
  const used = new Set<Silence>();
  const reported = findings.filter((finding) => {
    const silence = findSilence(finding);
    if (silence !== undefined) used.add(silence);
    return silence === undefined;
  });
  return [...reported, ...silences.flatMap((silence) => checkSilence(silence, used, context.lines))];
}

/**
 * Creates a function that finds the comment that silences a finding. A comment for the line of the finding has priority
 * over one for its question.
 */
function indexSilences(
  silences: readonly Silence[],
  questions: readonly RemarkLocation[],
): (finding: LocatedFinding) => Silence | undefined {
  const byTarget = new Map<string, Silence>();
  for (const silence of silences) {
    if (silence.reason === '') continue;
    const containingQuestion =
      silence.scope === 'line'
        ? undefined
        : questions.find(({ span }) => spanContains(span, silence.span.start));
    const target =
      silence.scope === 'line' ? `line ${silence.line}` : `question ${containingQuestion?.question}`;
    byTarget.set(`${silence.rule} ${target}`, silence);
  }
  return ({ rule, position, question }) =>
    byTarget.get(`${rule} line ${position?.line}`) ?? byTarget.get(`${rule} question ${question}`);
}

function spanContains({ start, end }: { start: number; end: number }, offset: number): boolean {
  return start <= offset && offset < end;
}

/** Reports a silencing comment that names no rule, has no reason or silences nothing. */
function checkSilence(silence: Silence, used: ReadonlySet<Silence>, lines: LineIndex): LocatedFinding[] {
  const rule = knownRules.find((candidate) => candidate.id === silence.rule);
  const base = { span: silence.span, position: lines.positionOf(silence.span.start) };
  if (rule === undefined) {
    const message = `There is no rule ${silence.rule}; correct its name (docs/rules.md lists the rules).`;
    return [{ rule: 'silence-names-a-rule', severity: 'warning', message, ...base }];
  }
  if (silence.reason === '') {
    const message = `Add a colon and the reason why ${silence.rule} does not apply here; without a reason it is not silenced.`;
    return [{ rule: 'silence-has-a-reason', severity: 'warning', message, ...base }];
  }
  if (used.has(silence)) return [];
  const message = 'This comment silences no finding; remove it.';
  return [{ rule: 'silence-is-used', severity: 'info', message, ...base }];
}
