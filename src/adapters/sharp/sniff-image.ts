import { Fault } from '../../domain/fault.ts';
import { IMAGE_FORMATS, type ImageFormat } from '../../ports/image-reader.ts';

/** Bytes that identify a format, at an offset from the start of the file. */
type Signature = { readonly bytes: readonly number[]; readonly offset?: number };

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const toBytes = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

const supportedSignatures: Readonly<Record<ImageFormat, readonly Signature[]>> = {
  JPEG: [{ bytes: [0xff, 0xd8, 0xff] }],
  PNG: [{ bytes: PNG }],
  WebP: [{ bytes: toBytes('RIFF') }, { bytes: toBytes('WEBP'), offset: 8 }],
};

/** Formats that are not supported, but recognised for the error message. */
const otherSignatures: Readonly<Record<string, readonly Signature[]>> = {
  GIF: [{ bytes: toBytes('GIF8') }],
  PDF: [{ bytes: toBytes('%PDF') }],
  'HEIC or AVIF': [{ bytes: toBytes('ftyp'), offset: 4 }],
  TIFF: [{ bytes: toBytes('II*\0') }],
  BMP: [{ bytes: toBytes('BM') }],
};

/** Detects the format by the first bytes of the file, independent of its name. */
export function sniffImage(bytes: Uint8Array, name: string): ImageFormat {
  const supported = IMAGE_FORMATS.find((format) => matchesSignature(bytes, supportedSignatures[format]));
  if (supported !== undefined) return supported;
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
  const other = Object.keys(otherSignatures).find((format) =>
    matchesSignature(bytes, otherSignatures[format] ?? []),
  );
  if (other !== undefined) return `a ${other} file`;
  const text = new TextDecoder().decode(bytes.subarray(0, 500));
  if (/<svg[\s>]/i.test(text)) return 'an SVG file';
  return 'not a supported image';
}

function listFormats(): string {
  return `${IMAGE_FORMATS.slice(0, -1).join(', ')} or ${IMAGE_FORMATS.at(-1)}`;
}

function matchesSignature(bytes: Uint8Array, parts: readonly Signature[]): boolean {
  return parts.every((part) => part.bytes.every((byte, index) => bytes[(part.offset ?? 0) + index] === byte));
}
