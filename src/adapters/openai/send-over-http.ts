import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** A request with a text body, as the OpenAI client makes it; `fetch` handles all others. */
type TextRequest = Pick<RequestInit, 'method' | 'headers' | 'signal'> & {
  readonly body?: string | null;
};

/** A response whose body is read in chunks. */
export type HttpResponse = {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly body: AsyncIterable<Uint8Array>;
};

/**
 * Sends text over `node:http`, which delays the responses of a batch less than `fetch`. Returns undefined for a redirect.
 */
export function sendOverHttp(address: string, request: TextRequest): Promise<HttpResponse | undefined> {
  const { method = 'GET', signal, body } = request;
  const headers = Object.fromEntries(new Headers(request.headers));
  const send = address.startsWith('https:') ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const sent = send(address, { method, headers }, (message) => {
      const { statusCode = 0 } = message;
      const isRedirect = statusCode >= 300 && statusCode < 400;
      if (isRedirect) message.destroy();
      resolve(isRedirect ? undefined : toHttpResponse(message, signal));
    });
    // Node's `signal` option would crash the program if a response has arrived and is not yet read.
    const abort = (): unknown => sent.destroy();
    const fail = (error: Error): void => reject(signal?.aborted === true ? signal.reason : error);
    signal?.addEventListener('abort', abort);
    sent.on('error', fail);
    sent.on('close', () => {
      signal?.removeEventListener('abort', abort);
      // The connection to a service that does not speak HTTP closes without an error event.
      fail(new Error('the connection was closed without a response'));
    });
    sent.end(body ?? undefined);
  });
}

function toHttpResponse(message: IncomingMessage, signal: TextRequest['signal']): HttpResponse {
  const { statusCode = 0, statusMessage = '', rawHeaders } = message;
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  const body = readChunks(decompress(message), signal);
  return { status: statusCode, statusText: statusMessage, headers, body };
}

const DECOMPRESSORS = new Map<string | undefined, () => NodeJS.ReadWriteStream & Readable>([
  ['gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** Decompresses a body. Some proxies compress every response, even if the request does not accept it. */
function decompress(message: IncomingMessage): Readable {
  const unpack = DECOMPRESSORS.get(message.headers['content-encoding']);
  return unpack === undefined ? message : pipeline(message, unpack(), () => {});
}

/** Yields the chunks of a body. An aborted call looks like a lost connection here and would be retried, so its reason is thrown. */
async function* readChunks(message: Readable, signal: TextRequest['signal']): AsyncIterable<Uint8Array> {
  try {
    yield* message;
  } catch (thrown) {
    signal?.throwIfAborted();
    throw thrown;
  }
}
