import { Fault } from '../domain/fault.ts';

/** Creates the fault for a second run of a thread. */
export function createBusyThreadFault(threadId: string): Fault {
  return new Fault('conflict', `The thread ${threadId} has an unfinished run.`, {
    advice: 'Wait for it to end, or cancel it.',
  });
}
