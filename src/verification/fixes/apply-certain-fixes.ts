import { type Finding, type Fix, hasErrors } from '../../domain/finding.ts';
import { applyEdits, areCompatible } from '../../text/apply-edits.ts';
import { type DocumentReport, type VerifyOptions, verifyDocument } from '../verify-document.ts';
import { searchable } from './repair-candidates.ts';
import { searchRepair } from './search-repair.ts';

export type AppliedFix = { readonly rule: string; readonly title: string };

export type FixOutcome = {
  readonly text: string;
  readonly applied: readonly AppliedFix[];
  /** Fixes that made something worse and were taken back. */
  readonly undone: readonly AppliedFix[];
  readonly report: DocumentReport;
};

const MOST_ROUNDS = 50;
const MOST_SEARCHES = 3;

/** Applies the fixes that are certain, one at a time, and takes back each one that makes anything worse. */
export function applyCertainFixes(text: string, options: VerifyOptions = {}): FixOutcome {
  const applied: AppliedFix[] = [];
  const undone: AppliedFix[] = [];
  const refused = new Set<string>();
  let state = { text, report: verifyDocument(text, options) };
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = nextFix(state, { options, refused });
    if (next === undefined) break;
    const fixed = applyEdits(state.text, next.fix.edits);
    const report = verifyDocument(fixed, options);
    const named = { rule: next.rule, title: next.fix.title };
    if (isBetter(report, state.report)) {
      applied.push(named);
      state = { text: fixed, report };
    } else {
      undone.push(named);
      refused.add(keyOf(next));
    }
  }
  return { ...state, applied, undone };
}

type CertainFix = { readonly rule: string; readonly fix: Fix };
type State = { readonly text: string; readonly report: DocumentReport };
type Seeking = { readonly options: VerifyOptions; readonly refused: ReadonlySet<string> };

/** A fix that a check knows, or else one that a search for lost delimiters finds. */
function nextFix({ text, report }: State, { options, refused }: Seeking): CertainFix | undefined {
  const isNew = (each: CertainFix): boolean => !refused.has(keyOf(each));
  const known = certainFixes(report.findings).find(isNew);
  if (known !== undefined) return known;
  for (const finding of searchable(report.findings).slice(0, MOST_SEARCHES)) {
    const fix = searchRepair(text, finding, options);
    if (fix !== undefined && isNew({ rule: finding.rule, fix })) return { rule: finding.rule, fix };
  }
  return undefined;
}

/** What a warning asks for may be the trace of an error, so errors come first. */
function certainFixes(findings: readonly Finding[]): CertainFix[] {
  const gravest = hasErrors(findings) ? findings.filter(({ severity }) => severity === 'error') : findings;
  return gravest.flatMap(({ rule, fix }) =>
    fix?.certain === true && areCompatible(fix.edits) ? [{ rule, fix }] : [],
  );
}

function keyOf({ rule, fix }: CertainFix): string {
  return `${rule}\u0000${JSON.stringify(fix.edits)}`;
}

/** Fewer findings that matter, and none of any rule that were not there before. */
function isBetter(now: DocumentReport, before: DocumentReport): boolean {
  const [after, earlier] = [countByRule(now), countByRule(before)];
  const grown = [...after].some(([rule, count]) => count > (earlier.get(rule) ?? 0));
  return !grown && now.findings.length < before.findings.length && now.questions === before.questions;
}

function countByRule({ findings }: DocumentReport): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return counts;
}
