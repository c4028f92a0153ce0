import { z } from 'zod';
import { DONE_EVENT, RunError, type RunEvent } from '../../domain/run.ts';
import type { StreamMode } from '../../runs/graphs/graph-request.ts';

const Ending = z.object({ status: z.string(), error: RunError.optional() });

/**
 * Texts that the server adds to a stream. The heartbeat is a comment line without a blank line after it. A blank line would
 * end an event, and LangGraph clients would receive an empty event without a name. For the same reason the opening is empty.
 */
export const STREAM_TEXTS = { opening: '', heartbeat: ': heartbeat\n' };

/** Converts the events of a run for LangGraph clients. A failure becomes an `error` event; after a success the stream ends without a further event. */
export async function* toLangGraphEvents(
  events: AsyncIterable<RunEvent>,
  modes?: readonly StreamMode[],
): AsyncGenerator<RunEvent, void, undefined> {
  for await (const event of events) {
    if (event.type === DONE_EVENT) {
      const { status, error } = Ending.parse(event.data);
      if (error !== undefined && status !== 'cancelled') yield { ...event, type: 'error', data: error };
    } else if (modes === undefined || matchesModes(event.type, modes)) yield event;
  }
}

const ALWAYS_SENT_EVENTS = ['metadata', 'error'];

/** Checks the event type against the requested modes: `values|sub:1` belongs to `values`, `messages/partial` to `messages`, and plain `messages` to `messages-tuple`. */
function matchesModes(type: string, modes: readonly StreamMode[]): boolean {
  const [name = ''] = type.split('|', 1);
  if (ALWAYS_SENT_EVENTS.includes(name)) return true;
  if (name === 'messages') return modes.includes('messages-tuple');
  if (name.startsWith('messages/')) return modes.includes('messages');
  return modes.some((mode) => mode === name);
}
