import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import type { ModelPrompt } from '../../ports/model.ts';
import { escapeFences, MATERIAL_RULE } from './fence-material.ts';
import { fillPlaceholders, listPlaceholders, type PromptSections, parsePrompt } from './parse-prompt.ts';

/** A prompt document that is ready to be filled. */
export type Prompt<Variables> = {
  /** The document's file name. */
  readonly name: string;
  /** SHA-256 of the document including its shared sections, for the provenance. */
  readonly hash: string;
  fill(variables: Variables): ModelPrompt;
};

type PromptVariables = Readonly<Record<string, string>>;

/** A line that includes a shared section: `{{> ../folder/x.section.prompt.md }}`. */
const INCLUDED_SECTION = /^\{\{> ((?:\.\.\/[\w-]+\/)?[\w.-]+\.section\.prompt\.md) \}\}$/gm;

/**
 * Reads a prompt document. Its placeholders must be exactly the variables of the schema. They must be in the USER section and
 * inside a `<material>` fence; only a variable with an enum schema may be outside, because its values are fixed.
 * A line `{{> x.section.prompt.md }}` includes a shared section.
 */
export function loadPrompt<Variables extends PromptVariables>(
  url: URL,
  schema: z.ZodObject & z.ZodType<Variables>,
): Prompt<Variables> {
  const name = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  const document = readFileSync(url, 'utf8').replace(INCLUDED_SECTION, (_, section: string) =>
    readFileSync(new URL(section, url), 'utf8').trim(),
  );
  const sections = checkPrompt(name, document, schema.shape);
  return {
    name,
    hash: createHash('sha256').update(document).digest('hex'),
    fill: (variables) => {
      const parsed = schema.parse(variables);
      const values = new Map(Object.entries(parsed).map(([key, text]) => [key, escapeFences(text)]));
      return { system: sections.system, user: fillPlaceholders(sections.user, values) };
    },
  };
}

/** Checks the rules above and returns the two sections; throws if a rule is broken. */
function checkPrompt(
  name: string,
  document: string,
  shape: Readonly<Record<string, unknown>>,
): PromptSections {
  const variables = Object.keys(shape);
  const createFault = (problem: string): Fault =>
    new Fault('unexpected', `The prompt ${name} cannot be used: ${problem}.`);
  const sections = parsePrompt(document);
  if ('problem' in sections) throw createFault(sections.problem);
  if (!sections.system.includes(MATERIAL_RULE))
    throw createFault(`its SYSTEM section must contain: ${MATERIAL_RULE}`);
  const misplaced = listPlaceholders(sections.system);
  if (misplaced.length > 0)
    throw createFault(`variables belong in the USER section (${misplaced.join(', ')})`);
  const placeholders = listPlaceholders(sections.user);
  const unknown = placeholders.filter((name) => !variables.includes(name));
  const unused = variables.filter((variable) => !placeholders.includes(variable));
  if (unknown.length > 0) throw createFault(`there is no variable for ${unknown.join(', ')}`);
  if (unused.length > 0) throw createFault(`it has no placeholder for ${unused.join(', ')}`);
  const isEnum = (variable: string): boolean => shape[variable] instanceof z.ZodEnum;
  const unfenced = listPlaceholders(removeFences(sections.user)).filter((name) => !isEnum(name));
  if (unfenced.length > 0) throw createFault(`${unfenced.join(', ')} must be inside a <material> fence`);
  return sections;
}

function removeFences(text: string): string {
  return text.replace(/<material id="[\w-]+">[\s\S]*?<\/material>/g, '');
}
