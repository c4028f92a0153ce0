import { createScriptedModel } from '../adapters/scripted-model/create-scripted-model.ts';
import { readScript } from '../adapters/scripted-model/script.ts';

type ScriptedServer = { readonly url: string; close(): Promise<void> };

/** Starts an HTTP server that imitates a language model and returns the replies of a script. `onCall` receives one line of text per call. */
export async function openScriptedModel(
  script: unknown,
  { port, onCall }: { port: number; onCall: (line: string) => void },
): Promise<ScriptedServer> {
  let calls = 0;
  return createScriptedModel(readScript(script), {
    port,
    onCall: ({ api, stream, images }, outcome) => {
      calls += 1;
      const imageText = images.length === 0 ? '' : `, ${images.length} image${images.length > 1 ? 's' : ''}`;
      onCall(`call ${calls} (${api}${stream ? ', streamed' : ''}${imageText}): ${outcome}`);
    },
  });
}
