import { Fault } from '../../domain/fault.ts';

const UTF16_MARKS = [
  [0xff, 0xfe],
  [0xfe, 0xff],
] as const;

/** Reads bytes as UTF-8 exactly (the byte order mark stays); anything else is refused with the way to convert it. */
export function decodeText(bytes: Uint8Array, name: string): string {
  if (UTF16_MARKS.some(([first, second]) => bytes[0] === first && bytes[1] === second)) {
    throw notText(`${name} is UTF-16 text; UTF-8 is wanted.`, conversion(name, 'UTF-16'));
  }
  if (bytes.includes(0)) throw notText(`${name} is a binary file, not text.`);
  const text = decodeUtf8(bytes, name);
  if (text.trim() === '') throw notText(`${name} is empty.`);
  return text;
}

function decodeUtf8(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw notText(
      `${name} is not UTF-8 text (it may be Latin-1 or a binary file).`,
      conversion(name, 'LATIN1'),
      cause,
    );
  }
}

function conversion(name: string, from: string): string {
  return `Convert it: iconv -f ${from} -t UTF-8 "${name}" > utf8.tex`;
}

function notText(message: string, advice?: string, cause?: unknown): Fault {
  return new Fault('invalid-input', message, { ...(advice === undefined ? {} : { advice }), cause });
}
