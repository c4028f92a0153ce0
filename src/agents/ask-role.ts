import type { z } from 'zod';
import type { Provenance } from '../domain/provenance.ts';
import type { AgentRole } from '../domain/settings.ts';
import type { ExampleSearch } from '../ports/example-search.ts';
import type { Model, ModelAsk, ModelPrompt, ModelTool, ModelUsage } from '../ports/model.ts';
import type { Examiner } from './authoring/examiner.ts';
import type { Prompt } from './prompt/load-prompt.ts';
import { addExamples, type PromptWithExamples } from './reviewed-examples/add-examples.ts';
import { imagesOfSource, type Source, textOfSource } from './source.ts';

/** A role as data: what it says, and what it must get back. */
export type Role<Variables, Reply> = {
  readonly role: AgentRole;
  readonly prompt: Prompt<Variables>;
  readonly reply: z.ZodType<Reply>;
  readonly tools?: readonly ModelTool[];
  /** The provider whose reviewed examples help; without one the role works from its document alone. */
  readonly learnsFrom?: string;
};

/** What one piece of work may be given. */
export type WorkOptions = Pick<
  ModelAsk<unknown>,
  'signal' | 'timeoutMs' | 'onToken' | 'onRestart' | 'onWait'
>;

export type Asking = {
  readonly model: Model;
  readonly now: () => Date;
  readonly options?: WorkOptions;
  readonly examples?: ExampleSearch;
  /** Who looks at what a model wrote; without one it is done on the spot. */
  readonly examiner?: Examiner;
  /** What the work is about, in words, when the source itself has none. */
  readonly about?: string;
};

export type RoleReply<Reply> = {
  readonly value: Reply;
  readonly usage: ModelUsage;
  readonly provenance: Provenance;
  readonly disown: () => Promise<void>;
};

type RoleMaterial<Variables> = { readonly variables: Variables; readonly source: Source };

/** Fills the role's prompt, asks the model, and says who made the reply. */
export async function askRole<Variables, Reply>(
  role: Role<Variables, Reply>,
  material: RoleMaterial<Variables>,
  asking: Asking,
): Promise<RoleReply<Reply>> {
  const { prompt, exampleIds } = await promptFor(role, material, asking);
  const {
    value,
    usage,
    model,
    disown = async () => {},
  } = await asking.model.ask({
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
    ...(exampleIds.length > 0 && { exampleIds: [...exampleIds] }),
    createdAt,
  };
  return { value, usage, provenance, disown };
}

async function promptFor<Variables, Reply>(
  role: Role<Variables, Reply>,
  { variables, source }: RoleMaterial<Variables>,
  { examples, about = '' }: Asking,
): Promise<PromptWithExamples> {
  const prompt: ModelPrompt = role.prompt.fill(variables);
  if (examples === undefined || role.learnsFrom === undefined) return { prompt, exampleIds: [] };
  const text = textOfSource(source) || about;
  return addExamples(prompt, examples, { text, providerId: role.learnsFrom });
}
