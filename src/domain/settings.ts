import { z } from 'zod';

export const Engine = z.enum(['auto', 'model', 'rules']);
export type Engine = z.infer<typeof Engine>;

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

/** How a model is asked; what a role leaves out it inherits from `default`. */
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

/** Which of the two interfaces a service is asked through. */
export const ModelApi = z.enum(['responses', 'chat']);
export type ModelApi = z.infer<typeof ModelApi>;

const OpenaiSettings = z.object({
  apiKey: z.string().min(1).optional(),
  baseUrl: z.url().optional(),
  /** Left out: Responses for OpenAI itself, Chat Completions for any other address. */
  api: ModelApi.optional(),
  /** A JSON file of prices that beat the built-in ones. */
  prices: z.string().min(1).optional(),
  /** How long one attempt may take. */
  timeoutSeconds: z.number().positive().max(3600).optional(),
});

export const LogLevel = z.enum(['silent', 'error', 'warn', 'info', 'debug']);
export type LogLevel = z.infer<typeof LogLevel>;

/** Who is asked who he is: `auto` believes whoever sits at this machine, `keys` asks everybody for an API key. */
export const AuthMode = z.enum(['auto', 'keys']);
export type AuthMode = z.infer<typeof AuthMode>;

const share = z.number().min(0).max(1);

export const ReviewSettings = z.object({
  /** A turn less sure than this goes to an expert. */
  confidenceThreshold: share.default(0.7),
  /** A turn that took this many clarifications goes to an expert. */
  clarificationThreshold: z.number().int().positive().default(3),
  /** A thumbs-up on a turn at least `autoApproveConfidence` sure makes it an example without an expert. */
  autoApprove: z.boolean().default(false),
  autoApproveConfidence: share.default(0.9),
  /** How long a claimed item stays with who claimed it. */
  leaseSeconds: z.number().int().min(1).max(86_400).default(600),
  /** How long a decision can be undone by who made it. */
  undoSeconds: z.number().int().min(0).max(86_400).default(600),
});
export type ReviewSettings = z.infer<typeof ReviewSettings>;

const port = z.number().int().min(0).max(65_535);

/** Everything an operator can set, after environment and file have been read. */
export const Settings = z.object({
  host: z.string().min(1).default('127.0.0.1'),
  port: port.default(2024),
  /** The embedded database file. */
  database: z.string().min(1).default('.vbagent/vbagent.db'),
  /** PostgreSQL; replaces the embedded file when set. */
  databaseUrl: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  /** The folder of the files that servers and workers share; left out, `files` beside the database. */
  files: z.string().min(1).optional(),
  engine: Engine.default('auto'),
  agents: AgentSettings.default({ default: {}, roles: {} }),
  openai: OpenaiSettings.default({}),
  auth: AuthMode.default('auto'),
  /** Requests a second that one caller may make for long; 0 sets no limit. */
  rateLimit: z.number().min(0).max(100_000).default(50),
  review: ReviewSettings.default(ReviewSettings.parse({})),
  threads: z
    .object({
      /** Threads not touched for so many days are removed; 0 keeps them for ever. */
      keepDays: z.number().int().min(0).max(36_500).default(180),
    })
    .default({ keepDays: 180 }),
  generation: z
    .object({
      /** How long one node of the generation graph may take. */
      nodeTimeoutSeconds: z.number().positive().max(3600).default(30),
    })
    .default({ nodeTimeoutSeconds: 30 }),
  /** What the server says on standard error; `info` tells every request. */
  logLevel: LogLevel.default('warn'),
  timezone: z.string().refine(isTimezone, 'must be a known time zone').default('UTC'),
  sqa: z
    .object({
      dataSource: SqaDataSource.default('embedded'),
      questionCache: z.boolean().default(true),
      llmFallback: z.boolean().default(true),
      /** The server that `api` asks, and the key it knows us by. */
      apiUrl: z.url().optional(),
      apiKey: z.string().min(1).optional(),
    })
    .default({ dataSource: 'embedded', questionCache: true, llmFallback: true }),
});
export type Settings = z.infer<typeof Settings>;

/** A model can be asked when there is a key, or a server that may need none. */
export function hasModel(settings: Pick<Settings, 'openai'>): boolean {
  return settings.openai.apiKey !== undefined || settings.openai.baseUrl !== undefined;
}
