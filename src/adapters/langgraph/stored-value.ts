import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { SerializerProtocol } from '@langchain/langgraph-checkpoint';

/** A serialised value as two text columns, because a portable backup contains only text. */
export type StoredValue = { readonly type: string; readonly content: string };

const JSON_TYPE = 'json';
/** The prefix of the serializer's type if the content is compressed. */
const COMPRESSED_PREFIX = 'zstd+';
/** Values of at least this size are compressed. A list of messages, stored again whenever it grows, shrinks to a tenth. */
const MIN_COMPRESSED_BYTES = 2048;

/** Serialises a value; bytes and compressed values are stored in base64. */
export async function storeValue(serde: SerializerProtocol, value: unknown): Promise<StoredValue> {
  const [type, bytes] = await serde.dumpsTyped(value);
  if (bytes.length >= MIN_COMPRESSED_BYTES) {
    return { type: COMPRESSED_PREFIX + type, content: zstdCompressSync(bytes).toString('base64') };
  }
  return { type, content: Buffer.from(bytes).toString(type === JSON_TYPE ? 'utf8' : 'base64') };
}

export async function loadValue(serde: SerializerProtocol, { type, content }: StoredValue): Promise<unknown> {
  if (type.startsWith(COMPRESSED_PREFIX)) {
    const bytes = zstdDecompressSync(Buffer.from(content, 'base64'));
    return serde.loadsTyped(type.slice(COMPRESSED_PREFIX.length), new Uint8Array(bytes));
  }
  return serde.loadsTyped(
    type,
    type === JSON_TYPE ? content : new Uint8Array(Buffer.from(content, 'base64')),
  );
}
