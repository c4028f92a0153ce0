import { z } from 'zod';
import { type Thread, ThreadStatus } from '../../domain/thread.ts';
import type { ThreadValues } from '../../runs/graphs/thread-service.ts';
import { Anything, Metadata } from './wire-fields.ts';

export const WireThread = z
  .object({
    thread_id: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
    state_updated_at: z.string(),
    metadata: Metadata,
    status: ThreadStatus.meta({ id: 'ThreadStatus' }),
    config: z.object({}),
    edited_at: z.string().nullable().meta({
      description:
        'When the owner first changed the state of the thread by hand. Marks of such a thread are not recorded.',
    }),
    values: Anything.meta({ description: 'The state of the graph; null before its first run.' }),
    interrupts: z.record(z.string(), Anything).meta({ description: 'The pending interrupts, by task.' }),
  })
  .meta({ id: 'Thread' });
export type WireThread = z.infer<typeof WireThread>;

/** Converts a thread to the LangGraph API. */
export function toWireThread(thread: Thread, { values, interrupts }: ThreadValues): WireThread {
  const { graphId } = thread;
  return {
    thread_id: thread.id,
    created_at: thread.createdAt,
    updated_at: thread.updatedAt,
    state_updated_at: thread.updatedAt,
    metadata: {
      ...thread.metadata,
      ...(graphId !== undefined && { graph_id: graphId, assistant_id: graphId }),
    },
    status: thread.status,
    config: {},
    edited_at: thread.editedAt ?? null,
    values,
    interrupts,
  };
}
