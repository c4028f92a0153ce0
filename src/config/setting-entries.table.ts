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

const general: readonly SettingEntry[] = [
  { key: 'host', variable: 'VBAGENT_HOST', reads: 'text', allowed: 'a host name or address' },
  { key: 'port', variable: 'VBAGENT_PORT', reads: 'number', allowed: 'a whole number from 0 to 65535' },
  { key: 'database', variable: 'VBAGENT_DATABASE', reads: 'text', allowed: 'the path of a file' },
  {
    key: 'databaseUrl',
    variable: 'DATABASE_URL',
    reads: 'text',
    allowed: 'postgres://user:password@host/name',
    secret: true,
    address: true,
  },
  { key: 'files', variable: 'VBAGENT_FILES', reads: 'text', allowed: 'the path of a folder' },
  { key: 'engine', variable: 'VBAGENT_ENGINE', reads: 'text', allowed: oneOf(Engine.options) },
  { key: 'logLevel', variable: 'VBAGENT_LOG_LEVEL', reads: 'text', allowed: oneOf(LogLevel.options) },
  {
    key: 'threads.keepDays',
    variable: 'VBAGENT_THREAD_DAYS',
    reads: 'number',
    allowed: 'whole days from 0 (forever) to 36500',
  },
  {
    key: 'generation.nodeTimeoutSeconds',
    variable: 'VBAGENT_NODE_TIMEOUT',
    reads: 'number',
    allowed: 'seconds, from above 0 to 3600',
  },
  { key: 'timezone', variable: 'VBAGENT_TIMEZONE', reads: 'text', allowed: 'a zone such as Europe/London' },
  {
    key: 'openai.apiKey',
    variable: 'OPENAI_API_KEY',
    reads: 'text',
    allowed: 'the key of the model service',
    secret: true,
  },
  {
    key: 'openai.baseUrl',
    variable: 'OPENAI_BASE_URL',
    reads: 'text',
    allowed: 'an address such as http://localhost:11434/v1',
    address: true,
  },
  {
    key: 'openai.api',
    variable: 'VBAGENT_MODEL_API',
    reads: 'text',
    allowed: oneOf(ModelApi.options),
  },
  {
    key: 'openai.prices',
    variable: 'VBAGENT_MODEL_PRICES',
    reads: 'text',
    allowed: 'the path of a JSON file of prices',
  },
  {
    key: 'openai.timeoutSeconds',
    variable: 'VBAGENT_MODEL_TIMEOUT',
    reads: 'number',
    allowed: 'seconds, from above 0 to 3600',
  },
  { key: 'auth', variable: 'VBAGENT_AUTH', reads: 'text', allowed: oneOf(AuthMode.options) },
  {
    key: 'rateLimit',
    variable: 'VBAGENT_RATE_LIMIT',
    reads: 'number',
    allowed: 'requests per second for each caller; 0 sets no limit',
  },
  {
    key: 'review.confidenceThreshold',
    variable: 'VBAGENT_REVIEW_CONFIDENCE',
    reads: 'number',
    allowed: 'a number from 0 to 1',
  },
  {
    key: 'review.clarificationThreshold',
    variable: 'VBAGENT_REVIEW_CLARIFICATIONS',
    reads: 'number',
    allowed: 'a whole number from 1',
  },
  { key: 'review.autoApprove', variable: 'VBAGENT_REVIEW_AUTO_APPROVE', reads: 'flag', allowed: BOOLEAN },
  { key: 'review.autoApproveConfidence', reads: 'number', allowed: 'a number from 0 to 1' },
  {
    key: 'review.leaseSeconds',
    variable: 'VBAGENT_REVIEW_LEASE',
    reads: 'number',
    allowed: 'seconds, from 1 to 86400',
  },
  {
    key: 'review.undoSeconds',
    variable: 'VBAGENT_REVIEW_UNDO',
    reads: 'number',
    allowed: 'seconds, from 0 to 86400',
  },
  {
    key: 'sqa.dataSource',
    variable: 'SQA_DATA_SOURCE',
    reads: 'text',
    allowed: `${oneOf(SqaDataSource.options)} (mock means embedded)`,
  },
  { key: 'sqa.questionCache', variable: 'SQA_QUESTION_CACHE_ENABLED', reads: 'flag', allowed: BOOLEAN },
  { key: 'sqa.llmFallback', variable: 'SQA_LLM_FALLBACK_ENABLED', reads: 'flag', allowed: BOOLEAN },
  {
    key: 'sqa.apiUrl',
    variable: 'SQA_API_URL',
    reads: 'text',
    allowed: 'the address of another vbagent server',
    address: true,
  },
  {
    key: 'sqa.apiKey',
    variable: 'SQA_API_KEY',
    reads: 'text',
    allowed: 'an API key of that server',
    secret: true,
  },
];

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
      ...(variable === undefined ? {} : { variable }),
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
