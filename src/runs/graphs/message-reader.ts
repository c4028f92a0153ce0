/** A chunk of LangGraph's stream. `ns` is the path of the subgraph that emitted it. */
export type GraphChunk = {
  readonly ns: readonly string[];
  readonly mode: string;
  readonly payload: unknown;
};

/** The type and data of one event for subscribers. */
export type StreamPart = { readonly type: string; readonly data: unknown };

/** `concat` is defined for a part of a message that a model is writing. */
type Message = { readonly id: string; concat?(next: Message): Message };

type MessageReader = { read(chunk: GraphChunk): Generator<StreamPart, void, undefined> };

/**
 * Creates a reader that builds the events of the stream mode `messages`. While a model writes, `messages/partial` contains
 * the text so far. When the message is in the state, `messages/complete` contains it.
 */
export function createMessageReader(): MessageReader {
  const partialById = new Map<string, Message>();
  const completeIds = new Set<string>();

  function* readToken(payload: unknown): Generator<StreamPart, void, undefined> {
    const [token, metadata] = Array.isArray(payload) ? payload : [];
    if (!isMessage(token) || token.concat === undefined) return;
    const previous = partialById.get(token.id);
    const combined = previous?.concat?.(token) ?? token;
    partialById.set(token.id, combined);
    if (previous === undefined) yield { type: 'messages/metadata', data: { [token.id]: { metadata } } };
    yield { type: 'messages/partial', data: [combined] };
  }

  function* readState(payload: unknown): Generator<StreamPart, void, undefined> {
    const stored =
      typeof payload === 'object' && payload !== null && 'messages' in payload ? payload.messages : [];
    const messages = (Array.isArray(stored) ? stored : [stored]).filter(isMessage);
    const added = messages.filter(({ id }) => !completeIds.has(id));
    for (const { id } of added) completeIds.add(id);
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
