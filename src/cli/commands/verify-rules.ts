import { join } from 'node:path';
import { Fault } from '../../domain/fault.ts';
import type { InstitutionSettings } from '../../domain/institution-settings.ts';
import { knownRules } from '../../verification/known-rules.ts';
import { chooseInstitution, readRulesFile } from '../../verification/settings/rule-settings.ts';
import type { RulesFile } from '../../verification/settings/rules-file.ts';
import type { VerifierChoice } from '../../verification/verifier.ts';
import type { CliTools } from '../cli-tools.ts';
import { settingsFor } from '../settings-for.ts';
import type { DatabaseOption } from '../shared-options.ts';

const NAME = 'vbagent.rules.json';

export type RulesOptions = Pick<VerifierChoice, 'profile' | 'institution'> &
  DatabaseOption & { readonly rules?: string };

/** The rules of the file that was named, or of the one in the working folder; every mistake is said before any work. */
export async function readVerifyRules(options: RulesOptions, tools: CliTools): Promise<VerifierChoice> {
  const file = await readFile(options, tools);
  const { institution, profile } = options;
  const rules =
    institution === undefined
      ? file
      : chooseInstitution(file, institution, await findStored(institution, options, tools));
  return { rules, ...(profile === undefined ? {} : { profile }) };
}

async function readFile(options: RulesOptions, tools: CliTools): Promise<RulesFile> {
  const path = options.rules ?? join(tools.workingFolder, NAME);
  const isThere = options.rules !== undefined || (await tools.files.exists(path));
  return isThere ? readRulesFile(parse((await tools.files.readText(path)).source, path), knownRules) : {};
}

/** Looks into a database that is there; none is made for looking. */
async function findStored(
  id: string,
  options: DatabaseOption,
  tools: CliTools,
): Promise<InstitutionSettings | undefined> {
  const settings = settingsFor(options, tools);
  if (settings.databaseUrl === undefined && !(await tools.files.exists(settings.database))) return undefined;
  const store = await tools.openInstitutions(settings);
  try {
    return (await store.find(id))?.settings;
  } finally {
    await store.close();
  }
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Fault('invalid-input', `${path} is no valid JSON.`, { cause });
  }
}
