import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { SerializerProtocol } from '@langchain/langgraph-checkpoint';

/** A serialised value as two text columns, because a portable backup contains only text. */
export type StoredValue = { readonly type: string; readonly content: string };

const TEXT = 'json';
/** The prefix of the serializer's type if the content is compressed. */
const COMPRESSED = 'zstd+';
/** Larger values are compressed: a list of messages is stored again whenever it grows and compresses to a tenth. */
const MIN_COMPRESSED_BYTES = 2048;

export async function storeValue(serde: SerializerProtocol, value: unknown): Promise<StoredValue> {
  const [type, bytes] = await serde.dumpsTyped(value);
  if (bytes.length >= MIN_COMPRESSED_BYTES) {
    return { type: COMPRESSED + type, content: zstdCompressSync(bytes).toString('base64') };
  }
  return { type, content: Buffer.from(bytes).toString(type === TEXT ? 'utf8' : 'base64') };
}

export async function loadValue(serde: SerializerProtocol, { type, content }: StoredValue): Promise<unknown> {
  if (type.startsWith(COMPRESSED)) {
    const bytes = zstdDecompressSync(Buffer.from(content, 'base64'));
    return serde.loadsTyped(type.slice(COMPRESSED.length), new Uint8Array(bytes));
  }
  return serde.loadsTyped(type, type === TEXT ? content : new Uint8Array(Buffer.from(content, 'base64')));
}
