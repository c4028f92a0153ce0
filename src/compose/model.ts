import { disableTracing } from '../config/disable-tracing.ts';
import type { Settings } from '../domain/settings.ts';
import type { Model } from '../ports/model.ts';

const SECOND_MS = 1000;

/** Opens the model of the settings. The agents package takes half a second to load, so it is imported only here. */
export async function openModel({ openai, agents }: Settings): Promise<Model> {
  disableTracing();
  const { createOpenaiModel } = await import('../adapters/openai/create-openai-model.ts');
  const { readModelPrices } = await import('../adapters/openai/read-model-prices.ts');
  const { apiKey, baseUrl, api, prices, timeoutSeconds } = openai;
  return createOpenaiModel({
    apiKey,
    baseUrl,
    api,
    agents,
    prices: prices === undefined ? {} : await readModelPrices(prices),
    attemptTimeoutMs: timeoutSeconds === undefined ? undefined : timeoutSeconds * SECOND_MS,
  });
}
