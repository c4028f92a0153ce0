import type { ProblemContext } from '../../domain/spot-check.ts';
import type { ModelImage } from '../../ports/model.ts';
import { createRuleSettings } from '../../verification/settings/rule-settings.ts';
import { callRole, type ModelCallContext } from '../call-role.ts';
import { acceptProposals, type Proposal } from './accept-proposals.ts';
import { formatComment, type ProblemReview, toReviewedProblem } from './review-by-rules.ts';
import type { ReviewEdit } from './review-reply.ts';
import { type ReviewedFile, type ReviewedProblem, verifyFile } from './reviewed-file.ts';
import { reviewerRole } from './reviewer-role.ts';

/** What a model may be shown beside the problem's files. */
export type ReviewMaterial = {
  readonly image?: ModelImage;
  readonly settings?: ReturnType<typeof createRuleSettings>;
};

/** A model names what should change; whether it applies and helps is found out here. */
export async function reviewWithModel(
  context: ProblemContext,
  material: ReviewMaterial,
  asking: ModelCallContext,
): Promise<ProblemReview> {
  const problem = toReviewedProblem(context, material.settings ?? createRuleSettings());
  const found = problem.files.flatMap((file) =>
    verifyFile(file, problem)
      .filter(({ severity }) => severity !== 'info')
      .map((finding) => formatComment({ file, finding })),
  );
  const { value } = await callRole(
    reviewerRole,
    {
      variables: { files: spellFiles(problem.files), findings: found.join('\n') },
      source: { kind: 'images', name: context.problem_id, images: material.image ? [material.image] : [] },
    },
    asking,
  );
  const proposals = value.edits.map((edit) => proposalOf(edit, problem));
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

function spellFiles(files: readonly ReviewedFile[]): string {
  return files.map(({ path, content }) => `===== ${path} =====\n${content}`).join('\n');
}

/** Undefined when the old text does not stand in the file exactly once. */
function proposalOf(edit: ReviewEdit, { files }: ReviewedProblem): Proposal | undefined {
  const file = files.find(({ path }) => path === edit.path) ?? onlyEndingIn(files, edit.path);
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

/** A model may name `problem.tex` where the path is `ramp/problem.tex`. */
function onlyEndingIn(files: readonly ReviewedFile[], name: string): ReviewedFile | undefined {
  const fitting = files.filter(({ path }) => path.endsWith(`/${name}`));
  return fitting.length === 1 ? fitting[0] : undefined;
}
