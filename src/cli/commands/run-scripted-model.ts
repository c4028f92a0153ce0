import { Fault } from '../../domain/fault.ts';
import type { CliTools } from '../cli-tools.ts';
import type { SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal.ts';

export type ScriptedModelOptions = SharedOptions & { readonly port?: number };

/** Serves a script until somebody says stop, and says what to set so that it is asked. */
export async function runScriptedModel(
  path: string,
  options: ScriptedModelOptions,
  tools: CliTools,
): Promise<number> {
  const { out, err } = tools.terminal;
  const script = readJson((await tools.files.readText(path)).source, path);
  const stopped = tools.untilStopped();
  const server = await tools.openScriptedModel(script, {
    port: options.port ?? 0,
    onCall: (call) => writeLine(err, call),
  });
  const variables = { OPENAI_BASE_URL: server.url, VBAGENT_MODEL: 'scripted' };
  if (options.json === true) writeJson(out, variables);
  else for (const [name, value] of Object.entries(variables)) writeLine(out, `export ${name}=${value}`);
  await stopped;
  await server.close();
  return 0;
}

function readJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Fault(
      'invalid-input',
      `${path} is not JSON: ${cause instanceof Error ? cause.message : cause}.`,
      {
        cause,
      },
    );
  }
}
