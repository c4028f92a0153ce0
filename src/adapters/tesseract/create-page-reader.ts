import type { ModelImage } from '../../ports/model.ts';
import type { PageBox, PageReader } from '../../ports/page-reader.ts';
import { readImageFile, unreadable } from '../sharp/create-image-reader.ts';
import { imageLimits } from '../sharp/image-limits.ts';
import type { PageRequest } from '../sharp/page/page-child.ts';
import type { PreparedPage } from '../sharp/page/prepare-page.ts';
import { childScript, runInChild } from '../sharp/run-in-child.ts';
import { sniffImage } from '../sharp/sniff-image.ts';
import { createRecogniser } from './recognise-words.ts';

const CHILD = childScript('../sharp/page/page-child', import.meta.url);
const MILLISECONDS = 30_000;

/** Photos of print: laid flat in a process of its own, then read without a network. */
export function createPageReader(): PageReader {
  const recogniser = createRecogniser();
  return {
    read: async (path) => {
      const bytes = await readImageFile(path, imageLimits.inputBytes);
      const format = sniffImage(bytes, path);
      const prepared = await inChild<PreparedPage>({ bytes }, path, format);
      const { width, height, page, text, figures } = prepared;
      return {
        name: path,
        width,
        height,
        words: await recogniser.words(text),
        figures: figures.map(({ box, png }, index) => ({
          box,
          image: pictureOf(`figure ${index + 1} of ${path}`, png),
        })),
        cut: async (box: PageBox) =>
          pictureOf(path, await inChild<Uint8Array>({ bytes: page, cut: box }, path, format)),
      };
    },
    close: recogniser.close,
  };
}

function pictureOf(name: string, bytes: Uint8Array): ModelImage {
  return { name, mediaType: 'image/png', bytes };
}

async function inChild<Answer>(request: PageRequest, path: string, format: string): Promise<Answer> {
  const outcome = await runInChild<Answer>(CHILD, request, MILLISECONDS);
  if ('problem' in outcome) throw unreadable(path, format, outcome.problem);
  return outcome.answer;
}
