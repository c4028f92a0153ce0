import type { Finding, TextEdit } from '../../domain/finding.ts';
import type { ReviewIssueType } from '../../domain/suggestion.ts';
import type { NewSuggestion } from '../../ports/spot-check-store.ts';
import { applyEdits, areCompatible } from '../../text/apply-edits.ts';
import { generateUnifiedDiff } from '../../text/diff/generate-unified-diff.ts';
import { findAddedRule, findFixProblem } from '../../verification/fixes/fix-gate.ts';
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
  /** The edits of a fix by rules. */
  readonly edits?: readonly TextEdit[];
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
    const earlier = before.get(file.path) ?? [];
    const isAcceptable = suggested !== file.content && !isWorse({ proposal, earlier, after });
    if (isAcceptable)
      accepted.push({ proposal, fixesAll: !after.some(({ severity }) => severity === 'error') });
    else rejected.push(proposal);
  }
  return {
    suggestions: markIncompatibleAsUncertain(
      accepted.map((one) => ({ ...one, proposal: markSymptomAsUncertain(one, accepted) })),
      problem,
    ).map(({ proposal }) => toSuggestion(proposal)),
    rejected,
  };
}

type AcceptedProposal = {
  readonly proposal: Proposal;
  /** True if the file has no errors after the change. */
  readonly fixesAll: boolean;
};

/**
 * Marks a proposal as uncertain if errors remain after it, but another certain proposal fixes all errors of the file. The first
 * proposal then probably fixes a symptom and not the cause.
 */
function markSymptomAsUncertain(
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

type ReviewedChange = {
  readonly proposal: Proposal;
  readonly earlier: readonly Finding[];
  readonly after: readonly Finding[];
};

/** Whether a proposal adds errors or warnings; a certain one must pass the same test as every automatic fix. */
function isWorse({ proposal: { certain, file, suggested }, earlier, after }: ReviewedChange): boolean {
  if (certain)
    return (
      findFixProblem({ text: file.content, findings: earlier }, { text: suggested, findings: after }) !==
      undefined
    );
  const withoutInfos = (findings: readonly Finding[]): Finding[] =>
    findings.filter(({ severity }) => severity !== 'info');
  return findAddedRule(withoutInfos(earlier), withoutInfos(after)) !== undefined;
}

/** Marks all certain proposals of a file except the first as uncertain, unless they may be made together. */
function markIncompatibleAsUncertain(
  accepted: readonly AcceptedProposal[],
  problem: ReviewedProblem,
): AcceptedProposal[] {
  return problem.files.flatMap((file) => {
    const fileProposals = accepted.filter(({ proposal }) => proposal.file.path === file.path);
    const [first, ...others] = fileProposals.filter(({ proposal }) => proposal.certain);
    if (first === undefined || others.length === 0 || areSafeTogether([first, ...others], file, problem))
      return fileProposals;
    return fileProposals.map((one) =>
      others.includes(one) ? { ...one, proposal: { ...one.proposal, certain: false } } : one,
    );
  });
}

function areSafeTogether(
  certain: readonly AcceptedProposal[],
  file: ReviewedFile,
  problem: ReviewedProblem,
): boolean {
  const edits = certain.flatMap(({ proposal }) => proposal.edits ?? []);
  if (!areCompatible(edits)) return false;
  const text = applyEdits(file.content, edits);
  const [before, after] = [verifyFile(file, problem), verifyFile({ ...file, content: text }, problem)];
  return (
    after.length <= before.length - certain.length &&
    findFixProblem({ text: file.content, findings: before }, { text, findings: after }) === undefined
  );
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
