import { join } from 'node:path';
import { Fault } from '../../domain/fault.ts';
import type { Settings } from '../../domain/settings.ts';
import type { CliTools } from '../cli-tools.ts';
import { readCommandSettings } from '../read-command-settings.ts';
import type { DatabaseOption, SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';

export type ServeOptions = SharedOptions &
  DatabaseOption & { readonly host?: string; readonly port?: number };

type ServeContext = {
  /** Additional fields of the `--json` output. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** Uses a free port if the configured port is in use. */
  readonly anyPort?: boolean;
};

/** Serves until the process receives a stop signal, then finishes the running requests. */
export async function runServe(
  options: ServeOptions,
  tools: CliTools,
  { facts = {}, anyPort = false }: ServeContext = {},
): Promise<number> {
  const { out, err } = tools.terminal;
  const { host, port } = options;
  const settings = {
    ...readCommandSettings(options, tools),
    ...(host !== undefined && { host }),
    ...(port !== undefined && { port }),
  };
  const stopped = tools.waitForStop();
  const server = await (anyPort ? openOnAnyPort(settings, tools) : tools.openServer(settings));
  if (options.json === true) writeJson(out, { ...facts, url: server.url });
  else writeLine(out, `VBAgent is at ${server.url} (Ctrl-C stops it)`);
  if (!(await tools.files.exists(join(tools.webFolder, 'index.html'))))
    writeLine(
      err,
      'The pages are not built, only the API is served: run `npm start`, or run `npm run build:web` and start the server again.',
    );
  await stopped;
  if (options.json !== true)
    writeLine(err, 'Finishing the running requests; press Ctrl-C again to stop immediately.');
  await server.stop();
  return 0;
}

async function openOnAnyPort(settings: Settings, tools: CliTools): ReturnType<CliTools['openServer']> {
  try {
    return await tools.openServer(settings);
  } catch (thrown) {
    if (!(thrown instanceof Fault) || thrown.facts.reason !== 'port-taken') throw thrown;
    writeLine(tools.terminal.err, `${thrown.message} Using a free port.`);
    return tools.openServer({ ...settings, port: 0 });
  }
}
