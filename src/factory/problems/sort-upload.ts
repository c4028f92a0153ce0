import { asFault, Fault } from '../../domain/fault.ts';
import type { Archives } from '../../ports/archives.ts';
import type { ImageFormat } from '../../ports/image-reader.ts';
import { uploadLimits } from './upload-limits.ts';

export type UploadedFile = { readonly name: string; readonly bytes: Uint8Array };

/** `folder` is where it lay in its archive, so that TeX finds the figure beside it. */
export type SortedFile =
  | { readonly kind: 'tex'; readonly name: string; readonly folder: string; readonly text: string }
  | {
      readonly kind: 'photo';
      readonly name: string;
      readonly folder: string;
      readonly bytes: Uint8Array;
      readonly format: ImageFormat;
    };

/** A file that was left out, and why, in one sentence for who sent it. */
export type RefusedFile = { readonly name: string; readonly reason: string };

export type SortTools = {
  readonly archives: Archives;
  /** Tells a picture by its first bytes; what is none is an `invalid-input` fault. */
  readonly formatOf: (bytes: Uint8Array, name: string) => ImageFormat;
  /** Text that is not UTF-8 is an `invalid-input` fault. */
  readonly decodeText: (bytes: Uint8Array, name: string) => string;
};

const TEX = /\.(?:tex|ltx|latex|txt)$/i;
const IMAGE = /\.(?:jpe?g|png|webp|gif|heic|heif|avif|tiff?|bmp|svg|pdf)$/i;
const ZIP = /\.zip$/i;

/** The files one by one, archives opened; what cannot be used is answered with its reason, and the others go on. */
export async function* sortUpload(
  files: readonly UploadedFile[],
  tools: SortTools,
): AsyncGenerator<SortedFile | RefusedFile, void, undefined> {
  let left: number = uploadLimits.files;
  for (const file of files) {
    for await (const sorted of ZIP.test(file.name) ? unpack(file, left, tools) : [sortFile(file, tools)]) {
      if (left === 0) return void (yield { name: file.name, reason: tooMany });
      left -= 1;
      yield sorted;
    }
  }
}

const tooMany = `An upload takes ${uploadLimits.files} files; this and what follows was left out.`;

async function* unpack(
  { name, bytes }: UploadedFile,
  left: number,
  tools: SortTools,
): AsyncGenerator<SortedFile | RefusedFile, void, undefined> {
  const limits = { fileBytes: uploadLimits.imageBytes, totalBytes: uploadLimits.archiveBytes, files: left };
  let isEmpty = true;
  try {
    for await (const file of tools.archives.read(bytes, name, limits)) {
      isEmpty = false;
      if ('problem' in file) yield { name: file.name, reason: `${lastName(file.name)}: ${file.problem}.` };
      else if (ZIP.test(file.name))
        yield {
          name: file.name,
          reason: `${lastName(file.name)} is an archive inside an archive, which is not opened.`,
        };
      else yield sortFile(file, tools);
    }
    if (isEmpty) yield { name, reason: `${name} is empty.` };
  } catch (thrown) {
    yield { name, reason: sentenceOf(thrown) };
  }
}

function sortFile({ name: path, bytes }: UploadedFile, tools: SortTools): SortedFile | RefusedFile {
  const name = lastName(path);
  const folder = path.slice(0, path.length - name.length);
  try {
    return { ...(TEX.test(name) ? texOf(name, bytes, tools) : photoOf(name, bytes, tools)), folder };
  } catch (thrown) {
    return { name: path, reason: sentenceOf(thrown) };
  }
}

function texOf(name: string, bytes: Uint8Array, { decodeText }: SortTools) {
  checkSize(name, bytes, uploadLimits.texBytes);
  return { kind: 'tex', name, text: decodeText(bytes, name) } as const;
}

function photoOf(name: string, bytes: Uint8Array, { formatOf }: SortTools) {
  if (!IMAGE.test(name) && !looksLikeImage(name, bytes, formatOf))
    throw new Fault(
      'invalid-input',
      `${name} is neither TeX nor a JPEG, PNG or WebP image, nor a ZIP of them.`,
    );
  const format = formatOf(bytes, name);
  checkSize(name, bytes, uploadLimits.imageBytes);
  return { kind: 'photo', name, bytes, format } as const;
}

/** A picture may have lost its ending on the way. */
function looksLikeImage(name: string, bytes: Uint8Array, formatOf: SortTools['formatOf']): boolean {
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

function sentenceOf(thrown: unknown): string {
  const fault = asFault(thrown);
  if (fault.kind === 'unexpected') throw thrown;
  return fault.message;
}

/** The name without the folders before it, whichever system wrote it. */
export function lastName(path: string): string {
  return path.replace(/^.*[/\\]/, '') || path;
}
