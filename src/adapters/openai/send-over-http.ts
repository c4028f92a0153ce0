import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** A request with a text body, as the OpenAI client sends it; `fetch` handles all other requests. */
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
 * Sends a request over `node:http`, because the responses of a batch then have less delay than with `fetch`. Returns
 * undefined for a redirect.
 */
export function sendOverHttp(address: string, request: TextRequest): Promise<HttpResponse | undefined> {
  const { method = 'GET', signal, body } = request;
  const headers = Object.fromEntries(new Headers(request.headers));
  const send = address.startsWith('https:') ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const outgoing = send(address, { method, headers }, (message) => {
      const { statusCode = 0 } = message;
      const isRedirect = statusCode >= 300 && statusCode < 400;
      if (isRedirect) message.destroy();
      resolve(isRedirect ? undefined : toHttpResponse(message, signal));
    });
    // Node's `signal` option would crash the program if a response has arrived and is not yet read.
    const abort = (): unknown => outgoing.destroy();
    const fail = (error: Error): void => reject(signal?.aborted === true ? signal.reason : error);
    signal?.addEventListener('abort', abort);
    outgoing.on('error', fail);
    outgoing.on('close', () => {
      signal?.removeEventListener('abort', abort);
      // If the service does not use HTTP, its connection closes without an error event.
      fail(new Error('the connection was closed without a response'));
    });
    outgoing.end(body ?? undefined);
  });
}

function toHttpResponse(message: IncomingMessage, signal: TextRequest['signal']): HttpResponse {
  const { statusCode = 0, statusMessage = '', rawHeaders } = message;
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2)
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
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
  const createDecompressor = DECOMPRESSORS.get(message.headers['content-encoding']);
  return createDecompressor === undefined ? message : pipeline(message, createDecompressor(), () => {});
}

/** Yields the chunks of a body. If the call was aborted, it throws the abort reason, so that the call is not retried like a lost connection. */
async function* readChunks(message: Readable, signal: TextRequest['signal']): AsyncIterable<Uint8Array> {
  try {
    yield* message;
  } catch (thrown) {
    signal?.throwIfAborted();
    throw thrown;
  }
}
