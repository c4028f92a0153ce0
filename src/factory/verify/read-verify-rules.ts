import { join } from 'node:path';
import type { InstitutionSettings } from '../../domain/institution-settings.ts';
import type { Settings } from '../../domain/settings.ts';
import type { Files } from '../../ports/files.ts';
import type { InstitutionStore } from '../../ports/institution-store.ts';
import { knownRules } from '../../verification/known-rules.ts';
import { chooseInstitution, readRulesFile } from '../../verification/settings/rule-settings.ts';
import type { RulesFile } from '../../verification/settings/rules-file.ts';
import type { VerifierOptions } from '../../verification/verifier.ts';
import { parseJson } from '../intake/read-questions.ts';

const DEFAULT_RULES_FILE = 'vbagent.rules.json';

/** `rules` is the path of a rules file. */
type RulesRequest = Pick<VerifierOptions, 'profile' | 'institution'> & { readonly rules?: string };

/** Dependencies; the settings are read only if an institution is named. */
type RulesTools = {
  readonly files: Pick<Files, 'readText' | 'exists'>;
  readonly workingFolder: string;
  readonly readSettings: () => Settings;
  readonly openInstitutions: (settings: Settings) => Promise<InstitutionStore>;
};

/** Reads the named rules file, or `vbagent.rules.json` in the working folder, and applies the settings of the institution. */
export async function readVerifyRules(request: RulesRequest, tools: RulesTools): Promise<VerifierOptions> {
  const file = await findRulesFile(request, tools);
  const { institution, profile } = request;
  const rules =
    institution === undefined
      ? file
      : chooseInstitution(file, institution, await findStoredSettings(institution, tools));
  return { rules, ...(profile === undefined ? {} : { profile }) };
}

async function findRulesFile(request: RulesRequest, tools: RulesTools): Promise<RulesFile> {
  const { files, workingFolder } = tools;
  const path = request.rules ?? join(workingFolder, DEFAULT_RULES_FILE);
  if (request.rules === undefined && !(await files.exists(path))) return {};
  return readRulesFile(parseJson((await files.readText(path)).source, path), knownRules);
}

/** Looks in the database if there is one; does not create an embedded database just to look. */
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
