import { Fault } from '../../domain/fault.ts';
import { InstitutionId, type InstitutionSettings } from '../../domain/institution-settings.ts';
import { DEFAULT_DIMENSION_WEIGHTS } from '../../domain/review-node.ts';
import type { ProfileName } from '../../domain/rules-choice.ts';
import type { InstitutionStore, StoredInstitution } from '../../ports/institution-settings.ts';
import { knownRules } from '../../verification/known-rules.ts';
import { readInstitutionSettings } from '../../verification/settings/rule-settings.ts';
import type { CliTools } from '../cli-tools.ts';
import { settingsFor } from '../settings-for.ts';
import type { DatabaseOption, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal.ts';

export type InstitutionOptions = SharedOptions & DatabaseOption;
export type InstitutionSetOptions = InstitutionOptions & {
  readonly profile?: ProfileName;
  readonly rule?: readonly string[];
  readonly raiseAfter?: number;
  readonly threshold?: number;
  readonly weight?: readonly string[];
  readonly loops?: number;
};

export async function runInstitutionShow(
  id: string | undefined,
  options: InstitutionOptions,
  tools: CliTools,
): Promise<number> {
  const found = await withStore(options, tools, async (store) => {
    if (id === undefined) return store.list();
    const one = await store.find(id);
    if (one === undefined) throw new Fault('not-found', `There is no institution ${id}.`);
    return [one];
  });
  const { out, err } = tools.terminal;
  const views = found.map(viewOf);
  if (options.json === true) writeJson(out, id === undefined ? views : views[0]);
  else if (found.length === 0)
    writeLine(err, 'No institution has set anything. Use `vbagent institution set`.');
  else for (const view of views) writeLine(out, JSON.stringify(view, null, 2));
  return 0;
}

export async function runInstitutionSet(
  { id, file }: { readonly id: string; readonly file: string | undefined },
  options: InstitutionSetOptions,
  tools: CliTools,
): Promise<number> {
  const parsedId = InstitutionId.safeParse(id);
  if (!parsedId.success)
    throw new Fault(
      'invalid-input',
      `${id} cannot name an institution: it ${parsedId.error.issues[0]?.message}.`,
    );
  const changes = changesOf(options);
  if ((file === undefined) === (Object.keys(changes).length === 0))
    throw new Fault('invalid-input', 'Name a file with the whole settings, or the settings to change.', {
      advice: 'See `vbagent institution set --help`.',
    });
  const given = file === undefined ? undefined : await readFile(file, tools);
  const stored = await withStore(options, tools, async (store) => {
    const before = await store.find(id);
    const content = given ?? merge(before?.settings ?? {}, changes);
    const settings = readInstitutionSettings(content, knownRules);
    const from = given === undefined ? before?.version : undefined;
    return store.put({ id, settings, at: tools.now().toISOString(), from });
  });
  if (options.json === true) writeJson(tools.terminal.out, viewOf(stored));
  else writeLine(tools.terminal.err, `The settings of ${id} are stored (version ${stored.version}).`);
  return 0;
}

async function readFile(path: string, tools: CliTools): Promise<unknown> {
  const { source, name } = await tools.files.readText(path);
  try {
    return JSON.parse(source);
  } catch (cause) {
    throw new Fault('invalid-input', `${name} is no valid JSON.`, { cause });
  }
}

/** What the options say, in the shape of the settings; wrong values are told when the whole is read. */
function changesOf(options: InstitutionSetOptions): Record<string, unknown> {
  const { profile, raiseAfter, threshold, loops, rule, weight } = options;
  const rules = rule && Object.fromEntries(rule.map((pair) => splitPair(pair)));
  const weights =
    weight &&
    Object.fromEntries(weight.map((pair) => splitPair(pair)).map(([name, share]) => [name, Number(share)]));
  const review = given({
    threshold,
    loops,
    weights: weights && { ...DEFAULT_DIMENSION_WEIGHTS, ...weights },
  });
  return given({ profile, raiseAfter, rules, review: Object.keys(review).length > 0 ? review : undefined });
}

function splitPair(pair: string): [string, string] {
  const [name = '', value] = pair.split('=');
  if (name !== '' && value !== undefined && value !== '') return [name, value];
  throw new Fault('invalid-input', `${pair} is not of the form NAME=VALUE.`);
}

function given(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** The settings as they were, with the changed ones in their place. */
function merge(before: InstitutionSettings, changes: Record<string, unknown>): unknown {
  const inner = (key: 'rules' | 'review'): object =>
    before[key] === undefined && changes[key] === undefined
      ? {}
      : { [key]: { ...before[key], ...objectIn(changes[key]) } };
  return { ...before, ...changes, ...inner('rules'), ...inner('review') };
}

function objectIn(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

function viewOf({ id, settings, version, updatedAt }: StoredInstitution) {
  return { id, version, updated_at: updatedAt, ...settings };
}

async function withStore<T>(
  options: DatabaseOption,
  tools: CliTools,
  work: (store: InstitutionStore) => Promise<T>,
): Promise<T> {
  const store = await tools.openInstitutions(settingsFor(options, tools));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
