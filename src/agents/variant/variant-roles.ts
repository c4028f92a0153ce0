import { z } from 'zod';
import type { SingleVariant } from '../../domain/pipeline-result.ts';
import { QUESTION_PROVIDER } from '../../domain/queue-item-view.ts';
import type { Role } from '../ask-role.ts';
import type { Returned } from '../authoring/ask-until-sound.ts';
import { AuthoredTex } from '../authoring/authored-tex.ts';
import { loadPrompt } from '../prompt/load-prompt.ts';

const Variables = z.object({
  question: z.string(),
  ideas: z.string(),
  /** Variants that were made before, which a new one must not repeat. */
  earlier: z.string(),
  attempt: z.string(),
  findings: z.string(),
});
export type VariantVariables = Omit<z.infer<typeof Variables>, keyof Returned>;

const documents: Readonly<Record<SingleVariant, string>> = {
  numerical: './vary-numbers.prompt.md',
  context: './vary-context.prompt.md',
  conceptual: './vary-concept.prompt.md',
  calculus: './vary-calculus.prompt.md',
};

type VariantRole = Role<VariantVariables & Returned, AuthoredTex>;

const known = new Map<SingleVariant, VariantRole>();

/** Each document is read when it is first needed. */
export function variantRoleFor(type: SingleVariant): VariantRole {
  const role = known.get(type) ?? loadRole(type);
  known.set(type, role);
  return role;
}

function loadRole(type: SingleVariant): VariantRole {
  const prompt = loadPrompt(new URL(documents[type], import.meta.url), Variables);
  return { role: 'variant', prompt, reply: AuthoredTex, learnsFrom: QUESTION_PROVIDER };
}
