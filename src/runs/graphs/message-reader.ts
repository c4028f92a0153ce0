/** A chunk of LangGraph's stream: the subgraph it comes from, its stream mode, and its data. */
export type GraphChunk = {
  readonly ns: readonly string[];
  readonly mode: string;
  readonly payload: unknown;
};

/** The type and data of one event for subscribers. */
export type StreamPart = { readonly type: string; readonly data: unknown };

type Message = { readonly id: string; concat?(next: Message): Message };

type MessageReader = { read(chunk: GraphChunk): Generator<StreamPart, void, undefined> };

/**
 * Builds the events of the stream mode `messages`: `messages/partial` with the text so far while a model writes, and
 * `messages/complete` when the message is in the state.
 */
export function createMessageReader(): MessageReader {
  const partial = new Map<string, Message>();
  const complete = new Set<string>();

  function* readToken(payload: unknown): Generator<StreamPart, void, undefined> {
    const [piece, metadata] = Array.isArray(payload) ? payload : [];
    if (!isMessage(piece) || piece.concat === undefined) return;
    const before = partial.get(piece.id);
    const combined = before?.concat?.(piece) ?? piece;
    partial.set(piece.id, combined);
    if (before === undefined) yield { type: 'messages/metadata', data: { [piece.id]: { metadata } } };
    yield { type: 'messages/partial', data: [combined] };
  }

  function* readState(payload: unknown): Generator<StreamPart, void, undefined> {
    const stored =
      typeof payload === 'object' && payload !== null && 'messages' in payload ? payload.messages : [];
    const messages = (Array.isArray(stored) ? stored : [stored]).filter(isMessage);
    const added = messages.filter(({ id }) => !complete.has(id));
    for (const { id } of added) complete.add(id);
    if (added.length > 0) yield { type: 'messages/complete', data: added };
  }

  return {
    *read({ mode, payload }) {
      if (mode === 'messages') yield* readToken(payload);
      if (mode === 'values') yield* readState(payload);
    },
  };
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}
