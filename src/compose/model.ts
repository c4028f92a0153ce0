import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type ModelPrices, ModelPrices as Prices } from '../adapters/openai/model-prices.table.ts';
import { switchOffTracing } from '../config/switch-off-tracing.ts';
import { Fault } from '../domain/fault.ts';
import type { Settings } from '../domain/settings.ts';
import type { Model } from '../ports/model.ts';

const SECOND = 1000;

/** The model the settings name; the agents package takes half a second to load, so only who asks loads it. */
export async function openModel({ openai, agents }: Settings): Promise<Model> {
  switchOffTracing();
  const { createOpenaiModel } = await import('../adapters/openai/create-openai-model.ts');
  const { apiKey, baseUrl, api, timeoutSeconds } = openai;
  return createOpenaiModel({
    apiKey,
    baseUrl,
    api,
    agents,
    prices: await readPrices(openai.prices),
    attemptTimeoutMs: timeoutSeconds === undefined ? undefined : timeoutSeconds * SECOND,
  });
}

async function readPrices(path: string | undefined): Promise<ModelPrices> {
  if (path === undefined) return {};
  try {
    return Prices.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    const problem = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new Fault('invalid-input', `The prices in ${path} cannot be read: ${problem}`, {
      advice: 'Write {"model-name": {"input": 1.25, "output": 10}}, in US dollars for a million tokens.',
      cause,
    });
  }
}
