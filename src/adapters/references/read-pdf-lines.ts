import { getDocumentProxy } from 'unpdf';

type TextItem = { readonly str: string; readonly transform: readonly number[]; readonly height: number };

/** A gap of more than this many line heights starts a new paragraph. */
const PARAGRAPH_GAP = 1.8;

/** Reads the lines of each page in printing order; an empty line separates paragraphs. */
export async function readPdfLines(bytes: Uint8Array): Promise<string[][]> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  try {
    const pages: string[][] = [];
    for (let pageNumber = 1; pageNumber <= document.numPages; pageNumber++) {
      const { items } = await (await document.getPage(pageNumber)).getTextContent();
      pages.push(joinLines(items.flatMap((item) => ('str' in item ? [item] : []))));
    }
    return pages;
  } finally {
    await document.loadingTask.destroy();
  }
}

/** Joins text items at the same height into one line. */
function joinLines(items: readonly TextItem[]): string[] {
  const lines: string[] = [];
  let lastItem: { y: number; height: number } | undefined;
  for (const { str, transform, height } of items) {
    // The sixth number of the transformation matrix is the vertical position.
    const y = transform[5] ?? 0;
    const gap = lastItem === undefined ? 0 : Math.abs(lastItem.y - y);
    const size = Math.max(height, lastItem?.height ?? 0, 1);
    if (lastItem !== undefined && gap > PARAGRAPH_GAP * size) lines.push('');
    if (lastItem === undefined || gap > size / 2) lines.push(str);
    else lines.push(`${lines.pop() ?? ''}${str}`);
    if (height > 0 || lastItem === undefined) lastItem = { y, height };
  }
  return lines.map((line) => line.trimEnd());
}
