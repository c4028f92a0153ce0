/** A passage of a reference file; searches return whole passages. */
export type ReferenceChunk = { readonly title: string; readonly content: string };

/** Blocks (lines that belong together, such as a paragraph) are joined up to this many characters. */
const TARGET_LENGTH = 1200;
/** A longer block is split at the end of a line. */
const MAX_LENGTH = 4000;

/** Joins and splits blocks into passages of a useful length; lines are never split. */
export function chunkLines(blocks: readonly (readonly string[])[], title: string): ReferenceChunk[] {
  const chunks: ReferenceChunk[] = [];
  let openLines: string[] = [];
  const finishChunk = (): void => {
    const content = openLines.join('\n').trim();
    if (content !== '') chunks.push({ title, content });
    openLines = [];
  };
  for (const block of blocks.flatMap(splitBlock)) {
    if (openLines.length > 0 && countCharacters(openLines) + countCharacters(block) > TARGET_LENGTH)
      finishChunk();
    openLines.push(...(openLines.length > 0 ? [''] : []), ...block);
  }
  finishChunk();
  return chunks;
}

function splitBlock(block: readonly string[]): string[][] {
  const parts: string[][] = [];
  let length = 0;
  for (const line of block) {
    const last = parts.at(-1);
    if (last === undefined || length + line.length > MAX_LENGTH) {
      parts.push([line]);
      length = line.length;
    } else {
      last.push(line);
      length += line.length + 1;
    }
  }
  return parts;
}

function countCharacters(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0);
}
