import { Fault } from '../../domain/fault.ts';
import { IMAGE_FORMATS, type ImageFormat } from '../../ports/image-reader.ts';

/** Bytes that identify a format, at an offset. */
type Magic = { readonly bytes: readonly number[]; readonly at?: number };

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

const accepted: Readonly<Record<ImageFormat, readonly Magic[]>> = {
  JPEG: [{ bytes: [0xff, 0xd8, 0xff] }],
  PNG: [{ bytes: PNG }],
  WebP: [{ bytes: letters('RIFF') }, { bytes: letters('WEBP'), at: 8 }],
};

const others: Readonly<Record<string, readonly Magic[]>> = {
  GIF: [{ bytes: letters('GIF8') }],
  PDF: [{ bytes: letters('%PDF') }],
  'HEIC or AVIF': [{ bytes: letters('ftyp'), at: 4 }],
  TIFF: [{ bytes: letters('II*\0') }],
  BMP: [{ bytes: letters('BM') }],
};

/** Detects the format by the first bytes of the file, independent of its name. */
export function sniffImage(bytes: Uint8Array, name: string): ImageFormat {
  const found = IMAGE_FORMATS.find((format) => matches(bytes, accepted[format]));
  if (found !== undefined) return found;
  throw new Fault(
    'invalid-input',
    `${name} is ${describeContent(bytes)}; supported formats are ${listFormats()}.`,
    {
      advice: 'Save it in one of these formats, or pass TeX with -t.',
      facts: { supported: IMAGE_FORMATS },
    },
  );
}

function describeContent(bytes: Uint8Array): string {
  if (bytes.length === 0) return 'empty';
  const other = Object.keys(others).find((format) => matches(bytes, others[format] ?? []));
  if (other !== undefined) return `a ${other} file`;
  const text = new TextDecoder().decode(bytes.subarray(0, 500));
  if (/<svg[\s>]/i.test(text)) return 'an SVG file';
  return 'not a supported image';
}

function listFormats(): string {
  return `${IMAGE_FORMATS.slice(0, -1).join(', ')} or ${IMAGE_FORMATS.at(-1)}`;
}

function matches(bytes: Uint8Array, magic: readonly Magic[]): boolean {
  return magic.every((part) => part.bytes.every((byte, index) => bytes[(part.at ?? 0) + index] === byte));
}
