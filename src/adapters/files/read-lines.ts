/** Splits a byte stream into lines; keeps at most one line and one chunk in memory. */
export async function* readLines(
  stream: AsyncIterable<Uint8Array>,
  maxLength: number,
): AsyncIterable<string> {
  const decoder = new TextDecoder('utf-8');
  let lineStart = '';
  for await (const chunk of stream) {
    const pieces = decoder.decode(chunk, { stream: true }).split('\n');
    const lastPiece = pieces.pop() ?? '';
    for (const piece of pieces) {
      yield joinLine(lineStart, piece, maxLength);
      lineStart = '';
    }
    lineStart = joinLine(lineStart, lastPiece, maxLength, true);
  }
  const lastLine = lineStart + decoder.decode();
  if (lastLine !== '') yield joinLine('', lastLine, maxLength);
}

/** Joins the parts of a line, cuts it at the maximum length and removes a final carriage return. */
function joinLine(start: string, end: string, maxLength: number, isIncomplete = false): string {
  const line = start.length >= maxLength ? start : (start + end).slice(0, maxLength);
  return isIncomplete || !line.endsWith('\r') ? line : line.slice(0, -1);
}
