import type { Finding } from '../../domain/finding.ts';
import type { ReviewIssueType } from '../../domain/suggestion.ts';
import type { NewSuggestion } from '../../ports/spot-check-store.ts';
import { generateUnifiedDiff } from '../../text/diff/generate-unified-diff.ts';
import { type ReviewedFile, type ReviewedProblem, verifyFile } from './reviewed-file.ts';

/** A proposed change, with the full text of the file after it. */
export type Proposal = {
  readonly file: ReviewedFile;
  readonly suggested: string;
  readonly issueType: ReviewIssueType;
  readonly description: string;
  readonly reasoning: string;
  readonly confidence: number;
  readonly certain: boolean;
};

type AcceptedProposals = {
  readonly suggestions: readonly NewSuggestion[];
  /** Proposals that change nothing or make verification worse. */
  readonly rejected: readonly Proposal[];
};

/** Accepts proposals that change a file and add no findings, and computes their diffs. */
export function acceptProposals(proposals: readonly Proposal[], problem: ReviewedProblem): AcceptedProposals {
  const before = new Map(problem.files.map((file) => [file.path, verifyFile(file, problem)]));
  const seenChanges = new Set<string>();
  const accepted: AcceptedProposal[] = [];
  const rejected: Proposal[] = [];
  for (const proposal of proposals) {
    const { file, suggested } = proposal;
    const key = JSON.stringify([file.path, suggested]);
    if (seenChanges.has(key)) continue;
    seenChanges.add(key);
    const after = suggested === file.content ? [] : verifyFile({ ...file, content: suggested }, problem);
    const isAcceptable = suggested !== file.content && !isWorse(after, before.get(file.path) ?? []);
    if (isAcceptable)
      accepted.push({ proposal, fixesAll: !after.some(({ severity }) => severity === 'error') });
    else rejected.push(proposal);
  }
  return {
    suggestions: accepted.map((proposal) => toSuggestion(lowerCertainty(proposal, accepted))),
    rejected,
  };
}

type AcceptedProposal = {
  readonly proposal: Proposal;
  /** True if the file has no errors after the change. */
  readonly fixesAll: boolean;
};

/**
 * Marks a proposal as uncertain if errors remain after it and another certain proposal fixes all errors of the file. It then
 * probably fixes a symptom, not the cause.
 */
function lowerCertainty(
  { proposal, fixesAll }: AcceptedProposal,
  all: readonly AcceptedProposal[],
): Proposal {
  const isSymptom =
    !fixesAll &&
    all.some(
      (other) => other.fixesAll && other.proposal.certain && other.proposal.file.path === proposal.file.path,
    );
  return isSymptom ? { ...proposal, certain: false } : proposal;
}

/** Whether any rule has more findings than before. */
function isWorse(now: readonly Finding[], before: readonly Finding[]): boolean {
  const earlierCounts = countByRule(before);
  return [...countByRule(now)].some(([rule, count]) => count > (earlierCounts.get(rule) ?? 0));
}

function countByRule(findings: readonly Finding[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { rule, severity } of findings) {
    if (severity !== 'info') counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  return counts;
}

function toSuggestion({ file, suggested, issueType, ...proposal }: Proposal): NewSuggestion {
  return {
    issue_type: issueType,
    file_path: file.path,
    description: proposal.description,
    reasoning: proposal.reasoning,
    confidence: proposal.confidence,
    certain: proposal.certain,
    original_content: file.content,
    suggested_content: suggested,
    diff: generateUnifiedDiff(file.content, suggested, { path: file.path }),
  };
}
