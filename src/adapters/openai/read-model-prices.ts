import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { ModelPrices } from './model-prices.table.ts';

/** Reads an operator's own table of prices from a JSON file. */
export async function readModelPrices(path: string): Promise<ModelPrices> {
  try {
    return ModelPrices.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    const problem = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new Fault('invalid-input', `The prices in ${path} cannot be read: ${problem}`, {
      advice: 'Write {"model-name": {"input": 1.25, "output": 10}}, in US dollars per million tokens.',
      cause,
    });
  }
}
