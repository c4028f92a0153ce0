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

/** What a look at one problem came to. */
export type ProblemReview = {
  readonly suggestions: readonly NewSuggestion[];
  /** What is wrong, where no certain text can be put in its place. */
  readonly comments: readonly string[];
  readonly dropped: number;
  readonly summary: string;
};

const UNCERTAIN = 0.7;

/** Verification's findings: those with a fix are suggestions, the others comments. */
export function reviewByRules(context: ProblemContext, settings = createRuleSettings()): ProblemReview {
  const problem = toReviewedProblem(context, settings);
  const found = problem.files.flatMap((file) => examine(file, problem));
  const { suggestions, refused } = acceptProposals(found.flatMap(proposalOf), problem);
  const comments = [
    ...found.filter(({ finding }) => finding.fix === undefined).map(formatComment),
    ...refused.map(({ file, description }) => `${file.path}: ${description}`),
  ];
  const summary = summaryOf(suggestions.length, comments.length);
  return { suggestions, comments, dropped: refused.length, summary };
}

export function toReviewedProblem(context: ProblemContext, settings: RuleSettings): ReviewedProblem {
  return { files: listReviewedFiles(context), parent: context.latex_content, settings };
}

type Found = { readonly file: ReviewedFile; readonly finding: Finding };

/** A search knows better than a check where a lost brace belongs; what a warning asks for is certain only without errors. */
function examine(file: ReviewedFile, problem: ReviewedProblem): Found[] {
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

function proposalOf({ file, finding }: Found): Proposal[] {
  const { fix } = finding;
  if (fix === undefined || !areCompatible(fix.edits)) return [];
  return [
    {
      file,
      suggested: applyEdits(file.content, fix.edits),
      issueType: issueTypeForRule(finding.rule),
      description: `${finding.message} Suggested: ${fix.title}.`,
      reasoning: finding.evidence ?? `The rule ${finding.rule} says so.`,
      confidence: fix.certain ? 1 : UNCERTAIN,
      certain: fix.certain,
    },
  ];
}

export function formatComment({ file, finding }: Found): string {
  const line = finding.position === undefined ? '' : `:${finding.position.line}`;
  return `${file.path}${line}: ${finding.message} (${finding.rule})`;
}

function summaryOf(suggestions: number, comments: number): string {
  if (suggestions + comments === 0) return 'Verification finds nothing wrong.';
  const said = [
    ...(suggestions > 0 ? [countNoun(suggestions, 'suggestion')] : []),
    ...(comments > 0 ? [countNoun(comments, 'comment')] : []),
  ];
  return `Verification has ${said.join(' and ')}.`;
}
