import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { SerializerProtocol } from '@langchain/langgraph-checkpoint';

/** What a serializer made of a value, as two text columns; a portable backup holds text alone. */
export type StoredValue = { readonly type: string; readonly content: string };

const TEXT = 'json';
/** In front of the serializer's own type when the content is packed. */
const PACKED = 'zstd+';
/** A list of messages is stored again whenever it grows, and packs to a tenth. */
const PACK_FROM_BYTES = 2048;

export async function storeValue(serde: SerializerProtocol, value: unknown): Promise<StoredValue> {
  const [type, bytes] = await serde.dumpsTyped(value);
  if (bytes.length >= PACK_FROM_BYTES) {
    return { type: PACKED + type, content: zstdCompressSync(bytes).toString('base64') };
  }
  return { type, content: Buffer.from(bytes).toString(type === TEXT ? 'utf8' : 'base64') };
}

export async function loadValue(serde: SerializerProtocol, { type, content }: StoredValue): Promise<unknown> {
  if (type.startsWith(PACKED)) {
    const bytes = zstdDecompressSync(Buffer.from(content, 'base64'));
    return serde.loadsTyped(type.slice(PACKED.length), new Uint8Array(bytes));
  }
  return serde.loadsTyped(type, type === TEXT ? content : new Uint8Array(Buffer.from(content, 'base64')));
}
