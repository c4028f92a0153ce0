import { z } from 'zod';
import type { SingleVariant } from '../../domain/pipeline-result.ts';
import { QUESTION_PROVIDER } from '../../domain/queue-item-view.ts';
import { AuthoredTex } from '../authoring/authored-tex.ts';
import { RetryVariables } from '../authoring/call-with-checks.ts';
import type { RoleDefinition } from '../call-role.ts';
import { loadPrompt } from '../prompt/load-prompt.ts';

const Variables = RetryVariables.extend({
  question: z.string(),
  ideas: z.string(),
  /** Earlier variants, which the new variant must not repeat. */
  earlier: z.string(),
});

const PROMPT_PATHS: Readonly<Record<SingleVariant, string>> = {
  numerical: './vary-numbers.prompt.md',
  context: './vary-context.prompt.md',
  conceptual: './vary-concept.prompt.md',
  calculus: './vary-calculus.prompt.md',
};

type VariantRole = RoleDefinition<z.infer<typeof Variables>, AuthoredTex>;

const loadedRoles = new Map<SingleVariant, VariantRole>();

/** Returns the role for one type of variant; its prompt document is read on first use. */
export function getVariantRole(type: SingleVariant): VariantRole {
  const role = loadedRoles.get(type) ?? loadRole(type);
  loadedRoles.set(type, role);
  return role;
}

function loadRole(type: SingleVariant): VariantRole {
  const prompt = loadPrompt(new URL(PROMPT_PATHS[type], import.meta.url), Variables);
  return { role: 'variant', prompt, reply: AuthoredTex, examplesProvider: QUESTION_PROVIDER };
}
