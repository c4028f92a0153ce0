import { Fault } from '../../domain/fault.ts';
import type { Settings } from '../../domain/settings.ts';
import type { CliTools } from '../cli-tools.ts';
import { settingsFor } from '../settings-for.ts';
import type { DatabaseOption, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal.ts';

export type ServeOptions = SharedOptions &
  DatabaseOption & { readonly host?: string; readonly port?: number };

export type ServeExtras = {
  /** Said beside the address in JSON. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** Takes a free port when the usual one is taken. */
  readonly anyPort?: boolean;
};

/** Serves until the person or the system says stop; then finishes what is in flight. */
export async function runServe(
  options: ServeOptions,
  tools: CliTools,
  { facts = {}, anyPort = false }: ServeExtras = {},
): Promise<number> {
  const { out, err } = tools.terminal;
  const { host, port } = options;
  const settings = {
    ...settingsFor(options, tools),
    ...(host !== undefined && { host }),
    ...(port !== undefined && { port }),
  };
  const stopped = tools.untilStopped();
  const house = await (anyPort ? openSomewhere(settings, tools) : tools.openHouse(settings));
  if (options.json === true) writeJson(out, { ...facts, url: house.url });
  else writeLine(out, `VBAgent is at ${house.url} (Ctrl-C stops it)`);
  await stopped;
  if (options.json !== true) writeLine(err, 'Finishing what is in flight; Ctrl-C again stops at once.');
  await house.stop();
  return 0;
}

async function openSomewhere(settings: Settings, tools: CliTools): ReturnType<CliTools['openHouse']> {
  try {
    return await tools.openHouse(settings);
  } catch (thrown) {
    if (!(thrown instanceof Fault) || thrown.facts.reason !== 'port-taken') throw thrown;
    writeLine(tools.terminal.err, `${thrown.message} Taking a free one.`);
    return tools.openHouse({ ...settings, port: 0 });
  }
}
