import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { Fault } from '../../domain/fault.ts';
import { createScriptRunner } from './create-script-runner.ts';
import { performStep, sendJson } from './perform-step.ts';
import { readCall, type ScriptedCall } from './read-call.ts';
import { readScript, type ScriptInput } from './script.ts';

type ScriptedModel = {
  /** The value for `OPENAI_BASE_URL`. */
  readonly url: string;
  /** The calls so far, in order; the list grows while the server runs. */
  readonly requests: readonly ScriptedCall[];
  /** Lists calls without a matching step and steps without a call. */
  problems(): string[];
  /** Stops the server; throws a `conflict` fault if `problems` is not empty. */
  close(): Promise<void>;
};

type ScriptedModelOptions = {
  readonly port?: number;
  /** Called with each call and a description of its outcome. */
  readonly onCall?: (call: ScriptedCall, outcome: string) => void;
};

const API_BY_PATH: Readonly<Record<string, ScriptedCall['api']>> = {
  '/v1/chat/completions': 'chat',
  '/v1/responses': 'responses',
};

/** Starts a model service on the loopback address that responds exactly as its script defines. */
export async function createScriptedModel(
  script: ScriptInput,
  options: ScriptedModelOptions = {},
): Promise<ScriptedModel> {
  const runner = createScriptRunner(readScript(script));
  const requests: ScriptedCall[] = [];

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (request.method === 'GET' && path === '/v1/models') {
      return sendJson(response, 200, { object: 'list', data: [{ id: 'scripted', object: 'model' }] });
    }
    const api = API_BY_PATH[path];
    if (request.method !== 'POST' || api === undefined) {
      return sendJson(response, 404, { error: { message: `There is nothing at ${path}.` } });
    }
    const call = readCall(api, await json(request));
    requests.push(call);
    const match = runner.next(call);
    options.onCall?.(call, match.description);
    // 400, because clients retry most other statuses.
    if (match.step === undefined) return sendJson(response, 400, { error: { message: match.description } });
    await performStep(response, { step: match.step, call, number: requests.length });
  };

  const server = createServer((request, response) => {
    serve(request, response).catch((thrown: unknown) => {
      runner.reportProblem(`a call could not be read: ${thrown instanceof Error ? thrown.message : thrown}`);
      if (!response.headersSent) sendJson(response, 400, { error: { message: String(thrown) } });
    });
  });
  const url = await listen(server, options.port ?? 0);
  return {
    url,
    requests,
    problems: runner.problems,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      const problems = runner.problems();
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
      const actualPort = typeof address === 'object' && address !== null ? address.port : port;
      resolve(`http://127.0.0.1:${actualPort}/v1`);
    });
  });
}
