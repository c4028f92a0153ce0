import type { Finding } from '../../domain/finding.ts';
import type { ProblemContext } from '../../domain/spot-check.ts';
import type { NewSuggestion } from '../../ports/spot-check-store.ts';
import { applyEdits, areCompatible } from '../../text/apply-edits.ts';
import { countNoun } from '../../text/count-noun.ts';
import { createRuleSettings, type RuleSettings } from '../../verification/settings/rule-settings.ts';
import { acceptProposals, type Proposal } from './accept-proposals.ts';
import { issueTypeForRule } from './issue-type-for-rule.ts';
import {
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
const UNCERTAIN = 0.7;

/** Reviews a problem by verification: findings with a fix become suggestions, the others comments. */
export function reviewByRules(context: ProblemContext, settings = createRuleSettings()): ProblemReview {
  const problem = toReviewedProblem(context, settings);
  const found = problem.files.flatMap((file) => findIssues(file, problem));
  const { suggestions, refused } = acceptProposals(found.flatMap(toProposals), problem);
  const comments = [
    ...found.filter(({ finding }) => finding.fix === undefined).map(formatComment),
    ...refused.map(({ file, description }) => `${file.path}: ${description}`),
  ];
  const summary = formatSummary(suggestions.length, comments.length);
  return { suggestions, comments, dropped: refused.length, summary };
}

export function toReviewedProblem(context: ProblemContext, settings: RuleSettings): ReviewedProblem {
  return { files: listReviewedFiles(context), parent: context.latex_content, settings };
}

type Found = { readonly file: ReviewedFile; readonly finding: Finding };

/**
 * Verifies a file. For lost delimiters, the fix of a repair search replaces that of the check; the fix of a warning is
 * certain only if the file has no errors.
 */
function findIssues(file: ReviewedFile, problem: ReviewedProblem): Found[] {
  const findings = verifyFile(file, problem).filter(({ severity }) => severity !== 'info');
  const searched = searchRepairs(file, problem);
  const isError = ({ severity }: Finding): boolean => severity === 'error';
  const hasErrors = findings.some(isError);
  return findings.map((finding) => {
    const repair = searched.find(
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

function toProposals({ file, finding }: Found): Proposal[] {
  const { fix } = finding;
  if (fix === undefined || !areCompatible(fix.edits)) return [];
  return [
    {
      file,
      suggested: applyEdits(file.content, fix.edits),
      issueType: issueTypeForRule(finding.rule),
      description: `${finding.message} Suggested: ${fix.title}.`,
      reasoning: finding.evidence ?? `Found by the rule ${finding.rule}.`,
      confidence: fix.certain ? 1 : UNCERTAIN,
      certain: fix.certain,
    },
  ];
}

export function formatComment({ file, finding }: Found): string {
  const line = finding.position === undefined ? '' : `:${finding.position.line}`;
  return `${file.path}${line}: ${finding.message} (${finding.rule})`;
}

function formatSummary(suggestions: number, comments: number): string {
  if (suggestions + comments === 0) return 'Verification found no issues.';
  const counts = [
    ...(suggestions > 0 ? [countNoun(suggestions, 'suggestion')] : []),
    ...(comments > 0 ? [countNoun(comments, 'comment')] : []),
  ];
  return `Verification has ${counts.join(' and ')}.`;
}
