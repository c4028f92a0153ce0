import type { ProblemContext } from '../../domain/spot-check.ts';
import type { ModelImage } from '../../ports/model.ts';
import { createRuleSettings } from '../../verification/settings/rule-settings.ts';
import { callRole, type ModelCallContext } from '../call-role.ts';
import { acceptProposals, type Proposal } from './accept-proposals.ts';
import { formatComment, type ProblemReview, toReviewedProblem } from './review-by-rules.ts';
import type { ReviewEdit } from './review-reply.ts';
import { type ReviewedFile, type ReviewedProblem, verifyFile } from './reviewed-file.ts';
import { reviewerRole } from './reviewer-role.ts';

/** Additional input of a review: a photo of the problem and the settings of verification rules. */
export type ReviewMaterial = {
  readonly image?: ModelImage;
  readonly settings?: ReturnType<typeof createRuleSettings>;
};

/** Calls a model to propose changes; accepts those that apply and do not make verification worse. */
export async function reviewWithModel(
  context: ProblemContext,
  material: ReviewMaterial,
  callContext: ModelCallContext,
): Promise<ProblemReview> {
  const problem = toReviewedProblem(context, material.settings ?? createRuleSettings());
  const comments = problem.files.flatMap((file) =>
    verifyFile(file, problem)
      .filter(({ severity }) => severity !== 'info')
      .map((finding) => formatComment({ file, finding })),
  );
  const { value } = await callRole(
    reviewerRole,
    {
      variables: { files: formatFiles(problem.files), findings: comments.join('\n') },
      source: { kind: 'images', name: context.problem_id, images: material.image ? [material.image] : [] },
    },
    callContext,
  );
  const proposals = value.edits.map((edit) => toProposal(edit, problem));
  const applicable = proposals.filter((proposal) => proposal !== undefined);
  const { suggestions, rejected } = acceptProposals(applicable, problem);
  return {
    suggestions,
    comments: rejected
      .filter(({ file, suggested }) => suggested !== file.content)
      .map(({ file, description }) => `${file.path}: ${description} (not applied: it breaks a rule)`),
    dropped: proposals.length - suggestions.length,
    summary: value.summary,
  };
}

function formatFiles(files: readonly ReviewedFile[]): string {
  return files.map(({ path, content }) => `===== ${path} =====\n${content}`).join('\n');
}

/** Converts an edit to a proposal; undefined if the old text does not occur in the file exactly once. */
function toProposal(edit: ReviewEdit, { files }: ReviewedProblem): Proposal | undefined {
  const file = files.find(({ path }) => path === edit.path) ?? findByFileName(files, edit.path);
  if (file === undefined || edit.before === '') return undefined;
  const hasCrlf = file.content.includes('\r\n');
  const [before, after] = [edit.before, edit.after].map((text) =>
    hasCrlf ? text.replaceAll('\n', '\r\n') : text,
  );
  const index = file.content.indexOf(before ?? '');
  if (index === -1 || file.content.indexOf(before ?? '', index + 1) !== -1) return undefined;
  const suggested = file.content.slice(0, index) + after + file.content.slice(index + (before ?? '').length);
  const { issueType, description, reasoning, confidence } = edit;
  return { file, suggested, issueType, description, reasoning, confidence, certain: false };
}

/** Finds a file by its name without folders, because a model may write `problem.tex` for `ramp/problem.tex`. */
function findByFileName(files: readonly ReviewedFile[], name: string): ReviewedFile | undefined {
  const matching = files.filter(({ path }) => path.endsWith(`/${name}`));
  return matching.length === 1 ? matching[0] : undefined;
}
