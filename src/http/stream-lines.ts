/** Streams lines as a response body, with backpressure. */
export function streamLines(lines: AsyncIterable<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = lines[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
