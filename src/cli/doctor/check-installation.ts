import { findUnknownVariables } from '../../config/read-variables.ts';
import { asFault } from '../../domain/fault.ts';
import { redactAddress } from '../../domain/redact-address.ts';
import { hasModel, modelSettingsFor, type Settings } from '../../domain/settings.ts';
import type { DatabaseDescription } from '../../ports/database-admin.ts';
import type { CliTools } from '../cli-tools.ts';
import { readCommandSettings } from '../read-command-settings.ts';
import type { DatabaseOption } from '../shared-options.ts';

/** One checked part; `missing` parts are optional, `broken` ones prevent work. */
export type InstallationCheck = {
  readonly name: string;
  readonly state: 'fine' | 'missing' | 'broken';
  readonly detail: string;
  readonly advice?: string;
};

const MIN_NODE = 24;

/** Checks everything the program depends on, in the order in which problems should be fixed. */
export async function checkInstallation(
  options: DatabaseOption,
  tools: CliTools,
): Promise<InstallationCheck[]> {
  const node = checkNode(tools.nodeVersion);
  try {
    const settings = readCommandSettings(options, tools);
    return [
      node,
      checkVariables(tools.variables),
      await checkDatabase(settings, tools),
      checkModel(settings),
      await checkProgram('pdflatex', 'typesets papers and diagrams', tools),
    ];
  } catch (thrown) {
    return [node, { name: 'settings', state: 'broken', detail: asFault(thrown).message }];
  }
}

function checkVariables(variables: CliTools['variables']): InstallationCheck {
  const unknown = findUnknownVariables(variables);
  if (unknown.length === 0) return { name: 'settings', state: 'fine', detail: 'all settings are known' };
  return {
    name: 'settings',
    state: 'missing',
    detail: `unknown: ${unknown.map(({ name }) => name).join(', ')}`,
    advice: '`vbagent config show` lists the known settings.',
  };
}

function checkNode(version: string): InstallationCheck {
  const fits = Number.parseInt(version, 10) >= MIN_NODE;
  return {
    name: 'node',
    state: fits ? 'fine' : 'broken',
    detail: `Node ${version}`,
    ...(fits ? {} : { advice: `Install Node ${MIN_NODE} or newer.` }),
  };
}

async function checkDatabase(settings: Settings, tools: CliTools): Promise<InstallationCheck> {
  const place =
    settings.databaseUrl === undefined
      ? settings.database
      : (redactAddress(settings.databaseUrl) ?? 'DATABASE_URL');
  const embedded = settings.databaseUrl === undefined;
  if (embedded && !(await tools.files.exists(settings.database)))
    return { name: 'database', state: 'fine', detail: `${place} (created at first use)` };
  try {
    const admin = await tools.openDatabaseAdmin(settings);
    const facts = await admin.describe().finally(() => admin.close());
    return { name: 'database', state: 'fine', detail: `${facts.location} (${formatDatabase(facts)})` };
  } catch (thrown) {
    const fault = asFault(thrown);
    const advice =
      fault.advice ?? (embedded ? undefined : 'Check DATABASE_URL and that PostgreSQL is running.');
    return {
      name: 'database',
      state: 'broken',
      detail: `${place}: ${fault.message}`,
      ...(advice === undefined ? {} : { advice }),
    };
  }
}

function formatDatabase({ kind, questions, schemaVersion, knownSchemaVersion }: DatabaseDescription): string {
  const schema =
    schemaVersion === knownSchemaVersion
      ? `schema ${schemaVersion}`
      : `schema ${schemaVersion}, upgraded to ${knownSchemaVersion} at the next use`;
  return `${kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, ${questions} questions, ${schema}`;
}

function checkModel(settings: Settings): InstallationCheck {
  const { model } = modelSettingsFor(settings.agents, 'scanner');
  if (settings.engine === 'rules')
    return { name: 'model', state: 'fine', detail: 'not used: the engine is set to rules' };
  if (hasModel(settings)) return checkModelName(settings, model);
  return {
    name: 'model',
    state: settings.engine === 'model' ? 'broken' : 'missing',
    detail: 'none: rules do the work; in photos they read prose, not formulas',
    advice: 'Set OPENAI_API_KEY (or OPENAI_BASE_URL for a compatible server) and VBAGENT_MODEL.',
  };
}

/** A compatible server has its own models, so the default model cannot be used there. */
function checkModelName({ openai }: Settings, model: string | undefined): InstallationCheck {
  if (model !== undefined || openai.baseUrl === undefined)
    return { name: 'model', state: 'fine', detail: `${model ?? 'the default model'} is configured` };
  return {
    name: 'model',
    state: 'broken',
    detail: 'OPENAI_BASE_URL is set, but no model is named',
    advice: 'Set VBAGENT_MODEL to a model of that server.',
  };
}

async function checkProgram(name: string, use: string, tools: CliTools): Promise<InstallationCheck> {
  const path = await tools.findProgram(name);
  if (path !== undefined) return { name, state: 'fine', detail: path };
  return {
    name,
    state: 'missing',
    detail: `not found on the PATH; it ${use}`,
    advice: 'Install TeX Live (apt install texlive-latex-extra, brew install --cask mactex).',
  };
}
