import { chunkLines, type ReferenceChunk } from './chunk-lines.ts';

/** Splits the pages of a PDF into passages; a passage never spans two pages. */
export function chunkPages(pages: readonly (readonly string[])[]): ReferenceChunk[] {
  return pages.flatMap((lines, index) => chunkLines(splitBlocks(lines), `page ${index + 1}`));
}

function splitBlocks(lines: readonly string[]): string[][] {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.filter((block) => block.length > 0);
}
