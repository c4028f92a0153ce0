import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { Fault } from '../../domain/fault.ts';
import { createPrompter } from './create-prompter.ts';
import { performStep, sendJson } from './perform-step.ts';
import { readCall, type ScriptedCall } from './read-call.ts';
import { readScript, type ScriptInput } from './script.ts';

export type ScriptedModel = {
  /** What `OPENAI_BASE_URL` is to be. */
  readonly url: string;
  /** The calls so far, in order; it grows while the server runs. */
  readonly requests: readonly ScriptedCall[];
  /** Calls that no step was for, and steps that no call came for. */
  problems(): string[];
  /** Stops the server, and throws when the script was not followed to the letter. */
  close(): Promise<void>;
};

export type ScriptedModelOptions = {
  readonly port?: number;
  /** Told of each call and of how it was answered. */
  readonly onCall?: (call: ScriptedCall, answer: string) => void;
};

const APIS: Readonly<Record<string, ScriptedCall['api']>> = {
  '/v1/chat/completions': 'chat',
  '/v1/responses': 'responses',
};

/** A model service on the loopback address that answers as its script says and with nothing else. */
export async function createScriptedModel(
  written: ScriptInput,
  options: ScriptedModelOptions = {},
): Promise<ScriptedModel> {
  const prompter = createPrompter(readScript(written));
  const requests: ScriptedCall[] = [];

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (request.method === 'GET' && path === '/v1/models') {
      return sendJson(response, 200, { object: 'list', data: [{ id: 'scripted', object: 'model' }] });
    }
    const api = APIS[path];
    if (request.method !== 'POST' || api === undefined) {
      return sendJson(response, 404, { error: { message: `There is nothing at ${path}.` } });
    }
    const call = readCall(api, await json(request));
    requests.push(call);
    const cue = prompter.next(call);
    options.onCall?.(call, cue.says);
    // 400, because a client would try again on most others.
    if (cue.step === undefined) return sendJson(response, 400, { error: { message: cue.says } });
    await performStep(response, { step: cue.step, call, number: requests.length });
  };

  const server = createServer((request, response) => {
    serve(request, response).catch((thrown: unknown) => {
      prompter.complain(`a call could not be read: ${thrown instanceof Error ? thrown.message : thrown}`);
      if (!response.headersSent) sendJson(response, 400, { error: { message: String(thrown) } });
    });
  });
  const url = await listen(server, options.port ?? 0);
  return {
    url,
    requests,
    problems: prompter.problems,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      const problems = prompter.problems();
      if (problems.length > 0)
        throw new Fault('conflict', `The script was not followed:\n${problems.join('\n')}`);
    },
  };
}

function listen(server: ReturnType<typeof createServer>, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) =>
      reject(new Fault('invalid-input', `Port ${port} cannot be used: ${cause.message}.`, { cause })),
    );
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const found = typeof address === 'object' && address !== null ? address.port : port;
      resolve(`http://127.0.0.1:${found}/v1`);
    });
  });
}
