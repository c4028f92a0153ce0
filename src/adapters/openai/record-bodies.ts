const KEPT_CHARACTERS = 20_000;
/** More than any reply is worth; who sends more is broken or hostile. */
const MOST_BYTES = 20_000_000;

export type BodyRecorder = {
  readonly fetch: typeof globalThis.fetch;
  /** The beginning of the last body that came with a success, as it was. */
  last(): string;
};

/** A `fetch` that keeps what the service said, so that an answer nobody can read can still be shown. */
export function createBodyRecorder(): BodyRecorder {
  let kept = '';
  const keep = (text: string): void => {
    kept = (kept + text).slice(0, KEPT_CHARACTERS);
  };
  return {
    last: () => kept,
    fetch: async (input, init) => {
      kept = '';
      const response = await fetch(input, init);
      if (!response.ok || response.body === null) return response;
      const { status, statusText, headers } = response;
      return new Response(response.body.pipeThrough(recording(keep)), { status, statusText, headers });
    },
  };
}

function recording(keep: (text: string) => void): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  let size = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      size += chunk.length;
      if (size > MOST_BYTES) return controller.error(new Error('the answer is too long'));
      keep(decoder.decode(chunk, { stream: true }));
      controller.enqueue(chunk);
    },
  });
}
