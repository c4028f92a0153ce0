import { z } from 'zod';
import type { RoleDefinition } from '../call-role.ts';
import { loadPrompt } from '../prompt/load-prompt.ts';
import { ReviewReply } from './review-reply.ts';

type ReviewMaterial = { readonly files: string; readonly findings: string };

export const reviewerRole: RoleDefinition<ReviewMaterial, ReviewReply> = {
  role: 'reviewer',
  prompt: loadPrompt(
    new URL('./review-problem.prompt.md', import.meta.url),
    z.object({ files: z.string(), findings: z.string() }),
  ),
  reply: ReviewReply,
};
