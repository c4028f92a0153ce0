import { z } from 'zod';
import { DEFAULT_INSTITUTION, InstitutionId } from './institution-id.ts';
import { OidcSettings } from './oidc-settings.ts';

/** How agents work: with a model, by rules, or `auto` (a model if one is configured). The setting and the option are called `engine`. */
export const AgentMode = z.enum(['auto', 'model', 'rules']);
export type AgentMode = z.infer<typeof AgentMode>;

export const AgentRole = z.enum([
  'classifier',
  'scanner',
  'tikz',
  'idea',
  'alternate',
  'variant',
  'converter',
  'reviewer',
  'writer',
  'judge',
  'marker',
]);
export type AgentRole = z.infer<typeof AgentRole>;

export const ReasoningEffort = z.enum(['minimal', 'low', 'medium', 'high']);
export type ReasoningEffort = z.infer<typeof ReasoningEffort>;

/** Settings of a model call; a role inherits from `default` what it does not set. */
export const ModelSettings = z.object({
  model: z.string().min(1).optional(),
  effort: ReasoningEffort.optional(),
  temperature: z.number().min(0).max(2).optional(),
  maxTokens: z.number().int().positive().optional(),
});
export type ModelSettings = z.infer<typeof ModelSettings>;

export const AgentSettings = z.object({
  default: ModelSettings.default({}),
  roles: z.partialRecord(AgentRole, ModelSettings).default({}),
});
export type AgentSettings = z.infer<typeof AgentSettings>;

/** Returns the settings of a role, merged with the defaults. */
export function modelSettingsFor(agents: AgentSettings, role: AgentRole): ModelSettings {
  return { ...agents.default, ...agents.roles[role] };
}

export const SqaDataSource = z.enum(['embedded', 'database', 'api']);
export type SqaDataSource = z.infer<typeof SqaDataSource>;

function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** Which of the two OpenAI APIs a model service offers. */
export const ModelApi = z.enum(['responses', 'chat']);
export type ModelApi = z.infer<typeof ModelApi>;

const OpenaiSettings = z.object({
  apiKey: z.string().min(1).optional(),
  baseUrl: z.url().optional(),
  /** Default: Responses for OpenAI itself, Chat Completions for any other address. */
  api: ModelApi.optional(),
  /** A JSON file of prices that override the built-in ones. */
  prices: z.string().min(1).optional(),
  /** Timeout of one attempt. */
  timeoutSeconds: z.number().positive().max(3600).optional(),
});

export const LogLevel = z.enum(['silent', 'error', 'warn', 'info', 'debug']);
export type LogLevel = z.infer<typeof LogLevel>;

/** How callers are authenticated: `auto` trusts callers on this machine, `keys` requires an API key from everyone. */
export const AuthMode = z.enum(['auto', 'keys']);
export type AuthMode = z.infer<typeof AuthMode>;

const share = z.number().min(0).max(1);

export const ReviewSettings = z.object({
  /** A turn below this confidence goes to an expert. */
  confidenceThreshold: share.default(0.7),
  /** A turn with at least this many clarifications goes to an expert. */
  clarificationThreshold: z.number().int().positive().default(3),
  /** Whether positive feedback makes a turn an example without an expert, if its confidence is at least `autoApproveConfidence`. */
  autoApprove: z.boolean().default(false),
  autoApproveConfidence: share.default(0.9),
  /** How long a claimed item is leased to the expert who claimed it. */
  leaseSeconds: z.number().int().min(1).max(86_400).default(600),
  /** How long an expert can undo their own decision. */
  undoSeconds: z.number().int().min(0).max(86_400).default(600),
});
export type ReviewSettings = z.infer<typeof ReviewSettings>;

const Network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

function areNetworks(list: string): boolean {
  return splitList(list).every((item) => Network.safeParse(item).success);
}

/** Splits a list that is separated by commas; empty items are dropped. */
export function splitList(list: string): string[] {
  const items = list.split(',').map((item) => item.trim());
  return items.filter((item) => item !== '');
}

const port = z.number().int().min(0).max(65_535);

/** All settings of an operator, merged from the environment and the config file. */
export const Settings = z.object({
  host: z.string().min(1).default('127.0.0.1'),
  port: port.default(2024),
  /** The institution whose data commands read and write. */
  institution: InstitutionId.default(DEFAULT_INSTITUTION),
  /** The embedded database file. */
  database: z.string().min(1).default('.vbagent/vbagent.db'),
  /** The address of a PostgreSQL database; replaces the embedded file when set. */
  databaseUrl: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  /** The folder of files shared by servers and workers. Default: `files` beside the database. */
  files: z.string().min(1).optional(),
  engine: AgentMode.default('auto'),
  agents: AgentSettings.default({ default: {}, roles: {} }),
  openai: OpenaiSettings.default({}),
  auth: AuthMode.default('auto'),
  /** Sustained requests per second of one caller; 0 sets no limit. */
  rateLimit: z.number().min(0).max(100_000).default(50),
  /** Proxies whose `X-Forwarded-For` names the client: addresses or networks, separated by commas. */
  trustedProxies: z.string().refine(areNetworks, 'must be addresses or networks').default(''),
  /** The address under which browsers reach the server, such as https://questions.school.org. */
  publicUrl: z.url({ protocol: /^https?$/ }).optional(),
  /** The OpenID Connect providers with which people sign in. */
  oidc: z
    .array(OidcSettings)
    .max(20)
    .refine(
      (providers) => new Set(providers.map(({ id }) => id)).size === providers.length,
      'ids must differ',
    )
    .default([]),
  review: ReviewSettings.default(ReviewSettings.parse({})),
  threads: z
    .object({
      /** Threads unused for this many days are removed; 0 keeps them forever. */
      keepDays: z.number().int().min(0).max(36_500).default(180),
    })
    .default({ keepDays: 180 }),
  generation: z
    .object({
      /** Timeout of one node of the generation graph. */
      nodeTimeoutSeconds: z.number().positive().max(3600).default(30),
    })
    .default({ nodeTimeoutSeconds: 30 }),
  /** What the server logs on standard error; `info` logs every request. */
  logLevel: LogLevel.default('warn'),
  timezone: z.string().refine(isTimezone, 'must be a known time zone').default('UTC'),
  sqa: z
    .object({
      /** The source of practice questions: the bank and item models (`embedded`), only the bank (`database`), or another server. */
      dataSource: SqaDataSource.default('embedded'),
      /** Whether questions read from the bank are cached in memory. */
      questionCache: z.boolean().default(true),
      /** Whether a model writes a question when no other source has one. */
      llmFallback: z.boolean().default(true),
      /** For `api`: the server that questions are requested from, and our key there. */
      apiUrl: z.url().optional(),
      apiKey: z.string().min(1).optional(),
    })
    .default({ dataSource: 'embedded', questionCache: true, llmFallback: true }),
});
export type Settings = z.infer<typeof Settings>;

/** Whether a model is configured: a key, or a server that may not need one. */
export function hasModel(settings: Pick<Settings, 'openai'>): boolean {
  return settings.openai.apiKey !== undefined || settings.openai.baseUrl !== undefined;
}
