import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import type { ModelPrompt } from '../../ports/model.ts';
import { escapeFences, MATERIAL_RULE } from './fence-material.ts';
import { fillPlaceholders, type PromptParts, parsePrompt, placeholdersIn } from './parse-prompt.ts';

/** A prompt document that is ready to be filled. */
export type Prompt<Variables> = {
  /** The document's file name. */
  readonly name: string;
  /** SHA-256 of the document including its shared parts, for the provenance. */
  readonly hash: string;
  fill(variables: Variables): ModelPrompt;
};

type Texts = Readonly<Record<string, string>>;

/** The inclusion of a shared part. */
const PART = /^\{\{> ((?:\.\.\/[\w-]+\/)?[\w.-]+\.part\.prompt\.md) \}\}$/gm;

/**
 * Reads a prompt document. Its placeholders must be exactly the variables of the schema, all in the USER part and inside
 * a `<material>` fence; only an enum, whose values are ours, may be outside. `{{> x.part.prompt.md }}` alone on a line
 * includes a shared part, `{{> ../folder/x.part.prompt.md }}` one of another folder.
 */
export function loadPrompt<Variables extends Texts>(
  url: URL,
  schema: z.ZodObject & z.ZodType<Variables>,
): Prompt<Variables> {
  const name = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  const document = readFileSync(url, 'utf8').replace(PART, (_, part: string) =>
    readFileSync(new URL(part, url), 'utf8').trim(),
  );
  const parts = checkPrompt(name, document, schema.shape);
  return {
    name,
    hash: createHash('sha256').update(document).digest('hex'),
    fill: (variables) => {
      const checked = schema.parse(variables);
      const values = new Map(Object.entries(checked).map(([key, text]) => [key, escapeFences(text)]));
      return { system: parts.system, user: fillPlaceholders(parts.user, values) };
    },
  };
}

function checkPrompt(name: string, document: string, shape: Readonly<Record<string, unknown>>): PromptParts {
  const variables = Object.keys(shape);
  const refuse = (problem: string): Fault =>
    new Fault('unexpected', `The prompt ${name} cannot be used: ${problem}.`);
  const parts = parsePrompt(document);
  if ('problem' in parts) throw refuse(parts.problem);
  if (!parts.system.includes(MATERIAL_RULE)) throw refuse(`its SYSTEM part must contain: ${MATERIAL_RULE}`);
  const strays = placeholdersIn(parts.system);
  if (strays.length > 0) throw refuse(`variables belong in the USER part (${strays.join(', ')})`);
  const placeholders = placeholdersIn(parts.user);
  const unknown = placeholders.filter((name) => !variables.includes(name));
  const unused = variables.filter((variable) => !placeholders.includes(variable));
  if (unknown.length > 0) throw refuse(`there is no variable for ${unknown.join(', ')}`);
  if (unused.length > 0) throw refuse(`it has no placeholder for ${unused.join(', ')}`);
  const isOurs = (variable: string): boolean => shape[variable] instanceof z.ZodEnum;
  const unfenced = placeholdersIn(removeFences(parts.user)).filter((name) => !isOurs(name));
  if (unfenced.length > 0) throw refuse(`${unfenced.join(', ')} must be inside a <material> fence`);
  return parts;
}

function removeFences(text: string): string {
  return text.replace(/<material id="[\w-]+">[\s\S]*?<\/material>/g, '');
}
