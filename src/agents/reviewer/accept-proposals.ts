import type { Finding } from '../../domain/finding.ts';
import type { ReviewIssueType } from '../../domain/suggestion.ts';
import type { NewSuggestion } from '../../ports/spot-check-store.ts';
import { generateUnifiedDiff } from '../../text/diff/generate-unified-diff.ts';
import { type ReviewedFile, type ReviewedProblem, verifyFile } from './reviewed-file.ts';

/** A change somebody proposes, as the whole file would read after it. */
export type Proposal = {
  readonly file: ReviewedFile;
  readonly suggested: string;
  readonly issueType: ReviewIssueType;
  readonly description: string;
  readonly reasoning: string;
  readonly confidence: number;
  readonly certain: boolean;
};

export type Accepted = {
  readonly suggestions: readonly NewSuggestion[];
  /** Those that change nothing or make verification worse. */
  readonly refused: readonly Proposal[];
};

/** Keeps what changes something and makes nothing worse; the diff is computed here, whoever proposed the change. */
export function acceptProposals(proposals: readonly Proposal[], problem: ReviewedProblem): Accepted {
  const before = new Map(problem.files.map((file) => [file.path, verifyFile(file, problem)]));
  const seen = new Set<string>();
  const kept: Kept[] = [];
  const refused: Proposal[] = [];
  for (const proposal of proposals) {
    const { file, suggested } = proposal;
    const key = JSON.stringify([file.path, suggested]);
    if (seen.has(key)) continue;
    seen.add(key);
    const after = suggested === file.content ? [] : verifyFile({ ...file, content: suggested }, problem);
    const helps = suggested !== file.content && !isWorse(after, before.get(file.path) ?? []);
    if (helps) kept.push({ proposal, mendsAll: !after.some(({ severity }) => severity === 'error') });
    else refused.push(proposal);
  }
  return { suggestions: kept.map((each) => suggestionOf(doubtSymptom(each, kept))), refused };
}

type Kept = {
  readonly proposal: Proposal;
  /** No error is left in the file after it. */
  readonly mendsAll: boolean;
};

/** Where one certain change mends a file altogether, another that leaves errors mends a symptom of the same fault. */
function doubtSymptom({ proposal, mendsAll }: Kept, all: readonly Kept[]): Proposal {
  const isSymptom =
    !mendsAll &&
    all.some(
      (other) => other.mendsAll && other.proposal.certain && other.proposal.file.path === proposal.file.path,
    );
  return isSymptom ? { ...proposal, certain: false } : proposal;
}

/** A rule that was kept before is broken now, or one is broken more often. */
function isWorse(now: readonly Finding[], before: readonly Finding[]): boolean {
  const earlier = countByRule(before);
  return [...countByRule(now)].some(([rule, count]) => count > (earlier.get(rule) ?? 0));
}

function countByRule(findings: readonly Finding[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { rule, severity } of findings) {
    if (severity !== 'info') counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  return counts;
}

function suggestionOf({ file, suggested, issueType, ...proposal }: Proposal): NewSuggestion {
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
