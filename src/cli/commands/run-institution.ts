import { Fault } from '../../domain/fault.ts';
import { InstitutionId } from '../../domain/institution-id.ts';
import type { InstitutionSettings } from '../../domain/institution-settings.ts';
import { DEFAULT_DIMENSION_WEIGHTS } from '../../domain/quality-loop.ts';
import type { ProfileName } from '../../domain/rules-choice.ts';
import type { StoredInstitution } from '../../ports/institution-store.ts';
import { knownRules } from '../../verification/known-rules.ts';
import { readInstitutionSettings } from '../../verification/settings/rule-settings.ts';
import type { CliTools } from '../cli-tools.ts';
import { readJsonFile } from '../read-json-file.ts';
import type { DatabaseOption, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';
import { withStore } from '../with-store.ts';

export type InstitutionOptions = SharedOptions & DatabaseOption;
export type InstitutionSetOptions = InstitutionOptions & {
  readonly profile?: ProfileName;
  readonly rule?: readonly string[];
  readonly raiseAfter?: number;
  readonly threshold?: number;
  readonly weight?: readonly string[];
  readonly loops?: number;
  readonly keepThreads?: number;
  readonly keepAnswers?: number;
  readonly limitCost?: number;
  readonly limitJobs?: number;
};

export async function runInstitutionShow(
  id: string | undefined,
  options: InstitutionOptions,
  tools: CliTools,
): Promise<number> {
  const institutions = await withStore(tools.openInstitutions, { options, tools }, async (store) => {
    if (id === undefined) return store.list();
    const institution = await store.find(id);
    if (institution === undefined) throw new Fault('not-found', `There is no institution ${id}.`);
    return [institution];
  });
  const { out } = tools.terminal;
  const views = institutions.map(toInstitutionJson);
  if (options.json === true) writeJson(out, id === undefined ? views : views[0]);
  else for (const view of views) writeLine(out, JSON.stringify(view, null, 2));
  return 0;
}

/** Creates an institution: a tenant whose people see only its own data. */
export async function runInstitutionCreate(
  id: string,
  options: InstitutionOptions,
  tools: CliTools,
): Promise<number> {
  checkId(id);
  const created = await withStore(tools.openInstitutions, { options, tools }, (store) =>
    store.create(id, tools.now().toISOString()),
  );
  if (options.json === true) writeJson(tools.terminal.out, toInstitutionJson(created));
  else {
    writeLine(tools.terminal.err, `Created the institution ${id}. Create the key of its first admin with`);
    writeLine(tools.terminal.err, `  vbagent keys create --institution ${id} --user NAME --role admin`);
  }
  return 0;
}

function checkId(id: string): void {
  const parsed = InstitutionId.safeParse(id);
  if (!parsed.success)
    throw new Fault(
      'invalid-input',
      `${id} is not a valid institution id: it ${parsed.error.issues[0]?.message}.`,
    );
}

/** Replaces all settings with the settings of a file, or changes the settings named by options. */
export async function runInstitutionSet(
  { id, file }: { readonly id: string; readonly file: string | undefined },
  options: InstitutionSetOptions,
  tools: CliTools,
): Promise<number> {
  checkId(id);
  const changes = readChanges(options);
  if ((file === undefined) === (Object.keys(changes).length === 0))
    throw new Fault('invalid-input', 'Enter either a file with all settings, or the settings to change.', {
      advice: 'See `vbagent institution set --help`.',
    });
  const replacement = file === undefined ? undefined : await readJsonFile(file, tools);
  const stored = await withStore(tools.openInstitutions, { options, tools }, async (store) => {
    const existing = await store.find(id);
    const content = replacement ?? mergeSettings(existing?.settings ?? {}, changes);
    const settings = readInstitutionSettings(content, knownRules);
    // A change is refused if another program has stored a newer version meanwhile; a replacement is not.
    const from = replacement === undefined ? existing?.version : undefined;
    return store.put({ id, settings, at: tools.now().toISOString(), from });
  });
  if (options.json === true) writeJson(tools.terminal.out, toInstitutionJson(stored));
  else writeLine(tools.terminal.err, `The settings of ${id} are stored (version ${stored.version}).`);
  return 0;
}

/** Converts the options to settings; values are validated later, together with the stored settings. */
function readChanges(options: InstitutionSetOptions): Record<string, unknown> {
  const { profile, raiseAfter, threshold, loops, rule, weight, keepThreads, keepAnswers } = options;
  const rules = rule && Object.fromEntries(rule.map((pair) => splitPair(pair)));
  const weights =
    weight &&
    Object.fromEntries(weight.map((pair) => splitPair(pair)).map(([name, share]) => [name, Number(share)]));
  const review = withoutUndefined({
    threshold,
    loops,
    weights: weights && { ...DEFAULT_DIMENSION_WEIGHTS, ...weights },
  });
  const retention = withoutUndefined({ threads: keepThreads, answers: keepAnswers });
  const limits = withoutUndefined({ costPerDay: options.limitCost, jobsPerDay: options.limitJobs });
  return withoutUndefined({
    profile,
    raiseAfter,
    rules,
    retention: Object.keys(retention).length > 0 ? retention : undefined,
    review: Object.keys(review).length > 0 ? review : undefined,
    limits: Object.keys(limits).length > 0 ? limits : undefined,
  });
}

function splitPair(pair: string): [string, string] {
  const [name = '', value] = pair.split('=');
  if (name !== '' && value !== undefined && value !== '') return [name, value];
  throw new Fault('invalid-input', `${pair} is not of the form NAME=VALUE.`);
}

function withoutUndefined(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** Merges the changes into the stored settings. */
function mergeSettings(stored: InstitutionSettings, changes: Record<string, unknown>): unknown {
  const mergeGroup = (key: 'rules' | 'review' | 'retention' | 'limits'): object =>
    stored[key] === undefined && changes[key] === undefined
      ? {}
      : { [key]: { ...stored[key], ...asObject(changes[key]) } };
  return {
    ...stored,
    ...changes,
    ...mergeGroup('rules'),
    ...mergeGroup('review'),
    ...mergeGroup('retention'),
    ...mergeGroup('limits'),
  };
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

function toInstitutionJson({ id, settings, version, updatedAt }: StoredInstitution) {
  return { id, version, updated_at: updatedAt, ...settings };
}
