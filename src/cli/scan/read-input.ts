import { Fault } from '../../domain/fault.ts';
import { findInputKind, type InputFile } from '../../factory/intake/read-input-questions.ts';
import { refuseWordFile } from '../../factory/intake/refuse-word-file.ts';
import type { ItemRange } from '../../latex/select-range.ts';
import { readSourceText, type SourceText } from '../../text/source-text.ts';
import type { CliTools } from '../cli-tools.ts';
import type { PagesOption, RangeOption } from '../shared-options.ts';

export type InputOptions = PagesOption & { readonly tex?: string; readonly image?: string };

export type TexInput = { readonly name: string; readonly source: SourceText };

/** Reads the TeX file of `-t`. */
export async function readInput(options: InputOptions, tools: Pick<CliTools, 'files'>): Promise<TexInput> {
  checkInput(options);
  refuseWordFile(options.tex ?? '');
  const file = await tools.files.readText(options.tex ?? '');
  return { name: file.name, source: readSourceText(file.source) };
}

/**
 * Returns whether the TeX is read from standard input. If so, the message "by rules" is printed before reading, because the
 * user may have to type. Otherwise it is printed after reading, so that a read error is the only message.
 */
export function isStandardInput({ tex }: InputOptions): boolean {
  return tex === '-';
}

/** Requires exactly one of `-t` and `-i`. */
function checkInput({ tex, image }: InputOptions): void {
  if ((tex === undefined) === (image === undefined))
    throw new Fault('invalid-input', 'Use either -t FILE (TeX) or -i FILE (a photo or PDF).');
}

/** Reads `-r START END`. The limits are checked later, when the number of questions is known. */
export function readRange({ range }: RangeOption): ItemRange | undefined {
  if (range === undefined) return undefined;
  const [start, end] = range;
  if (start === undefined || end === undefined || range.length !== 2)
    throw new Fault('invalid-input', 'A range is two whole numbers, such as -r 1 5.');
  return { start, end };
}

/** Combines `-t` or `-i` with the range of `-r`. */
export function toInputFile(options: InputOptions & RangeOption): InputFile {
  checkInput(options);
  const range = readRange(options);
  const { image, tex = '', pages } = options;
  if (image === undefined) return { kind: 'tex', path: tex, range, pages };
  return { kind: findInputKind(image) ?? 'photo', path: image, range, pages };
}
