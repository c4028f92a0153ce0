import type { OpenPage, PageReader, PageWord } from '../../../ports/page-reader.ts';

const LINE = 40;
const LETTER = 12;

/** A recognised page with these lines; `{word}` has a low confidence. */
export function pageOf(...lines: readonly string[]): OpenPage {
  const words = lines.flatMap((line, row): PageWord[] => {
    let x = 100;
    return line
      .split(/\s+/)
      .filter(Boolean)
      .map((shown) => {
        const text = shown.replace(/^\{(.*)\}$/, '$1');
        const box = { x, y: 100 + row * LINE, width: LETTER * text.length, height: 24 };
        x += LETTER * (text.length + 1);
        return { text, confidence: shown === text ? 0.95 : 0.3, box };
      });
  });
  const cut = async () => ({ name: 'cut.png', mediaType: 'image/png', bytes: Uint8Array.of(1) }) as const;
  return { name: 'page.png', width: 2000, height: 3000, words, figures: [], cut };
}

/** A reader that recognises these lines in every image. */
export function readerOf(...lines: readonly string[]): PageReader {
  const read = async (name: string): Promise<OpenPage> => ({ ...pageOf(...lines), name });
  return { read, readBytes: (_bytes, name) => read(name), close: async () => {} };
}
