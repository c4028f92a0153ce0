import { Fault } from '../domain/fault.ts';
import type { DocumentSample } from './document-sample.ts';
import type { Format } from './format.ts';

type FormatEntry = {
  readonly id: string;
  /** For people, such as `Moodle XML`. */
  readonly title: string;
  /** File name endings in lower case, with the dot. The first is used for new files. */
  readonly extensions: readonly string[];
  readonly mediaType: string;
  readonly canRead: boolean;
  readonly canWrite: boolean;
  /** Whether the document is text, which may be printed to a terminal. */
  readonly isText: boolean;
  /** Whether the sections of a paper are kept. */
  readonly keepsSections?: true;
  /** Recognises a document by its content. Without it, only the ending of the name decides. */
  readonly matches?: (sample: DocumentSample) => boolean;
  readonly load: () => Promise<Format>;
};

/**
 * All formats that `vbagent bank import` and `bank export` accept. To add a format, copy the folder of another one and add an
 * entry here. The code of a format is loaded when it is used, so that `--help` can list the ids without loading a reader.
 */
const formats = [
  {
    id: 'tex',
    title: 'LaTeX',
    extensions: ['.tex'],
    mediaType: 'application/x-tex',
    canRead: true,
    canWrite: true,
    isText: true,
    load: async () => (await import('./tex/tex-format.ts')).texFormat,
  },
  {
    id: 'json',
    title: 'JSON',
    extensions: ['.json'],
    mediaType: 'application/json',
    canRead: true,
    canWrite: true,
    isText: true,
    load: async () => (await import('./json/json-format.ts')).jsonFormat,
  },
  {
    id: 'jsonl',
    title: 'JSON Lines (keeps everything)',
    extensions: ['.jsonl'],
    mediaType: 'application/jsonl',
    canRead: true,
    canWrite: true,
    isText: true,
    load: async () => (await import('./jsonl/jsonl-format.ts')).jsonlFormat,
  },
  {
    id: 'docx',
    title: 'Word',
    extensions: ['.docx'],
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    canRead: true,
    canWrite: true,
    isText: false,
    keepsSections: true,
    matches: ({ archivedNames }) => archivedNames?.includes('word/document.xml') === true,
    load: async () => (await import('./docx/docx-format.ts')).docxFormat,
  },
  {
    id: 'csv',
    title: 'CSV',
    extensions: ['.csv', '.tsv'],
    mediaType: 'text/csv',
    canRead: true,
    canWrite: true,
    isText: true,
    load: async () => (await import('./csv/csv-format.ts')).csvFormat,
  },
  {
    id: 'xlsx',
    title: 'Excel',
    extensions: ['.xlsx'],
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    canRead: true,
    canWrite: true,
    isText: false,
    matches: ({ archivedNames }) => archivedNames?.includes('xl/workbook.xml') === true,
    load: async () => (await import('./xlsx/xlsx-format.ts')).xlsxFormat,
  },
  {
    id: 'gift',
    title: 'GIFT',
    extensions: ['.gift'],
    mediaType: 'text/plain',
    canRead: true,
    canWrite: true,
    isText: true,
    matches: ({ name, text }) =>
      /\.gift$/iu.test(name) ||
      (/\.txt$/iu.test(name) && /^::[^\n]*::|(?<!\\)\{\s*(?:=|~|#|T|F|\})/mu.test(text)),
    load: async () => (await import('./gift/gift-format.ts')).giftFormat,
  },
  {
    id: 'anki',
    title: 'Anki',
    extensions: ['.apkg'],
    mediaType: 'application/octet-stream',
    canRead: false,
    canWrite: true,
    isText: false,
    load: async () => (await import('./anki/anki-format.ts')).ankiFormat,
  },
  {
    id: 'exam',
    title: 'LaTeX class exam',
    extensions: ['.tex'],
    mediaType: 'application/x-tex',
    canRead: false,
    canWrite: true,
    isText: true,
    load: async () => (await import('./latex-classes/exam-format.ts')).examFormat,
  },
  {
    id: 'xsim',
    title: 'LaTeX package xsim',
    extensions: ['.tex'],
    mediaType: 'application/x-tex',
    canRead: false,
    canWrite: true,
    isText: true,
    load: async () => (await import('./latex-classes/xsim-format.ts')).xsimFormat,
  },
  {
    id: 'amc',
    title: 'auto-multiple-choice',
    extensions: ['.tex'],
    mediaType: 'application/x-tex',
    canRead: false,
    canWrite: true,
    isText: true,
    load: async () => (await import('./latex-classes/amc-format.ts')).amcFormat,
  },
  {
    id: 'moodle',
    title: 'Moodle XML',
    extensions: ['.xml'],
    mediaType: 'application/xml',
    canRead: true,
    canWrite: true,
    isText: true,
    keepsSections: true,
    matches: ({ text }) => /<quiz[\s/>]/u.test(text),
    load: async () => (await import('./moodle/moodle-format.ts')).moodleFormat,
  },
  {
    id: 'stack',
    title: 'Moodle XML with STACK questions',
    extensions: ['.xml'],
    mediaType: 'application/xml',
    canRead: false,
    canWrite: true,
    isText: true,
    keepsSections: true,
    load: async () => (await import('./moodle/stack-format.ts')).stackFormat,
  },
  {
    id: 'qti3',
    title: 'QTI 3.0 (TAO and others)',
    extensions: ['.zip'],
    mediaType: 'application/zip',
    canRead: true,
    canWrite: true,
    isText: false,
    keepsSections: true,
    matches: isQti,
    load: async () => (await import('./qti/qti-format.ts')).qti3Format,
  },
  {
    id: 'qti2',
    title: 'QTI 2.1',
    extensions: ['.zip'],
    mediaType: 'application/zip',
    canRead: true,
    canWrite: true,
    isText: false,
    keepsSections: true,
    matches: isQti,
    load: async () => (await import('./qti/qti-format.ts')).qti2Format,
  },
  {
    id: 'canvas',
    title: 'Canvas (QTI 1.2)',
    extensions: ['.zip'],
    mediaType: 'application/zip',
    canRead: false,
    canWrite: true,
    isText: false,
    load: async () => (await import('./canvas/canvas-format.ts')).canvasFormat,
  },
] as const satisfies readonly FormatEntry[];

/** Recognises packages, archives of items and single items; one reader reads all versions, and refuses version 1 with its reason. */
function isQti({ text, archivedNames = [] }: DocumentSample): boolean {
  const isOffice = archivedNames.includes('[Content_Types].xml');
  return (
    (!isOffice && archivedNames.some((name) => /\.xml$/iu.test(name))) ||
    /<(?:\w+:)?(?:qti-assessment-item|assessmentItem|questestinterop)[\s>]/u.test(text)
  );
}

export type FormatId = (typeof formats)[number]['id'];
/** The description of a format, available without loading its code. */
type FormatInfo = Omit<FormatEntry, 'load' | 'matches'>;

const entries: readonly (FormatEntry & { readonly id: FormatId })[] = formats;

export const READABLE_FORMAT_IDS = entries.flatMap(({ id, canRead }) => (canRead ? [id] : []));
export const WRITABLE_FORMAT_IDS = entries.flatMap(({ id, canWrite }) => (canWrite ? [id] : []));

export function getFormatInfo(id: FormatId): FormatInfo {
  const entry = entries.find((each) => each.id === id);
  if (entry === undefined) throw new Fault('unexpected', `There is no format ${id}.`);
  return entry;
}

export async function loadFormat(id: FormatId): Promise<Format> {
  const entry = entries.find((each) => each.id === id);
  if (entry === undefined) throw new Fault('unexpected', `There is no format ${id}.`);
  return entry.load();
}

/** Lists the endings of file names that can be read or written. */
export function listExtensions(use: 'read' | 'write'): string[] {
  const usable = entries.filter(({ canRead, canWrite }) => (use === 'read' ? canRead : canWrite));
  return [...new Set(usable.flatMap(({ extensions }) => extensions))];
}

/** Finds the format to write by the ending of a file name; case does not matter. The first format with this ending is chosen. */
export function findFormatId(path: string): FormatId | undefined {
  return findByName(path).find(({ canWrite }) => canWrite)?.id;
}

/** Finds the format of a document by its content and, where that is not enough, by the ending of its name. */
export function detectFormatId(sample: DocumentSample): FormatId | undefined {
  const readable = entries.filter(({ canRead }) => canRead);
  const byContent = readable.find(({ matches }) => matches?.(sample));
  const [byName, ...others] = findByName(sample.name).filter(({ canRead }) => canRead);
  // The reader of a damaged or protected file states what is wrong with it.
  return (byContent ?? (others.length === 0 ? byName : undefined))?.id;
}

function findByName(path: string): typeof entries {
  const name = path.toLowerCase();
  return entries.filter(({ extensions }) => extensions.some((extension) => name.endsWith(extension)));
}
