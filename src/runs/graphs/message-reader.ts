import type { Chunk, GraphPart } from './graph-part.ts';

type Piece = { readonly id: string; concat?(next: Piece): Piece };

export type MessageReader = { read(chunk: Chunk): Generator<GraphPart, void, undefined> };

/** The older way to watch messages: each grows while a model speaks, and is complete once it stands in the state. */
export function createMessageReader(): MessageReader {
  const growing = new Map<string, Piece>();
  const complete = new Set<string>();

  function* readSpoken(payload: unknown): Generator<GraphPart, void, undefined> {
    const [piece, metadata] = Array.isArray(payload) ? payload : [];
    if (!isPiece(piece) || piece.concat === undefined) return;
    const before = growing.get(piece.id);
    const grown = before?.concat?.(piece) ?? piece;
    growing.set(piece.id, grown);
    if (before === undefined) yield { type: 'messages/metadata', data: { [piece.id]: { metadata } } };
    yield { type: 'messages/partial', data: [grown] };
  }

  function* readState(payload: unknown): Generator<GraphPart, void, undefined> {
    const held =
      typeof payload === 'object' && payload !== null && 'messages' in payload ? payload.messages : [];
    const messages = (Array.isArray(held) ? held : [held]).filter(isPiece);
    const news = messages.filter(({ id }) => !complete.has(id));
    for (const { id } of news) complete.add(id);
    if (news.length > 0) yield { type: 'messages/complete', data: news };
  }

  return {
    *read({ mode, payload }) {
      if (mode === 'messages') yield* readSpoken(payload);
      if (mode === 'values') yield* readState(payload);
    },
  };
}

function isPiece(value: unknown): value is Piece {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}
