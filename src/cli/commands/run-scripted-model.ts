import type { CliTools } from '../cli-tools.ts';
import { readJsonFile } from '../read-json-file.ts';
import type { SharedOptions } from '../shared-options.ts';
import { writeJson, writeLine } from '../terminal/write-output.ts';

export type ScriptedModelCommandOptions = SharedOptions & { readonly port?: number };

/** Serves a scripted model until a stop signal, and prints the variables that make the program use it. */
export async function runScriptedModel(
  path: string,
  options: ScriptedModelCommandOptions,
  tools: CliTools,
): Promise<number> {
  const { out, err } = tools.terminal;
  const script = await readJsonFile(path, tools);
  const stopped = tools.waitForStop();
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
