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
  /** Earlier variants, which a new one must not repeat. */
  earlier: z.string(),
});

const documents: Readonly<Record<SingleVariant, string>> = {
  numerical: './vary-numbers.prompt.md',
  context: './vary-context.prompt.md',
  conceptual: './vary-concept.prompt.md',
  calculus: './vary-calculus.prompt.md',
};

type VariantRole = RoleDefinition<z.infer<typeof Variables>, AuthoredTex>;

const loaded = new Map<SingleVariant, VariantRole>();

/** The role for one type of variant; its prompt document is read on first use. */
export function variantRoleFor(type: SingleVariant): VariantRole {
  const role = loaded.get(type) ?? loadRole(type);
  loaded.set(type, role);
  return role;
}

function loadRole(type: SingleVariant): VariantRole {
  const prompt = loadPrompt(new URL(documents[type], import.meta.url), Variables);
  return { role: 'variant', prompt, reply: AuthoredTex, learnsFrom: QUESTION_PROVIDER };
}
