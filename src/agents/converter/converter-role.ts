import { z } from 'zod';
import { QuestionKind } from '../../domain/question-kind.ts';
import { AuthoredTex } from '../authoring/authored-tex.ts';
import { RetryVariables } from '../authoring/call-with-checks.ts';
import type { RoleDefinition } from '../call-role.ts';
import { loadPrompt } from '../prompt/load-prompt.ts';

const Variables = RetryVariables.extend({ question: z.string(), from: QuestionKind, to: QuestionKind });

/** The role that converts a question to another kind. */
export const converterRole: RoleDefinition<z.infer<typeof Variables>, AuthoredTex> = {
  role: 'converter',
  prompt: loadPrompt(new URL('./convert-format.prompt.md', import.meta.url), Variables),
  reply: AuthoredTex,
};
