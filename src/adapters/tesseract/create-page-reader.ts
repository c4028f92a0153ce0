import type { ModelImage } from '../../ports/model.ts';
import type { PageBox, PageReader, PageWord } from '../../ports/page-reader.ts';
import { readFileUpTo } from '../files/read-file-up-to.ts';
import { createUnreadableImageFault } from '../sharp/create-image-reader.ts';
import { imageLimits } from '../sharp/image-limits.ts';
import type { PagePreparationRequest } from '../sharp/page/page-child.ts';
import type { PreparedPage, Turns } from '../sharp/page/prepare-page.ts';
import { runInChild } from '../sharp/run-in-child.ts';
import { sniffImage } from '../sharp/sniff-image.ts';
import { resolveWorkerScript } from '../worker-threads/resolve-worker-script.ts';
import { createRecogniser, type Recogniser } from './recognise-words.ts';

const CHILD_SCRIPT = resolveWorkerScript(import.meta.url, '../sharp/page/page-child');
const TIMEOUT_MS = 30_000;

/** Creates a reader of printed pages: a child process straightens the photo, then Tesseract reads it offline. */
export function createPageReader(): PageReader {
  const recogniser = createRecogniser();
  const readBytes: PageReader['readBytes'] = async (bytes, name) => {
    const picture = { path: name, bytes, format: sniffImage(bytes, name) };
    const { prepared, words } = await readUpright(picture, recogniser);
    const { width, height, page, figures, columns } = prepared;
    return {
      name,
      width,
      height,
      words,
      columns,
      figures: figures.map(({ box, png }, index) => ({
        box,
        image: toModelImage(`figure ${index + 1} of ${name}`, png),
      })),
      cut: async (box: PageBox) =>
        toModelImage(name, await runPageChild<Uint8Array>({ bytes: page, cut: box }, picture)),
    };
  };
  return {
    readBytes,
    read: async (path) => readBytes(await readFileUpTo(path, imageLimits.inputBytes), path),
    close: recogniser.close,
  };
}

function toModelImage(name: string, bytes: Uint8Array): ModelImage {
  return { name, mediaType: 'image/png', bytes };
}

type Picture = { readonly path: string; readonly bytes: Uint8Array; readonly format: string };

async function runPageChild<Result>(
  request: PagePreparationRequest,
  { path, format }: Picture,
): Promise<Result> {
  const outcome = await runInChild<Result>(CHILD_SCRIPT, request, TIMEOUT_MS);
  if ('problem' in outcome) throw createUnreadableImageFault(path, format, outcome.problem);
  return outcome.result;
}

/** A prepared page and the words that were recognised on it. */
type Reading = { readonly prepared: PreparedPage; readonly words: readonly PageWord[] };

/** Reads a page; if the rating is low, it also tries the other orientations and returns the best reading. */
async function readUpright(picture: Picture, recogniser: Recogniser): Promise<Reading> {
  const attempt = async (turns: Turns): Promise<Reading> => {
    const prepared = await runPageChild<PreparedPage>({ bytes: picture.bytes, turns }, picture);
    return { prepared, words: await recogniser.readWords(prepared.text, prepared.columns) };
  };
  let best = await attempt(0);
  if (best.words.length === 0 || rateReading(best) >= MIN_RATING) return best;
  for (const turns of [1, 3, 2] as const) {
    const reading = await attempt(turns);
    if (rateReading(reading) > rateReading(best)) best = reading;
    if (rateReading(best) >= MIN_RATING) break;
  }
  return best;
}

/** A reading with at least this rating is accepted. */
const MIN_RATING = 0.65;

/** Returns the mean confidence of the letters. A long word that is taller than wide was read sideways, so its letters count as 0. */
function rateReading({ words }: Reading): number {
  const countLetters = (word: PageWord): number => word.text.length;
  const total = words.reduce((sum, word) => sum + countLetters(word), 0);
  const upright = words.filter(({ text, box }) => text.length < 4 || box.width > box.height);
  return upright.reduce((sum, word) => sum + countLetters(word) * word.confidence, 0) / Math.max(1, total);
}
