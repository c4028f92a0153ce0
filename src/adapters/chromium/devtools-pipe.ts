import type { ChildProcess } from 'node:child_process';
import { Readable, Writable } from 'node:stream';
import { z } from 'zod';

const Message = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});

type PendingCall = { resolve(result: unknown): void; reject(reason: Error): void };

/** Calls a browser with the Chrome DevTools Protocol. */
export type DevtoolsPipe = {
  call(method: string, parameters?: object, sessionId?: string): Promise<unknown>;
  /** Resolves at the next event with this name. */
  next(event: string): Promise<void>;
};

/**
 * Opens a connection to a browser that was started with `--remote-debugging-pipe`. Commands are written to file
 * descriptor 3 and replies are read from 4, as JSON messages that end with a zero byte. When the browser exits, pending
 * calls are rejected.
 */
export function openDevtoolsPipe(browser: ChildProcess): DevtoolsPipe {
  const [, , , input, output] = browser.stdio;
  if (!(input instanceof Writable) || !(output instanceof Readable))
    throw new TypeError('the browser was started without its debugging pipes');
  const calls = new Map<number, PendingCall>();
  const events = new Map<string, PendingCall[]>();
  let lastId = 0;

  const handleMessage = (text: string): void => {
    const { id, method, result, error } = Message.parse(JSON.parse(text));
    for (const pending of events.get(method ?? '') ?? []) pending.resolve(undefined);
    if (method !== undefined) events.delete(method);
    const call = id === undefined ? undefined : calls.get(id);
    if (id !== undefined) calls.delete(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result);
  };

  readMessages(output, handleMessage);
  browser.once('exit', (code) => {
    const reason = new Error(`the browser ended with code ${code}`);
    for (const pending of [...calls.values(), ...[...events.values()].flat()]) pending.reject(reason);
  });
  // A write error means that the browser exited, which the listener above handles.
  input.on('error', () => {});

  return {
    call: (method, parameters = {}, sessionId) => {
      const id = ++lastId;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      calls.set(id, { resolve, reject });
      const session = sessionId === undefined ? {} : { sessionId };
      input.write(`${JSON.stringify({ id, method, params: parameters, ...session })}\0`);
      return promise;
    },
    next: (event) => {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      events.set(event, [...(events.get(event) ?? []), { resolve, reject }]);
      return promise.then(() => {});
    },
  };
}

/** Joins chunks of output and passes on each complete message. */
function readMessages(output: Readable, onMessage: (text: string) => void): void {
  let chunks: Buffer[] = [];
  output.on('data', (chunk: Buffer) => {
    let start = 0;
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, start)) {
      onMessage(Buffer.concat([...chunks, chunk.subarray(start, end)]).toString('utf8'));
      chunks = [];
      start = end + 1;
    }
    chunks.push(chunk.subarray(start));
  });
}
