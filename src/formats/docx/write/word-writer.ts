import type { Diagram } from '../../../domain/question-content.ts';
import { escapeXml } from '../equations/omml-builders.ts';
import type { MediaFile } from './package-files.ts';
import { createPicture, readPictureSize } from './pictures.ts';
import type { ReportSource } from './tex-to-word.ts';
import { createParagraph, createTextRun } from './word-runs.ts';

/** A picture of a diagram as files of the document: PNG, JPEG or GIF, and for a drawing also SVG. */
export type DrawnFigure = { readonly mediaType: string; readonly bytes: Uint8Array; readonly svg?: Uint8Array };

/** What the printers of a document share. */
export type WordWriter = {
  readonly reportSource: ReportSource;
  /** Marks the place of a question with its id, so that a second import replaces the question. */
  createAnchor(id: string): string;
  /** Returns the number of lists of options before this one, and counts it. */
  countOptionList(): number;
  printDiagram(diagram: Diagram): Promise<string>;
  /** What the package of the document needs at its end. */
  readonly media: readonly MediaFile[];
  getOptionListCount(): number;
};

type WriterTools = {
  readonly reportSource: ReportSource;
  /** Returns undefined if the diagram cannot be shown; the reason is reported by the caller. */
  readonly draw: (diagram: Diagram) => Promise<DrawnFigure | undefined>;
};

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
};

export function createWordWriter({ reportSource, draw }: WriterTools): WordWriter {
  const media: MediaFile[] = [];
  let [optionLists, bookmarks, figures] = [0, 0, 0];
  const addFile = (bytes: Uint8Array, mediaType: string): MediaFile => {
    const number = media.length + 1;
    const file = { id: `rIdImage${number}`, name: `image${number}.${EXTENSIONS[mediaType] ?? 'bin'}`, bytes };
    media.push(file);
    return file;
  };
  return {
    media,
    reportSource,
    getOptionListCount: () => optionLists,
    countOptionList: () => optionLists++,
    createAnchor: (id) => {
      const name = encodeBookmark(id);
      if (name === undefined) return '';
      const number = bookmarks++;
      return `<w:bookmarkStart w:id="${number}" w:name="${name}"/><w:bookmarkEnd w:id="${number}"/>`;
    },
    printDiagram: async (diagram) => {
      const figure = await draw(diagram);
      if (figure === undefined)
        return createParagraph(createTextRun(describeMissing(diagram), { italic: true }), {
          style: 'QuestionText',
          isCentred: true,
        });
      figures++;
      const file = addFile(figure.bytes, figure.mediaType);
      const size = readPictureSize(figure.svg ?? figure.bytes, figure.svg === undefined ? figure.mediaType : 'image/svg+xml');
      const svg = figure.svg === undefined ? {} : { svg: addFile(figure.svg, 'image/svg+xml') };
      return createParagraph(createPicture({ file, ...svg, size }, figures), {
        style: 'QuestionText',
        isCentred: true,
        keepNext: true,
      });
    },
  };
}

function describeMissing(diagram: Diagram): string {
  if (diagram.kind === 'image') return `[image: ${diagram.path}]`;
  return diagram.kind === 'placeholder' ? `[diagram: ${diagram.name}]` : '[diagram]';
}

const BOOKMARK_PREFIX = 'vb_';
const MAX_BOOKMARK_LENGTH = 40;

/** Encodes an id as the name of a bookmark, which has letters, digits and `_` only; undefined if it is too long. */
export function encodeBookmark(id: string): string | undefined {
  const encoded = id.replace(/[^A-Za-z0-9]/gu, (sign) => `_${(sign.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`);
  const name = `${BOOKMARK_PREFIX}${encoded}`;
  return name.length > MAX_BOOKMARK_LENGTH || /[^\u0000-\u00ff]/u.test(id) ? undefined : escapeXml(name);
}

/** Reads the id of a question from the name of a bookmark; undefined for a bookmark of another kind. */
export function decodeBookmark(name: string): string | undefined {
  if (!name.startsWith(BOOKMARK_PREFIX)) return undefined;
  return name
    .slice(BOOKMARK_PREFIX.length)
    .replace(/_([0-9a-f]{2})/gu, (_whole, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}
