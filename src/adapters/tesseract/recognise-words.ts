import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import type { PageBox, PageWord } from '../../ports/page-reader.ts';

/** Recognises printed words in a picture. */
export type Recogniser = {
  /** Reads the words of a page, one column after the other; concurrent calls are queued. */
  readWords(png: Uint8Array, columns?: readonly PageBox[]): Promise<PageWord[]>;
  close(): Promise<void>;
};

const require = createRequire(import.meta.url);
const DATA_FOLDER = join(dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');

/** Creates a recogniser of English print with the language data of an npm package, so it downloads nothing and has no cache. */
export function createRecogniser(): Recogniser {
  let worker: Promise<Worker> | undefined;
  let lastReading: Promise<unknown> = Promise.resolve();
  const readColumn = async (png: Uint8Array, column: PageBox | undefined): Promise<PageWord[]> => {
    worker ??= openWorker();
    const rectangle = column && {
      left: Math.round(column.x),
      top: Math.round(column.y),
      width: Math.floor(column.width),
      height: Math.floor(column.height),
    };
    const { data } = await (await worker).recognize(
      Buffer.from(png),
      { ...(rectangle && { rectangle }) },
      { blocks: true, text: false },
    );
    const lines = (data.blocks ?? []).flatMap(({ paragraphs }) =>
      paragraphs.flatMap((paragraph) => paragraph.lines),
    );
    return lines.flatMap((line) =>
      line.words.map(({ text, confidence, bbox }) => ({
        text,
        confidence: confidence / 100,
        box: { x: bbox.x0, y: bbox.y0, width: bbox.x1 - bbox.x0, height: bbox.y1 - bbox.y0 },
      })),
    );
  };
  const readPage = async (png: Uint8Array, columns: readonly PageBox[] = []): Promise<PageWord[]> => {
    if (columns.length < 2) return readColumn(png, undefined);
    const words: PageWord[] = [];
    for (const column of columns) words.push(...(await readColumn(png, column)));
    return words;
  };
  return {
    readWords: (png, columns) => {
      const reading = lastReading.then(() => readPage(png, columns));
      lastReading = reading.catch(() => {});
      return reading;
    },
    close: async () => {
      await lastReading;
      await (await worker)?.terminate();
    },
  };
}

async function openWorker(): Promise<Worker> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: DATA_FOLDER,
    cacheMethod: 'none',
    gzip: true,
    errorHandler: () => {},
  });
  // As a block of lines; the automatic layout drops single digits in the margin, which are question numbers.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK, user_defined_dpi: '220' });
  return worker;
}
