import { type Model as AgentsModel, OpenAIProvider } from '@openai/agents';
import OpenAI from 'openai';
import { Fault } from '../../domain/fault.ts';
import {
  type AgentRole,
  type AgentSettings,
  type ModelApi,
  type ModelSettings,
  modelSettingsFor,
} from '../../domain/settings.ts';
import type { CallDescription } from './model-fault.ts';
import { type ModelPrices, modelPrices } from './model-prices.table.ts';
import { type RetryPace, systemPace } from './pace.ts';
import { type BodyRecorder, createBodyRecorder } from './record-bodies.ts';

export type OpenaiModelOptions = {
  readonly apiKey?: string | undefined;
  /** The address of a compatible service; OpenAI's own by default. */
  readonly baseUrl?: string | undefined;
  /** Default: Chat Completions for compatible services, Responses for OpenAI's own. */
  readonly api?: ModelApi | undefined;
  readonly agents: AgentSettings;
  /** Overrides the built-in prices, model by model. */
  readonly prices?: ModelPrices | undefined;
  readonly attemptTimeoutMs?: number | undefined;
  readonly pace?: RetryPace;
};

/** The parts that all requests to one model service share. */
export type ModelService = {
  readonly api: ModelApi;
  readonly host: string;
  readonly prices: ModelPrices;
  readonly attemptTimeoutMs: number;
  readonly pace: RetryPace;
  getSettings(role: AgentRole, overrides: ModelSettings | undefined): ModelSettings & { model: string };
  /** Returns a model; all models share one client and its connections. */
  getModel(name: string): Promise<AgentsModel>;
  readonly bodies: BodyRecorder;
  describeCall(role: AgentRole, model: string): CallDescription;
};

const OPENAI_URL = 'https://api.openai.com/v1';
const DEFAULT_OPENAI_MODEL = 'gpt-5.6-luna';
const DEFAULT_ATTEMPT_TIMEOUT_MS = 120_000;

/** Creates everything that all requests share: the client, the settings and the prices. */
export function openModelService(options: OpenaiModelOptions): ModelService {
  const { apiKey, baseUrl, agents, attemptTimeoutMs = DEFAULT_ATTEMPT_TIMEOUT_MS } = options;
  const { address, host, secrets, headers } = readAddress(baseUrl ?? OPENAI_URL);
  const api = options.api ?? (baseUrl === undefined ? 'responses' : 'chat');
  const bodies = createBodyRecorder();
  const provider = new OpenAIProvider({
    openAIClient: new OpenAI({
      // The client requires a key, even for services that need none.
      apiKey: apiKey ?? 'none',
      baseURL: address,
      defaultHeaders: headers,
      organization: null,
      project: null,
      maxRetries: 0,
      logLevel: 'off',
      timeout: attemptTimeoutMs,
      fetch: bodies.fetch,
    }),
    useResponses: api === 'responses',
  });
  return {
    api,
    host,
    prices: { ...modelPrices, ...options.prices },
    attemptTimeoutMs,
    pace: options.pace ?? systemPace,
    getSettings: (role, overrides) => {
      const settings = { ...modelSettingsFor(agents, role), ...overrides };
      const model = settings.model ?? (baseUrl === undefined ? DEFAULT_OPENAI_MODEL : undefined);
      if (model === undefined) throw createMissingModelFault(host);
      return { ...settings, model };
    },
    getModel: (name) => provider.getModel(name),
    bodies,
    describeCall: (role, model) => ({
      role,
      model,
      host,
      attemptTimeoutMs,
      secrets: [...(apiKey === undefined ? [] : [apiKey]), ...secrets],
    }),
  };
}

type Address = {
  readonly address: string;
  readonly host: string;
  /** Every form of the password that a response of the service may contain. */
  readonly secrets: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
};

/** Moves the credentials of an address to a header, because `fetch` does not accept them in the address. */
function readAddress(baseUrl: string): Address {
  const url = new URL(baseUrl);
  const username = decodeURIComponent(url.username);
  const password = decodeURIComponent(url.password);
  url.username = '';
  url.password = '';
  if (username === '' && password === '')
    return { address: url.href, host: url.host, secrets: [], headers: {} };
  const credentials = Buffer.from(`${username}:${password}`).toString('base64');
  const headers = { authorization: `Basic ${credentials}` };
  const secrets = [credentials, password].filter((secret) => secret !== '');
  return { address: url.href, host: url.host, secrets, headers };
}

function createMissingModelFault(host: string): Fault {
  return new Fault('invalid-input', `No model is configured for the model service ${host}.`, {
    advice: 'Set VBAGENT_MODEL.',
  });
}
