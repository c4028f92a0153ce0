export type StreamedEvent = { id: number | undefined; event: string; data: unknown };

/** Reads server-sent events as a browser does; comments are returned as events named `comment`. */
export async function* readEventStream(response: Response): AsyncGenerator<StreamedEvent, void, undefined> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parseBlock(block);
      if (event !== undefined) yield event;
    }
  }
}

/** Parses the lines of one event, such as `id: 3`. */
function parseBlock(block: string): StreamedEvent | undefined {
  if (block.startsWith(':')) return { id: undefined, event: 'comment', data: block };
  const fields = new Map(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  const data = fields.get('data');
  if (data === undefined) return undefined;
  const id = fields.get('id');
  return {
    id: id === undefined ? undefined : Number(id),
    event: fields.get('event') ?? 'message',
    data: JSON.parse(data),
  };
}
