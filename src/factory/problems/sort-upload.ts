import { asFault, Fault } from '../../domain/fault.ts';
import type { Archives } from '../../ports/archives.ts';
import type { ImageFormat } from '../../ports/image-reader.ts';
import { getBaseName } from '../intake/to-folder-name.ts';
import { uploadLimits } from './upload-limits.ts';

export type UploadedFile = { readonly name: string; readonly bytes: Uint8Array };

/** An accepted file. `folder` is its folder in the archive, which locates the figures that a TeX file names. */
export type SortedFile =
  | { readonly kind: 'tex'; readonly name: string; readonly folder: string; readonly text: string }
  | {
      readonly kind: 'photo';
      readonly name: string;
      readonly folder: string;
      readonly bytes: Uint8Array;
      readonly format: ImageFormat;
    };

/** A rejected file with the reason, as one sentence for the user. */
export type RefusedFile = { readonly name: string; readonly reason: string };

/** Dependencies that open and identify uploaded files. */
export type UploadReaders = {
  readonly archives: Archives;
  /** Detects the image format from the first bytes; anything else is an `invalid-input` fault. */
  readonly formatOf: (bytes: Uint8Array, name: string) => ImageFormat;
  /** Text that is not UTF-8 is an `invalid-input` fault. */
  readonly decodeText: (bytes: Uint8Array, name: string) => string;
};

const TEX = /\.(?:tex|ltx|latex|txt)$/i;
const IMAGE = /\.(?:jpe?g|png|webp|gif|heic|heif|avif|tiff?|bmp|svg|pdf)$/i;
const ZIP = /\.zip$/i;

/** Yields the uploaded files one by one, including those in archives; an unusable file is yielded with its reason. */
export async function* sortUpload(
  files: readonly UploadedFile[],
  readers: UploadReaders,
): AsyncGenerator<SortedFile | RefusedFile, void, undefined> {
  let left: number = uploadLimits.files;
  for (const file of files) {
    for await (const sorted of ZIP.test(file.name)
      ? unpack(file, left, readers)
      : [sortFile(file, readers)]) {
      if (left === 0) return void (yield { name: file.name, reason: tooMany });
      left -= 1;
      yield sorted;
    }
  }
}

const tooMany = `An upload accepts at most ${uploadLimits.files} files; this file and the following ones were left out.`;

async function* unpack(
  { name, bytes }: UploadedFile,
  left: number,
  readers: UploadReaders,
): AsyncGenerator<SortedFile | RefusedFile, void, undefined> {
  const limits = { fileBytes: uploadLimits.imageBytes, totalBytes: uploadLimits.archiveBytes, files: left };
  let isEmpty = true;
  try {
    for await (const file of readers.archives.read(bytes, name, limits)) {
      isEmpty = false;
      if ('problem' in file) yield { name: file.name, reason: `${getBaseName(file.name)}: ${file.problem}.` };
      else if (ZIP.test(file.name))
        yield {
          name: file.name,
          reason: `${getBaseName(file.name)} is an archive inside an archive; nested archives are not opened.`,
        };
      else yield sortFile(file, readers);
    }
    if (isEmpty) yield { name, reason: `${name} is empty.` };
  } catch (thrown) {
    yield { name, reason: getReason(thrown) };
  }
}

function sortFile({ name: path, bytes }: UploadedFile, readers: UploadReaders): SortedFile | RefusedFile {
  const name = getBaseName(path);
  const folder = path.slice(0, path.length - name.length);
  try {
    return { ...(TEX.test(name) ? readTex(name, bytes, readers) : readPhoto(name, bytes, readers)), folder };
  } catch (thrown) {
    return { name: path, reason: getReason(thrown) };
  }
}

function readTex(name: string, bytes: Uint8Array, { decodeText }: UploadReaders) {
  checkSize(name, bytes, uploadLimits.texBytes);
  return { kind: 'tex', name, text: decodeText(bytes, name) } as const;
}

function readPhoto(name: string, bytes: Uint8Array, { formatOf }: UploadReaders) {
  if (!IMAGE.test(name) && !looksLikeImage(name, bytes, formatOf))
    throw new Fault(
      'invalid-input',
      `${name} is neither TeX nor a JPEG, PNG or WebP image, nor a ZIP of them.`,
    );
  const format = formatOf(bytes, name);
  checkSize(name, bytes, uploadLimits.imageBytes);
  return { kind: 'photo', name, bytes, format } as const;
}

/** Recognises an image file without a file ending. */
function looksLikeImage(name: string, bytes: Uint8Array, formatOf: UploadReaders['formatOf']): boolean {
  try {
    return formatOf(bytes, name) !== undefined;
  } catch {
    return false;
  }
}

function checkSize(name: string, { length }: Uint8Array, limit: number): void {
  if (length <= limit) return;
  const inMegabytes = (size: number): string => `${(size / 1_000_000).toFixed(1)} MB`;
  throw new Fault('invalid-input', `${name} is ${inMegabytes(length)}; the limit is ${inMegabytes(limit)}.`);
}

function getReason(thrown: unknown): string {
  const fault = asFault(thrown);
  if (fault.kind === 'unexpected') throw thrown;
  return fault.message;
}
