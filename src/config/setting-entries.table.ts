import {
  AgentMode,
  AgentRole,
  AuthMode,
  LogLevel,
  ModelApi,
  ReasoningEffort,
  SqaDataSource,
} from '../domain/settings.ts';

/** One setting: its names, how its text is parsed, and its allowed values. */
export type SettingEntry = {
  /** Path in `vbagent.config.json` and in `Settings`. */
  readonly key: string;
  /** The name of its environment variable. */
  readonly variable?: string;
  readonly valueType: 'text' | 'number' | 'flag' | 'json';
  readonly allowed: string;
  /** Never shown and never stored in the config file. */
  readonly isSecret?: true;
  /** The value may contain a password, which is never shown; an invalid value is not shown at all. */
  readonly isAddress?: true;
};

const formatChoices = (values: readonly string[]): string => `one of ${values.join(', ')}`;

const MODEL_NAME = 'the name of a model, such as gpt-5';
const BOOLEAN_VALUES = 'true or false';

/** A setting as a table row; `variable` is undefined for a setting without an environment variable. */
type SettingRow = readonly [
  key: string,
  variable: string | undefined,
  valueType: SettingEntry['valueType'],
  allowed: string,
  flags?: Pick<SettingEntry, 'isSecret' | 'isAddress'>,
];

const generalRows: readonly SettingRow[] = [
  ['host', 'VBAGENT_HOST', 'text', 'a host name or address'],
  ['port', 'VBAGENT_PORT', 'number', 'a whole number from 0 to 65535'],
  ['database', 'VBAGENT_DATABASE', 'text', 'the path of a file'],
  [
    'databaseUrl',
    'DATABASE_URL',
    'text',
    'postgres://user:password@host/name',
    { isSecret: true, isAddress: true },
  ],
  ['institution', 'VBAGENT_INSTITUTION', 'text', 'the id of an institution'],
  ['files', 'VBAGENT_FILES', 'text', 'the path of a folder'],
  ['engine', 'VBAGENT_ENGINE', 'text', formatChoices(AgentMode.options)],
  ['logLevel', 'VBAGENT_LOG_LEVEL', 'text', formatChoices(LogLevel.options)],
  ['threads.keepDays', 'VBAGENT_THREAD_DAYS', 'number', 'whole days from 0 (forever) to 36500'],
  ['generation.nodeTimeoutSeconds', 'VBAGENT_NODE_TIMEOUT', 'number', 'seconds, from above 0 to 3600'],
  ['timezone', 'VBAGENT_TIMEZONE', 'text', 'a zone such as Europe/London'],
  ['openai.apiKey', 'OPENAI_API_KEY', 'text', 'the key of the model service', { isSecret: true }],
  [
    'openai.baseUrl',
    'OPENAI_BASE_URL',
    'text',
    'an address such as http://localhost:11434/v1',
    { isAddress: true },
  ],
  ['openai.api', 'VBAGENT_MODEL_API', 'text', formatChoices(ModelApi.options)],
  ['openai.prices', 'VBAGENT_MODEL_PRICES', 'text', 'the path of a JSON file of prices'],
  ['openai.timeoutSeconds', 'VBAGENT_MODEL_TIMEOUT', 'number', 'seconds, from above 0 to 3600'],
  ['auth', 'VBAGENT_AUTH', 'text', formatChoices(AuthMode.options)],
  ['rateLimit', 'VBAGENT_RATE_LIMIT', 'number', 'requests per second for each caller; 0 sets no limit'],
  [
    'trustedProxies',
    'VBAGENT_TRUSTED_PROXIES',
    'text',
    'addresses or networks of proxies, separated by commas, such as 127.0.0.1,10.0.0.0/8',
  ],
  ['publicUrl', 'VBAGENT_PUBLIC_URL', 'text', 'an address such as https://questions.school.org'],
  ['oidc', undefined, 'json', 'a list of sign-in providers, as docs/operations describes'],
  ['review.confidenceThreshold', 'VBAGENT_REVIEW_CONFIDENCE', 'number', 'a number from 0 to 1'],
  ['review.clarificationThreshold', 'VBAGENT_REVIEW_CLARIFICATIONS', 'number', 'a whole number from 1'],
  ['review.autoApprove', 'VBAGENT_REVIEW_AUTO_APPROVE', 'flag', BOOLEAN_VALUES],
  ['review.autoApproveConfidence', undefined, 'number', 'a number from 0 to 1'],
  ['review.leaseSeconds', 'VBAGENT_REVIEW_LEASE', 'number', 'seconds, from 1 to 86400'],
  ['review.undoSeconds', 'VBAGENT_REVIEW_UNDO', 'number', 'seconds, from 0 to 86400'],
  [
    'sqa.dataSource',
    'SQA_DATA_SOURCE',
    'text',
    `${formatChoices(SqaDataSource.options)} (mock means embedded)`,
  ],
  ['sqa.questionCache', 'SQA_QUESTION_CACHE_ENABLED', 'flag', BOOLEAN_VALUES],
  ['sqa.llmFallback', 'SQA_LLM_FALLBACK_ENABLED', 'flag', BOOLEAN_VALUES],
  ['sqa.apiUrl', 'SQA_API_URL', 'text', 'the address of another vbagent server', { isAddress: true }],
  ['sqa.apiKey', 'SQA_API_KEY', 'text', 'an API key of that server', { isSecret: true }],
];

const generalEntries = generalRows.map(([key, variable, valueType, allowed, flags]): SettingEntry => {
  return { key, ...(variable !== undefined && { variable }), valueType, allowed, ...flags };
});

const variableByKey: Readonly<Record<string, string>> = {
  'agents.default.model': 'VBAGENT_MODEL',
  'agents.roles.judge.model': 'VBAGENT_JUDGE_MODEL',
};

function listModelEntries(prefix: string): SettingEntry[] {
  const variable = variableByKey[`${prefix}.model`];
  return [
    {
      key: `${prefix}.model`,
      valueType: 'text',
      allowed: MODEL_NAME,
      ...(variable !== undefined && { variable }),
    },
    { key: `${prefix}.effort`, valueType: 'text', allowed: formatChoices(ReasoningEffort.options) },
    { key: `${prefix}.temperature`, valueType: 'number', allowed: 'a number from 0 to 2' },
    { key: `${prefix}.maxTokens`, valueType: 'number', allowed: 'a whole number above 0' },
  ];
}

/** All settings. */
export const settingEntries: readonly SettingEntry[] = [
  ...generalEntries,
  ...listModelEntries('agents.default'),
  ...AgentRole.options.flatMap((role) => listModelEntries(`agents.roles.${role}`)),
];

export function findSettingEntry(key: string): SettingEntry | undefined {
  return settingEntries.find((entry) => entry.key === key);
}
