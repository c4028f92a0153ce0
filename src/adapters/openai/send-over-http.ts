import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** A request as the client of the service makes it; anything else is for `fetch`. */
export type TextRequest = Pick<RequestInit, 'method' | 'headers' | 'signal'> & {
  readonly body?: string | null;
};

/** What a service answers; its body comes in pieces. */
export type Answer = {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly body: AsyncIterable<Uint8Array>;
};

/**
 * Sends text over Node's own HTTP, with which a batch waits less than with `fetch`. Undefined where the service sends us
 * elsewhere.
 */
export function sendOverHttp(address: string, request: TextRequest): Promise<Answer | undefined> {
  const { method = 'GET', signal, body } = request;
  const headers = Object.fromEntries(new Headers(request.headers));
  const send = address.startsWith('https:') ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const sent = send(address, { method, headers }, (message) => {
      const { statusCode = 0 } = message;
      const isElsewhere = statusCode >= 300 && statusCode < 400;
      if (isElsewhere) message.destroy();
      resolve(isElsewhere ? undefined : answerOf(message, signal));
    });
    // Node's own way to break off ends the program where an answer has come and nobody has read it.
    const breakOff = (): unknown => sent.destroy();
    const fail = (error: Error): void => reject(signal?.aborted === true ? signal.reason : error);
    signal?.addEventListener('abort', breakOff);
    sent.on('error', fail);
    sent.on('close', () => {
      signal?.removeEventListener('abort', breakOff);
      // A service that would speak something else than HTTP is hung up on without an error.
      fail(new Error('the connection was closed without an answer'));
    });
    sent.end(body ?? undefined);
  });
}

function answerOf(message: IncomingMessage, signal: TextRequest['signal']): Answer {
  const { statusCode = 0, statusMessage = '', rawHeaders } = message;
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  const body = piecesOf(unpacked(message), signal);
  return { status: statusCode, statusText: statusMessage, headers, body };
}

const UNPACKERS = new Map<string | undefined, () => NodeJS.ReadWriteStream & Readable>([
  ['gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** Some proxies pack every answer, also for who never said that he can unpack it. */
function unpacked(message: IncomingMessage): Readable {
  const unpack = UNPACKERS.get(message.headers['content-encoding']);
  return unpack === undefined ? message : pipeline(message, unpack(), () => {});
}

/** A call that was broken off looks like a broken connection here, which would be tried again. */
async function* piecesOf(message: Readable, signal: TextRequest['signal']): AsyncIterable<Uint8Array> {
  try {
    yield* message;
  } catch (thrown) {
    signal?.throwIfAborted();
    throw thrown;
  }
}
