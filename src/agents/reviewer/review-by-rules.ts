import { sumCounts } from '../../domain/equality-counts.ts';
import type { Finding } from '../../domain/finding.ts';
import type { ProblemContext } from '../../domain/spot-check.ts';
import type { NewSuggestion } from '../../ports/spot-check-store.ts';
import { applyEdits, areCompatible } from '../../text/apply-edits.ts';
import { countNoun } from '../../text/count-noun.ts';
import { formatStates } from '../../verification/report/describe-coverage.ts';
import { createRuleSettings, type RuleSettings } from '../../verification/settings/rule-settings.ts';
import { acceptProposals, type Proposal } from './accept-proposals.ts';
import { getIssueType } from './issue-type-for-rule.ts';
import {
  getReport,
  listReviewedFiles,
  type ReviewedFile,
  type ReviewedProblem,
  searchRepairs,
  verifyFile,
} from './reviewed-file.ts';

/** The review of one problem. */
export type ProblemReview = {
  readonly suggestions: readonly NewSuggestion[];
  /** Findings without a fix, as text. */
  readonly comments: readonly string[];
  /** The number of proposals that were not accepted. */
  readonly dropped: number;
  readonly summary: string;
};

/** The confidence in a fix that is not certain. */
const UNCERTAIN_CONFIDENCE = 0.7;

/** Reviews a problem by verification: findings with a fix become suggestions, other findings become comments. */
export function reviewByRules(context: ProblemContext, settings = createRuleSettings()): ProblemReview {
  const problem = toReviewedProblem(context, settings);
  const issues = problem.files.flatMap((file) => findIssues(file, problem));
  const { suggestions, rejected } = acceptProposals(issues.flatMap(toProposals), problem);
  const comments = [
    ...issues.filter(({ finding }) => finding.fix === undefined).map(formatComment),
    ...rejected.map(({ file, description }) => `${file.path}: ${description}`),
  ];
  const reports = problem.files.map((file) => getReport(file, problem));
  const states = formatStates(sumCounts(reports.map(({ read }) => read)));
  const summary = `${formatSummary(suggestions.length, comments.length)}; ${states}.`;
  return { suggestions, comments, dropped: rejected.length, summary };
}

export function toReviewedProblem(context: ProblemContext, settings: RuleSettings): ReviewedProblem {
  return { files: listReviewedFiles(context), parent: context.latex_content, settings };
}

/** A finding in a file. */
type Issue = { readonly file: ReviewedFile; readonly finding: Finding };

/**
 * Verifies a file. For missing braces, dollar signs and the like, a repair search may find a better fix than the check. The
 * fix of a warning is certain only if the file has no errors.
 */
function findIssues(file: ReviewedFile, problem: ReviewedProblem): Issue[] {
  const findings = verifyFile(file, problem).filter(({ severity }) => severity !== 'info');
  const repairs = searchRepairs(file, problem);
  const isError = ({ severity }: Finding): boolean => severity === 'error';
  const hasErrors = findings.some(isError);
  return findings.map((finding) => {
    const repair = repairs.find(
      ({ rule, span }) => rule === finding.rule && span?.start === finding.span?.start,
    );
    const best = repair ?? finding;
    const isCertain = best.fix?.certain === true && (!hasErrors || isError(best));
    return {
      file,
      finding: best.fix === undefined ? best : { ...best, fix: { ...best.fix, certain: isCertain } },
    };
  });
}

function toProposals({ file, finding }: Issue): Proposal[] {
  const { fix } = finding;
  if (fix === undefined || !areCompatible(fix.edits)) return [];
  return [
    {
      file,
      suggested: applyEdits(file.content, fix.edits),
      issueType: getIssueType(finding.rule),
      description: `${finding.message} Suggested: ${fix.title}.`,
      reasoning: finding.evidence ?? `Found by the rule ${finding.rule}.`,
      confidence: fix.certain ? 1 : UNCERTAIN_CONFIDENCE,
      certain: fix.certain,
      edits: fix.edits,
    },
  ];
}

export function formatComment({ file, finding }: Issue): string {
  const line = finding.position === undefined ? '' : `:${finding.position.line}`;
  return `${file.path}${line}: ${finding.message} (${finding.rule})`;
}

function formatSummary(suggestions: number, comments: number): string {
  if (suggestions + comments === 0) return 'Verification found no issues';
  const counts = [
    ...(suggestions > 0 ? [countNoun(suggestions, 'suggestion')] : []),
    ...(comments > 0 ? [countNoun(comments, 'comment')] : []),
  ];
  return `Verification has ${counts.join(' and ')}`;
}
