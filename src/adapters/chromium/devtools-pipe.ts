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

export type DevtoolsPipe = {
  call(method: string, parameters?: object, sessionId?: string): Promise<unknown>;
  /** Resolves at the next event with this name. */
  next(event: string): Promise<void>;
};

/**
 * Opens a connection to a browser over the pipes 3 and 4 of `--remote-debugging-pipe`: JSON messages, each ended by a
 * zero byte. Pending calls are rejected when the browser exits.
 */
export function openDevtoolsPipe(browser: ChildProcess): DevtoolsPipe {
  const [, , , input, output] = browser.stdio;
  if (!(input instanceof Writable) || !(output instanceof Readable))
    throw new TypeError('the pipes are missing');
  const calls = new Map<number, PendingCall>();
  const events = new Map<string, PendingCall[]>();
  let lastId = 0;

  const handleMessage = (text: string): void => {
    const { id, method, result, error } = Message.parse(JSON.parse(text));
    for (const one of events.get(method ?? '') ?? []) one.resolve(undefined);
    if (method !== undefined) events.delete(method);
    const call = id === undefined ? undefined : calls.get(id);
    if (id !== undefined) calls.delete(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result);
  };

  readMessages(output, handleMessage);
  browser.once('exit', (code) => {
    const reason = new Error(`the browser ended with code ${code}`);
    for (const one of [...calls.values(), ...[...events.values()].flat()]) one.reject(reason);
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

function readMessages(output: Readable, onMessage: (text: string) => void): void {
  let pieces: Buffer[] = [];
  output.on('data', (chunk: Buffer) => {
    let from = 0;
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, from)) {
      onMessage(Buffer.concat([...pieces, chunk.subarray(from, end)]).toString('utf8'));
      pieces = [];
      from = end + 1;
    }
    pieces.push(chunk.subarray(from));
  });
}
