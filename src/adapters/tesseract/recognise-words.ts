import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import type { PageWord } from '../../ports/page-reader.ts';

/** Recognises printed words in a picture. */
export type Recogniser = {
  /** Reads the words of a page; concurrent calls are queued. */
  readWords(png: Uint8Array): Promise<PageWord[]>;
  close(): Promise<void>;
};

const require = createRequire(import.meta.url);
const DATA_FOLDER = join(dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');

/** Creates a recogniser of English print with the language data of an npm package, so it downloads nothing and has no cache. */
export function createRecogniser(): Recogniser {
  let worker: Promise<Worker> | undefined;
  let lastReading: Promise<unknown> = Promise.resolve();
  const readPage = async (png: Uint8Array): Promise<PageWord[]> => {
    worker ??= openWorker();
    const { data } = await (await worker).recognize(Buffer.from(png), {}, { blocks: true, text: false });
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
  return {
    readWords: (png) => {
      const reading = lastReading.then(() => readPage(png));
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
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: '220' });
  return worker;
}
