import { z } from 'zod';
import type { RoleDefinition } from '../call-role.ts';
import { loadPrompt } from '../prompt/load-prompt.ts';
import { ReviewReply } from './review-reply.ts';

type ReviewVariables = { readonly files: string; readonly findings: string };

/** The role that reviews the files of a problem. */
export const reviewerRole: RoleDefinition<ReviewVariables, ReviewReply> = {
  role: 'reviewer',
  prompt: loadPrompt(
    new URL('./review-problem.prompt.md', import.meta.url),
    z.object({ files: z.string(), findings: z.string() }),
  ),
  reply: ReviewReply,
};
