import { asFault, Fault } from '../../domain/fault.ts';
import type { ArchiveLimits, Archives } from '../../ports/archives.ts';
import type { ImageFormat } from '../../ports/image-reader.ts';
import { refuseWordFile } from '../intake/refuse-word-file.ts';
import { getBaseName } from '../intake/to-folder-name.ts';
import { uploadLimits } from './upload-limits.ts';

export type UploadedFile = { readonly name: string; readonly bytes: Uint8Array };

/** An accepted file. `folder` is its folder in the archive; figures in a TeX file are named relative to it. */
export type AcceptedFile =
  | { readonly kind: 'tex'; readonly name: string; readonly folder: string; readonly text: string }
  | {
      readonly kind: 'photo';
      readonly name: string;
      readonly folder: string;
      readonly bytes: Uint8Array;
      readonly format: ImageFormat;
    }
  | { readonly kind: 'pdf'; readonly name: string; readonly folder: string; readonly bytes: Uint8Array };

/** A rejected file with the reason, as one sentence for the user. */
export type RefusedFile = { readonly name: string; readonly reason: string };

/** Dependencies that open and identify uploaded files. */
export type UploadReaders = {
  readonly archives: Archives;
  /** Detects the image format from the first bytes; throws an `invalid-input` fault for any other content. */
  readonly detectFormat: (bytes: Uint8Array, name: string) => ImageFormat;
  /** Decodes UTF-8 text; throws an `invalid-input` fault for any other encoding. */
  readonly decodeText: (bytes: Uint8Array, name: string) => string;
};

const TEX_ENDING = /\.(?:tex|ltx|latex|txt)$/i;
const IMAGE_ENDING = /\.(?:jpe?g|png|webp|gif|heic|heif|avif|tiff?|bmp|svg)$/i;
const PDF_ENDING = /\.pdf$/i;
const ZIP_ENDING = /\.zip$/i;

/** Yields the uploaded files one by one, including the files in archives. An unusable file is yielded with the reason. */
export async function* readUploadedFiles(
  files: readonly UploadedFile[],
  readers: UploadReaders,
): AsyncGenerator<AcceptedFile | RefusedFile, void, undefined> {
  let filesLeft: number = uploadLimits.files;
  let texLeft: number = uploadLimits.totalTexBytes;
  for (const file of files) {
    for await (const result of ZIP_ENDING.test(file.name)
      ? unpack(
          file,
          { maxFiles: filesLeft, findSkipReason: (...entry) => findTexSkipReason(...entry, texLeft) },
          readers,
        )
      : [acceptFile(file, readers)]) {
      if (filesLeft === 0) return void (yield { name: file.name, reason: TOO_MANY_FILES });
      filesLeft -= 1;
      texLeft -= 'text' in result ? result.text.length : 0;
      yield texLeft >= 0 || !('text' in result) ? result : { name: result.name, reason: TOO_MUCH_TEX };
    }
  }
}

const TOO_MANY_FILES = `An upload accepts at most ${uploadLimits.files} files; this file and the following ones were left out.`;

const TEX_LIMIT = `TeX files of an upload have at most ${formatMegabytes(uploadLimits.totalTexBytes)} together`;
const TOO_MUCH_TEX = `The ${TEX_LIMIT}; this file was left out.`;

/** Checks the size of a TeX file in an archive, so that a file that will be rejected is not inflated. */
function findTexSkipReason(name: string, size: number, texLeft: number): string | undefined {
  if (!TEX_ENDING.test(name)) return undefined;
  if (size > uploadLimits.texBytes) return `it is larger than ${formatMegabytes(uploadLimits.texBytes)}`;
  return size > texLeft ? `the ${TEX_LIMIT}` : undefined;
}

/** Yields the files of a ZIP archive. */
async function* unpack(
  { name, bytes }: UploadedFile,
  { maxFiles, findSkipReason }: { readonly maxFiles: number } & Pick<ArchiveLimits, 'findSkipReason'>,
  readers: UploadReaders,
): AsyncGenerator<AcceptedFile | RefusedFile, void, undefined> {
  const limits = {
    fileBytes: uploadLimits.imageBytes,
    totalBytes: uploadLimits.archiveBytes,
    files: maxFiles,
    ...(findSkipReason && { findSkipReason }),
  };
  let isEmpty = true;
  try {
    for await (const file of readers.archives.read(bytes, name, limits)) {
      isEmpty = false;
      if ('skipReason' in file)
        yield { name: file.name, reason: `${getBaseName(file.name)}: ${file.skipReason}.` };
      else if (ZIP_ENDING.test(file.name))
        yield {
          name: file.name,
          reason: `${getBaseName(file.name)} is an archive inside an archive; nested archives are not opened.`,
        };
      else yield acceptFile(file, readers);
    }
    if (isEmpty) yield { name, reason: `${name} is empty.` };
  } catch (thrown) {
    yield { name, reason: getReason(thrown) };
  }
}

function acceptFile({ name: path, bytes }: UploadedFile, readers: UploadReaders): AcceptedFile | RefusedFile {
  const name = getBaseName(path);
  const folder = path.slice(0, path.length - name.length);
  try {
    refuseWordFile(name);
    return { ...readFile(name, bytes, readers), folder };
  } catch (thrown) {
    return { name: path, reason: getReason(thrown) };
  }
}

function readFile(name: string, bytes: Uint8Array, readers: UploadReaders) {
  if (TEX_ENDING.test(name)) return readTex(name, bytes, readers);
  return PDF_ENDING.test(name) ? readPdf(name, bytes) : readPhoto(name, bytes, readers);
}

function readPdf(name: string, bytes: Uint8Array) {
  checkSize(name, bytes, uploadLimits.pdfBytes);
  return { kind: 'pdf', name, bytes } as const;
}

function readTex(name: string, bytes: Uint8Array, { decodeText }: UploadReaders) {
  checkSize(name, bytes, uploadLimits.texBytes);
  return { kind: 'tex', name, text: decodeText(bytes, name) } as const;
}

function readPhoto(name: string, bytes: Uint8Array, { detectFormat }: UploadReaders) {
  if (!IMAGE_ENDING.test(name) && !looksLikeImage(name, bytes, detectFormat))
    throw new Fault(
      'invalid-input',
      `${name} is neither TeX, PDF, nor a JPEG, PNG or WebP image, nor a ZIP of them.`,
    );
  const format = detectFormat(bytes, name);
  checkSize(name, bytes, uploadLimits.imageBytes);
  return { kind: 'photo', name, bytes, format } as const;
}

/** Recognises an image file without a file ending. */
function looksLikeImage(
  name: string,
  bytes: Uint8Array,
  detectFormat: UploadReaders['detectFormat'],
): boolean {
  try {
    return detectFormat(bytes, name) !== undefined;
  } catch {
    return false;
  }
}

function checkSize(name: string, { length }: Uint8Array, limit: number): void {
  if (length <= limit) return;
  throw new Fault(
    'invalid-input',
    `${name} is ${formatMegabytes(length)}; the limit is ${formatMegabytes(limit)}.`,
  );
}

function formatMegabytes(bytes: number): string {
  return `${Number((bytes / 1_000_000).toFixed(1))} MB`;
}

/** Returns the message of a fault; rethrows an internal error. */
function getReason(thrown: unknown): string {
  const fault = asFault(thrown);
  if (fault.kind === 'unexpected') throw thrown;
  return fault.message;
}
