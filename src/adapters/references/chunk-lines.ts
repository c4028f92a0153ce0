/** A passage of a reference file that is found and shown as a whole. */
export type Chunk = { readonly title: string; readonly content: string };

/** Passages are joined up to this many characters, and cut at the end of a line beyond the second. */
const TARGET = 1200;
const LONGEST = 4000;

/** Joins blocks to passages of a useful length; no line is ever cut in two, however long it is. */
export function chunkLines(blocks: readonly (readonly string[])[], title: string): Chunk[] {
  const chunks: Chunk[] = [];
  let open: string[] = [];
  const close = (): void => {
    const content = open.join('\n').trim();
    if (content !== '') chunks.push({ title, content });
    open = [];
  };
  for (const block of blocks.flatMap(cutBlock)) {
    if (open.length > 0 && lengthOf(open) + lengthOf(block) > TARGET) close();
    open.push(...(open.length > 0 ? [''] : []), ...block);
  }
  close();
  return chunks;
}

function cutBlock(block: readonly string[]): string[][] {
  const pieces: string[][] = [];
  let length = 0;
  for (const line of block) {
    const last = pieces.at(-1);
    if (last === undefined || length + line.length > LONGEST) {
      pieces.push([line]);
      length = line.length;
    } else {
      last.push(line);
      length += line.length + 1;
    }
  }
  return pieces;
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0);
}
