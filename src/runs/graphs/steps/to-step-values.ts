import type { PendingInterrupt } from '../../../ports/thread-step-store.ts';
import { flattenMessage } from '../to-wire.ts';

/** Converts the values of a state to the result of a run, without copying them. */
export function toStepValues(
  values: Readonly<Record<string, unknown>>,
  interrupt: PendingInterrupt | undefined,
): Readonly<Record<string, unknown>> {
  const { messages } = values;
  return {
    ...values,
    ...(Array.isArray(messages) && { messages: messages.map(flattenMessage) }),
    ...(interrupt !== undefined && { __interrupt__: [{ id: interrupt.id, value: interrupt.value }] }),
  };
}
