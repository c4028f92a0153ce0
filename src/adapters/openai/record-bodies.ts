import { AsyncLocalStorage } from 'node:async_hooks';

const KEPT_CHARACTERS = 20_000;
/** More than any reply is worth; who sends more is broken or hostile, and the rest of it is not read. */
const MOST_BYTES = 20_000_000;

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
      const response = await fetch(input, init);
      if (!response.ok || response.body === null) return response;
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
      return isStream
        ? new Response(response.body.pipeThrough(recording(tape)), response)
        : whole(await readWhole(response.body, tape), response);
    },
  };
}

/** At once, because a stream behind a stream costs more than all else about a call. */
async function readWhole(body: ReadableStream<Uint8Array>, tape: Tape): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MOST_BYTES) break;
  }
  const text = new TextDecoder().decode(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks));
  tape.kept = text.slice(0, KEPT_CHARACTERS);
  return text;
}

/** The answer with a body that is there already: to make a stream of it again costs as much as the whole call. */
function whole(text: string, { status, statusText, headers }: Response): Response {
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
      if (size > MOST_BYTES) return controller.error(new Error('the answer is too long'));
      tape.kept = (tape.kept + decoder.decode(chunk, { stream: true })).slice(0, KEPT_CHARACTERS);
      controller.enqueue(chunk);
    },
  });
}
