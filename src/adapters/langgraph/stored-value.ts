import type { SerializerProtocol } from '@langchain/langgraph-checkpoint';

/** What a serializer made of a value, as two text columns; a portable backup holds text alone. */
export type StoredValue = { readonly type: string; readonly content: string };

const BYTES = 'bytes';

export async function storeValue(serde: SerializerProtocol, value: unknown): Promise<StoredValue> {
  const [type, bytes] = await serde.dumpsTyped(value);
  return { type, content: Buffer.from(bytes).toString(type === BYTES ? 'base64' : 'utf8') };
}

export async function loadValue(serde: SerializerProtocol, stored: StoredValue): Promise<unknown> {
  const { type, content } = stored;
  return serde.loadsTyped(type, type === BYTES ? new Uint8Array(Buffer.from(content, 'base64')) : content);
}
