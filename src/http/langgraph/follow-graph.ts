import { z } from 'zod';
import { DONE, RunError, type RunEvent } from '../../domain/run.ts';
import type { StreamMode } from '../../runs/graphs/graph-request.ts';

const Ending = z.object({ status: z.string(), error: RunError.optional() });

/** LangGraph clients treat an event without a name as data, so the heartbeat is a comment that does not end an event. */
export const STREAM_TEXTS = { opening: '', heartbeat: ': heartbeat\n' };

/** Converts the events of a run for LangGraph clients: a failure becomes an `error` event, a success just ends the stream. */
export async function* followGraph(
  events: AsyncIterable<RunEvent>,
  modes?: readonly StreamMode[],
): AsyncGenerator<RunEvent, void, undefined> {
  for await (const event of events) {
    if (event.type === DONE) {
      const { status, error } = Ending.parse(event.data);
      if (error !== undefined && status !== 'cancelled') yield { ...event, type: 'error', data: error };
    } else if (modes === undefined || isOfModes(event.type, modes)) yield event;
  }
}

const ALWAYS_SENT = ['metadata', 'error'];

/** `values|sub:1` belongs to `values`, `messages/partial` to `messages`, and plain `messages` to `messages-tuple`. */
function isOfModes(type: string, modes: readonly StreamMode[]): boolean {
  const [name = ''] = type.split('|', 1);
  if (ALWAYS_SENT.includes(name)) return true;
  if (name === 'messages') return modes.includes('messages-tuple');
  if (name.startsWith('messages/')) return modes.includes('messages');
  return modes.some((mode) => mode === name);
}
