import { join } from 'node:path';
import { Fault } from '../../domain/fault.ts';
import { knownRules } from '../../verification/known-rules.ts';
import { createRuleSettings, readRulesFile } from '../../verification/settings/rule-settings.ts';
import type { VerifierChoice } from '../../verification/verifier.ts';
import type { CliTools } from '../cli-tools.ts';

const NAME = 'vbagent.rules.json';

export type RulesOptions = Pick<VerifierChoice, 'profile' | 'institution'> & { readonly rules?: string };

/** The rules of the file that was named, or of the one in the working folder; every mistake is said before any work. */
export async function readVerifyRules(options: RulesOptions, tools: CliTools): Promise<VerifierChoice> {
  const path = options.rules ?? join(tools.workingFolder, NAME);
  const isThere = options.rules !== undefined || (await tools.files.exists(path));
  const rules = isThere
    ? readRulesFile(parse((await tools.files.readText(path)).source, path), knownRules)
    : {};
  const choice = {
    rules,
    ...(options.profile === undefined ? {} : { profile: options.profile }),
    ...(options.institution === undefined ? {} : { institution: options.institution }),
  };
  createRuleSettings(rules, choice);
  return choice;
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Fault('invalid-input', `${path} is no valid JSON.`, { cause });
  }
}
