import type { Settings } from '../domain/settings.ts';
import type { CliTools } from './cli-tools.ts';
import { readCommandSettings } from './read-command-settings.ts';
import type { DatabaseOption } from './shared-options.ts';

/** Opens a store with the settings of the command, runs `work` with it, and closes it even if the work fails. */
export async function withStore<Store extends { close(): Promise<void> }, Result>(
  open: (settings: Settings) => Promise<Store>,
  { options, tools }: { readonly options: DatabaseOption; readonly tools: CliTools },
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await open(readCommandSettings(options, tools));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
