import type { z } from 'zod';
import type { Provenance } from '../domain/provenance.ts';
import type { AgentRole } from '../domain/settings.ts';
import type { Model, ModelAsk, ModelPrompt, ModelTool, ModelUsage } from '../ports/model.ts';
import type { Prompt } from './prompt/load-prompt.ts';
import { imagesOfSource, type Source } from './source.ts';

/** A role as data: what it says, and what it must get back. */
export type Role<Variables, Reply> = {
  readonly role: AgentRole;
  readonly prompt: Prompt<Variables>;
  readonly reply: z.ZodType<Reply>;
  readonly tools?: readonly ModelTool[];
};

/** What one piece of work may be given. */
export type WorkOptions = Pick<ModelAsk<unknown>, 'signal' | 'timeoutMs' | 'onToken' | 'onRestart'>;

export type Asking = { readonly model: Model; readonly now: () => Date; readonly options?: WorkOptions };

export type RoleReply<Reply> = {
  readonly value: Reply;
  readonly usage: ModelUsage;
  readonly provenance: Provenance;
};

/** Fills the role's prompt, asks the model, and says who made the reply. */
export async function askRole<Variables, Reply>(
  role: Role<Variables, Reply>,
  material: { readonly variables: Variables; readonly source: Source },
  asking: Asking,
): Promise<RoleReply<Reply>> {
  const prompt: ModelPrompt = role.prompt.fill(material.variables);
  const { value, usage, model } = await asking.model.ask({
    role: role.role,
    prompt,
    schema: role.reply,
    images: imagesOfSource(material.source),
    ...(role.tools === undefined ? {} : { tools: role.tools }),
    ...asking.options,
  });
  const createdAt = asking.now().toISOString();
  const provenance: Provenance = {
    maker: 'model',
    name: role.role,
    model,
    promptHash: role.prompt.hash,
    createdAt,
  };
  return { value, usage, provenance };
}
