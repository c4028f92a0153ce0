import type { CliTools } from '../cli-tools.ts';
import { settingsFor } from '../settings-for.ts';
import type { DatabaseOption, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal.ts';

export type ServeOptions = SharedOptions &
  DatabaseOption & { readonly host?: string; readonly port?: number };

/** Serves until the person or the system says stop; then finishes what is in flight. Facts go into the JSON. */
export async function runServe(
  options: ServeOptions,
  tools: CliTools,
  facts: Readonly<Record<string, unknown>> = {},
): Promise<number> {
  const { out, err } = tools.terminal;
  const { host, port } = options;
  const settings = {
    ...settingsFor(options, tools),
    ...(host !== undefined && { host }),
    ...(port !== undefined && { port }),
  };
  const stopped = tools.untilStopped();
  const house = await tools.openHouse(settings);
  if (options.json === true) writeJson(out, { ...facts, url: house.url });
  else writeLine(out, `VBAgent is at ${house.url} (Ctrl-C stops it)`);
  await stopped;
  if (options.json !== true) writeLine(err, 'Finishing what is in flight; Ctrl-C again stops at once.');
  await house.stop();
  return 0;
}
