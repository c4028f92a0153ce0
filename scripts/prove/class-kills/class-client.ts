import { setTimeout as sleep } from 'node:timers/promises';

/** The address of the server, which changes when it is killed and started again. */
export type ServerAddress = { url: string };

export type Client = {
  /** Sends a request until the server answers it; `getBody` is called again for each attempt. */
  send<Body>(method: string, path: string, getBody?: (attempt: number) => unknown): Promise<Body>;
  sendText(method: string, path: string): Promise<string>;
};

const RETRY_MS = 250;
const MAX_ATTEMPTS = 1200;

/** Creates a client with its own cookies. Without a session it is the local user, who is a teacher. */
export function createClient(server: ServerAddress): Client {
  let cookie = '';
  const request = async (method: string, path: string, body: unknown): Promise<Response> => {
    const response = await fetch(server.url + path, {
      method,
      headers: {
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    cookie = response.headers.getSetCookie().at(-1)?.split(';')[0] ?? cookie;
    return response;
  };
  const sendUntilAnswered = async (method: string, path: string, getBody?: (attempt: number) => unknown) => {
    for (let attempt = 1; ; attempt++) {
      try {
        const response = await request(method, path, getBody?.(attempt));
        const text = await response.text();
        if (response.ok) return text;
        if (response.status < 500 || attempt >= MAX_ATTEMPTS)
          throw new Error(`${method} ${path}: ${response.status} ${text}`);
      } catch (thrown) {
        // A killed server breaks the connection; everything else is an error of the proof.
        if (!(thrown instanceof TypeError) || attempt >= MAX_ATTEMPTS) throw thrown;
      }
      await sleep(RETRY_MS);
    }
  };
  return {
    sendText: sendUntilAnswered,
    send: async (method, path, getBody) => JSON.parse(await sendUntilAnswered(method, path, getBody)),
  };
}
