import type { ModelImage } from '../../ports/model.ts';
import type { PageBox, PageReader, PageWord } from '../../ports/page-reader.ts';
import { readImageFile, unreadable } from '../sharp/create-image-reader.ts';
import { imageLimits } from '../sharp/image-limits.ts';
import type { PageRequest } from '../sharp/page/page-child.ts';
import type { PreparedPage, Turns } from '../sharp/page/prepare-page.ts';
import { runInChild } from '../sharp/run-in-child.ts';
import { sniffImage } from '../sharp/sniff-image.ts';
import { scriptBeside } from '../worker-threads/script-beside.ts';
import { createRecogniser, type Recogniser } from './recognise-words.ts';

const CHILD = scriptBeside(import.meta.url, '../sharp/page/page-child');
const MILLISECONDS = 30_000;

/** Photos of print: laid flat in a process of its own, then read without a network. */
export function createPageReader(): PageReader {
  const recogniser = createRecogniser();
  const readBytes: PageReader['readBytes'] = async (bytes, name) => {
    const picture = { path: name, bytes, format: sniffImage(bytes, name) };
    const { prepared, words } = await readUpright(picture, recogniser);
    const { width, height, page, figures } = prepared;
    return {
      name,
      width,
      height,
      words,
      figures: figures.map(({ box, png }, index) => ({
        box,
        image: pictureOf(`figure ${index + 1} of ${name}`, png),
      })),
      cut: async (box: PageBox) =>
        pictureOf(name, await inChild<Uint8Array>({ bytes: page, cut: box }, picture)),
    };
  };
  return {
    readBytes,
    read: async (path) => readBytes(await readImageFile(path, imageLimits.inputBytes), path),
    close: recogniser.close,
  };
}

function pictureOf(name: string, bytes: Uint8Array): ModelImage {
  return { name, mediaType: 'image/png', bytes };
}

type Picture = { readonly path: string; readonly bytes: Uint8Array; readonly format: string };

async function inChild<Answer>(request: PageRequest, { path, format }: Picture): Promise<Answer> {
  const outcome = await runInChild<Answer>(CHILD, request, MILLISECONDS);
  if ('problem' in outcome) throw unreadable(path, format, outcome.problem);
  return outcome.answer;
}

type Attempt = { readonly prepared: PreparedPage; readonly words: readonly PageWord[] };

/** A page that reads badly as it lies is turned, and read the way that makes most sense. */
async function readUpright(picture: Picture, recogniser: Recogniser): Promise<Attempt> {
  const attempt = async (turns: Turns): Promise<Attempt> => {
    const prepared = await inChild<PreparedPage>({ bytes: picture.bytes, turns }, picture);
    return { prepared, words: await recogniser.words(prepared.text) };
  };
  let best = await attempt(0);
  if (best.words.length === 0 || senseOf(best) >= SENSIBLE) return best;
  for (const turns of [1, 3, 2] as const) {
    const other = await attempt(turns);
    if (senseOf(other) > senseOf(best)) best = other;
    if (senseOf(best) >= SENSIBLE) break;
  }
  return best;
}

const SENSIBLE = 0.65;

/** The mean confidence; a long word that is higher than wide was read lying on its side and counts for nothing. */
function senseOf({ words }: Attempt): number {
  const letters = (word: PageWord): number => word.text.length;
  const total = words.reduce((sum, word) => sum + letters(word), 0);
  const upright = words.filter(({ text, box }) => text.length < 4 || box.width > box.height);
  return upright.reduce((sum, word) => sum + letters(word) * word.confidence, 0) / Math.max(1, total);
}
