import type { Diagram } from '../../../domain/question-content.ts';
import type { MediaFile } from './package-files.ts';
import { createPicture, readPictureSize } from './pictures.ts';
import type { ReportSource } from './tex-to-word.ts';
import { createParagraph, createTextRun } from './word-runs.ts';

/** A picture of a diagram as files of the document: PNG, JPEG or GIF, and for a drawing also SVG. */
export type DrawnFigure = {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  readonly svg?: Uint8Array;
};

/** The state and functions that all parts of the writer share. */
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
  let [optionLists, bookmarks, figures, questions] = [0, 0, 0, 0];
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
      questions++;
      return encodeBookmarks(id, questions)
        .map((name) => {
          const number = bookmarks++;
          return `<w:bookmarkStart w:id="${number}" w:name="${name}"/><w:bookmarkEnd w:id="${number}"/>`;
        })
        .join('');
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
      const size = readPictureSize(
        figure.svg ?? figure.bytes,
        figure.svg === undefined ? figure.mediaType : 'image/svg+xml',
      );
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

/** Word allows 40 characters in the name of a bookmark; letters, digits and `_` only. */
const BOOKMARK_LENGTH = 24;
const BOOKMARK_NAME = /^vb\d+_\d+_/u;

/** Encodes an id as names of bookmarks, which are unique in the document: `vb7_0_…`, `vb7_1_…`. */
function encodeBookmarks(id: string, question: number): string[] {
  const encoded = [...new TextEncoder().encode(id)]
    .map((byte) => {
      const sign = String.fromCodePoint(byte);
      return /[A-Za-z0-9]/u.test(sign) ? sign : `_${byte.toString(16).padStart(2, '0')}`;
    })
    .join('');
  const chunks = encoded.match(new RegExp(`.{1,${BOOKMARK_LENGTH}}`, 'gu')) ?? [];
  return chunks.map((chunk, index) => `vb${question}_${index}_${chunk}`);
}

/** Reads the id of a question from the names of its bookmarks; undefined without such a bookmark. */
export function decodeBookmarks(names: readonly string[]): string | undefined {
  const encoded = names
    .filter((name) => BOOKMARK_NAME.test(name))
    .map((name) => name.replace(BOOKMARK_NAME, ''))
    .join('');
  if (encoded === '') return undefined;
  const bytes = [...encoded.matchAll(/_([0-9a-f]{2})|[A-Za-z0-9]/gu)].map(([sign, code]) =>
    code === undefined ? (sign.codePointAt(0) ?? 0) : Number.parseInt(code, 16),
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
}
