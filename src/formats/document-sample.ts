/** What formats are recognised by: the name of a document, the beginning of its text, and the file names of an archive. */
export type DocumentSample = {
  readonly name: string;
  /** The first characters; empty for a ZIP archive or another binary document. */
  readonly text: string;
  /** The names of the files in a ZIP archive; undefined for other documents. */
  readonly archivedNames?: readonly string[];
};

const SAMPLE_BYTES = 8192;
const MAX_NAMES = 5000;

export function sampleDocument(bytes: Uint8Array, name: string): DocumentSample {
  if (isZip(bytes)) return { name, text: '', archivedNames: listArchivedNames(bytes) };
  return { name, text: decodeStart(bytes.subarray(0, SAMPLE_BYTES)) };
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

/** Decodes UTF-8, and UTF-16 with a byte order mark. */
function decodeStart(bytes: Uint8Array): string {
  const isLittleEndian = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isBigEndian = bytes[0] === 0xfe && bytes[1] === 0xff;
  const encoding = isLittleEndian ? 'utf-16le' : isBigEndian ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** Lists the names in the directory at the end of a ZIP archive. Damaged archives give an empty or incomplete list. */
function listArchivedNames(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findDirectoryEnd(view);
  if (end === undefined) return [];
  const names: string[] = [];
  let offset = view.getUint32(end + 16, true);
  while (
    offset + 46 <= bytes.length &&
    view.getUint32(offset, true) === 0x02014b50 &&
    names.length < MAX_NAMES
  ) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((at) =>
      view.getUint16(offset + at, true),
    );
    const start = offset + 46;
    names.push(new TextDecoder().decode(bytes.subarray(start, start + (nameLength ?? 0))));
    offset = start + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return names;
}

/** Finds the record that ends the directory; a comment of up to 65,535 bytes may follow it. */
function findDirectoryEnd(view: DataView): number | undefined {
  const lowest = Math.max(0, view.byteLength - 65_557);
  for (let offset = view.byteLength - 22; offset >= lowest; offset--)
    if (view.getUint32(offset, true) === 0x06054b50) return offset;
  return undefined;
}
