import type { OpenPage, PageReader, PageWord } from '../../../ports/page-reader.ts';

const LINE_HEIGHT = 40;
const LETTER_WIDTH = 12;

/** Creates a recognised page with these lines, with their spaces; a word in braces, `{word}`, has a low confidence. */
export function createPage(...lines: readonly string[]): OpenPage {
  const words = lines.flatMap((line, row): PageWord[] => {
    return [...line.matchAll(/\S+/g)].map(({ 0: marked, index }) => {
      const text = marked.replace(/^\{(.*)\}$/, '$1');
      const x = 100 + index * LETTER_WIDTH;
      const box = { x, y: 100 + row * LINE_HEIGHT, width: LETTER_WIDTH * text.length, height: 24 };
      return { text, confidence: marked === text ? 0.95 : 0.3, box };
    });
  });
  const cut = async () => ({ name: 'cut.png', mediaType: 'image/png', bytes: Uint8Array.of(1) }) as const;
  const columns = [{ x: 0, y: 0, width: 2000, height: 3000 }];
  return { name: 'page.png', width: 2000, height: 3000, words, figures: [], columns, cut };
}

/** Creates a reader that recognises these lines in every image. */
export function createPageReader(...lines: readonly string[]): PageReader {
  const read = async (name: string): Promise<OpenPage> => ({ ...createPage(...lines), name });
  return { read, readBytes: (_bytes, name) => read(name), close: async () => {} };
}
