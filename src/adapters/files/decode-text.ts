import { Fault } from '../../domain/fault.ts';

const UTF16_BYTE_ORDER_MARKS = [
  [0xff, 0xfe],
  [0xfe, 0xff],
] as const;

/** Decodes UTF-8 text unchanged, including a byte order mark; throws a fault for other content, with advice on how to convert it. */
export function decodeText(bytes: Uint8Array, name: string): string {
  if (UTF16_BYTE_ORDER_MARKS.some(([first, second]) => bytes[0] === first && bytes[1] === second)) {
    throw createNotTextFault(
      `${name} is UTF-16 text; expected UTF-8.`,
      createConversionAdvice(name, 'UTF-16'),
    );
  }
  if (bytes.includes(0)) throw createNotTextFault(`${name} is a binary file, not text.`);
  const text = decodeUtf8(bytes, name);
  if (text.trim() === '') throw createNotTextFault(`${name} is empty.`);
  return text;
}

function decodeUtf8(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw createNotTextFault(
      `${name} is not UTF-8 text (it may be Latin-1 or a binary file).`,
      createConversionAdvice(name, 'LATIN1'),
      cause,
    );
  }
}

function createConversionAdvice(name: string, from: string): string {
  return `Convert it: iconv -f ${from} -t UTF-8 "${name}" > utf8.tex`;
}

function createNotTextFault(message: string, advice?: string, cause?: unknown): Fault {
  return new Fault('invalid-input', message, { ...(advice === undefined ? {} : { advice }), cause });
}
