import { AsyncLocalStorage } from 'node:async_hooks';
import { type HttpResponse, sendOverHttp } from './send-over-http.ts';

const MAX_RECORDED_CHARACTERS = 20_000;
/** Much more than any real reply; the rest of a longer body is not read. */
const MAX_BYTES = 20_000_000;

export type BodyRecorder = {
  readonly fetch: typeof globalThis.fetch;
  /** Runs the work. The function that the work receives returns the start of its last successful response body, unparsed. */
  record<T>(work: (lastBody: () => string) => Promise<T>): Promise<T>;
};

type Recording = { body: string };

/** Creates a `fetch` that records response bodies, so that an unparsable response can be reported. */
export function createBodyRecorder(): BodyRecorder {
  const recordings = new AsyncLocalStorage<Recording>();
  return {
    record: (work) => {
      const recording: Recording = { body: '' };
      return recordings.run(recording, () => work(() => recording.body));
    },
    fetch: async (input, init) => {
      const recording = recordings.getStore() ?? { body: '' };
      recording.body = '';
      const response = await sendTextRequest(input, init);
      if (response === undefined) return fetch(input, init);
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
      if (response.status >= 400) return toResponse(await readBody(response.body, { body: '' }), response);
      if (isStream)
        return new Response(toStream(response.body).pipeThrough(recordStream(recording)), response);
      const text = await readBody(response.body, recording);
      if (text === '') throw new Error('the response is empty');
      return toResponse(text, response);
    },
  };
}

/** Sends a request over `node:http`; returns undefined if only `fetch` can handle it, for example to follow a redirect. */
async function sendTextRequest(
  input: string | URL | Request,
  { body, ...init }: RequestInit = {},
): Promise<HttpResponse | undefined> {
  if (input instanceof Request || (typeof body !== 'string' && body !== undefined)) return undefined;
  return sendOverHttp(String(input), { ...init, ...(body && { body }) });
}

function toStream(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = chunks[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await reader.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await reader.return?.()),
  });
}

/** Reads the whole body. Wrapping it in another stream would take longer than the rest of the call. */
async function readBody(body: AsyncIterable<Uint8Array>, recording: Recording): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MAX_BYTES) break;
  }
  const text = new TextDecoder().decode(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks));
  recording.body = text.slice(0, MAX_RECORDED_CHARACTERS);
  return text;
}

/** Creates a response from a body that has been read; turning it into a stream again would double the time of the call. */
function toResponse(text: string, { status, statusText, headers }: HttpResponse): Response {
  const json = async (): Promise<unknown> => JSON.parse(text);
  // `defineProperties`, because the methods of the global Response cannot be assigned in a running server.
  return Object.defineProperties(new Response(null, { status, statusText, headers }), {
    text: { value: async () => text },
    json: { value: json },
  });
}

/** Creates a stream that passes on every chunk and records the start of the text. */
function recordStream(recording: Recording): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  let size = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      size += chunk.length;
      if (size > MAX_BYTES) return controller.error(new Error('the response is too long'));
      const text = recording.body + decoder.decode(chunk, { stream: true });
      recording.body = text.slice(0, MAX_RECORDED_CHARACTERS);
      controller.enqueue(chunk);
    },
  });
}
