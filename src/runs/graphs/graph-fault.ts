import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';

/** What LangGraph throws when the caller is to blame, as a fault with one sentence; all else passes as it is. */
export function graphFault(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || thrown instanceof Fault) return thrown;
  const fault = (message: string, advice?: string): Fault =>
    new Fault('invalid-input', message, { cause: thrown, ...(advice && { advice }) });
  if (thrown.name === 'EmptyInputError') {
    return fault('There is nothing to go on with: the thread has no state, and the run has no input.');
  }
  if (thrown.name === 'GraphRecursionError') {
    return fault('The graph took more steps than it may.', 'Set a larger recursion_limit in the config.');
  }
  if (thrown.name === 'InvalidUpdateError') return fault(`The graph cannot take this: ${firstLine(thrown)}`);
  if (/^Validation failed for field /.test(thrown.message)) {
    return fault(`The graph cannot take this: ${firstLine(thrown)}`);
  }
  if (thrown instanceof z.ZodError) return fault(`The graph cannot take this: ${z.prettifyError(thrown)}`);
  return thrown;
}

function firstLine({ message }: Error): string {
  return message.split('\n', 1)[0] ?? message;
}
