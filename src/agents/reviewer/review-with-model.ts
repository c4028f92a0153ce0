import type { ProblemContext } from '../../domain/spot-check.ts';
import type { ModelImage } from '../../ports/model.ts';
import { createRuleSettings } from '../../verification/settings/rule-settings.ts';
import { callRole, type ModelCallContext } from '../call-role.ts';
import { acceptProposals, type Proposal } from './accept-proposals.ts';
import { formatComment, type ProblemReview, toReviewedProblem } from './review-by-rules.ts';
import type { ReviewEdit } from './review-reply.ts';
import { type ReviewedFile, type ReviewedProblem, verifyFile } from './reviewed-file.ts';
import { reviewerRole } from './reviewer-role.ts';

/** Further input of a review beside the problem's files. */
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
  const applying = proposals.filter((proposal) => proposal !== undefined);
  const { suggestions, refused } = acceptProposals(applying, problem);
  return {
    suggestions,
    comments: refused
      .filter(({ file, suggested }) => suggested !== file.content)
      .map(({ file, description }) => `${file.path}: ${description} (not applied: it breaks a rule)`),
    dropped: proposals.length - suggestions.length,
    summary: value.summary,
  };
}

function formatFiles(files: readonly ReviewedFile[]): string {
  return files.map(({ path, content }) => `===== ${path} =====\n${content}`).join('\n');
}

/** Undefined unless the old text occurs in the file exactly once. */
function toProposal(edit: ReviewEdit, { files }: ReviewedProblem): Proposal | undefined {
  const file = files.find(({ path }) => path === edit.path) ?? findByFileName(files, edit.path);
  if (file === undefined || edit.before === '') return undefined;
  const crlf = file.content.includes('\r\n');
  const [before, after] = [edit.before, edit.after].map((text) =>
    crlf ? text.replaceAll('\n', '\r\n') : text,
  );
  const at = file.content.indexOf(before ?? '');
  if (at === -1 || file.content.indexOf(before ?? '', at + 1) !== -1) return undefined;
  const suggested = file.content.slice(0, at) + after + file.content.slice(at + (before ?? '').length);
  const { issueType, description, reasoning, confidence } = edit;
  return { file, suggested, issueType, description, reasoning, confidence, certain: false };
}

/** Finds a file by its name without folders, because a model may write `problem.tex` for `ramp/problem.tex`. */
function findByFileName(files: readonly ReviewedFile[], name: string): ReviewedFile | undefined {
  const fitting = files.filter(({ path }) => path.endsWith(`/${name}`));
  return fitting.length === 1 ? fitting[0] : undefined;
}
