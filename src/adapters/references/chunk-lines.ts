/** A passage of a reference file; searches return whole passages. */
export type ReferenceChunk = { readonly title: string; readonly content: string };

/** Blocks are joined up to this many characters. */
const TARGET_LENGTH = 1200;
/** A longer block is split at the end of a line. */
const MAX_LENGTH = 4000;

/** Joins and splits blocks into passages of a useful length; lines are never split. */
export function chunkLines(blocks: readonly (readonly string[])[], title: string): ReferenceChunk[] {
  const chunks: ReferenceChunk[] = [];
  let open: string[] = [];
  const close = (): void => {
    const content = open.join('\n').trim();
    if (content !== '') chunks.push({ title, content });
    open = [];
  };
  for (const block of blocks.flatMap(splitBlock)) {
    if (open.length > 0 && lengthOf(open) + lengthOf(block) > TARGET_LENGTH) close();
    open.push(...(open.length > 0 ? [''] : []), ...block);
  }
  close();
  return chunks;
}

function splitBlock(block: readonly string[]): string[][] {
  const pieces: string[][] = [];
  let length = 0;
  for (const line of block) {
    const last = pieces.at(-1);
    if (last === undefined || length + line.length > MAX_LENGTH) {
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
