import { join } from 'node:path';
import type { InstitutionSettings } from '../../domain/institution-settings.ts';
import type { Settings } from '../../domain/settings.ts';
import type { Files } from '../../ports/files.ts';
import type { InstitutionStore } from '../../ports/institution-store.ts';
import { knownRules } from '../../verification/known-rules.ts';
import { applyInstitution, readRulesFile } from '../../verification/settings/rule-settings.ts';
import type { RulesFile } from '../../verification/settings/rules-file.ts';
import type { VerifierOptions } from '../../verification/verifier.ts';
import { parseJson } from '../intake/read-questions.ts';

const DEFAULT_RULES_FILE = 'vbagent.rules.json';

/** The options of the user. `profile` is the name of a set of rule settings in the rules file; `rules` is the path of that file. */
type RulesRequest = Pick<VerifierOptions, 'profile' | 'institution'> & { readonly rules?: string };

/** Dependencies. The settings are read only if the user names an institution. */
type RulesTools = {
  readonly files: Pick<Files, 'readText' | 'exists'>;
  readonly workingFolder: string;
  readonly readSettings: () => Settings;
  readonly openInstitutions: (settings: Settings) => Promise<InstitutionStore>;
};

/** Reads the rules file (by default `vbagent.rules.json` in the working folder) and applies the settings of the institution. */
export async function readVerifyRules(request: RulesRequest, tools: RulesTools): Promise<VerifierOptions> {
  const rulesFile = await readOptionalRulesFile(request, tools);
  const { institution, profile } = request;
  const rules =
    institution === undefined
      ? rulesFile
      : applyInstitution(rulesFile, institution, await findStoredSettings(institution, tools));
  return { rules, ...(profile === undefined ? {} : { profile }) };
}

/** Reads the rules file; returns no rules if the default file does not exist. */
async function readOptionalRulesFile(request: RulesRequest, tools: RulesTools): Promise<RulesFile> {
  const { files, workingFolder } = tools;
  const path = request.rules ?? join(workingFolder, DEFAULT_RULES_FILE);
  if (request.rules === undefined && !(await files.exists(path))) return {};
  return readRulesFile(parseJson((await files.readText(path)).source, path), knownRules);
}

/** Finds the settings of an institution in the database. Does not create an embedded database if there is none. */
async function findStoredSettings(id: string, tools: RulesTools): Promise<InstitutionSettings | undefined> {
  const settings = tools.readSettings();
  if (settings.databaseUrl === undefined && !(await tools.files.exists(settings.database))) return undefined;
  const store = await tools.openInstitutions(settings);
  try {
    return (await store.find(id))?.settings;
  } finally {
    await store.close();
  }
}
