import { type Fix, hasErrors } from '../../domain/finding.ts';
import { applyEdits, areCompatible } from '../../text/apply-edits.ts';
import type { LocatedFinding } from '../report-remarks.ts';
import { type DocumentReport, type VerifyOptions, verifyDocument } from '../verify-document.ts';
import { findFixProblem } from './fix-gate.ts';
import { selectSearchable } from './repair-candidates.ts';
import { searchRepair } from './search-repair.ts';

/** The rule and title of a fix. */
export type AppliedFix = { readonly rule: string; readonly title: string };

/** The fixed text, the fixes that were applied or undone, and the report on the fixed text. */
export type FixOutcome = {
  readonly text: string;
  readonly applied: readonly AppliedFix[];
  /** Fixes that added findings and were undone. */
  readonly undone: readonly AppliedFix[];
  readonly report: DocumentReport;
};

const MAX_ROUNDS = 50;
const MAX_SEARCHES = 3;
const MAX_FIXES_PER_ROUND = 500;
/** The maximum number of rounds, multiplied by the length of the text: each round verifies the whole text again. */
const MAX_CHARACTERS = 20_000_000;
/** Longer documents are not searched for missing delimiters, because each candidate verifies the document again. */
const MAX_SEARCHED_LENGTH = 200_000;

/** Applies all certain fixes, and undoes each one that adds a finding. */
export function applyCertainFixes(text: string, options: VerifyOptions = {}): FixOutcome {
  const applied: AppliedFix[] = [];
  const undone: AppliedFix[] = [];
  const rejected = new Set<string>();
  let state = { text, report: verifyDocument(text, options) };
  const rounds = Math.min(MAX_ROUNDS, Math.ceil(MAX_CHARACTERS / (text.length + 1)));
  let maxFixes = MAX_FIXES_PER_ROUND;
  for (let round = 0; round < rounds; round++) {
    const nextFixes = findNextFixes(state, { options, rejected, maxFixes });
    if (nextFixes.length === 0) break;
    const fixed = applyEdits(
      state.text,
      nextFixes.flatMap(({ fix }) => fix.edits),
    );
    const report = verifyDocument(fixed, options);
    const fixNames = nextFixes.map(({ rule, fix }) => ({ rule, title: fix.title }));
    if (isBetter(state, { text: fixed, report }, nextFixes.length)) {
      applied.push(...fixNames);
      state = { text: fixed, report };
    } else if (nextFixes.length > 1) {
      // The fixes together made it worse: try half of them.
      maxFixes = Math.floor(nextFixes.length / 2);
    } else {
      undone.push(...fixNames);
      for (const certainFix of nextFixes) rejected.add(getFixKey(certainFix));
      maxFixes = MAX_FIXES_PER_ROUND;
    }
  }
  return { ...state, applied, undone };
}

type CertainFix = { readonly rule: string; readonly fix: Fix; readonly question?: string | undefined };
type State = { readonly text: string; readonly report: DocumentReport };
type FixSearch = {
  readonly options: VerifyOptions;
  readonly rejected: ReadonlySet<string>;
  readonly maxFixes: number;
};

/**
 * Returns the fixes of the next round: one per question from the checks. If the checks have none, returns one from the search for
 * missing delimiters.
 */
function findNextFixes({ text, report }: State, { options, rejected, maxFixes }: FixSearch): CertainFix[] {
  const isNew = (certainFix: CertainFix): boolean => !rejected.has(getFixKey(certainFix));
  const certainFixes = selectCertainFixes(report.findings).filter(isNew);
  if (certainFixes.length > 0) return takeOnePerQuestion(certainFixes).slice(0, maxFixes);
  if (text.length > MAX_SEARCHED_LENGTH) return [];
  for (const finding of selectSearchable(report.findings).slice(0, MAX_SEARCHES)) {
    const fix = searchRepair(text, finding, options);
    if (fix !== undefined && isNew({ rule: finding.rule, fix })) return [{ rule: finding.rule, fix }];
  }
  return [];
}

/** Keeps one fix per question, because several findings of a question may have one cause. */
function takeOnePerQuestion([first, ...others]: readonly CertainFix[]): CertainFix[] {
  if (first === undefined) return [];
  // The filter below adds each question to this set, so only the first fix of a question is kept.
  const questions = new Set([first.question, undefined]);
  const otherFixes = first.question === undefined ? [] : others;
  return [first, ...otherFixes.filter(({ question }) => !questions.has(question) && questions.add(question))];
}

/**
 * Selects the certain fixes of errors. If there are no errors, selects those of all findings, because an error may cause a warning.
 */
function selectCertainFixes(findings: readonly LocatedFinding[]): CertainFix[] {
  const mostSevere = hasErrors(findings) ? findings.filter(({ severity }) => severity === 'error') : findings;
  return mostSevere.flatMap(({ rule, fix, question }) =>
    fix?.certain === true && areCompatible(fix.edits) ? [{ rule, fix, question }] : [],
  );
}

function getFixKey({ rule, fix }: CertainFix): string {
  return `${rule}\u0000${JSON.stringify(fix.edits)}`;
}

/** Whether each fix removed at least one finding, no question was lost, and the fixes pass `findFixProblem`. */
function isBetter(before: State, now: State, fixes: number): boolean {
  const [{ findings: earlier, questions }, { findings }] = [before.report, now.report];
  return (
    findings.length <= earlier.length - fixes &&
    now.report.questions === questions &&
    findFixProblem({ text: before.text, findings: earlier }, { text: now.text, findings }) === undefined
  );
}
