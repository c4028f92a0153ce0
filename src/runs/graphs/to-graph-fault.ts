import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';

/** Converts LangGraph errors that the caller caused into `invalid-input` faults. Returns any other error unchanged. */
export function toGraphFault(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || thrown instanceof Fault) return thrown;
  const createFault = (message: string, advice?: string): Fault =>
    new Fault('invalid-input', message, { cause: thrown, ...(advice && { advice }) });
  if (thrown.name === 'EmptyInputError')
    return createFault('Nothing to run: the thread has no state, and the run has no input.');
  if (thrown.name === 'GraphRecursionError') {
    return createFault(
      'The graph exceeded its maximum number of steps.',
      'Set a larger recursion_limit in the config.',
    );
  }
  if (thrown.name === 'InvalidUpdateError' || /^Validation failed for field /.test(thrown.message))
    return createFault(`The graph rejected the input: ${getFirstLine(thrown)}`);
  if (thrown instanceof z.ZodError)
    return createFault(`The graph rejected the input: ${z.prettifyError(thrown)}`);
  return thrown;
}

function getFirstLine({ message }: Error): string {
  return message.split('\n', 1)[0] ?? message;
}
