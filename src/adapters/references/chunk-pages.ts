import { type Chunk, chunkLines } from './chunk-lines.ts';

/** Passages of a PDF: none goes over the end of a page, and the lines of a listing stay whole. */
export function chunkPages(pages: readonly (readonly string[])[]): Chunk[] {
  return pages.flatMap((lines, index) => chunkLines(blocksOf(lines), `page ${index + 1}`));
}

function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.filter((block) => block.length > 0);
}
