import type { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import type { Severity } from '../../domain/finding.ts';
import { InstitutionSettings } from '../../domain/institution-settings.ts';
import type { ProfileName, RuleSetting, RuleSeverity, RulesChoice } from '../../domain/rules-choice.ts';
import { PROFILES, type Profile } from './profiles.table.ts';
import { toRuleSeverity, toSeverity } from './rule-severity.ts';
import { RulesFile } from './rules-file.ts';

/** The fields of a rule that settings use. */
type KnownRule = {
  readonly id: string;
  readonly severity: Severity;
  readonly thresholds?: Readonly<Record<string, number>>;
};

/** The effective severities and thresholds of all rules. */
export type RuleSettings = {
  /** This many warnings on one field of a question are reported as errors. */
  readonly raiseAfter: number | undefined;
  getSeverity(
    rule: KnownRule,
    about: { level?: string | undefined; severityShift?: number | undefined },
  ): Severity | undefined;
  getThreshold(rule: KnownRule, name: string): number;
  /** Settings with the same key give the same results; used as a cache key. */
  readonly key: string;
};

type SettingsRequest = {
  readonly profile?: ProfileName | undefined;
  readonly institution?: string | undefined;
};

/** Validates the content of a rules file; the error lists all mistakes. */
export function readRulesFile(content: unknown, known: readonly KnownRule[]): RulesFile {
  const file = parseChoice(RulesFile, content, 'The rules file');
  const choices = [file, ...Object.values(file.institutions ?? {})];
  throwOnMistakes(
    choices.flatMap((choice) => findMistakes(choice, known)),
    'The rules file',
  );
  return file;
}

/** Validates the stored settings of an institution; the error lists all mistakes. */
export function readInstitutionSettings(content: unknown, known: readonly KnownRule[]): InstitutionSettings {
  const settings = parseChoice(InstitutionSettings, content, 'The settings');
  throwOnMistakes(findMistakes(settings, known), 'The settings');
  return settings;
}

function parseChoice<Choice>(schema: z.ZodType<Choice>, content: unknown, what: string): Choice {
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(
    (issue) => `${issue.path.join('.') || 'top level'}: ${issue.message}`,
  );
  throw new Fault('invalid-input', `${what} cannot be used: ${issues.join('; ')}.`);
}

function throwOnMistakes(mistakes: readonly string[], what: string): void {
  if (mistakes.length === 0) return;
  throw new Fault('invalid-input', `${what} cannot be used: ${mistakes.join('; ')}.`, {
    advice: 'See docs/rules.md for the rules and their thresholds.',
  });
}

function findMistakes({ rules = {} }: RulesChoice, known: readonly KnownRule[]): string[] {
  return Object.entries(rules).flatMap(([id, setting]) => {
    const rule = known.find((candidate) => candidate.id === id);
    if (rule === undefined) return [`there is no rule ${id}`];
    const unknown = Object.keys(readThresholds(setting)).filter((name) => !(name in (rule.thresholds ?? {})));
    return unknown.map((name) => `${id} has no threshold ${name}`);
  });
}

/** Combines a rules file and the requested profile and institution into effective settings. */
export function createRuleSettings(file: RulesFile = {}, request: SettingsRequest = {}): RuleSettings {
  const choice = chooseRules(file, request.institution);
  const profile = request.profile ?? choice.profile ?? 'auto';
  const rules = choice.rules ?? {};
  return {
    raiseAfter: choice.raiseAfter,
    key: JSON.stringify([profile, rules, choice.raiseAfter ?? 0]),
    getSeverity: (rule, { level, severityShift = 0 }) => {
      const setting = rules[rule.id];
      const explicit = typeof setting === 'string' ? setting : setting?.severity;
      if (explicit !== undefined) return toSeverity(explicit, explicit === 'off' ? 0 : severityShift);
      return toSeverity(
        getProfileSeverity(profile, rule.id, level) ?? toRuleSeverity(rule.severity),
        severityShift,
      );
    },
    getThreshold: (rule, name) => readThresholds(rules[rule.id])[name] ?? rule.thresholds?.[name] ?? 0,
  };
}

function chooseRules(file: RulesFile, institution: string | undefined): RulesChoice {
  return institution === undefined ? file : applyInstitution(file, institution, undefined);
}

/**
 * Returns the rules for one institution. Its stored settings override its section of the rules file, and this section overrides the
 * rest of the file.
 */
export function applyInstitution(
  { institutions, ...file }: RulesFile,
  id: string,
  stored: RulesChoice | undefined,
): RulesChoice {
  const inFile = institutions?.[id];
  if (inFile === undefined && stored === undefined)
    throw new Fault('not-found', `There is no institution ${id}, neither stored nor in a rules file.`, {
      advice: 'Store its settings with `vbagent institution set`, or add it to vbagent.rules.json.',
    });
  const layers = [file, inFile ?? {}, stored ?? {}];
  const rules = Object.assign({}, ...layers.map((layer) => layer.rules ?? {}));
  const getLastSet = <Key extends 'profile' | 'raiseAfter'>(key: Key): RulesChoice[Key] =>
    layers.findLast((layer) => layer[key] !== undefined)?.[key];
  return { profile: getLastSet('profile'), raiseAfter: getLastSet('raiseAfter'), rules };
}

function readThresholds(setting: RuleSetting | undefined): Record<string, number> {
  if (setting === undefined || typeof setting === 'string') return {};
  const { severity: _severity, ...limits } = setting;
  return Object.fromEntries(
    Object.entries(limits).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

function getProfileSeverity(
  name: ProfileName,
  rule: string,
  level: string | undefined,
): RuleSeverity | undefined {
  const profiles: readonly Profile[] = PROFILES;
  const profile =
    name === 'auto'
      ? profiles.find(({ levels }) => level !== undefined && levels?.test(level))
      : profiles.find((candidate) => candidate.name === name);
  return profile?.rules[rule];
}
