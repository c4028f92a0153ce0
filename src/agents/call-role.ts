import type { z } from 'zod';
import type { Provenance } from '../domain/provenance.ts';
import type { AgentRole } from '../domain/settings.ts';
import type { ExampleSearch } from '../ports/example-search.ts';
import type { Model, ModelPrompt, ModelRequest, ModelTool, ModelUsage } from '../ports/model.ts';
import type { Prompt } from './prompt/load-prompt.ts';
import { addExamples, type PromptWithExamples } from './reviewed-examples/add-examples.ts';
import { getSourceImages, getSourceText, type SourceMaterial } from './source-material.ts';

/** A role as data: its prompt document, the schema of its reply, and the tools that the model may call. */
export type RoleDefinition<Variables, Reply> = {
  readonly role: AgentRole;
  readonly prompt: Prompt<Variables>;
  readonly reply: z.ZodType<Reply>;
  readonly tools?: readonly ModelTool[];
  /** The provider whose reviewed examples are added to the prompt; without it, none are added. */
  readonly examplesProvider?: string;
};

/** Per-call options that are passed on to the model port: stop signal, timeout and progress callbacks. */
export type ModelCallOptions = Pick<
  ModelRequest<unknown>,
  'signal' | 'timeoutMs' | 'onToken' | 'onRestart' | 'onWait'
>;

/** The dependencies of one model call, with its options. */
export type ModelCallContext = {
  readonly model: Model;
  readonly now: () => Date;
  readonly options?: ModelCallOptions;
  readonly examples?: ExampleSearch;
  /** The topic in words, used to search for examples when the source is an image. */
  readonly searchText?: string;
};

/** A parsed reply with its usage and provenance. */
export type RoleReply<Reply> = {
  readonly value: Reply;
  readonly usage: ModelUsage;
  readonly provenance: Provenance;
  /** Marks a cached reply as unusable, so that a repeated call does not get it from the cache again. */
  readonly markUnusable: () => Promise<void>;
};

type RoleMaterial<Variables> = { readonly variables: Variables; readonly source: SourceMaterial };

/** Fills the role's prompt, calls the model, and returns the parsed reply with its provenance. */
export async function callRole<Variables, Reply>(
  role: RoleDefinition<Variables, Reply>,
  material: RoleMaterial<Variables>,
  context: ModelCallContext,
): Promise<RoleReply<Reply>> {
  const { prompt, exampleIds } = await buildPrompt(role, material, context);
  const {
    value,
    usage,
    model,
    markUnusable = async () => {},
  } = await context.model.ask({
    role: role.role,
    prompt,
    schema: role.reply,
    images: getSourceImages(material.source),
    ...(role.tools === undefined ? {} : { tools: role.tools }),
    ...context.options,
  });
  const createdAt = context.now().toISOString();
  const provenance: Provenance = {
    maker: 'model',
    name: role.role,
    model,
    promptHash: role.prompt.hash,
    ...(exampleIds.length > 0 && { exampleIds: [...exampleIds] }),
    createdAt,
  };
  return { value, usage, provenance, markUnusable };
}

async function buildPrompt<Variables, Reply>(
  role: RoleDefinition<Variables, Reply>,
  { variables, source }: RoleMaterial<Variables>,
  { examples, searchText = '' }: ModelCallContext,
): Promise<PromptWithExamples> {
  const prompt: ModelPrompt = role.prompt.fill(variables);
  if (examples === undefined || role.examplesProvider === undefined) return { prompt, exampleIds: [] };
  const text = getSourceText(source) || searchText;
  return addExamples(prompt, examples, { text, providerId: role.examplesProvider });
}
