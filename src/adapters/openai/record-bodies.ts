import { AsyncLocalStorage } from 'node:async_hooks';
import { type Answer, sendOverHttp } from './send-over-http.ts';

const KEPT_CHARACTERS = 20_000;
/** More than any reply is worth; who sends more is broken or hostile, and the rest of it is not read. */
const MAX_BYTES = 20_000_000;

export type BodyRecorder = {
  readonly fetch: typeof globalThis.fetch;
  /** Tells the work the beginning of the last body that came to it with a success, as it was. */
  record<T>(work: (last: () => string) => Promise<T>): Promise<T>;
};

type Tape = { kept: string };

/** A `fetch` that keeps what the service said, so that an answer nobody can read can still be shown. */
export function createBodyRecorder(): BodyRecorder {
  const tapes = new AsyncLocalStorage<Tape>();
  return {
    record: (work) => {
      const tape: Tape = { kept: '' };
      return tapes.run(tape, () => work(() => tape.kept));
    },
    fetch: async (input, init) => {
      const tape = tapes.getStore() ?? { kept: '' };
      tape.kept = '';
      const answer = await sendText(input, init);
      if (answer === undefined) return fetch(input, init);
      const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
      if (answer.status >= 400) return whole(await readWhole(answer.body, { kept: '' }), answer);
      if (isStream) return new Response(streamOf(answer.body).pipeThrough(recording(tape)), answer);
      const text = await readWhole(answer.body, tape);
      if (text === '') throw new Error('the answer is empty');
      return whole(text, answer);
    },
  };
}

/** Undefined for what only `fetch` can do, such as to follow where a service sends us. */
async function sendText(
  input: string | URL | Request,
  { body, ...init }: RequestInit = {},
): Promise<Answer | undefined> {
  if (input instanceof Request || (typeof body !== 'string' && body !== undefined)) return undefined;
  return sendOverHttp(String(input), { ...init, ...(body && { body }) });
}

function streamOf(pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = pieces[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await reader.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await reader.return?.()),
  });
}

/** At once, because a stream behind a stream costs more than all else about a call. */
async function readWhole(body: AsyncIterable<Uint8Array>, tape: Tape): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MAX_BYTES) break;
  }
  const text = new TextDecoder().decode(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks));
  tape.kept = text.slice(0, KEPT_CHARACTERS);
  return text;
}

/** The answer with a body that is there already: to make a stream of it again costs as much as the whole call. */
function whole(text: string, { status, statusText, headers }: Answer): Response {
  const json = async (): Promise<unknown> => JSON.parse(text);
  // Defined and not assigned: where a server runs, the global Response is one whose methods cannot be assigned.
  return Object.defineProperties(new Response(null, { status, statusText, headers }), {
    text: { value: async () => text },
    json: { value: json },
  });
}

function recording(tape: Tape): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  let size = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      size += chunk.length;
      if (size > MAX_BYTES) return controller.error(new Error('the answer is too long'));
      tape.kept = (tape.kept + decoder.decode(chunk, { stream: true })).slice(0, KEPT_CHARACTERS);
      controller.enqueue(chunk);
    },
  });
}
