/** Cuts a stream of bytes into lines of text, holding one line and one chunk at a time. */
export async function* readLines(
  stream: AsyncIterable<Uint8Array>,
  maxLength: number,
): AsyncIterable<string> {
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  for await (const chunk of stream) {
    const pieces = decoder.decode(chunk, { stream: true }).split('\n');
    const last = pieces.pop() ?? '';
    for (const piece of pieces) {
      yield trimmed(rest, piece, maxLength);
      rest = '';
    }
    rest = trimmed(rest, last, maxLength, true);
  }
  const end = rest + decoder.decode();
  if (end !== '') yield trimmed('', end, maxLength);
}

function trimmed(start: string, end: string, maxLength: number, open = false): string {
  const line = start.length >= maxLength ? start : (start + end).slice(0, maxLength);
  return open || !line.endsWith('\r') ? line : line.slice(0, -1);
}
