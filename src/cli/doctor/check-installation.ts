import { findUnknownVariables } from '../../config/read-variables.ts';
import { asFault } from '../../domain/fault.ts';
import { redactAddress } from '../../domain/redact-address.ts';
import { hasModel, modelSettingsFor, type Settings } from '../../domain/settings.ts';
import type { DatabaseDescription } from '../../ports/database-admin.ts';
import type { CliTools } from '../cli-tools.ts';
import { readCommandSettings } from '../read-command-settings.ts';
import type { DatabaseOption } from '../shared-options.ts';

/** The result of one check. A `missing` component is optional; a `broken` one prevents work. */
export type InstallationCheck = {
  readonly name: string;
  readonly state: 'fine' | 'missing' | 'broken';
  readonly detail: string;
  readonly advice?: string;
};

const MIN_NODE_VERSION = 24;

/** Checks the components on which the program depends, in the order in which failures should be fixed. */
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
  const unknownVariables = findUnknownVariables(variables);
  if (unknownVariables.length === 0)
    return { name: 'settings', state: 'fine', detail: 'all settings are known' };
  return {
    name: 'settings',
    state: 'missing',
    detail: `unknown: ${unknownVariables.map(({ name }) => name).join(', ')}`,
    advice: '`vbagent config show` lists the known settings.',
  };
}

function checkNode(version: string): InstallationCheck {
  const isSupported = Number.parseInt(version, 10) >= MIN_NODE_VERSION;
  return {
    name: 'node',
    state: isSupported ? 'fine' : 'broken',
    detail: `Node ${version}`,
    ...(isSupported ? {} : { advice: `Install Node ${MIN_NODE_VERSION} or newer.` }),
  };
}

async function checkDatabase(settings: Settings, tools: CliTools): Promise<InstallationCheck> {
  const location =
    settings.databaseUrl === undefined
      ? settings.database
      : (redactAddress(settings.databaseUrl) ?? 'DATABASE_URL');
  const isEmbedded = settings.databaseUrl === undefined;
  if (isEmbedded && !(await tools.files.exists(settings.database)))
    return { name: 'database', state: 'fine', detail: `${location} (created at first use)` };
  try {
    const admin = await tools.openDatabaseAdmin(settings);
    const description = await admin.describe().finally(() => admin.close());
    return {
      name: 'database',
      state: 'fine',
      detail: `${description.location} (${formatDatabase(description)})`,
    };
  } catch (thrown) {
    const fault = asFault(thrown);
    const advice =
      fault.advice ?? (isEmbedded ? undefined : 'Check DATABASE_URL and that PostgreSQL is running.');
    return {
      name: 'database',
      state: 'broken',
      detail: `${location}: ${fault.message}`,
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
    detail: 'none: the program works by rules, which read prose but no formulas in photos',
    advice: 'Set OPENAI_API_KEY (or OPENAI_BASE_URL for a compatible server) and VBAGENT_MODEL.',
  };
}

/** Checks that a model is named if `OPENAI_BASE_URL` is set, because another server does not have the default model. */
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
