import { findUnknownVariables } from '../config/read-variables.ts';
import { asFault } from '../domain/fault.ts';
import { safeAddress } from '../domain/safe-address.ts';
import { hasModel, modelSettingsFor, type Settings } from '../domain/settings.ts';
import type { DatabaseDescription } from '../ports/database-keeper.ts';
import type { CliTools } from './cli-tools.ts';
import { settingsFor } from './settings-for.ts';
import type { DatabaseOption } from './shared-options.ts';

export type Symptom = {
  readonly name: string;
  readonly state: 'fine' | 'missing' | 'broken';
  readonly detail: string;
  readonly advice?: string;
};

const NEEDED_NODE = 24;

/** Looks at everything the program leans on, in the order a person would mend it. */
export async function examineMachine(options: DatabaseOption, tools: CliTools): Promise<Symptom[]> {
  const node = examineNode(tools.nodeVersion);
  try {
    const settings = settingsFor(options, tools);
    return [
      node,
      examineVariables(tools.variables),
      await examineDatabase(settings, tools),
      examineModel(settings),
      await examineProgram('pdflatex', 'typesets papers and diagrams', tools),
    ];
  } catch (thrown) {
    return [node, { name: 'settings', state: 'broken', detail: asFault(thrown).message }];
  }
}

function examineVariables(variables: CliTools['variables']): Symptom {
  const unknown = findUnknownVariables(variables);
  if (unknown.length === 0) return { name: 'settings', state: 'fine', detail: 'every setting is understood' };
  return {
    name: 'settings',
    state: 'missing',
    detail: `no setting is called ${unknown.map(({ name }) => name).join(', ')}`,
    advice: 'The names are in `vbagent config show`.',
  };
}

function examineNode(version: string): Symptom {
  const fits = Number.parseInt(version, 10) >= NEEDED_NODE;
  return {
    name: 'node',
    state: fits ? 'fine' : 'broken',
    detail: `Node ${version}`,
    ...(fits ? {} : { advice: `Install Node ${NEEDED_NODE} or newer.` }),
  };
}

async function examineDatabase(settings: Settings, tools: CliTools): Promise<Symptom> {
  const place =
    settings.databaseUrl === undefined
      ? settings.database
      : (safeAddress(settings.databaseUrl) ?? 'DATABASE_URL');
  const embedded = settings.databaseUrl === undefined;
  if (embedded && !(await tools.files.exists(settings.database)))
    return { name: 'database', state: 'fine', detail: `${place} (made at first use)` };
  try {
    const keeper = await tools.openDatabaseKeeper(settings);
    const facts = await keeper.describe().finally(() => keeper.close());
    return { name: 'database', state: 'fine', detail: `${facts.location} (${factsText(facts)})` };
  } catch (thrown) {
    const fault = asFault(thrown);
    const advice = fault.advice ?? (embedded ? undefined : 'Check DATABASE_URL and that PostgreSQL runs.');
    return {
      name: 'database',
      state: 'broken',
      detail: `${place}: ${fault.message}`,
      ...(advice === undefined ? {} : { advice }),
    };
  }
}

function factsText({ kind, questions, schemaVersion, knownSchemaVersion }: DatabaseDescription): string {
  const schema =
    schemaVersion === knownSchemaVersion
      ? `schema ${schemaVersion}`
      : `schema ${schemaVersion}, brought to ${knownSchemaVersion} at the next use`;
  return `${kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, ${questions} questions, ${schema}`;
}

function examineModel(settings: Settings): Symptom {
  const { model } = modelSettingsFor(settings.agents, 'scanner');
  if (settings.engine === 'rules')
    return { name: 'model', state: 'fine', detail: 'not asked: the engine is set to rules' };
  if (hasModel(settings)) return examineModelName(settings, model);
  return {
    name: 'model',
    state: settings.engine === 'model' ? 'broken' : 'missing',
    detail: 'none: work is done by rules, photos cannot be read',
    advice: 'Set OPENAI_API_KEY (or OPENAI_BASE_URL for a compatible server) and VBAGENT_MODEL.',
  };
}

/** A compatible server has models of its own, so there is no default to fall back on. */
function examineModelName({ openai }: Settings, model: string | undefined): Symptom {
  if (model !== undefined || openai.baseUrl === undefined)
    return { name: 'model', state: 'fine', detail: `${model ?? 'the default model'} is set up` };
  return {
    name: 'model',
    state: 'broken',
    detail: 'OPENAI_BASE_URL is set and no model is named',
    advice: 'Set VBAGENT_MODEL to a model of that server.',
  };
}

async function examineProgram(name: string, use: string, tools: CliTools): Promise<Symptom> {
  const path = await tools.findProgram(name);
  if (path !== undefined) return { name, state: 'fine', detail: path };
  return {
    name,
    state: 'missing',
    detail: `not found on the PATH; it ${use}`,
    advice: 'Install TeX Live (apt install texlive-latex-extra, brew install --cask mactex).',
  };
}
