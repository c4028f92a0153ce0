import { z } from 'zod';
import { DONE, RunError, type RunEvent } from '../../domain/run.ts';
import type { StreamMode } from '../../runs/graphs/graph-request.ts';

const Ending = z.object({ status: z.string(), error: RunError.optional() });

/** LangGraph's clients take an event without a name for news, so silence is told by a comment that ends no event. */
export const STREAM_TEXTS = { opening: '', heartbeat: ': heartbeat\n' };

/** The events of a run as LangGraph's clients read them: how it failed is an `error`, and a good end is the end. */
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

const WHENEVER = ['metadata', 'error'];

/** `values|sub:1` is of `values`, `messages/partial` of `messages`, and plain `messages` of `messages-tuple`. */
function isOfModes(type: string, modes: readonly StreamMode[]): boolean {
  const [name = ''] = type.split('|', 1);
  if (WHENEVER.includes(name)) return true;
  if (name === 'messages') return modes.includes('messages-tuple');
  if (name.startsWith('messages/')) return modes.includes('messages');
  return modes.some((mode) => mode === name);
}
