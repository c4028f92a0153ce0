import {
  AgentRole,
  AuthMode,
  Engine,
  LogLevel,
  ModelApi,
  ReasoningEffort,
  SqaDataSource,
} from '../domain/settings.ts';

/** One setting: its names, how its text is parsed, and its allowed values. */
export type SettingEntry = {
  /** Path in `vbagent.config.json` and in `Settings`. */
  readonly key: string;
  readonly variable?: string;
  readonly reads: 'text' | 'number' | 'flag';
  readonly allowed: string;
  /** Never shown and never stored in the config file. */
  readonly secret?: true;
  /** May contain a password: shown without it, and not at all when invalid. */
  readonly address?: true;
};

const oneOf = (values: readonly string[]): string => `one of ${values.join(', ')}`;

const MODEL_NAME = 'the name of a model, such as gpt-5';
const BOOLEAN = 'true or false';

/** The name of the environment variable is undefined for a setting without one. */
type SettingRow = readonly [
  key: string,
  variable: string | undefined,
  reads: SettingEntry['reads'],
  allowed: string,
  more?: Pick<SettingEntry, 'secret' | 'address'>,
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
    { secret: true, address: true },
  ],
  ['files', 'VBAGENT_FILES', 'text', 'the path of a folder'],
  ['engine', 'VBAGENT_ENGINE', 'text', oneOf(Engine.options)],
  ['logLevel', 'VBAGENT_LOG_LEVEL', 'text', oneOf(LogLevel.options)],
  ['threads.keepDays', 'VBAGENT_THREAD_DAYS', 'number', 'whole days from 0 (forever) to 36500'],
  ['generation.nodeTimeoutSeconds', 'VBAGENT_NODE_TIMEOUT', 'number', 'seconds, from above 0 to 3600'],
  ['timezone', 'VBAGENT_TIMEZONE', 'text', 'a zone such as Europe/London'],
  ['openai.apiKey', 'OPENAI_API_KEY', 'text', 'the key of the model service', { secret: true }],
  [
    'openai.baseUrl',
    'OPENAI_BASE_URL',
    'text',
    'an address such as http://localhost:11434/v1',
    { address: true },
  ],
  ['openai.api', 'VBAGENT_MODEL_API', 'text', oneOf(ModelApi.options)],
  ['openai.prices', 'VBAGENT_MODEL_PRICES', 'text', 'the path of a JSON file of prices'],
  ['openai.timeoutSeconds', 'VBAGENT_MODEL_TIMEOUT', 'number', 'seconds, from above 0 to 3600'],
  ['auth', 'VBAGENT_AUTH', 'text', oneOf(AuthMode.options)],
  ['rateLimit', 'VBAGENT_RATE_LIMIT', 'number', 'requests per second for each caller; 0 sets no limit'],
  ['review.confidenceThreshold', 'VBAGENT_REVIEW_CONFIDENCE', 'number', 'a number from 0 to 1'],
  ['review.clarificationThreshold', 'VBAGENT_REVIEW_CLARIFICATIONS', 'number', 'a whole number from 1'],
  ['review.autoApprove', 'VBAGENT_REVIEW_AUTO_APPROVE', 'flag', BOOLEAN],
  ['review.autoApproveConfidence', undefined, 'number', 'a number from 0 to 1'],
  ['review.leaseSeconds', 'VBAGENT_REVIEW_LEASE', 'number', 'seconds, from 1 to 86400'],
  ['review.undoSeconds', 'VBAGENT_REVIEW_UNDO', 'number', 'seconds, from 0 to 86400'],
  ['sqa.dataSource', 'SQA_DATA_SOURCE', 'text', `${oneOf(SqaDataSource.options)} (mock means embedded)`],
  ['sqa.questionCache', 'SQA_QUESTION_CACHE_ENABLED', 'flag', BOOLEAN],
  ['sqa.llmFallback', 'SQA_LLM_FALLBACK_ENABLED', 'flag', BOOLEAN],
  ['sqa.apiUrl', 'SQA_API_URL', 'text', 'the address of another vbagent server', { address: true }],
  ['sqa.apiKey', 'SQA_API_KEY', 'text', 'an API key of that server', { secret: true }],
];

const general = generalRows.map(([key, variable, reads, allowed, more]): SettingEntry => {
  return { key, ...(variable !== undefined && { variable }), reads, allowed, ...more };
});

const variables: Readonly<Record<string, string>> = {
  'agents.default.model': 'VBAGENT_MODEL',
  'agents.roles.judge.model': 'VBAGENT_JUDGE_MODEL',
};

function modelEntries(prefix: string): SettingEntry[] {
  const variable = variables[`${prefix}.model`];
  return [
    {
      key: `${prefix}.model`,
      reads: 'text',
      allowed: MODEL_NAME,
      ...(variable !== undefined && { variable }),
    },
    { key: `${prefix}.effort`, reads: 'text', allowed: oneOf(ReasoningEffort.options) },
    { key: `${prefix}.temperature`, reads: 'number', allowed: 'a number from 0 to 2' },
    { key: `${prefix}.maxTokens`, reads: 'number', allowed: 'a whole number above 0' },
  ];
}

/** All settings. */
export const settingEntries: readonly SettingEntry[] = [
  ...general,
  ...modelEntries('agents.default'),
  ...AgentRole.options.flatMap((role) => modelEntries(`agents.roles.${role}`)),
];

export function findSettingEntry(key: string): SettingEntry | undefined {
  return settingEntries.find((entry) => entry.key === key);
}
