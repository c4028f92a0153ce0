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
import type { Asked } from './model-fault.ts';
import { type ModelPrices, modelPrices } from './model-prices.table.ts';
import { type Pace, realPace } from './pace.ts';
import { type BodyRecorder, createBodyRecorder } from './record-bodies.ts';

export type OpenaiModelOptions = {
  readonly apiKey?: string | undefined;
  /** Any compatible service; OpenAI's own when left out. */
  readonly baseUrl?: string | undefined;
  /** Compatible services are asked through Chat Completions, OpenAI's own through Responses, unless said otherwise. */
  readonly api?: ModelApi | undefined;
  readonly agents: AgentSettings;
  /** Beats the built-in prices, model by model. */
  readonly prices?: ModelPrices | undefined;
  readonly attemptTimeoutMs?: number | undefined;
  readonly pace?: Pace;
};

export type ModelService = {
  readonly api: ModelApi;
  readonly host: string;
  readonly prices: ModelPrices;
  readonly attemptTimeoutMs: number;
  readonly pace: Pace;
  settingsFor(role: AgentRole, own: ModelSettings | undefined): ModelSettings & { model: string };
  /** One client for all askings, so that connections and what is made ready once are shared. */
  modelNamed(name: string): Promise<AgentsModel>;
  readonly bodies: BodyRecorder;
  asked(role: AgentRole, model: string): Asked;
};

const OPENAI_URL = 'https://api.openai.com/v1';
const OPENAI_MODEL = 'gpt-5.6-luna';
const ATTEMPT_TIMEOUT_MS = 120_000;

/** Everything about the service that is the same for each asking. */
export function modelServiceOf(options: OpenaiModelOptions): ModelService {
  const { apiKey, baseUrl, agents, attemptTimeoutMs = ATTEMPT_TIMEOUT_MS } = options;
  const { address, host, passwords, headers } = readAddress(baseUrl ?? OPENAI_URL);
  const api = options.api ?? (baseUrl === undefined ? 'responses' : 'chat');
  const bodies = createBodyRecorder();
  const provider = new OpenAIProvider({
    openAIClient: new OpenAI({
      // Services without keys want none, and the client insists on one.
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
    pace: options.pace ?? realPace,
    settingsFor: (role, own) => {
      const settings = { ...modelSettingsFor(agents, role), ...own };
      const model = settings.model ?? (baseUrl === undefined ? OPENAI_MODEL : undefined);
      if (model === undefined) throw unnamedModel(host);
      return { ...settings, model };
    },
    modelNamed: (name) => provider.getModel(name),
    bodies,
    asked: (role, model) => ({
      role,
      model,
      host,
      attemptTimeoutMs,
      secrets: [...(apiKey === undefined ? [] : [apiKey]), ...passwords],
    }),
  };
}

type Address = {
  readonly address: string;
  readonly host: string;
  /** Each way in which the password might be echoed. */
  readonly passwords: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
};

/** A name and password in the address become a header, because `fetch` takes no such address. */
function readAddress(written: string): Address {
  const url = new URL(written);
  const username = decodeURIComponent(url.username);
  const password = decodeURIComponent(url.password);
  url.username = '';
  url.password = '';
  if (username === '' && password === '')
    return { address: url.href, host: url.host, passwords: [], headers: {} };
  const pair = Buffer.from(`${username}:${password}`).toString('base64');
  const headers = { authorization: `Basic ${pair}` };
  const passwords = [pair, password].filter((secret) => secret !== '');
  return { address: url.href, host: url.host, passwords, headers };
}

function unnamedModel(host: string): Fault {
  return new Fault('invalid-input', `The model service ${host} needs to be told which model to use.`, {
    advice: 'Set VBAGENT_MODEL.',
  });
}
